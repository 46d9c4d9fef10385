import type { Day } from "../analysis/day-names.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import type { Unit } from "../units/find-units.ts";
import { toldAges } from "./told-ages.ts";
import { toldDays } from "./told-days.ts";
import { meets, type TimeOfYear, toldTimes } from "./told-times.ts";

/** For when or for whom a question asks: a day of the week, a part of the year, an age in years. */
export type Circumstance =
  | { kind: "day"; day: Day }
  | { kind: "time"; time: TimeOfYear }
  | { kind: "age"; age: number };

/** How the units of a passage fit what a question asks for by day, time of the year and age. */
export interface CircumstanceFit {
  /** Whether a unit, by its place, tells of the one that a term asks for; undefined for other terms. */
  tells(index: number, term: string): boolean | undefined;
  /**
   * Whether it tells of such, and of none that is asked for: `Mon 9–17` says nothing about Saturday. A sentence about
   * another season or age may be the answer (`only from May to September`); of a table's rows one is.
   */
  isOfOthers(index: number): boolean;
}

/** `circumstances`: those that are asked for, by their terms. Null where the question names none. */
export function fitCircumstances(
  circumstances: ReadonlyMap<string, Circumstance>,
  { candidate, analysis, match }: Pick<RankedPassage, "candidate" | "analysis" | "match">,
): CircumstanceFit | null {
  if (circumstances.size === 0) return null;
  const wanted = new Set(match.asked.flatMap(({ term }) => circumstances.get(term) ?? []));
  if (wanted.size === 0) return null;
  const { language, units } = analysis;
  const read = new Map<number, Told>();
  const toldBy = (index: number) => {
    const unit = units[index]!;
    const told =
      read.get(index) ??
      readTold([candidate.text.slice(unit.start, unit.end), headOf(candidate, unit)], language, [...wanted]);
    read.set(index, told);
    return told;
  };
  return {
    tells: (index, term) => {
      const asked = circumstances.get(term);
      return asked && toldBy(index).fits(asked);
    },
    isOfOthers: (index) =>
      [...wanted].some(
        (asked) => (asked.kind === "day" || PARTS.has(units[index]!.kind)) && toldBy(index).isOfOthers(asked),
      ),
  };
}

const PARTS: ReadonlySet<Unit["kind"]> = new Set(["row", "item", "definition"]);

interface Told {
  fits(asked: Circumstance): boolean;
  isOfOthers(asked: Circumstance): boolean;
}

/** Of a unit's own words, else of what stands over it. */
function readTold(texts: readonly string[], language: string, wanted: readonly Circumstance[]): Told {
  const first = <One>(kind: Circumstance["kind"], read: (text: string) => readonly One[]): readonly One[] =>
    wanted.some((one) => one.kind === kind) ? (texts.map(read).find((found) => found.length > 0) ?? []) : [];
  const days = first("day", (text) => [...toldDays(text, language)]);
  const times = first("time", (text) => toldTimes(text, language));
  const ages = first("age", (text) => toldAges(text, language));
  const fits = (asked: Circumstance) => {
    if (asked.kind === "day") return days.includes(asked.day);
    if (asked.kind === "time") return times.some((time) => meets(time, asked.time));
    return ages.some(({ from, to }) => from <= asked.age && asked.age <= to);
  };
  const counts = { day: days.length, time: times.length, age: ages.length };
  return { fits, isOfOthers: (asked) => counts[asked.kind] > 0 && !fits(asked) };
}

function headOf({ text, headingPath }: RankedPassage["candidate"], { header, headingPath: own }: Unit): string {
  return `${own.at(-1) ?? headingPath.at(-1) ?? ""}\n${header ? text.slice(header.start, header.end) : ""}`;
}
