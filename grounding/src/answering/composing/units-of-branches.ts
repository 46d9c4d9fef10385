import { toldPlaces } from "../../basic-facts/told-places.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import type { RatedUnit } from "../rating/rate-units.ts";
import { RELATIVE } from "../rating/related-share.ts";

/**
 * The best unit with what the other branches say of the same, each with an address or a phone number of its own below
 * its name: `Parking in the yard` at Whitby, `No parking` at Malton. None where only one branch tells it, or the
 * question names one.
 */
export function unitsOfBranches(best: RatedUnit, rated: readonly RatedUnit[]): RatedUnit[] {
  if (!isPlain(best)) return [];
  const above = (passage: RankedPassage) => passage.candidate.headingPath.slice(0, -1).join("\n");
  const name = ({ passage }: RatedUnit) => passage.candidate.headingPath.at(-1);
  const tellsAsMuch = (unit: RatedUnit) =>
    unit.expected >= best.expected && unit.own.every((share, place) => share >= best.own[place]! - LESS);
  const beside = rated.filter(
    (unit) =>
      unit.passage !== best.passage &&
      unit.passage.candidate.documentId === best.passage.candidate.documentId &&
      unit.passage.candidate.headingPath.length === best.passage.candidate.headingPath.length &&
      above(unit.passage) === above(best.passage) &&
      name(unit) !== name(best) &&
      isPlain(unit) &&
      unit.own.length === best.own.length &&
      tellsAsMuch(unit),
  );
  const branches = [best, ...beside].filter(
    (unit, place, all) => all.findIndex((other) => other.passage === unit.passage) === place,
  );
  if (branches.length < 2 || branches.length > MOST || !branches.every(({ passage }) => isPlace(passage))) return [];
  return branches.toSorted((left, right) => (left.passage.candidate.id < right.passage.candidate.id ? -1 : 1));
}

/** All that is asked for is in it, and nothing of it in the headings above it. */
function isPlain({ unit, own, withHeads, passage }: RatedUnit): boolean {
  const isShort = unit.end - unit.start <= LONGEST && passage.candidate.headingPath.length > 1;
  return isShort && own.length > 0 && own.every((share, place) => share >= RELATIVE && withHeads[place] === share);
}

function isPlace(passage: RankedPassage): boolean {
  return toldPlaces("address", [passage]).length + toldPlaces("phone", [passage]).length > 0;
}

const LONGEST = 160;
const LESS = 0.05;
const MOST = 5;
