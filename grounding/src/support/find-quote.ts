import { AFFIXED, characterClass, DIGIT, LETTER, MARK } from "../analysis/character-class.ts";
import { type FoldedText, foldText } from "./tokens/fold-text.ts";

/** A range of a passage's text: `text` is exactly what stands at `start..end` (UTF-16 code units). */
export interface PlacedQuote {
  start: number;
  end: number;
  text: string;
}

/**
 * Where a quote stands in a text, after folding (NFKC, quotation marks, dashes, white space); null when it doesn't. A
 * quote starts and ends at word boundaries: `takes 1` is not found in `takes 14 days`. Case and the mark at its end
 * count only when several places fit.
 */
export function findQuote(quote: string, text: string, folded: FoldedText = foldText(text)): PlacedQuote | null {
  const wanted = foldText(quote).text;
  for (const form of formsOf(wanted)) {
    const range = findFolded(form, folded.text) ?? findFolded(form.toLowerCase(), lowerCase(folded));
    if (range) return place(range, text, folded);
  }
  return null;
}

/** The quote itself, then without the marks that people and models put around quotes. */
function formsOf(wanted: string): string[] {
  const bare = wanted.replace(/^["'\s]+|["'\s]+$/g, "");
  const unended = bare.replace(/(?:[.,;:!?…"'\s]|\.{3})+$/, "");
  return [...new Set([wanted, bare, unended])].filter((form) => /[\p{L}\p{N}]/u.test(form));
}

/** Lower case, unit for unit: a letter whose small form is longer stays as it is, so that places don't move. */
function lowerCase(folded: FoldedText): string {
  const lower = folded.text.toLowerCase();
  if (lower.length === folded.text.length) return lower;
  return Array.from(folded.text, (letter) =>
    letter.toLowerCase().length === letter.length ? letter.toLowerCase() : letter,
  ).join("");
}

function findFolded(form: string, text: string): { start: number; end: number } | null {
  for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1)) {
    const end = start + form.length;
    if (isBoundary(text, start) && isBoundary(text, end)) return { start, end };
  }
  return null;
}

function isBoundary(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true;
  if (isWordPart(text.charCodeAt(at - 1)) && isWordPart(text.charCodeAt(at))) return false;
  // Inside a number: `1.5`, `1,000`.
  return (
    !(/\d[.,]$/.test(text.slice(at - 2, at)) && isDigit(text, at)) &&
    !(isDigit(text, at - 1) && /^[.,]\d/.test(text.slice(at, at + 2)))
  );
}

/** Scripts that write words without spaces have a boundary everywhere. */
function isWordPart(code: number): boolean {
  const kind = characterClass(code);
  return kind === LETTER || kind === DIGIT || kind === AFFIXED || kind === MARK;
}

function isDigit(text: string, at: number): boolean {
  return characterClass(text.charCodeAt(at)) === DIGIT;
}

function place(range: { start: number; end: number }, text: string, folded: FoldedText): PlacedQuote {
  const start = folded.starts[range.start] ?? 0;
  const end = folded.ends[range.end - 1] ?? start;
  return { start, end, text: text.slice(start, end) };
}
