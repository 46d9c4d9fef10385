import { appendTitledTable } from "./append-titled-table.ts";
import { canonicalLine } from "./canonical-text.ts";
import type { DocumentBuilder } from "./document-builder.ts";

interface Row {
  cells: string[];
  isBold: boolean;
  isHeader: boolean;
}

/** Gathers the rows of one table of Rich Text Format. */
export class RtfTable {
  readonly #rows: Row[] = [];
  #row = newRow();

  addText(text: string, isBold: boolean): void {
    if (text.trim() !== "") this.#row.isBold &&= isBold;
  }

  closeCell(text: string): void {
    this.#row.cells.push(canonicalLine(text));
  }

  /** The row is repeated at the top of each page. */
  markHeader(): void {
    this.#row.isHeader = true;
  }

  closeRow(): void {
    if (this.#row.cells.some((cell) => cell !== "")) this.#rows.push(this.#row);
    this.#row = newRow();
  }

  /** The table so far; a row that was never ended is one too. */
  write(builder: DocumentBuilder): void {
    this.closeRow();
    const first = this.#rows.findIndex(({ cells }) => cells.filter((cell) => cell !== "").length > 1);
    const [names, below] = [this.#rows[first], this.#rows[first + 1]];
    const isMarked = below && names && ((names.isHeader && !below.isHeader) || (names.isBold && !below.isBold));
    const rows = this.#rows.map(({ cells }) => cells);
    appendTitledTable(builder, rows, isMarked ? "marked" : "guess-in-text");
  }
}

function newRow(): Row {
  return { cells: [], isBold: true, isHeader: false };
}
