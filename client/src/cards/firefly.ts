/** The house's sign: a firefly from above, wing cases open and the lamp lit; about 0, 0 and some 76 high. Few and large forms, so that it reads at 16 pixels. */
export const NIGHT = "#12332a";
export const GLOW = "#ffcf4a";

export interface Colours {
  wing: string;
  body: string;
  lamp: string;
}
const DEFAULT: Colours = { wing: "#c9382c", body: "#f8efd6", lamp: GLOW };

export function firefly({ wing, body, lamp }: Colours = DEFAULT): string {
  const side =
    `<path d="M3,-13 C16,-20 34,-6 36,24 C22,20 8,8 3,-13Z" fill="${wing}"/>` +
    `<path d="M5,-23 C6,-31 11,-35 18,-35" fill="none" stroke="${body}" stroke-width="3" stroke-linecap="round"/>`;
  return (
    `<g fill="${lamp}"><circle cy="14" r="34" opacity="0.13"/><circle cy="16" r="25" opacity="0.2"/><circle cy="17" r="16" opacity="0.3"/></g>` +
    side + `<g transform="scale(-1 1)">${side}</g>` +
    `<path d="M0,38 C-13,24 -13,6 -6,-6 H6 C13,6 13,24 0,38Z" fill="${lamp}"/>` +
    `<path d="M0,31 C-6.6,23 -6.6,14 0,7 C6.6,14 6.6,23 0,31Z" fill="#fff6cf"/>` +
    `<path d="M-11,-8 C-11,-20 -6,-26 0,-26 C6,-26 11,-20 11,-8 Q0,-3 -11,-8Z" fill="${body}"/>`
  );
}
