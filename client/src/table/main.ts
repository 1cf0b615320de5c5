/** The pages that are a table: to play at, to look back at, to learn at. */
import { mount } from "svelte";
import { preferred, speak } from "../language.svelte";
import { settings } from "../settings.svelte";
import { awaitGesture } from "../sound";

const target = document.querySelector<HTMLElement>("#app") ?? document.body;
const [, replayed, match, deal] = /^\/t\/([^/]+)\/match\/(\d+)\/deal\/(\d+)/.exec(location.pathname) ?? [];
const [, family] = /^\/learn\/(elimination|betting|tricks)/.exec(location.pathname) ?? [];

awaitGesture();
await speak(preferred(settings.language));
if (replayed) {
  const { default: Replay } = await import("../panels/Replay.svelte");
  mount(Replay, { target, props: { id: replayed, match: Number(match), deal: Number(deal) } });
} else if (family) {
  const { default: Learn } = await import("../panels/Learn.svelte");
  mount(Learn, { target, props: { family: family as "elimination" | "betting" | "tricks" } });
} else {
  const { default: App } = await import("./App.svelte");
  mount(App, { target, props: { id: target.dataset.table ?? location.pathname.split("/")[2] ?? "" } });
}
