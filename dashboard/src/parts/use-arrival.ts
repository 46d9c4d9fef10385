import { type RefObject, useLayoutEffect, useRef } from "react";

/** What had the focus when another screen was asked for; undefined: none was. */
let left: Element | null | undefined;

/** Another screen is on its way: its heading gets the focus. Keys go on there, and readers hear where they are. */
export function expectArrival(): void {
  left = document.activeElement;
}

/** Unless the screen, or whoever sits before it, has put the focus somewhere already. */
export function arriveAt(heading: HTMLElement | null): void {
  if (left === undefined || !heading) return;
  const focused = document.activeElement;
  if (focused === left || focused === document.body) heading.focus({ preventScroll: true });
  left = undefined;
}

/** For the heading of a screen. */
export function useArrival(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => arriveAt(heading.current), []);
  return heading;
}
