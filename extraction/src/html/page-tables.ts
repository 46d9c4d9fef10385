import { canonicalLine, canonicalLines } from "../text/canonical-text.ts";
import type { DocumentBuilder } from "../text/document-builder.ts";
import { appendRows } from "../text/table-rows.ts";
import { childElements, contains, findElements, type PageElement } from "./page-node.ts";
import { type PlacedRow, placeRows } from "./place-rows.ts";
import { isLineNumbers, preformattedText, visibleLine, visibleText } from "./visible-text.ts";

/** Layout tables hold blocks, other tables or a single column; only the others are data. */
export function isDataTable(table: PageElement): boolean {
  const { role } = table.attributes;
  if (role === "presentation" || role === "none") return false;
  if (contains(table, LAYOUT_TAGS)) return false;
  const rows = rowsOf(table);
  if (!rows.some((row) => row.length > 1)) return false;
  const isMarked = contains(table, HEADER_TAGS);
  if (rows.length === 1 && contains(table, CODE)) return false;
  if (isMarked) return true;
  return !rows.some((row) => row.some((cell) => findElements(cell, "p").length > 3 || contains(cell, HEADINGS)));
}

const LAYOUT_TAGS = new Set("table article section form".split(" "));
const HEADER_TAGS = new Set("th thead".split(" "));
const HEADINGS = new Set("h1 h2 h3 h4 h5 h6".split(" "));
const CODE = new Set(["pre"]);

/** Each row with its section and the names of its columns. A cell over several rows or columns counts for each. */
export function appendPageTable(builder: DocumentBuilder, table: PageElement): void {
  const caption = childElements(table).find((child) => child.name === "caption");
  if (caption) builder.paragraph(visibleLine(caption));
  const rows = rowsOf(table);
  const header = countHeaderRows(rows);
  const grid = spread(rows);
  let names = joinNames(grid.slice(0, header));
  const named = placeRows(withWidth(rows, grid).slice(header)).flatMap(({ kind, section }, index) => {
    const row = grid[header + index]!;
    if (kind === "names") names = joinNames([row]);
    return kind === "data" ? [nameCells(inSection(row, section), names)] : [];
  });
  appendRows(builder, named, []);
}

/** A cell that hangs down from above stands beside a row's own. */
function withWidth(rows: PageElement[][], grid: Slot[][]): PlacedRow[] {
  return rows.map((cells, index) => ({
    cells,
    isWhole: grid[index]!.filter(({ columns }) => columns > 0).length === 1,
  }));
}

/** A row found alone says its section with its label: `Service: Passport / Adult | Fee: 70 €`. */
function inSection(row: Slot[], section: string): Slot[] {
  const [first, ...others] = row;
  if (section === "" || first === undefined || row.every(({ text }) => text === "")) return row;
  const text = first.text === "" ? section : `${section} / ${first.text}`;
  return [{ ...first, text }, ...others];
}

function rowsOf(table: PageElement): PageElement[][] {
  return findElements(table, "tr")
    .map((row) => childElements(row).filter((cell) => isCell(cell) && !isLineNumbers(cell)))
    .filter((row) => row.length > 0);
}

function isCell({ name }: PageElement): boolean {
  return name === "td" || name === "th";
}

/** The rows above the first with data: those of the table's head, or whole rows of names. */
function countHeaderRows(rows: PageElement[][]): number {
  const first = rows.findIndex((row) => {
    if (row[0]!.parent?.parent?.name === "thead") return false;
    return row.length < 2 || !row.every((cell) => cell.name === "th");
  });
  if (first === 0 && rows.length > 1 && isBold(rows[0]!) && !isBold(rows[1]!)) return 1;
  // A table of nothing but names says what its rows say.
  return first === -1 ? 0 : Math.min(first, MAX_HEADER_ROWS);
}

/** Names that are only shown as such: every cell is bold as a whole. */
function isBold(row: PageElement[]): boolean {
  const filled = row.filter((cell) => visibleLine(cell) !== "");
  if (filled.length < 2) return false;
  return filled.every(
    (cell) => visibleLine(cell, ({ name }) => name === "b" || name === "strong" || name === "sup") === "",
  );
}

const MAX_HEADER_ROWS = 3;
const MAX_SPAN = 50;

/** What stands in one column of a row. A cell over several columns says its text in the first of them. */
interface Slot {
  text: string;
  /** That the cell covers, from this one on; 0 where it began further left. */
  columns: number;
}

function spread(rows: PageElement[][]): Slot[][] {
  /** By column: what a cell above still says, and for how many rows. */
  const hanging = new Map<number, { slot: Slot; rows: number }>();
  return rows.map((row) => {
    const cells: Slot[] = [];
    const fillHanging = (): void => {
      for (let above = hanging.get(cells.length); above && above.rows > 0; above = hanging.get(cells.length)) {
        above.rows -= 1;
        cells.push(above.slot);
      }
    };
    for (const cell of row) {
      fillHanging();
      const columns = span(cell.attributes.colspan);
      const below = span(cell.attributes.rowspan) - 1;
      const text = cellText(cell);
      for (let index = 0; index < columns; index++) {
        const slot = index === 0 ? { text, columns } : { text: "", columns: 0 };
        if (below > 0) hanging.set(cells.length, { slot, rows: below });
        cells.push(slot);
      }
    }
    fillHanging();
    return cells;
  });
}

function span(stated: string | undefined): number {
  return Math.max(1, Math.min(MAX_SPAN, Number.parseInt(stated ?? "1", 10) || 1));
}

/** Code in a cell keeps its lines. */
function cellText(cell: PageElement): string {
  if (!contains(cell, CODE)) return canonicalLine(visibleText(cell));
  const parts: string[] = [];
  const visit = (element: PageElement): void => {
    for (const child of childElements(element)) {
      if (child.name === "pre") parts.push(canonicalLines(preformattedText(child)));
      else visit(child);
    }
  };
  visit(cell);
  const around = canonicalLine(visibleText(cell, (element) => element.name === "pre"));
  return [around, ...parts].filter((part) => part !== "").join("\n");
}

/** Names over several columns are said with each: `Price / Small`. */
function joinNames(rows: Slot[][]): string[] {
  const width = Math.max(0, ...rows.map((row) => row.length));
  return Array.from({ length: width }, (_, column) => {
    const names = rows.map((row, index) => (index === rows.length - 1 ? ownName(row, column) : nameAbove(row, column)));
    return [...new Set(names.filter((name) => name !== ""))].join(" / ");
  });
}

/** Of the cell that covers the column. */
function ownName(row: Slot[], column: number): string {
  let start = column;
  while (start > 0 && row[start]?.columns === 0) start--;
  return row[start]?.text ?? "";
}

function nameAbove(row: Slot[], column: number): string {
  for (let index = Math.min(column, row.length - 1); index >= 0; index--) if (row[index]!.text) return row[index]!.text;
  return "";
}

/** Each cell with the names of all its columns: `Price / Small, Large: 18 €`. One over the whole row has none. */
function nameCells(row: Slot[], names: string[]): string[] {
  return row.map(({ text, columns }, column) => {
    if (text === "" || columns >= Math.max(2, names.length)) return text;
    const own = listNames(names.slice(column, column + columns));
    return own === "" || own === text ? text : `${own}: ${text}`;
  });
}

/** What two names begin with is said once. */
function listNames(names: string[]): string {
  const different = [...new Set(names.map((name) => name.replace(/:$/u, "")).filter((name) => name !== ""))];
  return different
    .map((name, index) => {
      const shared = name.slice(0, name.lastIndexOf(" / ") + 3);
      return index > 0 && name.includes(" / ") && different[index - 1]!.startsWith(shared)
        ? name.slice(shared.length)
        : name;
    })
    .join(", ");
}
