import { prefixedAttribute, readXml } from "../archive/read-xml.ts";
import type { ZipArchive } from "../archive/zip-archive.ts";
import { type ExtractedDocument, ExtractionFailure } from "../extracted-document.ts";
import { appendTitledTable } from "../text/append-titled-table.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { appendCharts } from "./append-charts.ts";
import { type CellFormat, formatNumber, readCellFormats } from "./cell-formats.ts";
import { mainPart, readPackageFacts, readRelations } from "./read-package-facts.ts";
import { readShapes } from "./read-shapes.ts";

const MAX_CELLS = 2_000_000;

/**
 * Workbooks: a page a sheet, a unit a row with its column names. Hidden sheets, rows and columns are left out, but what
 * is only folded away; formulas give their last value.
 */
export function readXlsx(archive: ZipArchive): ExtractedDocument {
  const main = mainPart(archive, "xl/workbook.xml");
  const relations = readRelations(archive, main);
  const partOf = (kind: string) => [...relations.values()].find((relation) => relation.kind === kind)?.path;
  const strings = readSharedStrings(archive.read(partOf("sharedStrings") ?? "xl/sharedStrings.xml"));
  const { sheets, startsIn1904 } = readWorkbook(archive.read(main)!);
  const formats = readCellFormats(archive.read(partOf("styles") ?? "xl/styles.xml"));
  const builder = new DocumentBuilder();
  const budget = { cells: MAX_CELLS };
  for (const [index, sheet] of sheets.entries()) {
    const path = relations.get(sheet.relation)?.path ?? "";
    const bytes = sheet.isHidden ? undefined : archive.read(path);
    if (!bytes) continue;
    const rows = readSheet(bytes, { strings, formats, startsIn1904, budget });
    builder.startPage(index + 1);
    if (rows.length > 0) builder.heading(2, sheet.name);
    appendTitledTable(builder, rows, "guess");
    for (const { kind, path: drawing } of readRelations(archive, path).values()) {
      if (kind !== "drawing") continue;
      appendShapes(builder, archive.read(drawing));
      appendCharts(builder, archive, drawing);
    }
  }
  const { title, language, modifiedAt } = readPackageFacts(archive, "docProps/core.xml");
  const document = builder.build({
    mediaType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    title,
    language,
  });
  return modifiedAt ? { ...document, modifiedAt } : document;
}

/** Text boxes and described pictures that float above a sheet. */
function appendShapes(builder: DocumentBuilder, bytes: Uint8Array | undefined): void {
  if (!bytes) return;
  for (const block of readShapes(bytes).blocks) if (block.kind !== "table") builder.paragraph(block.text);
}

function readWorkbook(bytes: Uint8Array) {
  const sheets: { name: string; relation: string; isHidden: boolean }[] = [];
  let startsIn1904 = false;
  readXml(bytes, {
    open(name, attributes) {
      if (name === "workbookPr") startsIn1904 = attributes.date1904 === "1" || attributes.date1904 === "true";
      if (name !== "sheet") return;
      sheets.push({
        name: attributes.name ?? "",
        relation: prefixedAttribute(attributes, "id") ?? "",
        isHidden: attributes.state === "hidden" || attributes.state === "veryHidden",
      });
    },
  });
  return { sheets, startsIn1904 };
}

function readSharedStrings(bytes: Uint8Array | undefined): string[] {
  const strings: string[] = [];
  if (!bytes) return strings;
  let current = "";
  let isText = false;
  let isReading = false;
  readXml(bytes, {
    open(name) {
      if (name === "si") current = "";
      else if (name === "rPh") isReading = true;
      else if (name === "t") isText = !isReading;
    },
    text(text) {
      if (isText) current += text;
    },
    close(name) {
      if (name === "t") isText = false;
      else if (name === "rPh") isReading = false;
      else if (name === "si") strings.push(current);
    },
  });
  return strings;
}

interface SheetContext {
  strings: string[];
  formats: CellFormat[];
  startsIn1904: boolean;
  budget: { cells: number };
}

interface SheetRow {
  number: number;
  cells: Map<number, string>;
}

/**
 * The sheet's filled rows; columns that no row fills are left out, so that one far cell costs nothing. What a cell that
 * reaches over several rows says stands in each of them.
 */
function readSheet(bytes: Uint8Array, context: SheetContext): string[][] {
  const rows: SheetRow[] = [];
  const columns = new Set<number>();
  const hidden: { first: number; last: number }[] = [];
  const merged: string[] = [];
  let row: SheetRow = { number: 0, cells: new Map() };
  let isRowHidden = false;
  let column = -1;
  let cell: Record<string, string> = {};
  let value = "";
  let isValue = false;
  readXml(bytes, {
    open(name, attributes) {
      if (name === "row") {
        row = { number: attributes.r ? Number(attributes.r) : row.number + 1, cells: new Map() };
        isRowHidden = isHiddenPart(attributes);
        column = -1;
      } else if (name === "col") {
        if (isHiddenPart(attributes))
          hidden.push({ first: Number(attributes.min) - 1, last: Number(attributes.max) - 1 });
      } else if (name === "mergeCell") {
        merged.push(attributes.ref ?? "");
      } else if (name === "c") {
        cell = attributes;
        column = attributes.r ? columnOf(attributes.r) : column + 1;
        value = "";
      } else if (name === "v" || name === "t") isValue = true;
      else if (name === "rPh") isValue = false;
    },
    text(text) {
      if (isValue) value += text;
    },
    close(name) {
      if (name === "v" || name === "t") isValue = false;
      else if (name === "row" && row.cells.size > 0) rows.push(row);
      else if (name === "c" && value.trim() !== "") {
        if (--context.budget.cells < 0) throw tooManyCells();
        if (isRowHidden || hidden.some(({ first, last }) => column >= first && column <= last)) return;
        row.cells.set(column, cellText(cell, value, context));
        columns.add(column);
      }
    },
  });
  carryDown(rows, merged, context);
  const order = [...columns].sort((a, b) => a - b);
  return rows.map(({ cells }) => order.map((index) => cells.get(index) ?? ""));
}

/** A group that is folded away can be opened by whoever reads the sheet. */
function isHiddenPart(attributes: Record<string, string>): boolean {
  const isHidden = attributes.hidden === "1" || attributes.hidden === "true";
  return isHidden && Number(attributes.outlineLevel ?? 0) === 0;
}

function carryDown(rows: SheetRow[], merged: string[], { budget }: SheetContext): void {
  const byNumber = new Map(rows.map((row, index) => [row.number, index]));
  for (const range of merged) {
    const [, first = "", top = "", bottom = ""] = /^([A-Z]+)(\d+):[A-Z]+(\d+)$/i.exec(range) ?? [];
    const start = byNumber.get(Number(top));
    const column = columnOf(first);
    const value = start === undefined ? undefined : rows[start]!.cells.get(column);
    if (start === undefined || value === undefined) continue;
    for (let index = start + 1; index < rows.length && rows[index]!.number <= Number(bottom); index++) {
      if (--budget.cells < 0) throw tooManyCells();
      rows[index]!.cells.set(column, value);
    }
  }
}

function cellText(cell: Record<string, string>, value: string, context: SheetContext): string {
  if (cell.t === "s") return context.strings[Number(value)] ?? "";
  if (cell.t === "b") return value.trim() === "1" ? "TRUE" : "FALSE";
  if (cell.t === "str" || cell.t === "inlineStr" || cell.t === "e" || cell.t === "d") return value;
  return formatNumber(value, context.formats[Number(cell.s ?? 0)] ?? "plain", context.startsIn1904);
}

/** `BC12` → 54. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.toUpperCase()) {
    const digit = letter.charCodeAt(0) - 64;
    if (digit < 1 || digit > 26) break;
    column = column * 26 + digit;
  }
  return column - 1;
}

function tooManyCells(): ExtractionFailure {
  return new ExtractionFailure(
    "too_large",
    "The workbook has more than two million cells. Split it into smaller files.",
  );
}
