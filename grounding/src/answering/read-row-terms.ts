import { analyzeAs } from "../analysis/analyze.ts";
import type { AnalyzedPassage } from "../ranking/analyze-passage.ts";
import { readRow } from "../support/read-row.ts";
import type { Unit } from "../units/find-units.ts";

export interface RowTerms {
  /** Of the first cell, and of what heads its column. */
  label: { own: ReadonlySet<string>; head: ReadonlySet<string> };
  /** What heads each of the other cells. */
  heads: readonly ReadonlySet<string>[];
}

/** Depends on the passage alone, and is kept as long as its analysis. */
const known = new WeakMap<AnalyzedPassage, Map<number, RowTerms>>();

export function readRowTerms(text: string, { start, end }: Unit, analysis: AnalyzedPassage): RowTerms {
  const rows = known.get(analysis) ?? new Map<number, RowTerms>();
  known.set(analysis, rows);
  const kept = rows.get(start);
  if (kept) return kept;
  const termsOf = (from: number, to: number) =>
    new Set(analyzeAs(text.slice(from, to), analysis.language, analysis.language).map(({ term }) => term));
  const [first, ...others] = readRow(text, start, end) ?? [];
  const read = {
    label: {
      own: first ? termsOf(first.header ? first.header.end + 1 : first.start, first.end) : NONE,
      head: first?.header ? termsOf(first.header.start, first.header.end) : NONE,
    },
    heads: others.flatMap(({ header }) => (header ? [termsOf(header.start, header.end)] : [])),
  };
  rows.set(start, read);
  return read;
}

const NONE: ReadonlySet<string> = new Set();
