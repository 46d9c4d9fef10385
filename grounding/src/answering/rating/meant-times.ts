import type { RankedPassage } from "../../ranking/rank-passages.ts";
import { type AskedThing, holdsExpected } from "../questions/holds-expected.ts";
import type { NamedRows } from "./named-rows.ts";

/**
 * Who asks at what time is told by what has a time: where none of the units with the word itself has one (`14 days
 * before arrival`), those with another word for it and a time are meant (`Check-in from 15:00`).
 */
export function meantTimes({ candidate, analysis, match }: RankedPassage, thing: AskedThing | null): NamedRows {
  if (thing?.expected !== "clock") return { isMeant: () => false, isAside: () => false };
  const { units, language, sentenceTerms } = analysis;
  const isTimed = units.map(
    ({ kind, start, end }) =>
      kind !== "heading" &&
      kind !== "question" &&
      holdsExpected(thing, candidate.text.slice(start, end), language) === 2,
  );
  const having = (words: readonly string[]) =>
    [...units.keys()].filter((index) => words.some((word) => sentenceTerms[index]?.includes(word)));
  const places = match.asked.map(({ forms, relatives, isLastTurn }) => {
    const asides = having(forms);
    const meant = having(relatives).filter((index) => isTimed[index]);
    const isOther = isLastTurn && asides.length > 0 && !asides.some((index) => isTimed[index]);
    return isOther && meant.length > 0 ? { asides: new Set(asides), meant: new Set(meant) } : undefined;
  });
  return {
    isMeant: (index, place) => places[place]?.meant.has(index) ?? false,
    isAside: (index, place) => places[place]?.asides.has(index) ?? false,
  };
}
