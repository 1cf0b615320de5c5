/** The time now, for what counts down; runs only while something looks at it. */
import { createSubscriber } from "svelte/reactivity";

const EVERY = 250;

const subscribe = createSubscriber((update) => {
  const timer = setInterval(update, EVERY);
  return () => clearInterval(timer);
});

export function now(): number {
  subscribe();
  return Date.now();
}
