/** What the keys of the table do. */

/** Keys of the words that an action begins with. */
export const KEYS: Record<string, string> = {
  look: "V",
  majzli: "M",
  in: "I",
  out: "O",
  check: "C",
  call: "C",
  raise: "R",
  fold: "F",
  stand: "S",
  stay: "S",
  stop: "X",
  draw: "D",
  keep: "K",
  expose: "E",
  take: "T",
  go: "G",
  lay: "L",
};

/** What the help lists: keys, and the message that says what they do. */
export const HELP: readonly (readonly [keys: readonly string[], id: string])[] = [
  [["1", "…", "5"], "table-key-hand"],
  [["6", "…", "9"], "table-key-table"],
  [["←", "→"], "table-key-along"],
  [["↑", "↓"], "table-key-between"],
  [["Enter"], "table-key-enter"],
  [["C", "R", "F", "…"], "table-key-actions"],
  [["N"], "table-key-next"],
  [["H"], "table-key-log"],
  [["Esc"], "table-key-escape"],
  [["?"], "table-key-help"],
];

/** Moves the focus from card to card; whether there was one to move to. */
export function walk(board: HTMLElement, key: string): boolean {
  const rows = ["table", "hand"].map((zone) => [...board.querySelectorAll<HTMLElement>(`button.card[data-zone="${zone}"]`)]);
  const focused = document.activeElement;
  const row = rows.findIndex((cards) => cards.includes(focused as HTMLElement));
  const place = rows[row]?.indexOf(focused as HTMLElement) ?? 0;
  const next = {
    ArrowLeft: rows[row]?.[place - 1],
    ArrowRight: row < 0 ? rows[1]?.[0] : rows[row]?.[place + 1],
    ArrowUp: near(rows[0], place),
    ArrowDown: near(rows[1], place),
  }[key];
  next?.focus();
  return next !== undefined;
}

function near(row: HTMLElement[] | undefined, place: number): HTMLElement | undefined {
  return row?.[Math.min(place, row.length - 1)];
}

/** The card that a digit stands for: 1 to 5 in the hand, 6 to 9 on the table. */
export function numbered(board: HTMLElement, digit: number): HTMLElement | undefined {
  const [zone, place] = digit <= 5 ? ["hand", digit - 1] : ["table", digit - 6];
  return [...board.querySelectorAll<HTMLElement>(`button.card[data-zone="${zone}"]`)][place];
}
