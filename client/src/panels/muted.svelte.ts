/** People whose talk this browser does not show, by their names at a table. */
import { remember, remembered } from "./memory";

const store: { names: string[] } = $state({ names: remembered<string[]>("muted", []) });

export function isMuted(name: string): boolean {
  return store.names.includes(name);
}

export function mute(name: string, on: boolean): void {
  const others = store.names.filter((each) => each !== name);
  store.names = on ? [...others, name].slice(-200) : others;
  remember("muted", store.names);
}
