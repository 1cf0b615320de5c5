/** The lobby: the open tables as they come and go, and the own ones. */
import { ownTables } from "../tables";
import { ago } from "./when";

const SHOWN = 6;
const AGAIN = 3_000; // milliseconds until a lost connection is tried again

export function lobby(list: HTMLElement): void {
  showOwn();
  listen(list);
}

function showOwn(): void {
  const section = document.querySelector<HTMLElement>("#own");
  const row = document.querySelector<HTMLTemplateElement>("#own-row");
  const tables = ownTables().slice(0, SHOWN);
  if (!section || !row || tables.length === 0) return;
  for (const table of tables) {
    const item = row.content.cloneNode(true) as DocumentFragment;
    const link = item.querySelector("a");
    const time = item.querySelector("time");
    if (!link || !time) continue;
    link.href = `/t/${table.id}`;
    link.firstElementChild?.append(titleOf(table.game));
    time.dateTime = new Date(table.at).toISOString();
    time.textContent = ago(table.at);
    section.querySelector("ul")?.append(item);
  }
  section.hidden = false;
}

function titleOf(game: string): string {
  return document.querySelector<HTMLElement>(`[data-game="${CSS.escape(game)}"]`)?.dataset.title ?? game;
}

/** Fetches the list whenever the server says that it has changed, one fetch at a time. */
function listen(list: HTMLElement): void {
  let busy = false;
  let stale = false;
  let shown: string | undefined;
  const refresh = async () => {
    stale = true;
    if (busy) return;
    busy = true;
    while (stale) {
      stale = false;
      const answer = await fetch("/tables").catch(() => undefined);
      const html = answer?.ok ? await answer.text() : undefined;
      if (html !== undefined && html !== shown) replace(list, html);
      shown = html ?? shown;
    }
    busy = false;
  };
  const connect = () => {
    const socket = new WebSocket(new URL("/api/lobby", location.href.replace(/^http/, "ws")));
    socket.onmessage = () => void refresh();
    socket.onclose = () => setTimeout(connect, AGAIN);
  };
  connect();
}

/** Puts the new list in place of the old one; whoever stands on a table of it with the keyboard stays there. */
function replace(list: HTMLElement, html: string): void {
  const here = list.contains(document.activeElement) ? document.activeElement?.getAttribute("href") : null;
  list.innerHTML = html;
  if (here) list.querySelector<HTMLElement>(`[href="${CSS.escape(here)}"]`)?.focus();
}
