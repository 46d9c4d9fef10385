import { analyzeAs } from "../../analysis/analyze.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import type { Unit } from "../../units/find-units.ts";

/** A part of a page that tells of one place, person or branch of several. */
interface Section {
  /** Its heading, or the term that its lines begin with. */
  name: string;
  text: string;
}

/**
 * Whether a unit stands in the section of one branch while the question names another one of the same page: who asks
 * for parking in Keswick is not told by what stands below Kendal. Only sections that each have a phone number of their
 * own count as branches. `missing` are the terms of the question that the unit lacks.
 */
export function tellsOfOtherPlace(
  { passage, unit }: { passage: RankedPassage; unit: Unit },
  missing: ReadonlySet<string>,
  ranked: readonly RankedPassage[],
): boolean {
  const own = sectionOf(passage, unit);
  if (own === null || missing.size === 0 || !PHONE.test(own.text)) return false;
  if (OF_ALL.test(passage.candidate.text.slice(unit.start, unit.end))) return false;
  const { language } = passage.analysis;
  const isAsked = ({ name }: Section) => {
    const terms = analyzeAs(name.replace(ASIDE, ""), language, language).map(({ term }) => term);
    return terms.length > 0 && terms.length <= LONGEST_NAME && terms.every((term) => missing.has(term));
  };
  return ranked
    .filter(({ candidate }) => candidate.title === passage.candidate.title)
    .flatMap(sectionsOf)
    .some((section) => section.name !== own.name && isAsked(section) && PHONE.test(section.text));
}

/** … as a rated unit: its terms that are asked for last, and that it lacks. */
export function isOfOtherPlace(
  rated: { passage: RankedPassage; unit: Unit; withHeads: readonly number[] },
  ranked: readonly RankedPassage[],
): boolean {
  const { asked } = rated.passage.match;
  const missing = asked.filter(({ isLastTurn }, place) => isLastTurn && rated.withHeads[place] === 0);
  return tellsOfOtherPlace(rated, new Set(missing.map(({ term }) => term)), ranked);
}

/** `Dogs are welcome in all our shops` */
const OF_ALL =
  /(?<!\p{L})(?:all|every|each|both|any|alle[nr]?|jede[nmrs]?|beide[n]?|tou(?:s|tes)|chaque|tod[oa]s|cada|ambas?|ambos|tutt[ie]|ogni|elke?|iedere?)(?!\p{L})/iu;
/** Behind what names it, or alone in its line. */
const PHONE =
  /(?:\b(?:tel|t[ée]l|phone|fon|telefon\p{L}*|tfno?)\b[^\p{N}\n]{0,12}|\+|^(?=\(?0))\(?\p{N}[\p{N} ()/-]{5,}/imu;
/** `Kendal (the big one)` */
const ASIDE = / *\([^)]*\)$/u;
/** In terms. */
const LONGEST_NAME = 3;

function sectionOf({ candidate }: RankedPassage, { kind, header, headingPath }: Unit): Section | null {
  if (kind === "definition" && header)
    return definitions(candidate.text).find(({ start }) => start === header.start) ?? null;
  const name = headingPath.at(-1) ?? candidate.headingPath.at(-1);
  return name === undefined ? null : { name, text: candidate.text };
}

function sectionsOf({ candidate }: RankedPassage): Section[] {
  const name = candidate.headingPath.at(-1);
  return [...(name === undefined ? [] : [{ name, text: candidate.text }]), ...definitions(candidate.text)];
}

/** The lines that begin with a term, `Kempten: …`. */
function definitions(text: string): (Section & { start: number })[] {
  return [...text.matchAll(/^(?<name>\p{L}[^:\n]{0,40}):\s(?<told>.*)$/gmu)].map(({ index, groups }) => ({
    start: index,
    name: groups!.name!,
    text: groups!.told!,
  }));
}
