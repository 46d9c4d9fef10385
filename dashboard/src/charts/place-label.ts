/** Half of the widest label below an axis, in pixels. */
const HALF_PIXELS = 28;

/** Below its point; at the picture's end it ends there, so that nothing of it is cut off. */
export function placeLabel(x: number, width: number): { x: number; textAnchor: "middle" | "end" } {
  return x > width - HALF_PIXELS ? { x: width, textAnchor: "end" } : { x, textAnchor: "middle" };
}
