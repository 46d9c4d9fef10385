import { findQuote } from "../support/find-quote.ts";
import type { PreparedPassage } from "../support/prepare-passage.ts";
import type { FoundQuote } from "../support/verify-statement.ts";
import type { CheckVerdict } from "./read-check-verdicts.ts";

/** Fewer words back nothing by themselves. */
const MIN_QUOTE_LENGTH = 8;
const MAX_QUOTES = 3;

/**
 * The places of a checker's quotes in the passages' texts, in the order of the text: the passages that it named are
 * looked at first. Empty when none stands anywhere: then its verdict does not count.
 */
export function placeCheckQuotes(
  { passages: named, quotes }: CheckVerdict,
  passages: readonly PreparedPassage[],
): FoundQuote[] {
  const isNamed = (_: PreparedPassage, index: number) => named.includes(index + 1);
  const ordered = [...passages.filter(isNamed), ...passages.filter((passage, index) => !isNamed(passage, index))];
  const places: FoundQuote[] = [];
  for (const quote of quotes) {
    const whole = findIn(ordered, quote);
    for (const place of whole ? [whole] : splitQuote(quote).flatMap((part) => findIn(ordered, part) ?? []))
      if (places.length < MAX_QUOTES && !places.some((other) => isSame(place, other))) places.push(place);
  }
  return places;
}

/** A model may join rows or sentences that don't follow each other, each on a line. */
function splitQuote(quote: string): string[] {
  return quote.split(/\s*(?:\n|\[…\]|\[\.\.\.\]|\s\/\s)\s*/u).filter((part) => part !== "");
}

function findIn(passages: readonly PreparedPassage[], quote: string): FoundQuote | undefined {
  if (quote.trim().length < MIN_QUOTE_LENGTH) return undefined;
  for (const passage of passages) {
    const place = findQuote(quote, passage.text, passage.folded());
    if (place) return { passageId: passage.id, ...place };
  }
  return undefined;
}

function isSame(one: FoundQuote, other: FoundQuote): boolean {
  return one.passageId === other.passageId && one.start < other.end && other.start < one.end;
}
