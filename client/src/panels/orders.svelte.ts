/** Commands from panels, and what came of them. */
import type { Message } from "../text";
import type { AnyCommand } from "../wire";
import { reason } from "./ask";
import type { Source } from "./source";

const state: { trouble: Message | null; busy: boolean } = $state({ trouble: null, busy: false });

export const orders: Readonly<typeof state> = state;

/** Sends a command; whether it was accepted. Why not is shown on top of the panel. */
export async function order(table: Source, command: AnyCommand): Promise<boolean> {
  return attempt(async () => {
    const reply = await table.send(command);
    if (reply.error) state.trouble = reply.error.said;
    return !reply.error;
  });
}

/** Does something that may fail, and tells why it did. */
export async function attempt(deed: () => Promise<boolean>): Promise<boolean> {
  state.trouble = null;
  state.busy = true;
  try {
    return await deed();
  } catch (error) {
    state.trouble = reason(error);
    return false;
  } finally {
    state.busy = false;
  }
}

export function forgive(): void {
  state.trouble = null;
}
