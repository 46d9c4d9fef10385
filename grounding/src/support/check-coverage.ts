import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";

export const LEAST_COVERAGE = 0.6;
const LONGEST_GAP = 3;

/** Most of the statement's words stand in the window, and no longer stretch of it is the model's own. */
export function checkCoverage(evidence: Evidence, text: string): SupportFailure | null {
  if (evidence.window.coverage < LEAST_COVERAGE) return { code: "low_coverage", detail: "" };
  let gap = 0;
  for (const index of evidence.statement.content) {
    const token = evidence.statement.tokens[index]!;
    gap = evidence.places[index]! >= 0 || evidence.window.passage.titleKeys.has(token.key) ? 0 : gap + 1;
    if (gap > LONGEST_GAP) return { code: "uncovered_words", detail: text.slice(token.start, token.end) };
  }
  return null;
}
