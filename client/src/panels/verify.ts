/** Checks that the packs of a record are those that were sealed before the deals. */

export interface SealedDeal {
  deck: string;
  salt: string;
  seal: string;
}

export type Verdict = "good" | "seen" | "broken" | "changed" | "open";

/** The sealed packs of a record: just enough of TOML for what the server writes. */
export function sealedDeals(record: string): SealedDeal[] {
  const [, ...blocks] = record.split(/^[ \t]*\[\[[ \t]*deals[ \t]*\]\][ \t]*$/m);
  return blocks.map((block) => ({ deck: text(block, "deck"), salt: text(block, "salt"), seal: text(block, "seal") }));
}

function text(block: string, key: string): string {
  const found = block.match(new RegExp(`^[ \\t]*"?${key}"?[ \\t]*=[ \\t]*(?:"([^"]*)"|'([^']*)')`, "m"));
  return found?.[1] ?? found?.[2] ?? "";
}

/**
 * `seen` is the seal that this browser was shown before the deal: without it, only that record and seal agree is known.
 */
export async function verdict(deal: SealedDeal, seen: string | undefined): Promise<Verdict> {
  if (!deal.seal || !deal.deck || deal.deck.includes("??")) return "open";
  if ((await digest(`${deal.salt} ${deal.deck}`)) !== deal.seal) return "broken";
  if (seen === undefined) return "good";
  return seen === deal.seal ? "seen" : "changed";
}

/** Whether this page can compute: browsers allow it over https and on one's own machine only. */
export function canVerify(): boolean {
  return globalThis.crypto?.subtle !== undefined;
}

async function digest(message: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(message));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
