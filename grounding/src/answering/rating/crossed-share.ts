import { analyzeAs } from "../../analysis/analyze.ts";
import type { AnalyzedPassage } from "../../ranking/analyze-passage.ts";
import type { AskedTerm } from "../../ranking/match-passage.ts";
import type { TextRange } from "../../structured-text.ts";
import { cellValue, readRow } from "../../support/read-row.ts";
import type { Unit } from "../../units/find-units.ts";

/**
 * How much of the last turn the label of a table's row and the head of one of its columns hold together, 0 to 1; 0
 * unless each has a part. `cargo deposit` asks for where `Deposit` and `Cargo` cross.
 */
export function crossedShare(
  asked: readonly AskedTerm[],
  text: string,
  { unit, analysis, kindPlaces }: { unit: Unit; analysis: AnalyzedPassage; kindPlaces: ReadonlySet<number> },
): number {
  const { label, heads } = readRowTerms(text, unit, analysis);
  const last = asked.filter(({ isLastTurn }) => isLastTurn);
  const total = last.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return 0;
  const massOf = (...sets: readonly ReadonlySet<string>[]) =>
    last.reduce(
      (sum, { forms, weight }) => (forms.some((form) => sets.some((terms) => terms.has(form))) ? sum + weight : sum),
      0,
    ) / total;
  if (massOf(label.own) === 0) return 0;
  // Each row has a `Price`.
  const isTelling = (head: ReadonlySet<string>) =>
    asked.some(
      ({ forms, isLastTurn }, place) => isLastTurn && !kindPlaces.has(place) && forms.some((form) => head.has(form)),
    );
  return heads.reduce(
    (most, head) => (isTelling(head) ? Math.max(most, massOf(label.own, label.head, head)) : most),
    0,
  );
}

interface RowTerms {
  /** Of the first cell, and of what heads its column. */
  label: { own: ReadonlySet<string>; head: ReadonlySet<string> };
  /** What heads each of the other cells. */
  heads: readonly ReadonlySet<string>[];
}

/** Depends on the passage alone, and is kept as long as its analysis. */
const known = new WeakMap<AnalyzedPassage, Map<number, RowTerms>>();

function readRowTerms(text: string, { start, end }: Unit, analysis: AnalyzedPassage): RowTerms {
  const rows = known.get(analysis) ?? new Map<number, RowTerms>();
  known.set(analysis, rows);
  const kept = rows.get(start);
  if (kept) return kept;
  const termsOf = (words: string) =>
    new Set(analyzeAs(words, analysis.language, analysis.language).map(({ term }) => term));
  const headOf = (head: TextRange) => termsOf(text.slice(head.start, head.end));
  const [first, ...others] = readRow(text, start, end) ?? [];
  const read = {
    label: {
      own: first ? termsOf(cellValue(text, first)) : NONE,
      head: first?.header ? headOf(first.header) : NONE,
    },
    heads: others.flatMap(({ header }) => (header ? [headOf(header)] : [])),
  };
  rows.set(start, read);
  return read;
}

const NONE: ReadonlySet<string> = new Set();
