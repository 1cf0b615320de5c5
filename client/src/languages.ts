export const LANGUAGES = ["hu", "cs", "en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(tag: string): tag is Language {
  return (LANGUAGES as readonly string[]).includes(tag);
}
