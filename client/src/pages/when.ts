/** How long ago, or on which day, in the language of the page. */
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export function ago(at: number, now = Date.now()): string {
  const relative = new Intl.RelativeTimeFormat(document.documentElement.lang, { numeric: "auto" });
  const gone = Math.max(0, now - at);
  if (gone < HOUR) return relative.format(-Math.round(gone / MINUTE), "minute");
  if (gone < DAY) return relative.format(-Math.round(gone / HOUR), "hour");
  if (gone < 7 * DAY) return relative.format(-Math.round(gone / DAY), "day");
  return day(at);
}

export function day(at: number): string {
  return new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium" }).format(at);
}
