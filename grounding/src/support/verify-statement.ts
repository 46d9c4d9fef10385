import { canStandIn } from "./can-stand-in.ts";
import { checkStatement } from "./check-statement.ts";
import type { PlacedQuote } from "./find-quote.ts";
import { findQuote } from "./find-quote.ts";
import { type PreparedPassage, preparePassage, type SupportPassage } from "./prepare-passage.ts";
import type { CutStatement } from "./statements/cut-sentences.ts";
import { readClaim } from "./statements/read-claim.ts";
import { type AllowedAddresses, sanitiseMarkdown } from "./statements/sanitise-markdown.ts";
import type { Support, SupportFailure, SupportVerdict } from "./support-verdict.ts";

export interface VerificationRules {
  mode: "strict" | "balanced";
  /** See `sanitiseMarkdown`. */
  allowedAddresses: AllowedAddresses;
  /** See `SupportQuestion`. */
  context?: string;
}

/** A quote that the server found itself: `text` is what stands at `start..end` of the passage's text. */
export interface FoundQuote extends PlacedQuote {
  passageId: string;
}

export type VerifiedStatement =
  /** Passed: show the text with this citation. `support` is null for words without a claim, which need no quote. */
  | { outcome: "shown"; text: string; support: Support | null; quote: FoundQuote | null }
  /** Says in its own words that the sources don't answer: nothing is shown, and no quote stands in for it. */
  | { outcome: "refusal"; text: string }
  /** Failed: show the nearest words of a source instead, as a quotation. */
  | { outcome: "replaced"; quote: FoundQuote; withheld: WithheldStatement }
  /** Failed, and no source comes near: show nothing. */
  | { outcome: "withheld"; withheld: WithheldStatement };

/** What the visitor doesn't see; kept for members. */
export interface WithheldStatement {
  text: string;
  reason: SupportFailure;
  nearestQuote: FoundQuote | null;
}

/** The least share of a statement that its nearest quote must cover to stand in for it. */
const LEAST_REPLACEMENT = 0.4;
/** … where the model gave that quote. */
const LEAST_OF_ITS_QUOTE = 0.2;

/**
 * Decides what becomes of one statement of a model. `passages` in the order in which the model saw them: its `[1]` is
 * the first. Nothing that the model wrote is shown unless it passed `checkStatement` or claims nothing.
 */
export function verifyStatement(
  statement: CutStatement,
  passages: readonly (SupportPassage | PreparedPassage)[],
  rules: VerificationRules,
): VerifiedStatement {
  const text = balanceEmphasis(sanitiseMarkdown(statement.text, rules.allowedAddresses)).trim();
  const claim = statement.block === "code" ? "claim" : readClaim(text);
  // `There are no discounts` reads as a refusal, but where it cites its source it tells what stands there.
  const isRefusal = claim === "refusal";
  if (isRefusal && statement.citations.length === 0) return { outcome: "refusal", text };
  if (claim !== "claim" && !isRefusal) return { outcome: "shown", text, support: null, quote: null };
  if (statement.block === "code") return verifyCode(statement.text, passages);
  const hints = { ...hintsOf(statement, passages), ...(rules.context === undefined ? {} : { context: rules.context }) };
  const verdict = checkStatement({ statement: text, passages, mode: rules.mode, ...hints });
  if (verdict.support !== null && verdict.quote !== null && verdict.passageId !== null) {
    const quote = { passageId: verdict.passageId, ...verdict.quote };
    if (!isRefusal || verdict.support !== "matched") return { outcome: "shown", text, support: verdict.support, quote };
  }
  if (isRefusal) return { outcome: "refusal", text };
  return replace(text, verdict, passages, hints);
}

function hintsOf(statement: CutStatement, passages: readonly SupportPassage[]): { cited?: string[]; quote?: string } {
  const cited = statement.citations.flatMap(({ number }) => passages[number - 1]?.id ?? []);
  const quote = statement.citations.find((citation) => citation.quote !== undefined)?.quote;
  return { ...(cited.length > 0 ? { cited } : {}), ...(quote === undefined ? {} : { quote }) };
}

/** Words can't judge code: it is shown only as it stands in a source. */
function verifyCode(source: string, passages: readonly (SupportPassage | PreparedPassage)[]): VerifiedStatement {
  const code = source.replace(/^\s*(?:```|~~~)[^\n]*\n/, "").replace(/\n?\s*(?:```|~~~)\s*$/, "");
  for (const passage of passages) {
    const prepared = "folded" in passage ? passage : preparePassage(passage);
    const place = findQuote(code, prepared.text, prepared.folded());
    if (place && place.text.trim().length >= code.trim().length / 2) {
      const quote = { passageId: prepared.id, ...place };
      return { outcome: "shown", text: `\`\`\`\n${place.text}\n\`\`\``, support: "verbatim", quote };
    }
  }
  return {
    outcome: "withheld",
    withheld: { text: source, reason: { code: "not_close", detail: "" }, nearestQuote: null },
  };
}

function replace(
  text: string,
  { nearest, reason }: SupportVerdict,
  passages: readonly (SupportPassage | PreparedPassage)[],
  { quote, context }: { quote?: string; context?: string },
): VerifiedStatement {
  const nearestQuote = nearest && {
    passageId: nearest.passageId,
    start: nearest.start,
    end: nearest.end,
    text: nearest.text,
  };
  const withheld = { text, reason: reason ?? { code: "nothing_to_check" as const, detail: "" }, nearestQuote };
  // A question back and the head of a list are no claims that a quote could stand in for.
  const mayReplace = !/[?:]\W*$/.test(text);
  const passage = passages.find(({ id }) => id === nearestQuote?.passageId);
  const isItsQuote = quote !== undefined && nearest !== null && findQuote(quote, nearest.text) !== null;
  const leastCoverage = isItsQuote ? LEAST_OF_ITS_QUOTE : LEAST_REPLACEMENT;
  return nearestQuote &&
    passage &&
    mayReplace &&
    nearest.coverage >= leastCoverage &&
    canStandIn(nearestQuote, text, passage, context)
    ? { outcome: "replaced", quote: nearestQuote, withheld }
    : { outcome: "withheld", withheld };
}

/** A cut may leave an emphasis open: a mark without its partner is taken out. */
function balanceEmphasis(text: string): string {
  let balanced = text;
  for (const mark of ["**", "__", "`"]) {
    const parts = balanced.split(mark);
    if (parts.length % 2 === 0) balanced = parts.slice(0, -1).join(mark) + parts.at(-1);
  }
  return balanced;
}
