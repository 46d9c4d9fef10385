import type { Day } from "../analysis/day-names.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import type { Unit } from "../units/find-units.ts";
import { toldDays } from "./told-days.ts";

/** How the units of a passage fit the days of the week that are asked for. */
export interface DayFit {
  /** Whether a unit, by its place, tells of the day that a term asks for; undefined for other terms. */
  tells(index: number, term: string): boolean | undefined;
  /** Whether it tells of days, and of none that is asked for: `Mon 9–17` says nothing about Saturday. */
  isOfOthers(index: number): boolean;
}

/** `days`: those that are asked for, by their terms. Null where the question names none. */
export function fitDays(
  days: ReadonlyMap<string, Day>,
  { candidate, analysis, match }: Pick<RankedPassage, "candidate" | "analysis" | "match">,
): DayFit | null {
  if (days.size === 0) return null;
  const wanted = match.asked.flatMap(({ term }) => days.get(term) ?? []);
  if (wanted.length === 0) return null;
  const told = analysis.units.map((unit) => {
    const own = toldDays(candidate.text.slice(unit.start, unit.end), analysis.language);
    return own.size > 0 ? own : toldDays(headOf(candidate, unit), analysis.language);
  });
  return {
    tells: (index, term) => {
      const day = days.get(term);
      return day === undefined ? undefined : told[index]!.has(day);
    },
    isOfOthers: (index) => told[index]!.size > 0 && !wanted.some((day) => told[index]!.has(day)),
  };
}

function headOf({ text, headingPath }: RankedPassage["candidate"], { header, headingPath: own }: Unit): string {
  return `${own.at(-1) ?? headingPath.at(-1) ?? ""}\n${header ? text.slice(header.start, header.end) : ""}`;
}
