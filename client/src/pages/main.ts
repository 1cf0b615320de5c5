/** What the pages from the server gain from JavaScript; they work without it. */
import { agree } from "./choices";
import { form } from "./form";
import { history } from "./history";
import { lobby } from "./lobby";

agree();

const tables = document.querySelector<HTMLElement>("#tables");
if (tables) lobby(tables);

const rules = document.querySelector<HTMLFormElement>("form.new");
if (rules) form(rules);

const past = document.querySelector<HTMLElement>("#history");
if (past) history(past);
