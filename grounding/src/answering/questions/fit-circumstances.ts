import { analyzeAs } from "../../analysis/analyze.ts";
import type { Day } from "../../analysis/day-names.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import { cellValue, readRow } from "../../support/read-row.ts";
import type { Unit } from "../../units/find-units.ts";
import { toldAges } from "../told/told-ages.ts";
import { toldDays } from "../told/told-days.ts";
import { type MeasureKind, type Measures, toldMeasures } from "../told/told-measures.ts";
import { meets, type TimeOfYear, toldTimes } from "../told/told-times.ts";

/** For when or for whom a question asks: a day of the week, a part of the year, an age in years, a measure. */
export type Circumstance =
  | { kind: "day"; day: Day }
  | { kind: "time"; time: TimeOfYear }
  | { kind: "age"; age: number }
  | { kind: "measure"; measure: MeasureKind; value: number };

/** How the units of a passage fit what a question asks for by day, time of the year, age and measure. */
export interface CircumstanceFit {
  /** Whether a unit, by its place, tells of the one that a term asks for; undefined for other terms. */
  tells(index: number, term: string): boolean | undefined;
  /**
   * Whether it tells of such, and of none that is asked for: `Mon 9–17` says nothing about Saturday. A sentence about
   * another season or age may be the answer (`only from May to September`); of a table's rows one is.
   */
  isOfOthers(index: number): boolean;
  /** Whether it tells days, parts of the year or ages, and none that is asked for: `from 16 years`. */
  tellsOthers(index: number): boolean;
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
      readTold([candidate.text.slice(unit.start, unit.end), headOf(candidate, unit)], language, {
        wanted: [...wanted],
        measures: () =>
          measuresOf(candidate.text, unit, { language, isAsked: (text) => isAsked(text, match, language) }),
      });
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
        (asked) => (isOneDay(asked) || PARTS.has(units[index]!.kind)) && toldBy(index).isOfOthers(asked),
      ),
    tellsOthers: (index) => [...wanted].every((asked) => asked.kind !== "measure" && toldBy(index).isOfOthers(asked)),
  };
}

/** A day of the week, or of the year. */
function isOneDay(asked: Circumstance): boolean {
  return asked.kind === "day" || (asked.kind === "time" && asked.time.from === asked.time.to);
}

const PARTS: ReadonlySet<Unit["kind"]> = new Set(["row", "item", "definition"]);

interface Told {
  fits(asked: Circumstance): boolean;
  isOfOthers(asked: Circumstance): boolean;
}

/** Of a unit's own words, else of what stands over it. */
function readTold(
  texts: readonly string[],
  language: string,
  { wanted, measures }: { wanted: readonly Circumstance[]; measures: () => readonly Measures[] },
): Told {
  const first = <One>(kind: Circumstance["kind"], read: (text: string) => readonly One[]): readonly One[] =>
    wanted.some((one) => one.kind === kind) ? (texts.map(read).find((found) => found.length > 0) ?? []) : [];
  const days = first("day", (text) => [...toldDays(text, language)]);
  const times = first("time", (text) => toldTimes(text, language));
  const ages = first("age", (text) => toldAges(text, language));
  const measured = wanted.some(({ kind }) => kind === "measure") ? measures() : [];
  const fits = (asked: Circumstance) => {
    if (asked.kind === "measure")
      return measured.some(({ kind, from, to }) => kind === asked.measure && from <= asked.value && asked.value <= to);
    if (asked.kind === "day") return days.includes(asked.day);
    if (asked.kind === "time") return times.some((time) => meets(time, asked.time));
    return ages.some(({ from, to }) => from <= asked.age && asked.age <= to);
  };
  const tellsSuch = (asked: Circumstance) => {
    if (asked.kind === "measure") return measured.some(({ kind }) => kind === asked.measure);
    return { day: days, time: times, age: ages }[asked.kind].length > 0;
  };
  return { fits, isOfOthers: (asked) => tellsSuch(asked) && !fits(asked) };
}

/**
 * The spans that say which case a row, an item or a definition is for: those of its label, or, for another measure than
 * time, of the cell that is asked for (`Chest (cm): 101–107`). What else it tells is the answer. Of a sentence, how
 * many people something is for.
 */
function measuresOf(
  text: string,
  { kind, start, end, header }: Unit,
  { language, isAsked }: { language: string; isAsked: (text: string) => boolean },
): readonly Measures[] {
  if (!PARTS.has(kind)) return toldMeasures(text.slice(start, end), language).filter((told) => told.kind === "people");
  const cells = kind === "row" ? readRow(text, start, end) : undefined;
  if (cells === undefined) {
    const [label = ""] = (
      kind === "definition" && header ? text.slice(header.start, header.end) : text.slice(start, end)
    ).split(/[:|]/u);
    return toldMeasures(label, language);
  }
  const read = (cell: (typeof cells)[number]) => {
    const head = cell.header ? text.slice(cell.header.start, cell.header.end) : "";
    const told = toldMeasures(cellValue(text, cell), language, head);
    return { head, told };
  };
  const [label, ...others] = cells.map(read);
  const asked = others.filter(({ head }) => head !== "" && isAsked(head)).flatMap(({ told }) => told);
  const sized = asked.filter(({ kind }) => kind !== "time");
  return sized.length > 0 ? sized : label!.told;
}

function isAsked(text: string, { asked }: RankedPassage["match"], language: string): boolean {
  const terms = new Set(asked.flatMap(({ forms, isLastTurn }) => (isLastTurn ? forms : [])));
  return analyzeAs(text, language, language).some(({ term }) => terms.has(term) && !/^\p{N}/u.test(term));
}

function headOf({ text, headingPath }: RankedPassage["candidate"], { header, headingPath: own }: Unit): string {
  return `${own.at(-1) ?? headingPath.at(-1) ?? ""}\n${header ? text.slice(header.start, header.end) : ""}`;
}
