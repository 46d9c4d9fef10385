import { analyzeAs } from "../../analysis/analyze.ts";
import type { AnalyzedPassage } from "../../ranking/analyze-passage.ts";
import { cellValue, readRow } from "../../support/read-row.ts";
import type { Unit } from "../../units/find-units.ts";

/** The terms of what a line is called by, and of what it says beside that. */
export interface NameTerms {
  name: ReadonlySet<string>;
  rest: ReadonlySet<string>;
}

/** Depends on the passage alone, and is kept as long as its analysis. */
const known = new WeakMap<AnalyzedPassage, Map<number, NameTerms | undefined>>();

/**
 * Of a row its first cell, of a list's line or a term what stands before its colon, dash or figure; what is in
 * brackets belongs to the rest: `Family (two adults, three children): 34 €`. Undefined for what has no name.
 */
export function readNameTerms(text: string, unit: Unit, analysis: AnalyzedPassage): NameTerms | undefined {
  const lines = known.get(analysis) ?? new Map<number, NameTerms | undefined>();
  known.set(analysis, lines);
  if (!lines.has(unit.start)) lines.set(unit.start, read(text, unit, analysis));
  return lines.get(unit.start);
}

function read(text: string, unit: Unit, { language }: AnalyzedPassage): NameTerms | undefined {
  const parts = divide(text, unit);
  if (parts === undefined) return undefined;
  const termsOf = (part: string) => new Set(analyzeAs(part, language, language).map(({ term }) => term));
  const [label, rest] = parts;
  const [name = ""] = label.split(/[([]/u);
  return { name: termsOf(name), rest: termsOf(`${label.slice(name.length)} ${rest}`) };
}

/** What names it, and what it says. */
function divide(text: string, { kind, start, end, header }: Unit): [string, string] | undefined {
  const own = text.slice(start, end);
  if (kind === "row") {
    const [first, ...others] = readRow(text, start, end) ?? [];
    if (first === undefined) return undefined;
    return [cellValue(text, first), others.map((cell) => cellValue(text, cell)).join(" ")];
  }
  // What tells more than a figure or two is no line of a list.
  if (own.length > LONGEST || own.includes("\n")) return undefined;
  if (kind === "definition") return header && [text.slice(header.start, header.end), own];
  const [, label = "", rest = ""] = LABELLED.exec(own) ?? [];
  return label === "" || (kind === "sentence" && !isAlone(text, start, end)) ? undefined : [label, rest];
}

const LONGEST = 100;

/** `Child (3–15) – £7.00`, `Adult: 12 €`, `Adults £12.50`: a few words, then what tells of them. */
const LABELLED =
  /^[-*•\s]*((?:[\p{L}\p{M}'’./-]+ ){0,4}[\p{L}\p{M}'’./-]+ ?(?:\([^)]*\) ?)?)(?:[:–—|]|- |(?=[£$€]|\d))\s*(.*)$/su;

/** A line of its own. */
function isAlone(text: string, start: number, end: number): boolean {
  return (start === 0 || text[start - 1] === "\n") && (end === text.length || text[end] === "\n");
}
