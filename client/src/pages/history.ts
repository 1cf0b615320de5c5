/** One's own past matches: the browser knows the tables, the server the matches at them. */
import { dropTable, type OwnTable, ownTables } from "../tables";
import type { Score } from "../wire";
import { day } from "./when";

const AT_ONCE = 10;

export function history(page: HTMLElement): void {
  const tables = ownTables();
  const more = page.querySelector<HTMLButtonElement>("[data-do=more]");
  const none = page.querySelector<HTMLElement>("[data-state=none]");
  if (none) none.hidden = tables.length > 0;
  let shown = 0;
  const show = () => {
    for (const table of tables.slice(shown, shown + AT_ONCE)) page.querySelector(".past")?.append(draw(page, table));
    shown += AT_ONCE;
    if (more) more.hidden = shown >= tables.length;
  };
  more?.addEventListener("click", show);
  show();
}

/** What the page has to say in the reader's language; `{n}` and `{name}` are filled in here. */
function word(page: HTMLElement, id: string, filled: Record<string, string> = {}): string {
  const term = [...page.querySelectorAll("#past-words dt")].find((each) => each.textContent === id);
  const text = term?.nextElementSibling?.textContent ?? id;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => filled[name] ?? "");
}

function copy(page: HTMLElement, id: string): HTMLElement {
  const template = page.querySelector<HTMLTemplateElement>(`#${id}`);
  return template?.content.firstElementChild?.cloneNode(true) as HTMLElement;
}

function draw(page: HTMLElement, table: OwnTable): HTMLElement {
  const box = copy(page, "past-table");
  const put = (selector: string, text: string) => {
    const place = box.querySelector(selector);
    if (place) place.textContent = text;
  };
  put("h2", word(page, `game-${table.game}`));
  put(".past-when", day(table.at));
  link(box, "table", `/t/${table.id}`);
  void fill(page, box, table);
  box.querySelector("[data-do=drop]")?.addEventListener("click", () => gone(box, table));
  box.querySelector("[data-do=delete]")?.addEventListener("click", async () => {
    const answer = await fetch(`/api/tables/${table.id}/me`, { method: "DELETE" }).catch(() => undefined);
    if (answer?.ok || answer?.status === 404) return gone(box, table);
    put(".past-delete .wrong", (await reason(answer)) ?? word(page, "failed"));
  });
  return box;
}

function gone(box: HTMLElement, table: OwnTable): void {
  dropTable(table.id);
  box.remove();
}

async function reason(answer: Response | undefined): Promise<string | undefined> {
  const body: unknown = await answer?.json().catch(() => undefined);
  return (body as { error?: { text?: string } } | undefined)?.error?.text;
}

async function fill(page: HTMLElement, box: HTMLElement, table: OwnTable): Promise<void> {
  const answer = await fetch(`/api/tables/${table.id}/scores`).catch(() => undefined);
  const note = box.querySelector<HTMLElement>(".past-note");
  const scores = answer?.ok ? ((await answer.json()) as Score[]) : [];
  const lost = answer?.status === 404;
  const id = answer?.ok ? "unplayed" : lost ? "gone" : "failed";
  if (lost) for (const part of box.querySelectorAll(".past-doors, [data-do=delete], .past-delete > p:first-of-type")) part.remove();
  if (note && scores.length === 0) {
    note.textContent = word(page, id);
    note.hidden = false;
  }
  for (const score of scores) box.querySelector(".past-matches")?.append(sheet(page, table, score));
}

function sheet(page: HTMLElement, table: OwnTable, score: Score): HTMLElement {
  const box = copy(page, "past-match");
  const winner = score.winner ? score.players[score.winner - 1] : undefined;
  const title = [word(page, "match", { n: String(score.match) })];
  if (winner) title.push(word(page, "winner", { name: winner }));
  else if (!score.ended) title.push(word(page, "running"));
  const heading = box.querySelector("[data-said=match]");
  if (heading) heading.textContent = title.join(" · ");
  for (const [seat, player] of score.players.entries()) {
    if (player === "–" && !score.standing[seat]) continue; // an empty seat
    const row = document.createElement("tr");
    const name = document.createElement("th");
    name.scope = "row";
    name.textContent = player;
    const standing = document.createElement("td");
    standing.textContent = String(score.standing[seat] ?? "");
    row.append(name, standing);
    box.querySelector("tbody")?.append(row);
  }
  link(box, "replay", score.deals.length ? `/t/${table.id}/match/${score.match}/deal/1` : undefined);
  const seen = score.ended ? "" : "&seen=true";
  link(box, "record", score.deals.length ? `/api/tables/${table.id}/record?match=${score.match}${seen}` : undefined);
  return box;
}

function link(box: HTMLElement, to: string, address: string | undefined): void {
  const found = box.querySelector<HTMLAnchorElement>(`[data-to=${to}]`);
  if (!found) return;
  if (address) found.href = address;
  else found.remove();
}
