/** Questions to the server over HTTP. */
import type { Message } from "../text";
import type { Refused } from "../wire";

/** What the server has refused, or why it could not be asked. */
export class Trouble extends Error {
  constructor(readonly said: Message) {
    super(said[0]);
  }
}

export async function ask<T>(path: string, body?: unknown): Promise<T> {
  return (await answer(path, body)).json() as Promise<T>;
}

export async function askText(path: string): Promise<string> {
  return (await answer(path)).text();
}

async function answer(path: string, body?: unknown): Promise<Response> {
  const json = { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, body === undefined ? {} : json).catch(() => {
    throw new Trouble(["panel-trouble-network"]);
  });
  if (response.ok) return response;
  const refused = (await response.json().catch(() => null)) as Partial<Refused> | null;
  throw new Trouble(refused?.error?.said ?? ["panel-trouble-server", { n: String(response.status) }]);
}

/** The words for anything that went wrong. */
export function reason(error: unknown): Message {
  return error instanceof Trouble ? error.said : ["panel-trouble-network"];
}
