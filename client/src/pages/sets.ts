/** "Like at our table": sets of rules that this browser keeps by name, for each game. */
import { remember, remembered } from "../panels/memory";
import { wishes } from "./form";

interface RuleSet {
  name: string;
  query: string;
}

const KEPT = 30;

export function sets(page: HTMLFormElement, changed: () => void): void {
  const box = page.querySelector<HTMLElement>(".sets");
  const name = page.querySelector<HTMLInputElement>("#set-name");
  if (!box || !name) return;
  const key = `sets-${page.dataset.preset}`;
  const all = (): RuleSet[] => remembered<RuleSet[]>(key, []);
  const keep = (list: RuleSet[]) => {
    remember(key, list.slice(-KEPT));
    draw();
  };
  const draw = () => {
    const items = all().map((set) => row(set, box.dataset.removed ?? "", use, remove));
    box.querySelector(".set-list")?.replaceChildren(...items);
  };
  const use = (set: RuleSet) => {
    fill(page, new URLSearchParams(set.query));
    name.value = set.name;
    changed();
  };
  const remove = (set: RuleSet) => keep(all().filter((each) => each.name !== set.name));
  const save = () => {
    const called = name.value.trim();
    if (!called) return name.focus();
    keep([...all().filter((each) => each.name !== called), { name: called, query: String(wishes(page)) }]);
  };
  page.querySelector("[data-do=save]")?.addEventListener("click", save);
  name.addEventListener("keydown", (event) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // it would open the table
    save();
  });
  box.hidden = false;
  draw();
}

function row(set: RuleSet, removed: string, use: (set: RuleSet) => void, remove: (set: RuleSet) => void): HTMLElement {
  const item = document.createElement("li");
  item.append(button(set.name, () => use(set)), button("×", () => remove(set), `${removed}: ${set.name}`));
  return item;
}

function button(text: string, act: () => void, label?: string): HTMLButtonElement {
  const element = document.createElement("button");
  element.type = "button";
  element.className = "quiet";
  element.textContent = text;
  if (label) element.setAttribute("aria-label", label);
  element.addEventListener("click", act);
  return element;
}

/** Puts every field on what the set says, and what it does not name on the usual. */
function fill(page: HTMLFormElement, query: URLSearchParams): void {
  for (const input of page.querySelectorAll<HTMLInputElement>("[data-field] input")) {
    const wanted = query.get(input.name);
    if (input.type === "radio") input.checked = wanted === null ? input.dataset.usual !== undefined : input.value === wanted;
    else input.value = wanted ?? input.dataset.usual ?? "";
  }
}
