/** What people say at the table, out of all that happens there. */
import type { Happening } from "../wire";
import { EMOTES } from "./phrases";

export interface Remark {
  n: number;
  at: number;
  seat: number;
  phrase?: string; // one of the ready ones
  text?: string; // free, or an emote
  emote: boolean;
}

export function remarks(happenings: readonly Happening[]): Remark[] {
  return happenings.filter(({ kind }) => kind === "said").map(remark);
}

function remark({ n, at, seat, action, text }: Happening): Remark {
  const emote = (EMOTES as readonly string[]).includes(text ?? "");
  return { n, at, seat: seat ?? 0, phrase: action ?? undefined, text: text ?? undefined, emote };
}
