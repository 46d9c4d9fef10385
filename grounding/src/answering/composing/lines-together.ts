import type { Unit } from "../../units/find-units.ts";
import { headingOfList, LONGEST_LIST, type UnitQuote } from "../rating/quote-unit.ts";
import type { RatedUnit } from "../rating/rate-units.ts";

/**
 * All rows of a table, or all terms that stand together, where a question asks for what heads them (`how can I pay`)
 * and none of them says more of it than another; undefined for many, and where few are of the kind that is asked for.
 */
export function linesTogether(best: RatedUnit, all: readonly RatedUnit[]): UnitQuote | undefined {
  const { passage, unit, index } = best;
  const { units } = passage.analysis;
  if (unit.kind !== "row" && unit.kind !== "definition") return undefined;
  const isBeside = (other: Unit | undefined) =>
    other?.kind === unit.kind && (unit.kind === "definition" || other.whole?.start === unit.whole?.start);
  let [first, last] = [index, index];
  while (isBeside(units[first - 1])) first--;
  while (isBeside(units[last + 1])) last++;
  const range = { start: units[first]!.start, end: units[last]!.end };
  const isOneLine = unit.kind === "definition" && units[first]!.header?.start === units[last]!.header?.start;
  if (first === last || isOneLine || range.end - range.start > LONGEST_LIST) return undefined;
  const lines = all.filter((other) => other.passage === passage && first <= other.index && other.index <= last);
  // `Apple Pay: yes` has a word of `how can I pay`, and is worth no more.
  const isAlike = lines.every(
    ({ own, worth }) =>
      Math.abs(worth - best.worth) < ALIKE || own.every((share, place) => Math.abs(share - best.own[place]!) < ALIKE),
  );
  const telling = lines.filter(({ expected }) => expected >= best.expected);
  if (lines.length <= last - first || !isAlike || telling.length < MOST * lines.length) return undefined;
  const lead = unit.kind === "row" && unit.header ? unit.header : headingOfList(units, first);
  return { ...range, ...(lead ? { lead: { start: lead.start, end: lead.end } } : {}) };
}

const ALIKE = 0.01;
/** Of lines: `Entry: £4` among others about the pool is what the pool costs. */
const MOST = 0.6;
