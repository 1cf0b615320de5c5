/** What the board needs of a table: that of the page, a replay, or a lesson. */
import type { Source } from "../panels/source";

/** An action chosen before one's turn, and what had to be paid then. */
export interface Plan {
  action: string;
  owed: number;
}

/** Where actions can be chosen ahead. */
export interface Ahead {
  readonly plan: Plan | null;
  readonly dropped: boolean; // whether the last plan could not be played
  wish(action: string | null): void;
}

export interface BoardSource extends Source {
  readonly skew?: number; // milliseconds that the server's clock is ahead
  readonly ahead?: Ahead;
  readonly busy?: boolean; // an action has been sent, and not been answered yet
}
