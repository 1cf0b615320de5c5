/** Sentences from the catalogues, word for word what Python's `firefly.text` says to the same message. */
import { FluentBundle, FluentNumber, FluentResource, FluentType, type FluentValue } from "@fluent/bundle";
import type { Language } from "./languages";

/** Something to be said: an id of the catalogue and its arguments, as the server sends it. */
export type Message = readonly [id: string, arguments?: Arguments];
export type Arguments = Readonly<Record<string, string | number | Message>>;

type Call = (positional: FluentValue[], named: Record<string, FluentValue>) => string;

const LONGEST = 400;
// what Python's numbers look like: grouped from a thousand on, and rounded half to even
const NUMBERS: Intl.NumberFormatOptions = { useGrouping: "always", roundingMode: "halfEven" };
const sources: Record<Language, () => Promise<{ default: string }>> = {
  hu: () => import("firefly:catalogue/hu"),
  cs: () => import("firefly:catalogue/cs"),
  en: () => import("firefly:catalogue/en"),
  de: () => import("firefly:catalogue/de"),
};
const loaded = new Map<Language, Catalogue>();

/** Fetches the sentences of a language, once. */
export async function load(language: Language): Promise<void> {
  if (!loaded.has(language)) loaded.set(language, new Catalogue(language, (await sources[language]()).default));
}

/** The sentence of `message` in a language that is loaded. */
export function say(message: Message, language: Language): string {
  return catalogue(language).format(message[0], message[1] ?? {});
}

/** Whether a language that is loaded has the message `id` (`name` or `name.attribute`). */
export function knows(id: string, language: Language): boolean {
  return catalogue(language).find(id) !== undefined;
}

/** A text from a stranger as it may be shown: no control characters, and no end. */
export function printable(text: string): string {
  const signs = Array.from(text);
  const shown = signs.slice(0, LONGEST).map((sign) => (sign !== " " && /[\p{C}\p{Z}]/u.test(sign) ? "\ufffd" : sign));
  return shown.join("") + (signs.length > LONGEST ? "…" : "");
}

function catalogue(language: Language): Catalogue {
  const known = loaded.get(language);
  if (!known) throw new Error(`the language ${language} is not loaded`);
  return known;
}

/** An argument that is a message: reads as its sentence, and can be said in another form. */
class Nested extends FluentType<string> {
  constructor(
    readonly message: Message,
    sentence: string,
  ) {
    super(sentence);
  }

  override toString(): string {
    return this.value;
  }
}

/** The sentences of one language. */
class Catalogue {
  private readonly bundle: FluentBundle;

  constructor(
    private readonly language: Language,
    source: string,
  ) {
    const functions = { GERMAN: this.cards("german"), FRENCH: this.cards("french"), VALUE: this.value, SAY: this.say };
    this.bundle = new FluentBundle(language, { functions, useIsolating: false });
    this.bundle.addResource(new FluentResource(source));
  }

  find(id: string) {
    const [name = "", attribute] = id.split(".", 2);
    const message = this.bundle.getMessage(name);
    return (attribute === undefined ? message?.value : message?.attributes[attribute]) ?? undefined;
  }

  format(id: string, args: Arguments): string {
    const pattern = this.find(id);
    if (pattern === undefined) throw new Error(`no message ${id} in ${this.language}`);
    const values = Object.entries(args).map(([name, value]) => [name, this.argument(value)]);
    return this.bundle.formatPattern(pattern, Object.fromEntries(values));
  }

  private argument(value: string | number | Message): string | FluentType<unknown> {
    if (typeof value === "string") return printable(value);
    if (typeof value === "number") return new FluentNumber(value, NUMBERS);
    return new Nested(value, this.format(value[0], value[1] ?? {}));
  }

  private say: Call = ([nested], { form }) => {
    if (!(nested instanceof Nested)) throw new TypeError("SAY takes a message");
    return this.format(inForm(nested.message[0], form), nested.message[1] ?? {});
  };

  private value: Call = ([value], { form }) => {
    return this.format(inForm("value", form), { value: Number(value?.valueOf()) });
  };

  private cards(pack: string): Call {
    return ([cards], { form }) => {
      const names = String(cards)
        .trim()
        .split(/\s+/)
        .map((code) => this.format(inForm(`card-${pack}`, form), { rank: `r${code[0]}`, suit: code[1] ?? "" }));
      const last = names.pop() ?? "";
      return names.length ? this.format("list-and", { first: names.join(", "), last }) : last;
    };
  }
}

function inForm(name: string, form?: FluentValue): string {
  return form ? `${name}.${form}` : name;
}
