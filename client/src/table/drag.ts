/** Cards that are drawn with the pointer onto others; a touch without a way stays a click. */
import type { Attachment } from "svelte/attachments";

const SLACK = 8; // pixels that a finger shakes

/** `drop` is told what lay under the pointer at the end. */
export function drag(drop: (code: string, target: Element | null) => void): Attachment<HTMLElement> {
  return (hand) => {
    let held: { card: HTMLElement; x: number; y: number; id: number } | undefined;
    let moving = false;

    const end = () => {
      if (!held) return;
      held.card.classList.remove("dragged");
      held.card.style.translate = "";
      for (const over of document.querySelectorAll(".over")) over.classList.remove("over");
      held = undefined;
    };
    const down = (event: PointerEvent) => {
      const card = (event.target as Element).closest<HTMLElement>("button.card");
      if (!card || event.button !== 0) return;
      held = { card, x: event.clientX, y: event.clientY, id: event.pointerId };
      moving = false;
    };
    const move = (event: PointerEvent) => {
      if (held?.id !== event.pointerId) return;
      const [x, y] = [event.clientX - held.x, event.clientY - held.y];
      if (!moving && Math.hypot(x, y) < SLACK) return;
      if (!moving) hand.setPointerCapture(event.pointerId);
      moving = true;
      held.card.classList.add("dragged");
      held.card.style.translate = `${x}px ${y}px`;
      for (const over of document.querySelectorAll(".over")) over.classList.remove("over");
      under(event)?.closest("[data-zone='table']")?.classList.add("over");
    };
    const up = (event: PointerEvent) => {
      const code = held?.card.dataset.code;
      const target = moving ? under(event) : null;
      end();
      if (moving && code) drop(code, target);
      setTimeout(() => (moving = false));
    };
    const under = (event: PointerEvent): Element | null => {
      const found = document.elementsFromPoint(event.clientX, event.clientY);
      return found.find((element) => !held?.card.contains(element)) ?? null;
    };
    // the click that ends a drag is none
    const click = (event: MouseEvent) => {
      if (!moving) return;
      moving = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const listen = [
      ["pointerdown", down],
      ["pointermove", move],
      ["pointerup", up],
      ["pointercancel", end],
      ["click", click],
    ] as const;
    for (const [name, heard] of listen) hand.addEventListener(name, heard as EventListener, name === "click");
    return () => {
      for (const [name, heard] of listen) hand.removeEventListener(name, heard as EventListener, name === "click");
    };
  };
}
