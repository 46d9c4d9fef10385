import {
  type AllowedAddresses,
  type CheckVerdict,
  type CutStatement,
  canStandIn,
  detectLanguage,
  type FoundQuote,
  findQuote,
  isRefusal,
  judgeStatement as judgeByWords,
  type PreparedPassage,
  placeCheckQuotes,
  primaryLanguage,
  type VerifiedStatement,
} from "@citedesk/grounding";
import type { WithheldText } from "../answers/answer-queries.ts";
import { type Piece, type Quote, toQuotedLines, toSingleLine } from "../answers/piece.ts";
import type { FoundPassage } from "../retrieval/retrieve-passages.ts";

/** What becomes of one statement of a model. */
export interface Judgement {
  piece?: Piece;
  withheld?: WithheldText;
  /** Words without a claim: they go out with the next piece, if there is one. */
  connective?: string;
  /** The model says that the passages don't answer: by the marker that was asked for, or in words of its own. */
  refusal?: "marker" | "words";
  /** Words left it to a checker, which is to see this text. */
  unsure?: string;
  /** What a source says in its place, should the checker not believe what words would show. */
  standIn?: Piece;
}

export interface StatementRules {
  mode: "strict" | "balanced";
  allowedAddresses: AllowedAddresses;
  /** In the order in which the model saw them: its `[1]` is the first. */
  passages: readonly FoundPassage[];
  prepare(passage: FoundPassage): PreparedPassage;
  /** The visitor's question: it says what a short statement speaks of. */
  context?: string;
}

/** What becomes of one statement of a model by the support rule. */
export function judgeStatement(statement: CutStatement, rules: StatementRules): Judgement {
  if (isRefusal(statement.text)) return { refusal: "marker" };
  if (statement.text.trim() === "") return {};
  const verified = judgeByWords(statement, rules.passages.map(rules.prepare), rules);
  if (verified.outcome === "refusal") return { refusal: "words" };
  const text = verified.outcome === "shown" ? verified.text : verified.withheld.text;
  const unsure = verified.isSure ? {} : { unsure: text };
  if (verified.outcome === "shown") {
    const standIn = verified.isSure ? undefined : findStandIn(statement, verified, rules);
    return { ...show(statement, verified, rules), ...unsure, ...(standIn ? { standIn } : {}) };
  }
  const withheld = withhold(verified.withheld);
  const quote = verified.outcome === "replaced" ? verified.quote : findForeignQuote(statement, rules);
  return { ...(quote ? { piece: quotePiece(statement, quote, rules) } : {}), withheld, ...unsure };
}

/**
 * What becomes of a statement that was put to a checker. Without a verdict that counts, words have decided:
 *   BACKED, and a quote of it stands in a passage   shown as the model wrote it
 *   NO_CLAIM                                        joins what comes next
 *   else                                            withheld, its nearest quote in its place where that says no other
 *     thing
 */
export function judgeChecked(
  statement: CutStatement,
  byWords: Judgement,
  verdict: CheckVerdict | undefined,
  rules: StatementRules,
): Judgement {
  const { unsure: text, standIn, ...words } = byWords;
  if (!verdict || text === undefined) return words;
  if (verdict.verdict === "NO_CLAIM") return { connective: statement.prefix + text };
  const quotes = verdict.verdict === "BACKED" ? placeCheckQuotes(verdict, rules.passages.map(rules.prepare)) : [];
  if (quotes.length > 0)
    return {
      piece: {
        text,
        support: "checked",
        quotes: quotes.map((quote) => toQuote(quote, rules)),
        prefix: statement.prefix,
      },
    };
  const withheld: WithheldText = { text: text.slice(0, 2_000), reason: "not_backed" };
  const piece = words.piece?.isQuotation ? words.piece : standIn;
  return piece ? { piece, withheld } : { withheld };
}

function findStandIn(
  statement: CutStatement,
  { text, quote }: Extract<VerifiedStatement, { outcome: "shown" }>,
  rules: StatementRules,
): Piece | undefined {
  const passage = rules.passages.find(({ id }) => id === quote?.passageId);
  const mayStandIn = quote && passage && canStandIn(quote, text, passage, rules.context);
  return mayStandIn ? quotePiece(statement, quote, rules) : undefined;
}

function show(
  statement: CutStatement,
  { text, support, quote }: Extract<VerifiedStatement, { outcome: "shown" }>,
  rules: StatementRules,
): Judgement {
  if (support === null || quote === null) return { connective: statement.prefix + text };
  const end = statement.block === "code" ? "\n" : "";
  return { piece: { text: text + end, support, quotes: [toQuote(quote, rules)], prefix: statement.prefix } };
}

function quotePiece(statement: CutStatement, quote: FoundQuote, rules: StatementRules): Piece {
  const prefix = statement.block === "list_item" || statement.block === "paragraph" ? statement.prefix : "\n\n";
  return {
    text: toQuotedLines(quote.text),
    support: "verbatim",
    quotes: [toQuote(quote, rules)],
    prefix,
    isQuotation: true,
  };
}

function toQuote({ passageId, start, end }: FoundQuote, { passages }: StatementRules): Quote {
  return { passage: passages.find(({ id }) => id === passageId)!, start, end };
}

/** Across languages words confirm nothing: the quote that the model gave stands in for its statement, untranslated. */
function findForeignQuote({ text, citations }: CutStatement, rules: StatementRules): FoundQuote | undefined {
  const language = detectLanguage(text);
  if (language === null) return undefined;
  for (const { number, quote } of citations) {
    const passage = rules.passages[number - 1];
    if (!passage || quote === undefined) continue;
    const prepared = rules.prepare(passage);
    const written = passage.language ?? prepared.language;
    if (written === null || primaryLanguage(written) === primaryLanguage(language)) continue;
    const place = quote.length < LEAST_FOREIGN_QUOTE ? null : findQuote(quote, prepared.text, prepared.folded());
    if (place) return { passageId: passage.id, ...place };
  }
  return undefined;
}

const LEAST_FOREIGN_QUOTE = 12;

function withhold({ text, reason, nearestQuote }: Extract<VerifiedStatement, { withheld: unknown }>["withheld"]) {
  const nearest = nearestQuote ? { nearest_quote: toSingleLine(nearestQuote.text).slice(0, 1_000) } : {};
  return { text: text.slice(0, 2_000), reason: reason.code, ...nearest };
}
