/** The settings as a store: assign to its fields, and they are kept, applied and the same in the other tabs. */
import { apply, KEY, keep, read, recall, type Settings } from "./settings";

export const settings: Settings = $state(recall());

/** Milliseconds that a card moves. */
export function duration(): number {
  return { slow: 380, normal: 220, fast: 110 }[settings.speed];
}

$effect.root(() => {
  $effect(() => {
    apply(settings);
    keep(settings);
  });
});

addEventListener("storage", (event) => {
  if (event.key === KEY) Object.assign(settings, read(event.newValue));
});
