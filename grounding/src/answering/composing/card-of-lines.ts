import type { TextRange } from "../../structured-text.ts";
import type { Unit } from "../../units/find-units.ts";
import { headingOfList, type UnitQuote } from "../rating/quote-unit.ts";
import type { RatedUnit } from "../rating/rate-units.ts";
import { namesAsked } from "./names-asked.ts";

/**
 * Lines that tell of what the heading above them names, `Yoga` above `Day: Friday` and `Time: 8–9.30`, as of other
 * things below other headings: a line says nothing without that heading. It is shown with the other lines that tell
 * when, where that is asked, and with all of them where it tells nothing that is asked for. Undefined for other units.
 */
export function cardOfLines(best: RatedUnit, all: readonly RatedUnit[]): UnitQuote | undefined {
  const { passage, unit, index, thing, expected } = best;
  const { units } = passage.analysis;
  const heading = unit.kind === "definition" ? headingOfList(units, index) : undefined;
  if (heading === undefined || !isOneLine(best)) return undefined;
  const [first, last] = linesBeside(passage, index);
  const isOne = isOfSeveral(best, heading, all);
  const head = units.findIndex(({ start }) => start === heading.start);
  if (!isOne && !(first < last && namesAsked(best, head))) return undefined;
  const isTellingWhen = ({ passage: other, index: line, expected: told }: RatedUnit) =>
    other === passage && first <= line && line <= last && told > 0;
  const whole = { start: units[first]!.start, end: units[last]!.end };
  const when = [unit, ...all.filter(isTellingWhen).map((line) => line.unit)];
  const wanted =
    expected === 0 && (isOne || thing !== undefined) ? whole : WHEN.has(thing ?? "") ? rangeOf(when) : unit;
  const { start, end } = wanted.end - wanted.start <= LONGEST_CARD ? wanted : unit;
  return { start, end, lead: { start: heading.start, end: heading.end } };
}

const WHEN: ReadonlySet<string> = new Set(["date", "clock", "hours"]);
/** In UTF-16 code units. */
const LONGEST_CARD = 200;

/** Of a line of several sentences one says enough, or all. */
function isOneLine({ passage: { analysis }, unit, index }: RatedUnit): boolean {
  const isOfIt = (other: Unit | undefined) => other?.header?.start === unit.header?.start;
  return !isOfIt(analysis.units[index - 1]) && !isOfIt(analysis.units[index + 1]);
}

/** Whether another heading has a line that is called the same. */
function isOfSeveral({ passage, unit }: RatedUnit, heading: TextRange, all: readonly RatedUnit[]): boolean {
  const label = labelOf(passage, unit);
  return all.some((other) => {
    if (other.unit.kind !== "definition" || labelOf(other.passage, other.unit) !== label) return false;
    const above = headingOfList(other.passage.analysis.units, other.index);
    return above !== undefined && (other.passage !== passage || above.start !== heading.start);
  });
}

function labelOf({ candidate }: RatedUnit["passage"], { header }: RatedUnit["unit"]): string {
  return header ? candidate.text.slice(header.start, header.end) : "";
}

function linesBeside({ analysis: { units } }: RatedUnit["passage"], index: number): [number, number] {
  let [first, last] = [index, index];
  while (units[first - 1]?.kind === "definition") first--;
  while (units[last + 1]?.kind === "definition") last++;
  return [first, last];
}

function rangeOf(ranges: readonly TextRange[]): TextRange {
  const starts = ranges.map(({ start }) => start);
  return { start: Math.min(...starts), end: Math.max(...ranges.map(({ end }) => end)) };
}
