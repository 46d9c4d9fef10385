import type { Evidence } from "./align-statement.ts";
import type { SupportFailure } from "./support-verdict.ts";
import { isSameWord } from "./tokens/is-same-word.ts";
import { LIGHT, PLAIN } from "./tokens/word-classes.ts";

/**
 * Without a quote of the model's own choosing, a word of weight that stands neither in the window nor around it is what
 * the model added: `gift wrapping` from `gift cards`, `water damage` from `dog damage`.
 */
export function checkOwnWords({ statement, window, source, first, last }: Evidence): SupportFailure | null {
  const { passage } = window;
  const around = source.slice(0, passage.sentences[0]?.last ?? 0);
  const said = [...source.slice(first, last), ...around];
  const added = statement.tokens.filter(
    (token) =>
      token.isContent &&
      token.kind === "word" &&
      !LIGHT.has(token.word) &&
      !PLAIN.has(token.word) &&
      !passage.titleKeys.has(token.key) &&
      !passage.places.has(token.key) &&
      !said.some((other) => other.key === token.key || isSameWord(other.word, token.word)),
  );
  const [foremost] = added;
  if (!foremost || added.length <= allowedIn(statement.content.length)) return null;
  return { code: "uncovered_words", detail: statement.text.slice(foremost.start, foremost.end) };
}

/** In a short statement one foreign word is the claim; a long one has words that join. */
function allowedIn(words: number): number {
  return Math.floor((words - 3) / 4);
}
