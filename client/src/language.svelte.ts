/** The language of the page as a store: what `t` and `tell` say in a component changes with it. */
import { isLanguage, type Language } from "./languages";
import { type Arguments, knows, load, type Message, say } from "./text";

const store: { language: Language } = $state({ language: "en" });

/** Read `speech.language` to follow the language; `speak` changes it. */
export const speech: Readonly<typeof store> = store;

let wanted: Language | undefined;

/** Changes the language as soon as its sentences are there; await the first call before anything is said. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await load(language);
  if (wanted !== language) return; // another one was asked for meanwhile
  store.language = language;
  document.documentElement.lang = language;
}

/** The sentence of a message of the server. */
export function tell(message: Message): string {
  if (knows(message[0], store.language)) return say(message, store.language);
  return message[0]; // a tab from before the server's last upgrade
}

/** The sentence `id` of the catalogue. */
export function t(id: string, args: Arguments = {}): string {
  return tell([id, args]);
}

/** The language to speak: the one chosen, else that of the page, else one that the browser's owner reads. */
export function preferred(chosen: Language | "auto"): Language {
  const tags = [chosen, document.documentElement.lang, ...navigator.languages].map((tag) => tag.slice(0, 2));
  return tags.find(isLanguage) ?? "en";
}
