import type { RankedPassage } from "../../ranking/rank-passages.ts";
import type { Reading } from "../deciding/stands-alone.ts";
import { tellsPart } from "../deciding/tells-part.ts";
import { type RatedUnit, rateUnits } from "../rating/rate-units.ts";

/**
 * The passages that tell each of several questions of one turn: where one passage, or else the passages of one
 * document, tell all of them nearly as well as the best of all does each, only those: `which papers do I need to open
 * an account and how much must I pay in` is about one account.
 */
export function ofOneDocument(readings: readonly Pick<Reading, "query" | "ranked">[]): (readonly RankedPassage[])[] {
  const ranked = readings.map((reading) => reading.ranked);
  const rated = readings.map(({ query, ranked }) => rateUnits(query, ranked).all);
  for (const placeOf of PLACES) {
    const place = placeTellingAll(rated, placeOf);
    if (place !== undefined) return ranked.map((passages) => passages.filter((one) => placeOf(one) === place));
  }
  return ranked;
}

type PlaceOf = (passage: RankedPassage) => string | undefined;

const PLACES: readonly PlaceOf[] = [({ candidate }) => candidate.id, ({ candidate }) => candidate.documentId];

function placeTellingAll(rated: readonly (readonly RatedUnit[])[], placeOf: PlaceOf): string | undefined {
  const best = rated.map((units) => Math.max(0, ...units.map(worthOf)));
  const places = new Set(rated[0]!.flatMap(({ passage }) => placeOf(passage) ?? []));
  const lostAt = (place: string) =>
    rated.reduce((sum, units, part) => {
      const telling = units.filter((unit) => placeOf(unit.passage) === place && tellsPart(unit));
      return sum + best[part]! - Math.max(Number.NEGATIVE_INFINITY, ...telling.map(worthOf));
    }, 0);
  const [nearest] = [...places]
    .map((place) => ({ place, lost: lostAt(place) }))
    .toSorted((left, right) => left.lost - right.lost);
  return nearest && nearest.lost < MOST_LOST ? nearest.place : undefined;
}

function worthOf({ worth, passageShare }: RatedUnit): number {
  return worth + passageShare;
}

/** Of all parts together. */
const MOST_LOST = 0.35;
