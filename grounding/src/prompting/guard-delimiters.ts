/** The elements that separate data from instructions in a prompt. Nothing inside them may open or close one. */
export const DELIMITERS = [
  "passages",
  "passage",
  "question",
  "statements",
  "tool_result",
  "owner_instructions",
  "conversation",
];

/**
 * Text that can stand between delimiters: whatever looks like one loses its bracket (`</passage>` → `‹/passage>`), also
 * with look-alike brackets, spaces or invisible letters inside. Tag characters (U+E0000 to U+E007F), which no one sees
 * but a model reads, go. Everything else stays as it is, so that quotes are still found.
 */
export function guardDelimiters(text: string): string {
  return text.replace(TAG_CHARACTERS, "").replace(FORGED, "‹$1");
}

/** One line for an attribute: no quotes, brackets or line ends. */
export function guardAttribute(text: string): string {
  return text
    .replace(TAG_CHARACTERS, "")
    .replace(/["<>\p{Cc}\u2028\u2029]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim()
    .slice(0, 300);
}

const TAG_CHARACTERS = /[\u{e0000}-\u{e007f}]/gu;
const INVISIBLE = "[\\s\\u00ad\\u200b-\\u200f\\u2060-\\u2064\\ufeff]*";
const NAMES = DELIMITERS.map((name) => [...name].join(INVISIBLE)).join("|");
const FORGED = new RegExp(`[<＜﹤‹〈⟨](${INVISIBLE}[/／]?${INVISIBLE}(?:${NAMES}))`, "giu");
