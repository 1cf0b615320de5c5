/** What a person has chosen for this browser: read from its storage, kept there, told to the style sheets. */
import { LANGUAGES, type Language } from "./languages";

export interface Settings {
  language: Language | "auto"; // auto: that of the page
  theme: "auto" | "light" | "dark";
  palette: "four" | "distinct"; // colours of the suits; distinct: told apart by the colour-blind too
  speed: "slow" | "normal" | "fast";
  volume: number; // from 0 to 1
  muted: boolean;
  showValue: boolean; // what one's hand is worth
  confirm: boolean; // ask again before an action is sent
  autoPlay: boolean; // play by itself where only one action is legal
}

export const CHOICES = {
  language: ["auto", ...LANGUAGES],
  theme: ["auto", "light", "dark"],
  palette: ["four", "distinct"],
  speed: ["slow", "normal", "fast"],
} as const satisfies { [key in keyof Settings]?: readonly Settings[key][] };

export const DEFAULTS: Readonly<Settings> = {
  language: "auto",
  theme: "auto",
  palette: "four",
  speed: "normal",
  volume: 0.6,
  muted: false,
  showValue: true,
  confirm: false,
  autoPlay: false,
};

export const KEY = "firefly-settings";

/** The settings in a stored text; what is missing there, or no longer a choice, is as by default. */
export function read(stored: string | null): Settings {
  const found = parsed(stored);
  const entry = ([key, usual]: [string, unknown]) => [key, allowed(key, found[key], usual) ? found[key] : usual];
  return Object.fromEntries(Object.entries(DEFAULTS).map(entry)) as Settings;
}

function parsed(stored: string | null): Record<string, unknown> {
  try {
    const found: unknown = JSON.parse(stored ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function allowed(key: string, value: unknown, usual: unknown): boolean {
  const choices: readonly unknown[] | undefined = CHOICES[key as keyof typeof CHOICES];
  if (choices) return choices.includes(value);
  return typeof value === typeof usual && (typeof value !== "number" || (value >= 0 && value <= 1));
}

/** The settings kept in this browser. */
export function recall(): Settings {
  try {
    return read(localStorage.getItem(KEY));
  } catch {
    return { ...DEFAULTS }; // storage may be forbidden: then they last as long as the page
  }
}

/** Keeps the settings in this browser. */
export function keep(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // see recall
  }
}

/** Tells the style sheets: `<html data-theme="dark" data-palette="four" data-speed="normal">`. */
export function apply(settings: Settings, root: HTMLElement = document.documentElement): void {
  for (const key of ["theme", "palette", "speed"] as const) root.dataset[key] = settings[key];
}
