/** How much a sentence can say by itself. */
export type SentenceKind = "prose" | "fragment" | "code";

/**
 * Tells prose from lines of code and from what only names something: a heading, an entry of a list of contents. A list
 * item that is a sentence is prose.
 */
export function sentenceKind(text: string): SentenceKind {
  const plain = text.replace(MENU_PATH, ", ");
  if (CODE_LINE.test(plain) || (plain.match(CODE_SIGN)?.length ?? 0) > text.length / CODE_DENSITY) return "code";
  // `- 4 GB of memory` tells a figure; `3. Opening hours` has only its own number.
  if (/^[-*•] .*\p{N}/u.test(text)) return "prose";
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return words < FEW_WORDS && !/[.!?:。！？।؟]["'”’»)\]]*$/.test(text) ? "fragment" : "prose";
}

/** `Settings > Developers > API keys` is a way through menus. */
const MENU_PATH = /(?<=[\p{L}\p{N}…)]) [>→›»] (?=[\p{L}\p{N}…("])/gu;
const FEW_WORDS = 5;
/** One such sign in so many characters is more than prose has. */
const CODE_DENSITY = 25;
const CODE_SIGN = /[{}<>=;\\`$]|\|\||=>|\)\s*$|\(['"]/gm;
/** Begins like a comment, a statement or a block, or ends like one. */
const CODE_LINE =
  /^(?:\/\/|\/\*|#(?!\d)|\$ |<\/?[a-z]|[})\]]+[;,]?\s*$|(?:const|let|var|import|export|await|return|function|async|def|class)\s.*[=({;]|[\w.]+\([^)]*(?:\{|=>)?\s*$|[\w$.]+\(.*\)[;,]?$)|[;{]\s*$/;
