import { addressIn } from "../answering/questions/holds-expected.ts";
import type { RankedPassage } from "../ranking/rank-passages.ts";
import type { TextRange } from "../structured-text.ts";
import { type ToldPlace, tells, textOf } from "./told-places.ts";

/** A branch that has a line for itself: `Kempten: Fischerstraße 14, Tel. 0831 555 0143. Mo–Sa 9–18 Uhr.` */
export interface BranchLine extends TextRange {
  passage: RankedPassage;
  /** What it tells of hours. */
  places: ToldPlace[];
}

/**
 * The lines of the branches beside the one that a place of hours is of, each from its name to its last hours, in the
 * order of the text. None where there is but one, and of more than anybody reads.
 */
export function branchLines({ passage }: ToldPlace, places: readonly ToldPlace[]): BranchLine[] {
  const lines = new Map<number, BranchLine>();
  for (const place of places) {
    const line = place.passage === passage ? lineOf(place) : undefined;
    if (line === undefined) continue;
    const known = lines.get(line.start);
    const told = [...(known?.places ?? []), place];
    lines.set(line.start, { ...line, end: Math.max(line.end, known?.end ?? 0), places: told });
  }
  if (lines.size < 2 || lines.size > MOST_BRANCHES) return [];
  return [...lines.values()].toSorted((left, right) => left.start - right.start);
}

const MOST_BRANCHES = 5;

/** Up to the end of its hours; undefined where it has no name in front, or nothing that one could go to or call. */
function lineOf({ passage, index }: ToldPlace): Omit<BranchLine, "places"> | undefined {
  const { candidate, analysis } = passage;
  const { start: told, end } = analysis.units[index]!;
  const start = candidate.text.lastIndexOf("\n", told) + 1;
  const behind = candidate.text.indexOf("\n", end);
  const line = candidate.text.slice(start, behind < 0 ? undefined : behind);
  const isPlace = addressIn(line) !== undefined || tells("phone", line, analysis.language);
  return isPlace && NAMED.test(textOf(passage, { start, end })) ? { passage, start, end } : undefined;
}

const NAMED = /^\p{Lu}[^:|\n]{1,40}: /u;
