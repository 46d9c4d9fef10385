import { analyzeAs } from "../../analysis/analyze.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import type { Unit } from "../../units/find-units.ts";

/** Whether a unit begins with what it is about (`Bank holidays: 10–16`), and no word of that is asked for. */
export function hasUnaskedLabel({ candidate, match, analysis }: RankedPassage, unit: Unit): boolean {
  const label = labelOf(candidate.text, unit);
  if (label === undefined) return false;
  const terms = analyzeAs(label, analysis.language, analysis.language).map(({ term }) => term);
  const asked = new Set(match.asked.flatMap(({ forms, relatives }) => [...forms, ...relatives]));
  return terms.length > 0 && !terms.some((term) => asked.has(term));
}

function labelOf(text: string, { kind, start, end, header }: Unit): string | undefined {
  if (kind === "row") return undefined;
  const own = LABEL.exec(text.slice(start, Math.min(end, start + LONGEST)))?.[1];
  return own ?? (kind === "definition" && header ? text.slice(header.start, header.end) : undefined);
}

const LABEL = /^([\p{L}\p{N}][^.:?!|\n]{1,40}): /u;
const LONGEST = 60;
