import type { TextRange } from "../structured-text.ts";
import { foldWord } from "./fold-word.ts";
import { stopwordsOf } from "./stopwords.ts";

/**
 * The sentences of a text, in order, without the white space around them; together they cover everything else. A line
 * that starts a list item, table row (cells parted by ` | `) or heading is a sentence of its own; a line that merely
 * wraps goes on. Knows abbreviations, initials, decimals and the marks of Chinese, Japanese, Arabic and Hindi; Thai,
 * which has none, is cut at spaces.
 */
export function splitSentences(text: string): TextRange[] {
  const sentences: TextRange[] = [];
  let start = 0;
  const close = (end: number) => {
    const range = trimRange(text, start, end);
    if (range.start < range.end) sentences.push(range);
    start = end;
  };
  const hasRows = text.includes(BETWEEN_CELLS);
  BOUNDARY.lastIndex = 0;
  for (let match = BOUNDARY.exec(text); match; match = BOUNDARY.exec(text)) {
    const isInRow = hasRows && text[match.index] !== "\n" && isRow(text, match.index);
    const end = isInRow ? null : endOfBoundary(text, start, match);
    if (end !== null) close(end);
  }
  close(text.length);
  return sentences;
}

// Sticky to nothing: every place where a sentence could end. Closing quotes and brackets belong to the sentence before.
const BOUNDARY = /\n\s*|[.!?…]+["'”’»)\]]*|[。！？｡؟۔।॥]+[”’」』）】"]*|(?<=[\u0e00-\u0e7f]) +(?=[\u0e00-\u0e7f])/g;

function endOfBoundary(text: string, start: number, match: RegExpExecArray): number | null {
  const end = match.index + match[0].length;
  const first = match[0].charCodeAt(0);
  if (first === 10) return isLineEnd(text, start, match.index, end, match[0]) ? end : null;
  if (first === 32) return match.index - start >= THAI_SENTENCE ? end : null;
  if (first > 127 && first !== 0x2026) return end;
  return isSentenceEnd(text, start, match.index, end) ? end : null;
}

const THAI_SENTENCE = 60;

function isLineEnd(text: string, start: number, at: number, next: number, gap: string): boolean {
  if (gap.indexOf("\n", 1) > 0) return true;
  const rest = text.slice(next, next + 12);
  if (/^(?:[-*+•▪◦‣–—] |#{1,6} |\||>|\d{1,3}[.)] |[a-zA-Z][.)] |```)/.test(rest)) return true;
  const lineStart = Math.max(start, text.lastIndexOf("\n", at - 1) + 1);
  const line = text.slice(lineStart, at);
  if (/^\s*(?:#{1,6} |\|)/.test(line)) return true;
  if (line.includes(BETWEEN_CELLS)) return true;
  if (PRICE_OR_TIME_AT_END.test(line) && /^\p{Lu}/u.test(rest)) return true;
  // `Passport: £88, …` above `Permit: £40, …`.
  if (NAMED_LINE.test(line) && NAMED_LINE.test(text.slice(next, next + LONGEST_NAME))) return true;
  // A wrapped line is long and goes on in the middle of a sentence.
  return line.trimEnd().length < WRAPPED_LINE || /[.!?:…]["'”’»)\]]*\s*$/.test(line);
}

/** `Piano (from 6 years) – Tue 17:00 – 60 €/month`: a line of a list of prices or times. */
const PRICE_OR_TIME_AT_END =
  /(?:[€£$]\s?\d[\d.,]*|\d[\d.,]*\s?[€£$]|\d[:.h]\d\d(?:\s?(?:[ap]m|Uhr|h))?)(?:\s?(?:\/|per|pro|par|al|por|a)\s?\p{L}+)?\s*$/u;
const WRAPPED_LINE = 50;
/** `Ireland: £9.90`, `Return postage – paid by you`: lines of which each is called by what stands before its mark. */
const NAMED_LINE = /^\s*[\p{Lu}\p{N}][^.:?!|\n–—]{1,60}(?:: | [–—-] )/u;
const LONGEST_NAME = 70;
const BETWEEN_CELLS = " | ";

/**
 * Whether a place is behind the first cell of a row, which is one sentence. What comes behind the place has no say: it
 * may not be there yet.
 */
function isRow(text: string, at: number): boolean {
  return text.slice(text.lastIndexOf("\n", at - 1) + 1, at).includes(BETWEEN_CELLS);
}

function isSentenceEnd(text: string, start: number, at: number, end: number): boolean {
  if (end >= text.length) return true;
  if (!/\s/.test(text[end] ?? "")) return false;
  const next = /\S/.exec(text.slice(end, end + 8))?.[0] ?? "";
  // `Members > … > Make owner` is one way through menus, `24.12. | 8–14 Uhr` one row.
  if (/[,;:>→›|]/.test(next)) return false;
  // … and so is `Tools – Options… – View`.
  if (/[–—-]/.test(next) && /(?:…|\.\.)$/.test(text.slice(at, end))) return false;
  // `(voir « Quoi ? » ci-dessous)`: French closes a quotation behind a space.
  if (/^\s+»(?:\s|$)/.test(text.slice(end, end + 8))) return false;
  // `Gents cut ........ £22`, also with spaces between the dots
  if (
    end - at >= LEADER ||
    next === "." ||
    (/[\p{N}\p{Sc}]/u.test(next) && /\.\s?\.$/.test(text.slice(at - 2, at + 1)))
  )
    return false;
  const isContinued = /\p{Ll}/u.test(next);
  // `Kinderturnen (4-6 J.) – Mi 17 Uhr`
  if (/[–—-]/.test(next) && /[)\]]$/.test(text.slice(at, end))) return false;
  if (text[at] !== "." || end - at > 1) return !isContinued;
  const word = /\S*$/.exec(text.slice(Math.max(start, at - 24), at))?.[0].replace(/^[("'“‘[«]+/, "") ?? "";
  // Who writes without capitals still ends sentences: after a whole word that isn't shortened.
  if (isContinued) return /^\p{Ll}{4,}$/u.test(word) && !isTitle(word);
  if (/^\p{Lu}$/u.test(word) && word !== "I") return endsWithLetter(text, start, at) && startsCommonWord(text, end);
  // `z. B.`, `i. d. R.`
  if (/^\p{Ll}$/u.test(word) && /^\s*\p{L}\./u.test(text.slice(end, end + 8))) return false;
  if (/^(?:\p{L}\.)+\p{L}$/u.test(word)) return startsCommonWord(text, end) && !isTitle(word);
  if (SECTION_NUMBER.test(word) && BEFORE_SECTION_NUMBER.test(text.slice(Math.max(start, at - 40), at - word.length)))
    return false;
  if (/^\d{1,3}$/.test(word)) {
    if (isOrdinal(text.slice(Math.max(start, at - 40), at - word.length), text.slice(end, end + 40))) return false;
    return start + word.length < at && !isInBrackets(text.slice(start, at));
  }
  if (/\p{N}/u.test(next) && (BEFORE_NUMBERS.has(word.toLowerCase()) || SHORT_DAY.test(word))) return false;
  return !isTitle(word);
}

/** So many dots lead the eye to what stands at the end of the line. */
const LEADER = 5;
/** `2.1. What is it?`, `Chapter 3. Choosing`: the number belongs to the heading behind it. */
const SECTION_NUMBER = /^(?:\d{1,3}|\p{Lu}(?=\.))(?:\.\d{1,3}){0,5}$/u;
const BEFORE_SECTION_NUMBER =
  /(?:^|\n)[\s#*§]*(?:(?:chapter|section|part|appendix|step|kapitel|abschnitt|teil|anhang|schritt|chapitre|partie|annexe|étape|capítulo|sección|apartado|paso|parte|capitolo|sezione|hoofdstuk|deel|stap|rozdział)\s+)?$/iu;

/** `(8. bis 16. Woche)`: a sentence rarely ends with a number in the midst of brackets. */
function isInBrackets(before: string): boolean {
  return before.lastIndexOf("(") > before.lastIndexOf(")");
}

/** `im 2. Stock`, `den 24. Dezember`: languages that write ordinals with a dot. `before` and `behind` the number. */
function isOrdinal(before: string, behind: string): boolean {
  const follower = /^\s*(\p{L}+)/u.exec(behind)?.[1];
  if (follower === undefined) return false;
  if (COUNTED_THINGS.test(follower)) return true;
  return BEFORE_ORDINALS.test(before) && !languagesOfOrdinals.some((tag) => stopwordsOf(tag).has(foldWord(follower)));
}

const languagesOfOrdinals = ["de", "da", "no", "fi", "en"];
const BEFORE_ORDINALS =
  /(?<!\p{L})(?:im|am|vom|zum|zur|beim|der|die|das|den|dem|des|ins|einem?|jeder?n?|jedes|ihre?n?|d|det|hver)\s+$/iu;
const COUNTED_THINGS =
  /^(?:\p{L}*(?:stock|stockwerk|etage|geschoss|klasse|jahrhundert|auflage|halbjahr|quartal|semester|advent|feiertag|lebensjahr|schuljahr|woche|monat)e?s?|OG|UG|ZG|(?:jan|feb|mär|apr|jun|jul|aug|sept?|okt|nov|dez)|januar|jänner|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|sal|etg|maja?|stycznia|lutego|marca|kwietnia|czerwca|lipca|sierpnia|września|października|listopada|grudnia)$/iu;

/** `in zone A. You` ends with a letter that counts things; `by George W. Bush` has an initial behind a name. */
function endsWithLetter(text: string, start: number, at: number): boolean {
  return /(?<!\p{L})\p{Ll}[\p{Ll}\p{M}]+ \p{Lu}$/u.test(text.slice(Math.max(start, at - 40), at));
}

/** After `U.S.` a sentence ends only if a word follows that rarely belongs to a name: `The`, `In`, `It`. */
function startsCommonWord(text: string, from: number): boolean {
  const word = /\p{L}+/u.exec(text.slice(from, from + 24))?.[0] ?? "";
  return stopwordsOf("en").has(word.toLowerCase());
}

/** Abbreviations that stand before something: a name, a number, an example. */
function isTitle(word: string): boolean {
  return ABBREVIATIONS.has(word.toLowerCase());
}

/** What is shortened only where a number follows: `No. 7`, `Max. 5 Personen`. */
const BEFORE_NUMBERS: ReadonlySet<string> = new Set(
  "no nos n nº num max min mind ext abb aufl bd kap pos ziff zi pers std rm apt kl hs pl s ab lok d".split(" "),
);

/** `Guitarra – jue. 18:00`, `Mo. 9–12` */
const SHORT_DAY =
  /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|M[oi]|D[io]|Fr|S[ao]|lun|mar|mer|jeu|ven|sam|dim|mi[eé]|jue|vie|s[aá]b|dom|gio|seg|ter|qua|qui|sex|m[åa]n|tis|ons|tors|fre|l[öo]r|s[öo]n)$/u;

const ABBREVIATIONS = new Set(
  `mr mrs ms dr prof rev hon gen maj adm cmdr col capt lt sgt sen rep gov st mt ft vs nos vol fig figs eq sec ch pp p art cf al approx ca dept est incl excl resp
  e.g i.e a.k.a jan feb apr jun jul aug sep sept oct nov dec bzw ca evtl ggf inkl nr str usw z.b d.h u.a vgl abs
  hr fr frau sra sr srta dra av núm pág ej p.ej mme mlle cie dott sig ing arch sigg dhr mevr drs ir bv nl tel
  zzgl exkl abzgl bspw sog tägl wöch ehem gegr geb bijv evt m.u.v t.a.v i.v.m o.a avda ud uds ee uu telf tlf tél ex bl.a f.eks o.l p.es`.split(
    /\s+/,
  ),
);

function trimRange(text: string, start: number, end: number): TextRange {
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  return { start, end };
}

function isSpace(code: number): boolean {
  return (
    code === 32 || (code >= 9 && code <= 13) || code === 160 || code === 0x3000 || code === 0xfeff || code === 0x200b
  );
}
