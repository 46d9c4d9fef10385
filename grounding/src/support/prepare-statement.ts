import { detectLanguage } from "../analysis/detect-language.ts";
import { foldText } from "./tokens/fold-text.ts";
import { readTokens } from "./tokens/read-tokens.ts";
import type { SupportToken } from "./tokens/support-token.ts";
import { LIGHT } from "./tokens/word-classes.ts";

/** A statement read once, for all passages. */
export interface PreparedStatement {
  /** Without Markdown. */
  text: string;
  folded: string;
  tokens: readonly SupportToken[];
  /** The indexes of the content tokens, rising, and how much each weighs in coverage. */
  content: readonly number[];
  weights: readonly number[];
  totalWeight: number;
  /** Primary language tag; null when it can't be told. */
  language: string | null;
  /** The words of what was asked: they say what a short statement speaks of. */
  context: readonly SupportToken[];
}

export function prepareStatement(statement: string, context = ""): PreparedStatement {
  const text = withoutMarkdown(statement);
  const tokens = readTokens(text);
  const content: number[] = [];
  const weights: number[] = [];
  for (const [index, token] of tokens.entries()) {
    if (!token.isContent) continue;
    content.push(index);
    weights.push(weightOf(token));
  }
  return {
    text,
    folded: foldText(text).text,
    tokens,
    content,
    weights,
    totalWeight: weights.reduce((sum, weight) => sum + weight, 0),
    language: detectLanguage(text),
    context: readTokens(context).filter((token) => token.isContent),
  };
}

/** Rare words say more: without counts of a collection, numbers and names stand for the rare, a list for the common. */
function weightOf(token: SupportToken): number {
  if (token.kind !== "word" || token.isName) return 1.5;
  return LIGHT.has(token.word) ? 0.4 : 1;
}

/** The visible words of the Markdown subset that answers use. */
function withoutMarkdown(statement: string): string {
  return statement
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/^\s{0,3}(?:#{1,6}|>)\s+/gm, "")
    .replace(/\*{1,3}|_{2}|`+|~~/g, "")
    .trim();
}
