/** A citation as the model wrote it: `[2]`, or `[2: "verbatim quote"]`. */
export interface WrittenCitation {
  /** Of the passage; 0 when the model only gave a quote. */
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

const CLOSINGS: Readonly<Record<string, string>> = { "[": "]", "［": "］", "【": "】", "(": ")" };

/** Whether a marker may begin there: a bracket, or a parenthesis behind the end of a sentence or a word. */
export function opensMarker(text: string, at: number): boolean {
  const mark = text[at] ?? "";
  return mark === "(" ? PARENTHESISED.test(text.slice(at, at + 16)) : mark in CLOSINGS;
}

/** `(3)` behind a sentence's end is a marker; `(3 pieces)` and `zones (1) and (2)` are text. */
const PARENTHESISED =
  /^\((?:(?:[Pp]assage|[Ss]ource|[Qq]uelle|[Aa]bschnitt|[Ff]uente|[Ff]onte|[Bb]ron)s?\s?:?\s?)?\d{0,2}(?:\)\s*(?:[.!?…]|$|\n|\p{Lu}|\p{Lo}|[-*[【])|\)[,;](?!\s*(?:\(|and|und|or|oder|et|y|e|o|en)(?!\p{L}))|$)/u;

/**
 * Reads the citation marker at `at`, where `opensMarker` says so: `[1]`, `[1, 2]`, `[1: "a quote, which may hold ] and
 * \" and ."]`, `【1†source】`, `[Passage 2]`, `(3)`, `【source】`, each also with a link target behind it, which is
 * dropped. A quote ends at the first quotation mark that a `]` or a further `, 2: "…"` follows; one without a number is
 * kept, too.
 */
export function readMarker(text: string, at: number): MarkerReading {
  if (text.length - at > LONGEST_MARKER) {
    const reading = readBrackets(text.slice(0, at + LONGEST_MARKER), at);
    return reading.kind === "unfinished" ? { kind: "none" } : reading;
  }
  return readBrackets(text, at);
}

function readBrackets(text: string, at: number): MarkerReading {
  const closing = CLOSINGS[text[at] ?? ""] ?? "]";
  const bare = readBare(text, at, closing);
  if (bare !== null) return bare;
  const citations: WrittenCitation[] = [];
  let index = skipSpace(text, at + 1);
  for (;;) {
    const number = readNumber(text, index, closing);
    if (typeof number === "string") return { kind: number };
    index = skipSpace(text, number.end);
    if (index >= text.length) return { kind: "unfinished" };
    const isColon = /[:：,]/.test(text[index] ?? "");
    if (number.isQuote || (isColon && isQuoteAhead(text, index + 1))) {
      const quote = readQuote(text, number.isQuote ? index : skipSpace(text, index + 1), closing);
      if (quote === "unfinished" || quote === "none") return { kind: quote };
      if (number.value === 0 && quote.text.length < MIN_UNNUMBERED) return { kind: "none" };
      citations.push({ number: number.value, quote: quote.text });
      index = quote.end;
    } else if (text[index] === ":" && skipSpace(text, index + 1) >= text.length) return { kind: "unfinished" };
    else citations.push({ number: number.value });
    if (text[index] === "†") {
      const end = text.indexOf(closing, index);
      if (end < 0) return { kind: "unfinished" };
      index = end;
    }
    if (text[index] === closing) return { kind: "marker", citations, end: endOfTarget(text, index + 1) };
    if (!/[,;，、]/.test(text[index] ?? "")) return { kind: "none" };
    index = skipSpace(text, index + 1);
  }
}

/** `【source】`, `【†source】`, `【4:0†faq.pdf】`, `[Source]`: a mark that names no passage. Null for all else. */
function readBare(text: string, at: number, closing: string): MarkerReading | null {
  if (closing === ")") return null;
  const end = text.indexOf(closing, at);
  const inner = text.slice(at + 1, end < 0 ? at + 1 + LONGEST_BARE : end);
  if (end < 0) {
    const mayGoOn = text.length - at <= LONGEST_BARE && (text[at] === "【" || inner.includes("†"));
    return mayGoOn && !/^\s*\d{1,3}\s*(?:[:：,]\s*["“„«'‘]|$)/u.test(inner) ? { kind: "unfinished" } : null;
  }
  return BARE.test(inner) ? { kind: "marker", citations: [], end: endOfTarget(text, end + 1) } : null;
}

const LONGEST_BARE = 60;
/** In front of a dagger two numbers are those of a file search: neither is a passage's. */
const BARE =
  /^\s*(?:(?:\d{1,3}:\d{1,3})?\s*†.*|\^?(?:passages?|sources?|quellen?|abschnitt|fuentes?|fontes?|fonti|bron(?:nen)?|citations?|citation needed|ref(?:erence)?s?|källa|źródło|источник))\s*$/iu;

/** What models write before the number, or in its place when they copy an example to the letter. */
const LABEL =
  /^(?:(?:passages?|sources?|quellen?|abschnitt|fuentes?|fontes?|fonti|bron|number|n[ro]?\.?|ref)\s*[:：#]?\s*)/iu;
const LONGEST_LABEL = 14;

/** `["red"]` is no quote of a passage. */
const MIN_UNNUMBERED = 12;

interface MarkerNumber {
  value: number;
  end: number;
  /** A quote without a number begins at `end`. */
  isQuote: boolean;
}

function readNumber(text: string, at: number, closing: string): MarkerNumber | "unfinished" | "none" {
  const label = LABEL.exec(text.slice(at, at + LONGEST_LABEL))?.[0] ?? "";
  const from = at + label.length;
  const digits = /^\^?(\d{1,3})/.exec(text.slice(from, from + 5));
  if (digits) return { value: Number(digits[1]), end: from + digits[0].length, isQuote: false };
  if (closing !== ")" && PAIRS[text[from] ?? ""] !== undefined) return { value: 0, end: from, isQuote: true };
  const rest = text.slice(at);
  const mayGoOn = rest.length < LONGEST_LABEL && /^\^?\p{L}*\.?\s*[:：#]?\s*$/u.test(rest);
  return mayGoOn ? "unfinished" : "none";
}

const PAIRS: Readonly<Record<string, string>> = {
  '"': '"',
  "“": "”“",
  "”": "”",
  "„": "“”",
  "«": "»",
  "»": "«",
  "‹": "›",
  "'": "'",
  "‘": "’",
  "‚": "‘’",
  "「": "」",
  "『": "』",
  "＂": "＂",
};

function isQuoteAhead(text: string, at: number): boolean {
  const next = skipSpace(text, at);
  return next < text.length && PAIRS[text[next] ?? ""] !== undefined;
}

function readQuote(text: string, at: number, bracket: string): { text: string; end: number } | "unfinished" | "none" {
  const closings = PAIRS[text[at] ?? ""];
  if (closings === undefined) return "none";
  for (let index = at + 1; index < text.length; index++) {
    const mark = text[index]!;
    if (!closings.includes(mark) || text[index - 1] === "\\") continue;
    const next = skipSpace(text, index + 1);
    if (next >= text.length) return "unfinished";
    if (text[next] === bracket || /^[,;]\s*\d{1,3}\s*(?::|\]|,|$)/.test(text.slice(next, next + 12))) {
      return { text: text.slice(at + 1, index).replaceAll(`\\${mark}`, mark), end: next };
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
