/** Places of elements on the screen, and what lies between two of them. */

export interface Place {
  x: number; // of the centre
  y: number;
  width: number; // of the element itself, however it is turned
  height: number;
  turn: number; // in degrees
}

export interface Way {
  x: number;
  y: number;
  scale: number;
  turn: number;
}

export const NOWHERE: Way = { x: 0, y: 0, scale: 1, turn: 0 };

/** Where an element is, as it is painted now. */
export function placeOf(element: Element): Place {
  const box = element.getBoundingClientRect();
  const style = getComputedStyle(element);
  const transform = shape(style.transform);
  const turn = transform.turn + (Number.parseFloat(style.rotate) || 0);
  const scale = transform.scale * (Number.parseFloat(style.scale) || 1);
  // the box of something turned is larger than it; elements that are no HTML have nothing but the box
  const turnable = element instanceof HTMLElement;
  const width = turnable ? element.offsetWidth * scale : box.width;
  const height = turnable ? element.offsetHeight * scale : box.height;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width, height, turn };
}

/** How to shift, size and turn something that is at `to` so that it seems to be at `from`. */
export function difference(from: Place, to: Place): Way {
  const scale = from.width > 0 && to.width > 0 ? Math.min(from.width / to.width, from.height / to.height) : 1;
  return { x: from.x - to.x, y: from.y - to.y, scale, turn: shortest(from.turn - to.turn) };
}

/** Whether nobody would see the difference. */
export function isStill({ x, y, scale, turn }: Way): boolean {
  return Math.hypot(x, y) < 0.5 && Math.abs(scale - 1) < 0.005 && Math.abs(turn) < 0.1;
}

/** The same turn the short way round, from -180 to 180 degrees. */
export function shortest(turn: number): number {
  return turn - 360 * Math.round(turn / 360);
}

/** Turn and scale in a computed `transform`: `none` or `matrix(a, b, c, d, e, f)`; one in space counts as none. */
export function shape(transform: string): { turn: number; scale: number } {
  const [a = 1, b = 0] = /^matrix\((.+)\)$/.exec(transform)?.[1]?.split(",").map(Number) ?? [];
  return { turn: (Math.atan2(b, a) * 180) / Math.PI, scale: Math.hypot(a, b) };
}
