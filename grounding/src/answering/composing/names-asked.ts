import type { RatedUnit } from "../rating/rate-units.ts";

/** Whether what heads a unit has a word of the question that the unit lacks. `head`: its place among the units. */
export function namesAsked({ passage: { analysis, match }, own }: RatedUnit, head: number): boolean {
  const terms = analysis.sentenceTerms[head] ?? [];
  return match.asked.some(({ forms }, place) => own[place]! < 1 && forms.some((form) => terms.includes(form)));
}
