import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";

/** Sentences around the window that may deny what is said. */
const REACH = 2;
const LEAST_WORDS = 2;

/**
 * A sentence beside the window denies what the statement asserts, in the statement's own words: `Renewals are not
 * refundable.`
 */
export function checkContradiction({ statement, window, source }: Evidence): SupportFailure | null {
  if (statement.tokens.some(({ kind }) => kind === "negator")) return null;
  const { passage } = window;
  const said = new Set(statement.content.map((index) => statement.tokens[index]!.key));
  const around = passage.sentences.slice(Math.max(0, window.from - REACH), window.to + 1 + REACH);
  for (const { first, last } of around) {
    const tokens = source.slice(first, last);
    const negator = tokens.find(({ kind }) => kind === "negator");
    const content = tokens.filter(({ isContent }) => isContent);
    if (!negator || content.length < LEAST_WORDS || !content.every(({ key }) => said.has(key))) continue;
    return { code: "negation_differs", detail: passage.text.slice(negator.start, negator.end) };
  }
  return null;
}
