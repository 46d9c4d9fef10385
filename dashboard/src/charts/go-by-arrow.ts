import type { KeyboardEvent } from "react";

/** From one point of a picture to the next, and with Home and End to its first and last. */
export function goByArrow(event: KeyboardEvent<SVGSVGElement>): void {
  const links = [...event.currentTarget.querySelectorAll<SVGAElement>("a")];
  const at = links.indexOf(document.activeElement as SVGAElement);
  const places: Record<string, number> = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: links.length - 1 };
  const next = links[places[event.key] ?? -1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
