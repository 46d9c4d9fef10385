import type { RankedPassage } from "../../ranking/rank-passages.ts";
import { readNameTerms } from "./read-name-terms.ts";

/** What rows of tables and lines of lists are called by, of what is asked: in its words, or in others for them. */
export interface NamedRows {
  /** It is called so in other words, and another row says the word itself, in passing. */
  isMeant(index: number, place: number): boolean;
  /** Another row is called so, and this one says it in passing: `Family | two adults and three children`. */
  isAside(index: number, place: number): boolean;
}

/**
 * Of words by their place; `kindPlaces` only say what kind of thing is asked for. `tells`: the unit is for an age or a
 * size that a term is part of.
 */
export function namedRows(
  { candidate, analysis, match }: RankedPassage,
  { kindPlaces, tells }: { kindPlaces: ReadonlySet<number>; tells: (index: number, term: string) => boolean },
): NamedRows {
  const termsOf = (index: number) => readNameTerms(candidate.text, analysis.units[index]!, analysis);
  const rows = [...analysis.units.keys()].filter((index) => termsOf(index) !== undefined);
  if (rows.length < 2) return { isMeant: () => false, isAside: () => false };
  const rowsCalled = (words: readonly string[]) =>
    rows.filter((index) => words.some((word) => termsOf(index)!.name.has(word)));
  const isSaid = (index: number, words: readonly string[]) => {
    const { name, rest } = termsOf(index)!;
    return words.some((word) => name.has(word) || rest.has(word) || analysis.topic.has(word));
  };
  /** Nothing that is asked is said by the one alone. */
  const saysNoMore = (one: number, other: number) =>
    match.asked.every(
      ({ term, forms, relatives }) =>
        !isSaid(one, forms) || isSaid(other, [...forms, ...relatives]) || tells(other, term),
    );
  const named = match.asked.map(({ term, forms, relatives, isLastTurn }, place) => {
    if (!isLastTurn || kindPlaces.has(place) || !/\p{L}/u.test(term)) return NONE;
    const called = rowsCalled(forms);
    const meant = called.length > 0 ? [] : rowsCalled(relatives);
    if (called.length + meant.length === 0) return NONE;
    const asides = rows.filter((index) => {
      const { name, rest } = termsOf(index)!;
      const isInPassing = forms.some((form) => rest.has(form) && !name.has(form)) && !meant.includes(index);
      return isInPassing && [...called, ...meant].some((other) => saysNoMore(index, other));
    });
    return { asides: new Set(asides), meant: new Set(asides.length > 0 ? meant : []) };
  });
  return {
    isMeant: (index, place) => named[place]!.meant.has(index),
    isAside: (index, place) => named[place]!.asides.has(index),
  };
}

const NONE = { asides: new Set<number>(), meant: new Set<number>() };
