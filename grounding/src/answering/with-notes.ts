import type { RatedUnit } from "./rate-units.ts";

/**
 * The units with the footnotes that their rows point to (`Reduced* | 6 €`: `* Students, unemployed`), each behind the
 * rows, as far as they stand in the same passage and are short.
 */
export function withNotes(shown: readonly RatedUnit[]): RatedUnit[] {
  const notes = shown.flatMap((row) => notesOf(row)).filter((note, place, all) => isFirst(note, all, place, shown));
  return [...shown, ...notes.slice(0, MAX_NOTES)];
}

function isFirst(note: RatedUnit, all: readonly RatedUnit[], place: number, shown: readonly RatedUnit[]): boolean {
  const isSame = (other: RatedUnit) => other.passage === note.passage && other.index === note.index;
  return all.findIndex(isSame) === place && !shown.some(isSame);
}

function notesOf(row: RatedUnit): RatedUnit[] {
  if (row.unit.kind !== "row") return [];
  const { text } = row.passage.candidate;
  const { units } = row.passage.analysis;
  const marks = new Set([...text.slice(row.unit.start, row.unit.end).matchAll(MARK)].map(([, mark]) => mark!));
  return units.flatMap((unit, index) => {
    const line = text.slice(unit.start, unit.end);
    const mark = NOTE.exec(line)?.[1];
    const isMeant = mark !== undefined && marks.has(mark) && index > row.index && line.length <= LONGEST_NOTE;
    return isMeant && unit.kind !== "row" ? [{ ...row, unit, index }] : [];
  });
}

const MAX_NOTES = 2;
/** In UTF-16 code units. */
const LONGEST_NOTE = 200;
/** At the end of a cell or of its label. */
const MARK = /(?<=[\p{L}\p{N})%€$£])\s?\^?([*†‡§]{1,3}|[¹²³⁴⁵]|(?<=\^)\d)(?=\s*(?:\||:|$))/gu;
const NOTE = /^\^?([*†‡§]{1,3}|[¹²³⁴⁵]|\d(?= \p{Lu}))/u;
