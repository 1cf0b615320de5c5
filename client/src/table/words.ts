/** Words for what lies on the table. */
import { t } from "../language.svelte";
import type { Message } from "../text";
import type { Happening, SeatView, View } from "../wire";
import { HIDDEN } from "./scene";
import { verbOf } from "./moves";

/** What a card is called. */
export function cardName(code: string, pack: View["pack"]): string {
  return code === HIDDEN ? t("table-hidden-card") : t(`table-card-${pack}`, { card: code });
}

/** What a screen reader says of a hand. */
export function handWords(codes: readonly string[], pack: View["pack"]): string {
  const known = codes.filter((code) => code !== HIDDEN);
  const hidden = codes.length - known.length;
  const words = known.map((code) => cardName(code, pack));
  if (hidden) words.push(t("table-hidden-cards", { n: hidden }));
  return words.length ? words.join(", ") : t("table-no-cards");
}

export function standingWords(family: string, n: number): string {
  return t(`table-standing-${family}`, { n });
}

/** What is to be known of a seat at a glance. */
export function badgesOf(seat: SeatView, view: View): string[] {
  const dealt = view.phase !== "waiting" && view.phase !== "between";
  const marks: [string, boolean][] = [
    ["out", seat.playing === false && dealt && seat.kind !== "empty"],
    ["laid", Boolean(seat.laid) && view.phase !== "over" && seat.value === undefined],
    ["gone", Boolean(seat.gone) && view.phase !== "over"],
    ["majzli", Boolean(seat.majzli)],
    ["all-in", Boolean(seat.all_in)],
    ["away", Boolean(seat.away)],
    ["ready", Boolean(seat.ready) && view.status === "between"],
    ["lost", seat.kind === "person" && !seat.connected],
  ];
  return marks.filter(([, holds]) => holds).map(([id]) => id);
}

/** A word for what a seat has just done, for the bubble beside it. */
export function didOf({ action, text, kind }: Happening): Message | string | null {
  if (kind === "said") return action ? [`web-phrase-${action}`] : (text ?? null);
  if (kind !== "acted" || !action) return null;
  const [, ...rest] = action.split(" ");
  const verb = verbOf(action);
  return verb === "play" ? null : [`table-did-${verb}`, { n: verb === "raise" ? Number(rest[0]) : rest.length }];
}
