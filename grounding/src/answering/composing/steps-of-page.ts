import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import { stepNumber } from "../../units/line-signs.ts";
import { type RatedUnit, type RatedUnits, rateFurtherUnits } from "../rating/rate-units.ts";
import { isClause } from "../told/is-clause.ts";

/**
 * What is shown to who asks how something is done, or names what is to be done, where the page that answers has steps:
 * the best unit and one unit of each list of steps, in their order. Empty where the best unit is shown as ever.
 */
export function stepsOfPage(
  query: PreparedQuery,
  ranked: readonly RankedPassage[],
  { reading, all, best: [best] }: RatedUnits,
): RatedUnit[] {
  if (!best || !reading.allowsSteps || best.isExpecting) return [];
  const { documentId } = best.passage.candidate;
  const isOfPage = ({ passage }: RatedUnit) =>
    passage === best.passage || (documentId !== undefined && passage.candidate.documentId === documentId);
  const known = all.filter((unit) => isOfPage(unit) && isOfStep(unit));
  const further = rateFurtherUnits(query, ranked, documentId).filter(isOfStep);
  const isStepItself = isOfStep(best);
  const isBelow = ({ unit }: RatedUnit) =>
    best.unit.headingPath.every((heading, at) => unit.headingPath[at] === heading);
  const step = isStepItself ? best : (likeliest(known.filter(isBelow)) ?? likeliest(further.filter(isBelow)));
  if (!step) return [];
  const steps = withRest(step, [...known, ...further]);
  if (!isStepItself) return [best, ...steps];
  return steps.length > 1 ? steps : [];
}

/** Whether a unit is a step, or a sentence of one. */
export function isOfStep({ passage: { candidate }, unit }: Pick<RatedUnit, "passage" | "unit">): boolean {
  const lineStart = candidate.text.lastIndexOf("\n", unit.start - 1) + 1;
  return unit.kind === "item" && !isClause(unit) && stepNumber(candidate.text, lineStart) !== undefined;
}

function likeliest(units: readonly RatedUnit[]): RatedUnit | undefined {
  const value = ({ worth, passageShare }: RatedUnit) => worth + passageShare;
  return units.toSorted((left, right) => value(right) - value(left))[0];
}

/** A list of steps that is cut between passages, put together again: one ends with what another begins behind. */
function withRest(step: RatedUnit, all: readonly RatedUnit[]): RatedUnit[] {
  const parts = [step];
  const ends = new Map([step, ...all].map((unit) => [unit, endsOf(unit)]));
  const isNew = (unit: RatedUnit) => parts.every(({ passage }) => passage !== unit.passage);
  const follows = (before: RatedUnit, after: RatedUnit) => {
    const [one, other] = [ends.get(before)!, ends.get(after)!];
    return one.isAtEnd && other.isAtStart && one.last + 1 === other.first;
  };
  while (parts.length < MAX_PARTS) {
    const before = all.find((unit) => isNew(unit) && follows(unit, parts[0]!));
    const after = all.find((unit) => isNew(unit) && follows(parts.at(-1)!, unit));
    if (before) parts.unshift(before);
    else if (after) parts.push(after);
    else break;
  }
  return parts;
}

const MAX_PARTS = 3;

/** The numbers of the first and the last step of a unit's list, and whether its passage begins and ends with it. */
function endsOf({ passage: { candidate }, unit }: RatedUnit) {
  const { start, end } = unit.whole ?? unit;
  const { text } = candidate;
  const numbers = text
    .slice(start, end)
    .split("\n")
    .flatMap((line) => stepNumber(line) ?? []);
  return {
    first: numbers[0] ?? 0,
    last: numbers.at(-1) ?? 0,
    isAtStart: text.slice(0, start).trim() === "",
    isAtEnd: text.slice(end).trim() === "",
  };
}
