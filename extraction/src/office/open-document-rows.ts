import { attribute } from "../archive/read-xml.ts";
import { ExtractionFailure } from "../extracted-document.ts";
import type { HeaderSign } from "../text/table-rows.ts";
import { formatNumber } from "./cell-formats.ts";

const MAX_CELLS = 2_000_000;
const MAX_ROWS_REPEATED = 1000;
/** A cell repeated further than this is a background, not data. */
const MAX_REPEATS = { empty: 256, filled: 1024 };

interface Row {
  cells: string[];
  isBold: boolean;
}

/**
 * Gathers the rows of one table of an OpenDocument (ISO 26300 part 1, chapter 9): without hidden rows and columns, but
 * with those of a group that is folded away, and what a cell that reaches over several rows says in each of them.
 */
export class OpenDocumentRows {
  readonly #budget: { cells: number };
  readonly #rows: Row[] = [];
  readonly #hiddenColumns: { first: number; last: number }[] = [];
  /** By column: what a cell above says, and the first row that it doesn't reach. */
  readonly #hanging = new Map<number, { text: string; end: number }>();
  #columns = 0;
  #groups = 0;
  #headerRows = 0;
  #isInHeader = false;
  #row: Row & { number: number; repeats: number; isHidden: boolean } = newRow(0);
  #column = 0;
  #cell = newCell();

  constructor(budget: { cells: number }) {
    this.#budget = budget;
  }

  open(name: string, attributes: Record<string, string>): void {
    if (name === "table-header-rows") this.#isInHeader = true;
    else if (name === "table-row-group" || name === "table-column-group") this.#groups++;
    else if (name === "table-column") {
      const first = this.#columns;
      this.#columns += count(attributes, "number-columns-repeated");
      if (this.#isHidden(attributes)) this.#hiddenColumns.push({ first, last: this.#columns - 1 });
    } else if (name === "table-row") {
      this.#row = newRow(this.#row.number + this.#row.repeats);
      this.#row.repeats = count(attributes, "number-rows-repeated");
      this.#row.isHidden = this.#isHidden(attributes);
      this.#column = 0;
    } else if (name === "table-cell" || name === "covered-table-cell") {
      this.#cell = newCell();
      // What is shown stands as text; the tables of charts have values alone.
      this.#cell.value = attribute(attributes, "value") ?? "";
      this.#cell.repeats = count(attributes, "number-columns-repeated");
      this.#cell.rows = count(attributes, "number-rows-spanned");
      this.#cell.isCovered = name === "covered-table-cell";
    }
  }

  addParagraph(text: string, isBold: boolean): void {
    this.#cell.paragraphs.push(text);
    this.#cell.isBold &&= isBold;
  }

  close(name: string): void {
    if (name === "table-header-rows") this.#isInHeader = false;
    else if (name === "table-row-group" || name === "table-column-group") this.#groups--;
    else if (name === "table-row") this.#closeRow();
    else if (name === "table-cell" || name === "covered-table-cell") this.#closeCell();
  }

  get cells(): string[][] {
    const columns = new Set<number>();
    for (const { cells } of this.#rows) for (const [column, cell] of cells.entries()) if (cell) columns.add(column);
    const order = [...columns].sort((a, b) => a - b);
    return this.#rows.map(({ cells }) => order.map((column) => cells[column] ?? ""));
  }

  /** Whether its first row of several cells names the columns: marked so, or bold as no row below is. */
  get header(): HeaderSign {
    const first = this.#rows.findIndex(({ cells }) => cells.filter((cell) => cell.trim() !== "").length > 1);
    if (this.#headerRows > 0) return this.#headerRows === first + 1 ? "marked" : "none";
    const isBold = this.#rows[first]?.isBold && this.#rows[first + 1]?.isBold === false;
    return isBold ? "marked" : "guess-in-text";
  }

  /** A group that is folded away can be opened by whoever reads the table; what a filter hides is hidden. */
  #isHidden(attributes: Record<string, string>): boolean {
    const visibility = attribute(attributes, "visibility");
    return visibility === "filter" || (visibility === "collapse" && this.#groups === 0);
  }

  #closeRow(): void {
    const { cells, isBold, isHidden, repeats } = this.#row;
    // Programs fill sheets to their last row by repeating an empty one.
    if (isHidden || cells.every((cell) => cell === "")) return;
    if (this.#isInHeader) this.#headerRows++;
    for (let copies = 0; copies < Math.min(repeats, MAX_ROWS_REPEATED); copies++) this.#rows.push({ cells, isBold });
  }

  #closeCell(): void {
    const { paragraphs, value, repeats, rows, isBold, isCovered } = this.#cell;
    const own = paragraphs.join(" ") || (value && formatNumber(value, "plain", false));
    const shown = Math.min(repeats, own === "" ? MAX_REPEATS.empty : MAX_REPEATS.filled);
    this.#budget.cells -= shown;
    if (this.#budget.cells < 0) {
      throw new ExtractionFailure(
        "too_large",
        "The file has more than two million cells. Split it into smaller files.",
      );
    }
    if (rows > 1 && own !== "") this.#hanging.set(this.#column, { text: own, end: this.#row.number + rows });
    if (own !== "") this.#row.isBold &&= isBold;
    for (let column = this.#column; column < this.#column + shown; column++) {
      if (this.#hiddenColumns.some(({ first, last }) => column >= first && column <= last)) continue;
      const above = isCovered ? this.#hanging.get(column) : undefined;
      this.#row.cells.push(own === "" && above && this.#row.number < above.end ? above.text : own);
    }
    this.#column += repeats;
    this.#cell = newCell();
  }
}

/** For all tables of a file. */
export function newCellBudget(): { cells: number } {
  return { cells: MAX_CELLS };
}

function newRow(number: number) {
  return { cells: [] as string[], isBold: true, number, repeats: 1, isHidden: false };
}

function newCell() {
  return { paragraphs: [] as string[], value: "", repeats: 1, rows: 1, isBold: true, isCovered: false };
}

function count(attributes: Record<string, string>, name: string): number {
  return Number(attribute(attributes, name) ?? 1) || 1;
}
