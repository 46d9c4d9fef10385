import type { Evidence } from "./align-statement.ts";
import { readRow } from "./read-row.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { isSameWord } from "./tokens/is-same-word.ts";
import type { SupportToken } from "./tokens/support-token.ts";

const LONGEST_LABEL = 8;
const LEAST_NAMED = 0.5;

/**
 * `Yearly plans: full refund within 30 days` speaks of yearly plans alone: who takes something from behind such a label
 * names half of it at least, or was asked for it.
 */
export function checkLabel({ statement, window, source, places }: Evidence): SupportFailure | null {
  const { passage } = window;
  const taken = [...places].filter((place) => place >= 0);
  const said = [...statement.tokens, ...statement.context];
  for (let at = window.from; at <= window.to; at++) {
    const { first, last, start, end } = passage.sentences[at]!;
    if (readRow(passage.text, start, end)) continue;
    const colon = labelEnd(passage.text, source.slice(first, last));
    if (colon < 0) continue;
    const label = source.slice(first, last).filter((token) => token.end <= colon && token.isContent);
    const isTakenBehind = taken.some((place) => place >= first && place < last && source[place]!.start > colon);
    if (label.length === 0 || !isTakenBehind) continue;
    const named = label.filter(
      (token) =>
        passage.titleKeys.has(token.key) ||
        said.some((other) => other.key === token.key || isSameWord(other.word, token.word)),
    );
    if (named.length < label.length * LEAST_NAMED)
      return { code: "condition_dropped", detail: passage.text.slice(label[0]!.start, label.at(-1)!.end) };
  }
  return null;
}

/** Where the colon of a label stands that opens the sentence; -1 when none does. */
function labelEnd(text: string, tokens: readonly SupportToken[]): number {
  for (const [index, token] of tokens.slice(0, LONGEST_LABEL).entries()) {
    if (text.slice(token.end, token.end + 2) === ": ") return token.end;
    const next = tokens[index + 1];
    if (next && /[,;.!?|\n]/.test(text.slice(token.end, next.start))) return -1;
  }
  return -1;
}
