/** The tables at which this browser holds, or held, a seat: the only list of them there is, since nobody has an account. */

export interface OwnTable {
  id: string;
  game: string; // the preset
  at: number; // when it was last looked at, in milliseconds since 1970
}

const KEY = "firefly.tables";
const KEPT = 200;

/** The own tables, the latest first. */
export function ownTables(): OwnTable[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(found) ? found.filter(isTable).sort((one, other) => other.at - one.at) : [];
  } catch {
    return [];
  }
}

/** Remembers a table; call it whenever its page shows that one sits there. */
export function keepTable(table: OwnTable): void {
  keepAll([table, ...ownTables().filter(({ id }) => id !== table.id)]);
}

export function dropTable(id: string): void {
  keepAll(ownTables().filter((table) => table.id !== id));
}

function keepAll(tables: OwnTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, KEPT)));
  } catch {
    // storage may be forbidden: then the private link is the way back
  }
}

function isTable(value: unknown): value is OwnTable {
  if (typeof value !== "object" || value === null) return false;
  const { id, game, at } = value as Partial<OwnTable>;
  return typeof id === "string" && /^[a-z0-9]{1,40}$/.test(id) && typeof game === "string" && typeof at === "number";
}
