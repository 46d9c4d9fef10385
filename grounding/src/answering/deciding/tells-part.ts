import type { RatedUnit } from "../rating/rate-units.ts";

/**
 * Whether a unit tells what a part of a question asks: the kind of thing that is asked for, and enough of its own
 * words. `and do you sell kayaks?` isn't told by what else is sold.
 */
export function tellsPart({ passage, withHeads, expected, isExpecting }: RatedUnit): boolean {
  if (isExpecting && expected === 0) return false;
  const asked = passage.match.asked.map(({ weight, isLastTurn }) => (isLastTurn ? weight : 0));
  const whole = asked.reduce((sum, weight) => sum + weight, 0);
  const told = asked.reduce((sum, weight, place) => sum + weight * withHeads[place]!, 0);
  return expected === 2 || told >= ENOUGH * whole;
}

const ENOUGH = 0.45;
