/** What a table can be asked for: the games of the server, asked once. */
import { t } from "../language.svelte";
import { knows } from "../text";
import { speech } from "../language.svelte";
import type { GameInfo } from "../wire";
import { ask } from "./ask";

let asked: Promise<GameInfo[]> | undefined;

export async function game(name: string): Promise<GameInfo | undefined> {
  asked ??= ask<GameInfo[]>("/api/games");
  try {
    return (await asked).find((each) => each.game === name);
  } catch (error) {
    asked = undefined; // next time perhaps
    throw error;
  }
}

/** What a kind of opponent is called. */
export function botName(kind: string): string {
  return knows(`panel-bot-${kind}`, speech.language) ? t(`panel-bot-${kind}`) : kind;
}
