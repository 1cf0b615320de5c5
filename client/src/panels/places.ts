/** Where on the table a hint points. */
const NAMED: Record<string, string> = {
  hand: '[data-place="hand"] [data-code]',
  table: '[data-place="table"]',
  standing: '[data-place="standing"]',
  turned: '[data-place="turned"]',
};

/** The elements that a name of a lesson stands for: a place, `seat 3`, a card such as `7h`, or an action such as `go`. */
export function places(root: HTMLElement, name: string): Element[] {
  const selector = NAMED[name] ?? selectorOf(name);
  return [...root.querySelectorAll(selector)].filter((element) => element.getClientRects().length > 0);
}

function selectorOf(name: string): string {
  if (name.startsWith("seat ")) return `[data-seat="${name.slice(5)}"]`;
  if (/^[2-9TJQKA][cdhs]$/.test(name)) return `[data-code="${name}"]`;
  return `[data-action^="${name}"]`;
}
