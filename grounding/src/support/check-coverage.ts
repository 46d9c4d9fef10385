import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";

const LEAST_COVERAGE = 0.64;
/** In a short statement one foreign word is the claim: `You have 14 days to request a refund`. */
const FEW_WORDS = 5;
const LEAST_SHORT_COVERAGE = 0.75;
const LONGEST_GAP = 3;

/** Most of the statement's words stand in the window, and no longer stretch of it is the model's own. */
export function checkCoverage(evidence: Evidence, text: string): SupportFailure | null {
  const isShort = evidence.statement.content.length <= FEW_WORDS;
  if (evidence.window.coverage < (isShort ? LEAST_SHORT_COVERAGE : LEAST_COVERAGE))
    return { code: "low_coverage", detail: "" };
  let gap = 0;
  for (const index of evidence.statement.content) {
    const token = evidence.statement.tokens[index]!;
    gap = evidence.places[index]! >= 0 || evidence.window.passage.titleKeys.has(token.key) ? 0 : gap + 1;
    if (gap > LONGEST_GAP) return { code: "uncovered_words", detail: text.slice(token.start, token.end) };
  }
  return null;
}
