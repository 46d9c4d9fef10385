import { isItemMark } from "./begins-item.ts";
import { type LineCell, type PageLine, wordsOf } from "./page-lines.ts";

export interface FoundTable {
  /** Lines of the page that it takes. */
  taken: number;
  /** Its first row alone is drawn bold. */
  isFirstBold: boolean;
  /** A cell for each column, empty where a row says nothing there. */
  rows: string[][];
}

interface Column {
  left: number;
  right: number;
}

/** A line's cells by their column, and what of the line they are. */
interface Fragment {
  line: PageLine;
  cells: Map<number, string>;
}

/** A line's cells may stand apart by little where those above and below begin at the same place: in line heights. */
const NARROW_GAP = 0.42;
/** … and by more than its other spaces do: those of a line that is set to a width are all alike. */
const WIDER = 1.6;
const WIDE_GAP = 1.1;
/** Line heights within which two places are the same. */
const NEAR = 0.35;
/** What is drawn less than this many line heights apart stands in one row, a cell of two lines beside one of one. */
const SAME_ROW = 0.75;
/** A cell goes on in the next line of its own column; cells that no gap parts are a row's so near to another. */
const NEXT_LINE = 1.3;
/** Lines that are looked at for the two rows that tell the columns. */
const WINDOW = 10;
const MOST_APART = 4;

/**
 * A table without any lines drawn, from the line `at` on: its columns are told by two rows whose cells begin, end or
 * lie in the middle at the same places; cells of several lines are put together. Undefined where there is none.
 */
export function findTable(lines: PageLine[], at: number): FoundTable | undefined {
  const first = lines[at]!;
  const near = lines.slice(at, at + WINDOW);
  if (!hasGap(first, NARROW_GAP) && !isDrawnBeside(first, near.slice(1))) return undefined;
  const columns = findColumns(near);
  if (columns === undefined) return undefined;
  const rows: Fragment[][] = [];
  let taken = 0;
  for (; at + taken < lines.length; taken++) {
    const line = lines[at + taken]!;
    const before = lines[at + taken - 1];
    const apart = before ? Math.abs(before.baseline - line.baseline) : 0;
    if (taken > 0 && apart > line.size * MOST_APART) break;
    const cells = fitColumns(line, columns, taken > 0 && apart > line.size * NEXT_LINE);
    if (cells === undefined) break;
    const row = rows.at(-1);
    const ahead = lines.slice(at + taken + 1, at + taken + WINDOW);
    if (row !== undefined && belongsTo(row, { line, cells }, ahead[0])) row.push({ line, cells });
    else if (cells.size > 1 || isDrawnBeside(line, ahead)) rows.push([{ line, cells }]);
    else break;
  }
  // What began beside nothing after all is text behind the table.
  while (rows.length > 0 && columnsOf(rows.at(-1)!).size < 2) taken -= rows.pop()!.length;
  const read = rows.map((row) => joinRow(row, columns.length));
  if (!isTable(read, rows, columns.length)) return undefined;
  const isBold = rows.map((row) => row.every(({ line }) => line.isBold));
  return { taken, isFirstBold: isBold.indexOf(true) === 0 && isBold.lastIndexOf(true) === 0, rows: read };
}

/** Three rows of two cells, two of more, or two that name a figure each; not the lines of justified text. */
function isTable(read: string[][], rows: Fragment[][], width: number): boolean {
  const filled = read.map((row) => row.filter((cell) => cell !== "").length);
  const whole = read.filter((_, at) => filled[at]! > 1);
  if (isStretchedText(rows.flat().map(({ line }) => line))) return false;
  if (read.filter(([first]) => isItemMark(first!)).length > read.length / 2) return false;
  if (width > 2) return whole.length > 1 && Math.max(...filled) > 2;
  if (whole.length >= 3) return whole.length >= read.length / 2;
  return whole.length === 2 && read.length === 2 && whole.every((row) => /\d/.test(row[1]!) && !/\d/.test(row[0]!));
}

/** More of them are set to a width than could only be rows; one wide space tells neither. */
function isStretchedText(lines: PageLine[]): boolean {
  const telling = lines.filter(({ wordPlaces }) => wordPlaces.length > 4);
  return telling.filter(isStretched).length > telling.length / 2;
}

/** All its spaces are wide and about as wide as one another, and it says words. */
function isStretched(line: PageLine): boolean {
  const { size } = line;
  const words = wordsOf(line);
  const gaps = gapsOf(words);
  const said = words.filter(({ text }) => /\p{L}{2}/u.test(text));
  return (
    Math.min(...gaps) > size * NARROW_GAP &&
    Math.max(...gaps) - Math.min(...gaps) <= size * 0.25 &&
    said.length > words.length / 2
  );
}

/** The columns of the row with the most cells that others near it have in the same places; of two, where more do. */
function findColumns(lines: PageLine[]): Column[] | undefined {
  const rows = lines
    .filter((line) => hasGap(line, NARROW_GAP))
    .map((line) => ({ line, cells: cellsOf(line) }))
    .filter(({ cells }) => cells.length > 1);
  let best: { columns: Column[]; alike: number } | undefined;
  for (const { line, cells } of rows) {
    if (cells.length < (best?.columns.length ?? 0)) continue;
    const like = rows.map((row) => row.cells).filter((other) => placesIn(cells, other, line.size) !== undefined);
    const alike = like.filter((other) => other.length === cells.length).length;
    if (cells.length === best?.columns.length && alike <= best.alike) continue;
    const isWide = like.filter((one) => hasWideGaps(one, line.size)).length > 1;
    // Narrow gaps are columns when three lines have them in the same places.
    if (like.length > (isWide ? 1 : 2)) best = { columns: widen(cells, like, line.size), alike };
  }
  const { columns } = best ?? {};
  return columns?.every(({ left }, at) => at === 0 || left > columns[at - 1]!.right) ? columns : undefined;
}

function hasWideGaps(cells: LineCell[], size: number): boolean {
  return gapsOf(cells).every((gap) => gap > size * WIDE_GAP);
}

/** In which of the columns each cell stands; undefined unless each is in one of its own, in their order. */
function placesIn(columns: Column[], cells: Column[], size: number): number[] | undefined {
  const places: number[] = [];
  for (const cell of cells) {
    const at = columns.findIndex((column, index) => index > (places.at(-1) ?? -1) && isNear(cell, column, size));
    if (at < 0) return undefined;
    places.push(at);
  }
  return places;
}

function isNear(cell: Column, other: Column, size: number): boolean {
  const distances = [
    cell.left - other.left,
    cell.right - other.right,
    (cell.left + cell.right - other.left - other.right) / 2,
  ];
  return distances.some((distance) => Math.abs(distance) <= size * NEAR);
}

function widen(cells: Column[], rows: Column[][], size: number): Column[] {
  const columns = cells.map(({ left, right }) => ({ left, right }));
  for (const row of rows)
    for (const [at, place] of placesIn(cells, row, size)!.entries()) {
      const column = columns[place]!;
      column.left = Math.min(column.left, row[at]!.left);
      column.right = Math.max(column.right, row[at]!.right);
    }
  return columns;
}

/** The line's cells by column; undefined where one of them lies across two, or nothing but the column parts them. */
function fitColumns(line: PageLine, columns: Column[], needsGaps: boolean): Map<number, string> | undefined {
  return fitCells(line, columns) ?? fitWords(line, columns, needsGaps);
}

/** Where each cell begins, ends or lies in the middle as its column does, and reaches into none that says nothing. */
function fitCells(line: PageLine, columns: Column[]): Map<number, string> | undefined {
  const cells = cellsOf(line);
  const places = placesIn(columns, cells, line.size);
  const isWithin = places?.every((place, at) => {
    const following = columns.slice(place + 1, places[at + 1]);
    return following.every(({ left }) => left >= cells[at]!.right);
  });
  return isWithin ? new Map(places!.map((place, at) => [place, cells[at]!.text])) : undefined;
}

function fitWords(line: PageLine, columns: Column[], needsGaps: boolean): Map<number, string> | undefined {
  const found = new Map<number, string>();
  const starts = columns.map(({ left }) => left);
  let at = -1;
  let end = Number.NEGATIVE_INFINITY;
  for (const word of wordsOf(line)) {
    const tolerance = line.size * NEAR;
    // A word begins the next column where that begins, or behind a gap wherever it lies within it.
    const next = columns.findIndex(
      ({ left, right }, index) =>
        index > at &&
        (Math.abs(word.left - left) <= tolerance ||
          (word.left - end > line.size * NARROW_GAP && word.left > left - tolerance && word.left < right + tolerance)),
    );
    if (needsGaps && next >= 0 && word.left - end < line.size * NARROW_GAP) return undefined;
    if (next >= 0) at = next;
    if (at < 0 || word.right > (starts[at + 1] ?? Number.POSITIVE_INFINITY)) return undefined;
    found.set(at, found.has(at) ? `${found.get(at)} ${word.text}` : word.text);
    end = word.right;
  }
  return found;
}

/** Beside what the row shows already, or the next line of a cell of it; `next` is what the page draws then. */
function belongsTo(row: Fragment[], { line, cells }: Fragment, next: PageLine | undefined): boolean {
  const apart = Math.min(...row.map((fragment) => Math.abs(fragment.line.baseline - line.baseline)));
  if (apart < line.size * SAME_ROW) return true;
  // What says something in each column is a row of its own.
  if (cells.size > 1 && cells.size >= columnsOf(row).size) return false;
  const goesOn = [...cells].every(([column, text]) => {
    const above = row.findLast((fragment) => fragment.cells.has(column));
    return above !== undefined && (column > 0 || /^[\p{Ll})]/u.test(text) || isDrawnBeside(row[0]!.line, [next]));
  });
  return goesOn && apart <= line.size * NEXT_LINE;
}

function columnsOf(row: Fragment[]): ReadonlySet<number> {
  return new Set(row.flatMap(({ cells }) => [...cells.keys()]));
}

function isDrawnBeside(line: PageLine, others: (PageLine | undefined)[]): boolean {
  return others.some((other) => other && Math.abs(other.baseline - line.baseline) < line.size * SAME_ROW);
}

function joinRow(row: Fragment[], width: number): string[] {
  return Array.from({ length: width }, (_, column) =>
    row
      .filter(({ cells }) => cells.has(column))
      .map(({ line, cells }) =>
        line.isHyphenated && column === Math.max(...cells.keys()) ? cells.get(column) : `${cells.get(column)} `,
      )
      .join("")
      .trim(),
  );
}

/** The line's words, put together where less than a cell's gap is between them. */
function cellsOf(line: PageLine): LineCell[] {
  const { size } = line;
  const words = wordsOf(line);
  const gaps = gapsOf(words);
  const space = Math.min(...gaps);
  const cells: LineCell[] = [];
  for (const [at, word] of words.entries()) {
    const gap = gaps[at - 1] ?? 0;
    const last = cells.at(-1);
    const isApart = gap > size * WIDE_GAP || (gap > size * NARROW_GAP && (gaps.length === 1 || gap > space * WIDER));
    if (last === undefined || isApart) cells.push({ ...word });
    else {
      last.text += ` ${word.text}`;
      last.right = word.right;
    }
  }
  return cells;
}

/** It stands in several places, as cells do. */
export function hasWideGap(line: PageLine): boolean {
  return hasGap(line, WIDE_GAP);
}

function hasGap({ widestGap, size }: PageLine, least: number): boolean {
  return widestGap > size * least;
}

function gapsOf(words: LineCell[]): number[] {
  return words.slice(1).map(({ left }, at) => left - words[at]!.right);
}
