/** What a panel needs of a table: the store of the table page is one. */
import type { AnyCommand, Happening, Reply, Said, View } from "../wire";

export interface Source {
  readonly view: View;
  readonly log: readonly Happening[]; // all that this page was told
  send(command: AnyCommand): Promise<Reply>;
  why(action: string): Promise<Said | null>;
}
