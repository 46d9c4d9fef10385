import type { DocumentBuilder } from "../text/document-builder.ts";
import { appendRows, looksLikeHeader, looksLikeHeaderInText } from "../text/table-rows.ts";
import { beginsItem } from "./begins-item.ts";
import { type FoundTable, findTable, hasWideGap } from "./find-table.ts";
import type { PageLine } from "./page-lines.ts";
import { countPartedWords, joinLines, type PartedWords } from "./parted-words.ts";
import type { PdfPage } from "./repeated-lines.ts";

export interface PdfStyles {
  /** Font box height of running text. */
  bodySize: number;
  /** Sizes of headings, largest first. */
  headingSizes: number[];
  parted: PartedWords;
}

const LARGER = 1.12;
const LONGEST_HEADING = 200;

/** What sizes mean in this document: most characters are running text, what is larger is a heading. */
export function findStyles(pages: PdfPage[]): PdfStyles {
  const lengths = new Map<number, number>();
  for (const page of pages) {
    for (const line of page.lines) {
      const size = rounded(line.size);
      lengths.set(size, (lengths.get(size) ?? 0) + line.text.length);
    }
  }
  const bodySize = [...lengths].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  const total = [...lengths.values()].reduce((sum, length) => sum + length, 0);
  const headingSizes = [...lengths]
    .filter(([size, length]) => size >= bodySize * LARGER && length < total * 0.2)
    .map(([size]) => size)
    .sort((a, b) => b - a);
  return { bodySize, headingSizes, parted: countPartedWords(pages) };
}

/** Writes a page's lines as headings, table rows, list items and paragraphs. */
export function appendPage(builder: DocumentBuilder, page: PdfPage, styles: PdfStyles): void {
  const { lines } = page;
  let at = 0;
  while (at < lines.length) {
    const table = findTable(lines, at);
    const level = table ? undefined : headingLevel(lines, at, styles);
    const taken = table?.taken ?? (level === undefined ? paragraphAt(lines, at, styles) : headingAt(lines, at));
    const block = lines.slice(at, at + taken);
    if (table) appendTable(builder, table);
    else if (level !== undefined) builder.heading(level, joinLines(block, styles.parted));
    else if (beginsItem(block[0]!.text))
      builder.unit(joinLines(block, styles.parted), { first: !isBulletBefore(lines, at) });
    else builder.paragraph(joinLines(block, styles.parted));
    at += taken;
  }
}

function appendTable(builder: DocumentBuilder, { rows, isFirstBold }: FoundTable): void {
  const [first, ...rest] = rows as [string[], ...string[][]];
  const isHeader = isFirstBold ? looksLikeHeader(first, rest) : looksLikeHeaderInText(first, rest);
  appendRows(builder, isHeader ? rest : rows, isHeader ? first : []);
}

function headingLevel(lines: PageLine[], at: number, styles: PdfStyles): number | undefined {
  const line = lines[at]!;
  if (
    !/\p{L}{2}/u.test(line.text) ||
    /^[•◦▪▸‣●○■□*·]/u.test(line.text) ||
    joinLines(lines.slice(at, at + headingAt(lines, at)), styles.parted).length > LONGEST_HEADING
  )
    return undefined;
  const rank = styles.headingSizes.indexOf(rounded(line.size));
  if (rank >= 0) return Math.min(6, rank + 1);
  const before = lines[at - 1];
  const isApart = !before || gapAbove(line, before) > line.size * 1.3 || before.size > line.size * LARGER;
  const isShort = line.text.length <= 100 && !/[.,;:]$/u.test(line.text) && !hasWideGap(line);
  const isBold = line.isBold && !lines[at + 1]?.isBold && line.size >= styles.bodySize * 0.95;
  return isBold && isShort && isApart ? Math.min(6, styles.headingSizes.length + 1) : undefined;
}

/** Lines of a heading set over more than one. */
function headingAt(lines: PageLine[], at: number): number {
  let count = 1;
  while (at + count < lines.length && count < 5) {
    const line = lines[at + count]!;
    const before = lines[at + count - 1]!;
    if (rounded(line.size) !== rounded(before.size) || line.isBold !== before.isBold) break;
    if (gapAbove(line, before) > line.size * 1.5 || gapAbove(line, before) < 0) break;
    if (/^\d+(?:\.\d+)*\.?\s/u.test(line.text)) break;
    count++;
  }
  return count;
}

function paragraphAt(lines: PageLine[], at: number, styles: PdfStyles): number {
  let count = 1;
  const block = { left: lines[at]!.left, right: lines[at]!.right };
  while (at + count < lines.length) {
    const line = lines[at + count]!;
    const before = lines[at + count - 1]!;
    if (!before.isHyphenated) {
      if (findTable(lines, at + count) || headingLevel(lines, at + count, styles) !== undefined) break;
      if (startsParagraph(line, before, block)) break;
    }
    block.left = Math.min(block.left, line.left);
    block.right = Math.max(block.right, line.right);
    count++;
  }
  return count;
}

function startsParagraph(line: PageLine, before: PageLine, block: { left: number; right: number }): boolean {
  const gap = gapAbove(line, before);
  const ends = /[.!?:;…"”»’)]$/u.test(before.text);
  // The next column or page part: the text goes on when its sentence does.
  if (gap < -line.size || gap > line.size * 8) return ends || !/^\p{Ll}/u.test(line.text);
  if (beginsItem(line.text)) return true;
  if (Math.abs(line.size - before.size) > before.size * 0.15 && line.text.length > 3 && before.text.length > 3)
    return true;
  if (gap > Math.max(line.size, before.size) * 1.55) return true;
  if (line.left - before.left > line.size * 0.7 && line.left - block.left < line.size * 5) return ends;
  return ends && before.right < block.right - (block.right - block.left) * 0.2;
}

function gapAbove(line: PageLine, before: PageLine): number {
  return before.baseline - line.baseline;
}

function isBulletBefore(lines: PageLine[], at: number): boolean {
  for (let index = at - 1; index >= 0 && index >= at - 12; index--) {
    if (beginsItem(lines[index]!.text)) return true;
    if (gapAbove(lines[index + 1]!, lines[index]!) > lines[index]!.size * 1.8) return false;
  }
  return false;
}

function rounded(size: number): number {
  return Math.round(size * 2) / 2;
}
