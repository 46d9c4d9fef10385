/** A citation as the model wrote it: `[2]`, or `[2: "verbatim quote"]`. */
export interface WrittenCitation {
  number: number;
  quote?: string;
}

export type MarkerReading =
  | { kind: "marker"; citations: WrittenCitation[]; end: number }
  /** What stands there may still become a marker when more text comes. */
  | { kind: "unfinished" }
  | { kind: "none" };

/** Longest marker that is waited for, in UTF-16 code units; a longer one is taken as text. */
const LONGEST_MARKER = 1200;

/**
 * Reads the citation marker at `at`, where a `[` stands: `[1]`, `[1, 2]`, `[1: "a quote, which may hold ] and \" and ."]`, each
 * also with a link target behind it, which is dropped. A quote ends at the first quotation mark that a `]` or a further
 * `, 2: "…"` follows.
 */
export function readMarker(text: string, at: number): MarkerReading {
  if (text.length - at > LONGEST_MARKER) {
    const reading = readBrackets(text.slice(0, at + LONGEST_MARKER), at);
    return reading.kind === "unfinished" ? { kind: "none" } : reading;
  }
  return readBrackets(text, at);
}

function readBrackets(text: string, at: number): MarkerReading {
  const citations: WrittenCitation[] = [];
  let index = skipSpace(text, at + 1);
  for (;;) {
    const digits = /^\^?(\d{1,3})/.exec(text.slice(index, index + 5));
    if (!digits) return index >= text.length || text.slice(index) === "^" ? { kind: "unfinished" } : { kind: "none" };
    const number = Number(digits[1]);
    index = skipSpace(text, index + digits[0].length);
    if (index >= text.length) return { kind: "unfinished" };
    if (text[index] === ":") {
      const quote = readQuote(text, skipSpace(text, index + 1));
      if (quote === "unfinished" || quote === "none") return { kind: quote };
      citations.push({ number, quote: quote.text });
      index = quote.end;
    } else citations.push({ number });
    if (text[index] === "]") return { kind: "marker", citations, end: endOfTarget(text, index + 1) };
    if (text[index] !== "," && text[index] !== ";") return { kind: "none" };
    index = skipSpace(text, index + 1);
  }
}

const PAIRS: Readonly<Record<string, string>> = { '"': '"', "“": "”", "„": "“", "«": "»", "'": "'", "‘": "’" };

function readQuote(text: string, at: number): { text: string; end: number } | "unfinished" | "none" {
  if (at >= text.length) return "unfinished";
  const closing = PAIRS[text[at] ?? ""];
  if (closing === undefined) return "none";
  for (let index = text.indexOf(closing, at + 1); index >= 0; index = text.indexOf(closing, index + 1)) {
    if (text[index - 1] === "\\") continue;
    const next = skipSpace(text, index + 1);
    if (next >= text.length) return "unfinished";
    if (text[next] === "]" || /^[,;]\s*\d{1,3}\s*(?::|\]|,|$)/.test(text.slice(next, next + 12))) {
      return { text: text.slice(at + 1, index).replaceAll(`\\${closing}`, closing), end: next };
    }
  }
  return "unfinished";
}

/** A model may write `[1](https://…)`: the number is the citation, the address is not shown. */
function endOfTarget(text: string, at: number): number {
  const target = /^\([^()\s]{0,400}\)/.exec(text.slice(at, at + 402));
  return at + (target?.[0].length ?? 0);
}

function skipSpace(text: string, at: number): number {
  let index = at;
  while (index < text.length && /\s/.test(text[index] ?? "")) index++;
  return index;
}
