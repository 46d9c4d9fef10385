import type { PreparedQuery } from "../ranking/prepare-query.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import { stepNumber } from "../units/line-signs.ts";
import { readQuestion } from "./question-reading.ts";
import { type RatedUnit, rateFurtherUnits } from "./rate-units.ts";

/**
 * What is shown to who asks how something is done, or names what is to be done, where the page that answers has steps:
 * the best unit and one unit of each list of steps, in their order. Empty where the best unit is shown as ever.
 */
export function stepsOfPage(
  query: PreparedQuery,
  best: RatedUnit,
  rated: readonly RatedUnit[],
  ranked: readonly RankedPassage[],
): RatedUnit[] {
  const { wantsSteps, allowsSteps } = readQuestion(query, best.passage.analysis.language);
  if (!(wantsSteps || allowsSteps) || best.isExpecting) return [];
  const { documentId } = best.passage.candidate;
  const isOfPage = ({ passage }: RatedUnit) =>
    passage === best.passage || (documentId !== undefined && passage.candidate.documentId === documentId);
  const known = rated.filter((unit) => isOfPage(unit) && isOfStep(unit));
  const further = rateFurtherUnits(query, ranked, documentId).filter(isOfStep);
  const isStepItself = isOfStep(best);
  const step = isStepItself ? best : (likeliest(known) ?? likeliest(further));
  if (!step) return [];
  const steps = withRest(step, [...known, ...further]);
  if (!isStepItself) return [best, ...steps];
  return steps.length > 1 ? steps : [];
}

/** Whether a unit is a step, or a sentence of one. */
export function isOfStep({ passage: { candidate }, unit }: Pick<RatedUnit, "passage" | "unit">): boolean {
  const lineStart = candidate.text.lastIndexOf("\n", unit.start - 1) + 1;
  return unit.kind === "item" && stepNumber(candidate.text, lineStart) !== undefined;
}

function likeliest(units: readonly RatedUnit[]): RatedUnit | undefined {
  const value = ({ worth, passageShare }: RatedUnit) => worth + passageShare;
  return units.toSorted((left, right) => value(right) - value(left))[0];
}

/** A list of steps that is cut between passages, put together again. */
function withRest(step: RatedUnit, all: readonly RatedUnit[]): RatedUnit[] {
  const parts = [step];
  const ends = new Map([step, ...all].map((unit) => [unit, numbersOf(unit)]));
  const isNew = (unit: RatedUnit) => parts.every(({ passage }) => passage !== unit.passage);
  for (let before: RatedUnit | undefined = step; before && parts.length < MAX_PARTS; ) {
    const first: number = ends.get(before)!.first;
    before = first === 1 ? undefined : all.find((unit) => isNew(unit) && ends.get(unit)!.last === first - 1);
    if (before) parts.unshift(before);
  }
  for (let after: RatedUnit | undefined = step; after && parts.length < MAX_PARTS; ) {
    const last: number = ends.get(after)!.last;
    after = all.find((unit) => isNew(unit) && ends.get(unit)!.first === last + 1);
    if (after) parts.push(after);
  }
  return parts;
}

const MAX_PARTS = 3;

/** The numbers of the first and the last step of a unit's list. */
function numbersOf({ passage: { candidate }, unit }: RatedUnit): { first: number; last: number } {
  const { start, end } = unit.whole ?? unit;
  const lines = candidate.text.slice(start, end).split("\n");
  const numbers = lines.flatMap((line) => stepNumber(line) ?? []);
  return { first: numbers[0] ?? 0, last: numbers.at(-1) ?? 0 };
}
