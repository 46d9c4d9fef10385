import { analyzeAs } from "../../analysis/analyze.ts";
import type { Unit } from "../../units/find-units.ts";
import { type AskedPassage, BELOW_HEADING, PARTS } from "./asked-passage.ts";

/** The share of the question for which the unit, or the heading above its part, has another word of the same wish. */
export function relatedShare(seen: AskedPassage, index: number): number {
  const isPart = PARTS.has(seen.units[index]!.kind);
  let related = 0;
  let above = 0;
  for (let place = 0; place < seen.asked.length; place++) {
    if (isRelated(seen, index, place)) related += seen.asked[place]!.weight;
    else if (isPart && isAboveRelated(seen, index, place)) above += seen.asked[place]!.weight;
  }
  const { total } = seen.passage.match;
  return related / total + BELOW_HEADING * (above / total);
}

export function ownShares(seen: AskedPassage, index: number, expected: 0 | 1 | 2): number[] {
  const { holds } = seen.read[index]!;
  return seen.asked.map(({ term }, place) => {
    if (holds[place] || seen.fit?.tells(index, term) || seen.refusing.has(index)) return 1;
    if (expected === 2 && seen.kindPlaces.has(place)) return 1;
    return isRelated(seen, index, place) ? RELATIVE : seen.contents[index]!.family[place]!;
  });
}

/** Of what neither units nor title hold, whether the unit has a relative. */
function isRelated(seen: AskedPassage, index: number, place: number): boolean {
  const isNamed =
    [seen.rows, seen.times].some((one) => one.isMeant(index, place)) && !seen.contents[index]!.holds[place];
  if ((!seen.isMissing[place] && !isNamed) || seen.inTitle[place]) return false;
  const { terms } = seen.contents[index]!;
  return seen.asked[place]!.relatives.some((relative) => terms.includes(relative));
}

function isAboveRelated(seen: AskedPassage, index: number, place: number): boolean {
  if (!seen.isMissing[place] || seen.inTitle[place]) return false;
  const { relatives } = seen.asked[place]!;
  if (relatives.length === 0) return false;
  const above = termsAbove(seen.units[index]!, seen.passage.analysis.language, seen.headings);
  return relatives.some((relative) => above.has(relative));
}

/** Of the heading right above; `known` has those that were read. */
function termsAbove(
  { headingPath }: Unit,
  language: string,
  known: Map<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const heading = headingPath.at(-1) ?? "";
  const terms = known.get(heading) ?? new Set(analyzeAs(heading, language, language).map(({ term }) => term));
  known.set(heading, terms);
  return terms;
}

/** What another word for one that is asked for counts (`UnitScore.own`). */
export const RELATIVE = 0.7;
