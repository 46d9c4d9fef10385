import type { RankedPassage } from "../ranking/rank-passages.ts";
import { readRowTerms } from "./read-row-terms.ts";

/** What a table's rows are called by, of what is asked: in its words, or in others that stand for them. */
export interface NamedRows {
  /** It is called so in other words, and another row says the word itself, in passing. */
  isMeant(index: number, place: number): boolean;
  /** Another row is called so, and this one says it in passing: `Family | two adults and three children`. */
  isAside(index: number, place: number): boolean;
}

/** Of words by their place; `kindPlaces` only say what kind of thing is asked for. */
export function namedRows({ candidate, analysis, match }: RankedPassage, kindPlaces: ReadonlySet<number>): NamedRows {
  const rows = [...analysis.units.keys()].filter((index) => analysis.units[index]!.kind === "row");
  if (rows.length < 2) return { isMeant: () => false, isAside: () => false };
  const termsOf = (index: number) => readRowTerms(candidate.text, analysis.units[index]!, analysis);
  const rowsCalled = (words: readonly string[]) =>
    rows.filter((index) => words.some((word) => termsOf(index).label.own.has(word)));
  const named = match.asked.map(({ term, forms, relatives, isLastTurn }, place) => {
    if (!isLastTurn || kindPlaces.has(place) || !/\p{L}/u.test(term)) return NONE;
    const called = rowsCalled(forms);
    const meant = called.length > 0 ? [] : rowsCalled(relatives);
    if (called.length + meant.length === 0) return NONE;
    const asides = rows.filter((index) => {
      const { label, others } = termsOf(index);
      return forms.some((form) => others.has(form) && !label.own.has(form)) && !meant.includes(index);
    });
    return { asides: new Set(asides), meant: new Set(asides.length > 0 ? meant : []) };
  });
  return {
    isMeant: (index, place) => named[place]!.meant.has(index),
    isAside: (index, place) => named[place]!.asides.has(index),
  };
}

const NONE = { asides: new Set<number>(), meant: new Set<number>() };
