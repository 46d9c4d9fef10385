import type { Unit } from "../../units/find-units.ts";
import type { RatedUnit } from "../rating/rate-units.ts";

/**
 * The units with the footnotes that their rows point to (`Reduced* | 6 €`: `* Students, unemployed`), each behind the
 * rows, as far as they stand in the same passage and are short. A footnote that answers comes with the rows that point
 * to it, instead of those that answer no better.
 */
export function withNotes(answering: readonly RatedUnit[]): RatedUnit[] {
  const shown = answering.reduce((units, note) => withRowsOf(note, units), answering);
  const notes = shown.flatMap((row) => notesOf(row)).filter((note, place, all) => isFirst(note, all, place, shown));
  return [...shown, ...notes.slice(0, MAX_NOTES)];
}

function withRowsOf(note: RatedUnit, shown: readonly RatedUnit[]): readonly RatedUnit[] {
  const rows = rowsOf(note);
  if (rows.length === 0 || rows.length > MAX_NOTES) return shown;
  const known = shown.filter((unit) => rows.some((row) => isSame(row, unit)));
  const worth = Math.max(0, ...known.map((row) => row.worth));
  const isOther = (unit: RatedUnit) =>
    unit.unit.kind === "row" && unit.passage === note.passage && unit.worth <= worth && !known.includes(unit);
  return [...rows, ...shown.filter((unit) => !known.includes(unit) && !isOther(unit))];
}

function rowsOf(note: RatedUnit): RatedUnit[] {
  const { units } = note.passage.analysis;
  return units.flatMap((unit, index) => {
    const row = { ...note, unit, index };
    return index < note.index && notesOf(row).some((other) => isSame(other, note)) ? [row] : [];
  });
}

function isFirst(note: RatedUnit, all: readonly RatedUnit[], place: number, shown: readonly RatedUnit[]): boolean {
  const isIt = (other: RatedUnit) => isSame(note, other);
  return all.findIndex(isIt) === place && !shown.some(isIt);
}

function isSame(one: RatedUnit, other: RatedUnit): boolean {
  return other.passage === one.passage && other.index === one.index;
}

function notesOf(row: RatedUnit): RatedUnit[] {
  if (row.unit.kind !== "row") return [];
  const { text } = row.passage.candidate;
  const { units } = row.passage.analysis;
  const marks = new Set([...text.slice(row.unit.start, row.unit.end).matchAll(MARK)].map(([, mark]) => mark!));
  return units.flatMap((unit, index) => {
    const mark = markOf(text, unit);
    const isMeant = mark !== undefined && marks.has(mark) && index > row.index && unit.end - unit.start <= LONGEST_NOTE;
    return isMeant && unit.kind !== "row" ? [{ ...row, unit, index }] : [];
  });
}

function markOf(text: string, { start, end }: Unit): string | undefined {
  return NOTE.exec(text.slice(start, end))?.[1];
}

const MAX_NOTES = 2;
/** In UTF-16 code units. */
const LONGEST_NOTE = 200;
/** At the end of a cell or of its label. */
const MARK = /(?<=[\p{L}\p{N})%€$£])\s?\^?([*†‡§]{1,3}|[¹²³⁴⁵]|(?<=\^)\d)(?=\s*(?:\||:|$))/gu;
const NOTE = /^\^?([*†‡§]{1,3}|[¹²³⁴⁵]|\d(?= \p{Lu}))/u;
