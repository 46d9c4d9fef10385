import type { RankedPassage } from "../../ranking/rank-passages.ts";

/**
 * The words that a passage's last heading has, when the question asks for nothing else: all below it is about them
 * (`refund`).
 */
export function topicPlaces({ match, analysis }: RankedPassage, kindPlaces: ReadonlySet<number>): number[] {
  const places = [...match.asked.keys()].filter((place) =>
    match.asked[place]!.forms.some((form) => analysis.topic.has(form)),
  );
  const isWhole = match.asked.every(
    ({ isLastTurn }, place) => !isLastTurn || kindPlaces.has(place) || places.includes(place),
  );
  // `and how long does it take?` has no word of its own.
  const isCarried = match.asked.every(({ isLastTurn }) => !isLastTurn);
  return isWhole && (isCarried || places.some((place) => match.asked[place]!.isLastTurn)) ? places : [];
}
