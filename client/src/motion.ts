/**
 * Cards move by FLIP: measure the places, change the page, animate the difference. The page is always in its final
 * state, so clicks and focus are never waited for, and a movement may start in the middle of another.
 *
 *     const before = measure(table);
 *     state = next;
 *     flushSync();
 *     await play(table, before, { duration: 220 });
 *
 * Markup: `data-card` is a key that stays with a card, on a positioned element whose transform-origin is its centre, in
 * a keyed each. `data-from` is a selector of where a new card comes from, `data-to` of where one that vanishes goes.
 * Within a card, an HTML element's `data-face` names what shows of it; when that changes, the card is turned over.
 */
import { difference, isStill, NOWHERE, type Place, placeOf, type Way } from "./place";

interface Seen {
  place: Place;
  element: HTMLElement;
  face: string | undefined;
  look: Node | undefined; // a copy of the face, which the page is about to redraw
  focused: boolean;
}
export type Snapshot = ReadonlyMap<string, Seen>;

export interface Motion {
  duration: number;
  stagger?: number; // between one new card and the next, as when dealing
  easing?: string;
  to?: (key: string) => Element | string | null | undefined; // where a card that vanishes goes, instead of data-to
}

const running = new WeakMap<Element, Animation>();

/** Where the cards are now, in the middle of their movements if need be. */
export function measure(root: ParentNode): Snapshot {
  return new Map(
    cards(root).map((element) => {
      const face = faceOf(element);
      const look = face?.cloneNode(true);
      const focused = element === document.activeElement;
      return [element.dataset.card ?? "", { place: placeOf(element), element, face: face?.dataset.face, look, focused }];
    }),
  );
}

/** Moves the cards from where they were to where they are; resolves when all have arrived or were sent elsewhere. */
export async function play(root: HTMLElement, before: Snapshot, motion: Motion): Promise<void> {
  const now = cards(root);
  for (const element of now) {
    running.get(element)?.cancel();
    // a card that went to another part of the page is another element there
    if (before.get(element.dataset.card ?? "")?.focused) element.focus({ preventScroll: true });
  }
  if (motion.duration <= 0 || matchMedia("(prefers-reduced-motion: reduce)").matches) return;

  // first all that asks for places, then all that changes the page: one layout instead of many
  const moves = now.map((element) => ({ element, to: placeOf(element), from: origin(root, element, before) }));
  const kept = new Set(now.map((element) => element.dataset.card));
  const gone = [...before].filter(([key]) => !kept.has(key));
  const leaving = gone.map(([key, seen]) => ({ seen, to: target(root, key, seen, motion) }));

  let arrivals = 0;
  const animations = moves.flatMap(({ element, from, to }) => {
    const seen = before.get(element.dataset.card ?? "");
    const delay = seen ? 0 : (motion.stagger ?? 0) * arrivals++;
    return [...(from ? move(element, from, to, motion, delay) : []), ...(seen ? turn(element, seen, motion) : [])];
  });
  for (const { seen, to } of leaving) if (to) animations.push(leave(root, seen, to, motion));
  await Promise.allSettled(animations.map((animation) => animation.finished));
}

function cards(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>("[data-card]")];
}

function faceOf(card: HTMLElement): HTMLElement | null {
  return card.querySelector<HTMLElement>("[data-face]");
}

function origin(root: ParentNode, element: HTMLElement, before: Snapshot): Place | undefined {
  const seen = before.get(element.dataset.card ?? "");
  if (seen) return seen.place;
  const source = element.dataset.from && root.querySelector(element.dataset.from);
  return source ? placeOf(source) : undefined;
}

function target(root: ParentNode, key: string, seen: Seen, motion: Motion): Place | undefined {
  const named = motion.to?.(key) ?? seen.element.dataset.to;
  const element = typeof named === "string" ? root.querySelector(named) : named;
  return element ? placeOf(element) : undefined;
}

function move(element: HTMLElement, from: Place, to: Place, motion: Motion, delay: number): Animation[] {
  const way = difference(from, to);
  if (isStill(way)) return [];
  const animation = element.animate([frame(way), frame(NOWHERE)], {
    duration: motion.duration,
    easing: motion.easing ?? "cubic-bezier(0.2, 0.7, 0.2, 1)",
    delay,
    fill: "backwards",
  });
  running.set(element, animation);
  return [animation];
}

/** Turns a card over: its old look closes like a door, then the new one opens. */
function turn(card: HTMLElement, { face: shown, look }: Seen, motion: Motion): Animation[] {
  const face = faceOf(card);
  if (!face || !(look instanceof HTMLElement) || face.dataset.face === shown) return [];
  asGhost(look, face.offsetLeft, face.offsetTop, face.offsetWidth, face.offsetHeight);
  (face.offsetParent ?? card).append(look);
  const [open, edge, duration] = [{ scale: "1 1" }, { scale: "0 1" }, motion.duration / 2];
  const closing = passing(look, [open, edge], { duration, easing: "ease-in" });
  return [closing, face.animate([edge, open], { duration, delay: duration, easing: "ease-out", fill: "backwards" })];
}

/** Sends a copy of a card that is gone to where it went. */
function leave(root: HTMLElement, { element, place, look }: Seen, to: Place, { duration }: Motion): Animation {
  const copy = element.cloneNode(true) as HTMLElement;
  if (look) faceOf(copy)?.replaceWith(look);
  asGhost(copy, 0, 0, place.width, place.height);
  copy.style.position = "fixed";
  root.append(copy);
  const here = placeOf(copy); // asked, since `fixed` starts elsewhere if an ancestor is transformed
  return passing(copy, [frame(difference(place, here)), frame(difference(to, here))], { duration, easing: "ease-in" });
}

function frame({ x, y, scale, turn }: Way): Keyframe {
  // these properties leave the card's `transform` to the style sheet
  return { translate: `${x}px ${y}px`, rotate: `${turn}deg`, scale: `${scale}` };
}

/** Animates an element that is only there for this. */
function passing(ghost: HTMLElement, frames: Keyframe[], options: KeyframeAnimationOptions): Animation {
  const animation = ghost.animate(frames, { ...options, fill: "forwards" });
  const remove = () => ghost.remove();
  void animation.finished.then(remove, remove);
  return animation;
}

/** Makes a copy something that is only seen: no key, no id, no clicks, no word to screen readers. */
function asGhost(copy: HTMLElement, left: number, top: number, width: number, height: number): void {
  for (const part of [copy, ...copy.querySelectorAll("[id]")]) part.removeAttribute("id");
  copy.removeAttribute("data-card");
  copy.inert = true;
  copy.setAttribute("aria-hidden", "true");
  const place = { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(copy.style, { position: "absolute", margin: "0", pointerEvents: "none", ...place });
}
