/** The rules form: says what differs from the usual, keeps sets of rules, and makes links of them. */
import { remember, remembered } from "../panels/memory";
import { sets } from "./sets";

export function form(page: HTMLFormElement): void {
  recallName(page);
  page.addEventListener("input", () => tell(page));
  page.addEventListener("submit", () => remember("name", nameOf(page)?.value.trim() ?? ""));
  sets(page, () => tell(page));
  share(page);
  tell(page);
  page.querySelector<HTMLElement>(".wrongs")?.focus();
}

function nameOf(page: HTMLFormElement): HTMLInputElement | null {
  return page.querySelector<HTMLInputElement>("[name=name]");
}

function recallName(page: HTMLFormElement): void {
  const name = nameOf(page);
  if (name && !name.value && !page.querySelector(".wrongs")) name.value = remembered("name", "");
}

/** Everything in the form that is not as usual, as the query of a link; names are not part of it. */
export function wishes(page: HTMLFormElement): URLSearchParams {
  const query = new URLSearchParams();
  for (const field of page.querySelectorAll<HTMLElement>("[data-field]")) {
    const input = chosen(field);
    if (input && !usual(input)) query.set(input.name, input.value);
  }
  return query;
}

function chosen(field: HTMLElement): HTMLInputElement | null {
  return field.querySelector<HTMLInputElement>("input[type=number], input:checked");
}

function usual(input: HTMLInputElement): boolean {
  return input.type === "radio" ? input.dataset.usual !== undefined : input.value.trim() === input.dataset.usual;
}

function tell(page: HTMLFormElement): void {
  keepBotsBelowSeats(page);
  const list = page.querySelector(".sum-list");
  const live = page.querySelector<HTMLElement>(".sum-live");
  const same = page.querySelector<HTMLElement>(".sum-same");
  if (!list || !live || !same) return;
  const lines: string[] = [];
  for (const field of page.querySelectorAll<HTMLElement>(".rule")) {
    const input = chosen(field);
    const changed = input !== null && !usual(input);
    field.classList.toggle("changed", changed);
    if (changed) lines.push(`${titleOf(field)}: ${input.labels?.[0] && input.type === "radio" ? input.labels[0].innerText : input.value}`);
  }
  live.hidden = false;
  same.hidden = lines.length > 0;
  const said = [...list.children].map((item) => item.textContent);
  if (said.join("\n") !== lines.join("\n")) list.replaceChildren(...lines.map(item));
}

function titleOf(field: HTMLElement): string {
  return field.querySelector("label, legend")?.firstChild?.textContent?.trim() ?? "";
}

function item(line: string): HTMLElement {
  const element = document.createElement("li");
  element.textContent = line;
  return element;
}

/** Somebody has to be a person: the numbers of bots that leave no seat cannot be chosen. */
function keepBotsBelowSeats(page: HTMLFormElement): void {
  const seats = Number(page.querySelector<HTMLInputElement>("[name=seats]:checked")?.value ?? 9);
  const bots = [...page.querySelectorAll<HTMLInputElement>("[name=bots]")];
  for (const each of bots) each.disabled = Number(each.value) >= seats;
  if (bots.some((each) => each.checked && each.disabled)) {
    const most = bots.filter((each) => !each.disabled).at(-1);
    if (most) most.checked = true;
  }
}

function share(page: HTMLFormElement): void {
  const button = page.querySelector<HTMLButtonElement>("[data-do=share]");
  if (!button) return;
  const usualText = button.textContent;
  button.hidden = false;
  button.addEventListener("click", async () => {
    const link = new URL(`${page.getAttribute("action") ?? ""}?${wishes(page)}`, location.href);
    history.replaceState(null, "", link);
    // without https there is no clipboard; the link stands in the address of the page
    const copied = navigator.clipboard?.writeText(link.href) ?? Promise.reject(new Error("no clipboard"));
    const { done, address } = button.dataset;
    button.textContent = await copied.then(() => done ?? "", () => address ?? "");
    setTimeout(() => (button.textContent = usualText), 2_000);
  });
}
