import type { PageElement } from "./page-node.ts";
import { visibleLine } from "./visible-text.ts";

export interface PlacedRow {
  cells: readonly PageElement[];
  /** One cell, with nothing beside it. */
  isWhole: boolean;
}

/** What a row of a table is, and the section that it stands in; `""` where it stands in none. */
export interface RowPlace {
  kind: "data" | "names" | "section";
  section: string;
}

/**
 * Tells the rows that name a part of a table: one cell over the whole row, a header or in bold, heads the rows below it
 * up to the next such cell, a cell in plain type over the whole row, the table's foot or the end of its part. A row of
 * headers right behind it names the columns of the part. A title over all rows, and what no row stands below, is data.
 */
export function placeRows(rows: readonly PlacedRow[]): RowPlace[] {
  const places: RowPlace[] = [];
  const count = rows.filter(isSectionRow).length;
  const hasTitle = count === 1 && rows[0] !== undefined && isSectionRow(rows[0]);
  let section = "";
  let part: PageElement | null = null;
  let hasRows = false;
  for (const [index, row] of rows.entries()) {
    const around = row.cells[0]!.parent?.parent ?? null;
    if (isSectionRow(row)) {
      section = "";
      hasRows = false;
      part = around;
      const next = rows[index + 1];
      if (hasTitle || next === undefined || next.isWhole || isInFoot(next)) {
        places.push({ kind: "data", section });
      } else {
        section = visibleLine(row.cells[0]!).replace(/\s*:$/u, "");
        places.push({ kind: "section", section });
      }
      continue;
    }
    if (row.isWhole || isInFoot(row) || (around !== part && hasRows)) section = "";
    const follows = index > 0 && isSectionRow(rows[index - 1]!);
    if (follows && isNames(row) && rows[index + 1] !== undefined && !isNames(rows[index + 1]!)) {
      places.push({ kind: "names", section });
      continue;
    }
    part = around;
    hasRows = true;
    places.push({ kind: "data", section });
  }
  return places;
}

const MAX_SECTION = 80;

function isSectionRow(row: PlacedRow): boolean {
  const [cell] = row.cells;
  if (cell === undefined || !row.isWhole || isInFoot(row)) return false;
  const text = visibleLine(cell);
  if (text === "" || text.length > MAX_SECTION || /[.!]$/u.test(text)) return false;
  return cell.name === "th" || visibleLine(cell, ({ name }) => name === "b" || name === "strong") === "";
}

function isNames({ cells }: PlacedRow): boolean {
  return cells.length > 1 && cells.every(({ name }) => name === "th");
}

function isInFoot({ cells }: PlacedRow): boolean {
  return cells[0]?.parent?.parent?.name === "tfoot";
}
