import { canonicalLine } from "./canonical-text.ts";
import type { DocumentBuilder } from "./document-builder.ts";

const BETWEEN_CELLS = " | ";

/**
 * Whether the format itself marks the first row as header (`marked`); else the cells are looked at, with more care
 * (`guess-in-text`) where a table stands in running text: there many name their rows and not their columns.
 */
export type HeaderSign = "marked" | "guess" | "guess-in-text" | "none";

const SIGNS: Record<HeaderSign, (first: string[], rest: string[][]) => boolean> = {
  marked: () => true,
  guess: looksLikeHeader,
  "guess-in-text": looksLikeHeaderInText,
  none: () => false,
};

/**
 * Writes each row as one unit. With a header every cell is led by its column's name (`Plan: Pro | Price: $10`), so that
 * a row found alone still says what it means.
 */
export function appendTable(builder: DocumentBuilder, rows: string[][], header: HeaderSign): void {
  const cleaned = rows.map((row) => row.map(canonicalLine)).filter((row) => row.some((cell) => cell !== ""));
  const [first, ...rest] = cleaned;
  if (!first) return;
  const hasHeader = rest.length > 0 && SIGNS[header](first, rest);
  const names = hasHeader ? first : [];
  const body = hasHeader ? rest : cleaned;
  appendRows(builder, body, names);
}

/** Rows of canonical cells, under the names of their columns. */
export function appendRows(builder: DocumentBuilder, rows: string[][], names: string[]): void {
  const filled = rows.filter((row) => row.some((cell) => cell !== ""));
  for (const [index, row] of filled.entries()) builder.unit(formatRow(row, names), { first: index === 0, kind: "row" });
}

/** One row as text; cells without a value are left out. */
export function formatRow(cells: string[], names: string[]): string {
  return cells
    .map((cell, index) => {
      const name = names[index];
      return cell && name && name !== cell ? `${name.replace(/:$/u, "")}: ${cell}` : cell;
    })
    .filter((cell) => cell !== "")
    .join(BETWEEN_CELLS);
}

/** Names are short, different, not numbers, and there are at least two of them with values below. */
export function looksLikeHeader(first: string[], rest: string[][]): boolean {
  const names = first.filter((cell) => cell !== "");
  if (names.length < 2 || new Set(names).size < names.length) return false;
  if (names.some((name) => name.length > 60 || /^[\p{N}\p{P}\p{S}\s]+$/u.test(name))) return false;
  const sample = rest.slice(0, 50);
  const widest = Math.max(...sample.map((row) => row.findLastIndex((cell) => cell !== "") + 1));
  if (widest > first.length || names.length < widest / 2) return false;
  return sample.some((row) => row.filter((cell) => cell !== "").length >= 2);
}

/** Whether a row that stands alone names columns: words without figures or sentences, at least two, all different. */
export function looksLikeNames(row: string[]): boolean {
  const names = row.map(canonicalLine).map((name) => name.toLowerCase());
  if (names.length < 2 || new Set(names).size < names.length) return false;
  return names.every((name) => name !== "" && name.split(/[ _-]/).length <= 3 && !/[^\p{L}\p{M} _()/€$#-]/u.test(name));
}

/** Of two columns, one must hold figures below its name: `Phone | 030 12` and `Chair | Ada` name no columns. */
export function looksLikeHeaderInText(first: string[], rest: string[][]): boolean {
  if (!looksLikeHeader(first, rest) || first.some((name) => /[\p{N}@]|:$/u.test(name))) return false;
  return first.length > 2 || first.some((_, column) => holdsFigures(rest.map((row) => row[column] ?? "")));
}

function holdsFigures(cells: string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length > 1 && filled.every((cell) => /\p{N}/u.test(cell));
}
