import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";
import type { SupportToken } from "./tokens/support-token.ts";
import { DISTINGUISHING } from "./tokens/word-classes.ts";

const LEAST_COVERAGE = 0.64;
/** In a short statement one foreign word is the claim: `You have 14 days to request a refund`. */
const FEW_WORDS = 5;
const LEAST_SHORT_COVERAGE = 0.75;
const LONGEST_GAP = 3;

/**
 * Most of the statement's words stand in the window, no longer stretch of it is the model's own, and neither is a
 * phrase that says by what, with what or from where.
 */
export function checkCoverage(evidence: Evidence, text: string): SupportFailure | null {
  const isShort = evidence.statement.content.length <= FEW_WORDS;
  if (evidence.window.coverage < (isShort ? LEAST_SHORT_COVERAGE : LEAST_COVERAGE))
    return { code: "low_coverage", detail: "" };
  const added = findAddedPhrase(evidence) ?? findDistinguishing(evidence);
  if (added) return { code: "uncovered_words", detail: text.slice(added.start, added.end) };
  let gap = 0;
  for (const index of evidence.statement.content) {
    const token = evidence.statement.tokens[index]!;
    gap = evidence.places[index]! >= 0 || evidence.window.passage.titleKeys.has(token.key) ? 0 : gap + 1;
    if (gap > LONGEST_GAP) return { code: "uncovered_words", detail: text.slice(token.start, token.end) };
  }
  return null;
}

/** `… on the same day by drone`, when the passage has no drone. */
function findAddedPhrase({ statement, window }: Evidence): SupportToken | undefined {
  const { tokens } = statement;
  const isKnown = ({ key }: SupportToken) => window.passage.places.has(key) || window.passage.titleKeys.has(key);
  return tokens.find((token, index) => {
    if (!MEANS.has(token.word)) return false;
    const phrase: SupportToken[] = [];
    for (const next of tokens.slice(index + 1, index + 1 + LONGEST_PHRASE)) {
      if (next.breakBefore > 0 || (phrase.length > 0 && !next.isContent)) break;
      if (next.isContent) phrase.push(next);
    }
    return phrase.length > 0 && !phrase.some(isKnown);
  });
}

const MEANS = new Set("by with via using through from".split(" "));
const LONGEST_PHRASE = 4;

/** `same` where the source has `next`. */
function findDistinguishing({ statement, source, first, last }: Evidence): SupportToken | undefined {
  const given = new Set(source.slice(first, last).map(({ word }) => word));
  return statement.tokens.find(({ word }) => DISTINGUISHING.has(word) && !given.has(word));
}
