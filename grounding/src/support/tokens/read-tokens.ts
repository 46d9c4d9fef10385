import { scanWords } from "../../analysis/analyze.ts";
import { foldSpelling } from "../../analysis/fold-spelling.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { BASE_FORMS } from "../../analysis/irregular-forms.ts";
import { stemEnglish } from "../../analysis/stem-english.ts";
import type { RawWord } from "./raw-word.ts";
import { readQuantity } from "./read-quantity.ts";
import type { SupportToken } from "./support-token.ts";
import { MONTH_NUMBERS } from "./units.ts";
import { FUNCTION_WORDS, NEGATORS } from "./word-classes.ts";

/** The tokens of a text, in order: numbers joined with their units, `don't` as `do` and a negator, addresses whole. */
export function readTokens(text: string): SupportToken[] {
  const raw = readWords(text);
  const tokens: SupportToken[] = [];
  let end = 0;
  for (let index = 0; index < raw.length; ) {
    const current = raw[index]!;
    const quantity = readQuantity(text, raw, index);
    const next = index + (quantity?.length ?? 1);
    const last = raw[next - 1]!;
    const breakBefore = tokens.length === 0 ? 2 : breakIn(text, end, current.start);
    const token = quantity
      ? numberToken(current, quantity.end, quantity.key, quantity.bareKey, breakBefore)
      : wordToken(text, raw, index, breakBefore);
    if (token) tokens.push(token);
    end = quantity?.end ?? last.end;
    index = next;
  }
  return tokens;
}

function readWords(text: string): RawWord[] {
  const raw: RawWord[] = [];
  const found = MAY_HOLD_ADDRESS.test(text) ? [...text.matchAll(ADDRESS)] : [];
  const addresses = found.map((match) => ({ start: match.index, end: match.index + match[0].length }));
  let next = 0;
  scanWords(text, (start, end) => {
    while (addresses[next] && addresses[next]!.end <= start) next++;
    const address = addresses[next];
    if (address && start >= address.start) {
      if (raw.at(-1)?.start !== address.start)
        raw.push({ ...address, word: text.slice(address.start, address.end).toLowerCase() });
      return;
    }
    raw.push({ start, end, word: foldWord(text.slice(start, end)) });
  });
  return raw;
}

/** Asked first: looking for addresses costs as much as reading all the words. */
const MAY_HOLD_ADDRESS = /@|:\/\/|www\./i;
const ADDRESS =
  /(?:https?:\/\/|www\.)[^\s<>()[\]"'`]*[^\s<>()[\]"'`.,;:!?*_]|[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/giu;

function wordToken(text: string, raw: readonly RawWord[], index: number, breakBefore: 0 | 1 | 2): SupportToken | null {
  const { start, end, word } = raw[index]!;
  if (isAfterApostrophe(text, start) && index > 0) {
    if (word === "t") return negator(start, end, "nt", breakBefore);
    if (/^(?:s|d|m|ll|re|ve)$/.test(word)) return null;
  }
  if (NEGATORS.has(word)) return negator(start, end, word, breakBefore);
  const isContracted = isAfterApostrophe(text, raw[index + 1]?.start ?? 0) && raw[index + 1]?.word === "t";
  if (isContracted && word === "n") return null;
  const plain = isContracted && word !== "can" && word.endsWith("n") ? word.slice(0, -1) : word;
  const month = monthOf(text, raw, index);
  const isInitial = breakBefore === 2;
  const first = text[start] ?? "";
  const hasCapital = first !== first.toLowerCase();
  const isAddress = /[@/]|^www\./.test(word);
  const hasDigit = /\d/.test(word);
  return {
    start,
    end,
    kind: month > 0 ? "month" : isAddress || (hasDigit && !isAddress) ? "address" : "word",
    word: plain,
    key: month > 0 ? `%${month}` : isAddress || hasDigit ? plain : stemOf((hasCapital && DAYS.get(plain)) || plain),
    bareKey: "",
    isContent:
      month > 0 || !FUNCTION_WORDS.has(plain) || (hasCapital && !isInitial && plain.length > 1 && word === "us"),
    isName: month === 0 && hasCapital && word !== "i" && (!isInitial || /\p{Lu}/u.test(text.slice(start + 1, end))),
    isInitial,
    breakBefore,
  };
}

/** `Mon`, `Thurs.` */
const DAYS: ReadonlyMap<string, string> = new Map(
  "mon monday,tue tuesday,tues tuesday,wed wednesday,thu thursday,thur thursday,thurs thursday,fri friday,sat saturday,sun sunday"
    .split(",")
    .map((pair) => pair.split(" ") as [string, string]),
);

function isAfterApostrophe(text: string, start: number): boolean {
  const mark = text[start - 1];
  return mark === "'" || mark === "’" || mark === "ʼ";
}

function negator(start: number, end: number, word: string, breakBefore: 0 | 1 | 2): SupportToken {
  const isInitial = breakBefore === 2;
  return {
    start,
    end,
    kind: "negator",
    word,
    key: `!${word === "nt" ? "not" : word}`,
    bareKey: "",
    isContent: false,
    isName: false,
    isInitial,
    breakBefore,
  };
}

function numberToken(first: RawWord, end: number, key: string, bareKey: string, breakBefore: 0 | 1 | 2): SupportToken {
  return {
    start: first.start,
    end,
    kind: "number",
    word: first.word,
    key,
    bareKey,
    isContent: true,
    isName: false,
    isInitial: breakBefore === 2,
    breakBefore,
  };
}

/**
 * 1 to 12, else 0. `may`, `march` and short forms count only with a capital; `May` also needs a neighbour that fits a
 * date.
 */
function monthOf(text: string, raw: readonly RawWord[], index: number): number {
  const { start, word } = raw[index]!;
  const month = MONTH_NUMBERS.get(word);
  if (month === undefined || text[start] === word[0]) return 0;
  if (word.length > 3 && word !== "march") return month;
  const isDatePart = (other: RawWord | undefined) => other !== undefined && /^\d/.test(other.word);
  if (isDatePart(raw[index + 1]) || isDatePart(raw[index - 1])) return month;
  const before = raw[index - 1]?.word ?? "";
  return (word === "may" || word === "march") &&
    /^(?:in|of|since|until|by|to|from|late|early|and|through)$/.test(before)
    ? month
    : 0;
}

function breakIn(text: string, from: number, to: number): 0 | 1 | 2 {
  let strongest: 0 | 1 | 2 = 0;
  for (let at = from; at < to; at++) {
    const mark = text[at] ?? "";
    if (mark === " ") continue;
    if (
      mark === "\n" ||
      ((mark === "." || mark === "!" || mark === "?" || mark === ";" || mark === "。") && isSentenceGap(text, at, to))
    )
      return 2;
    if (/[,:()[\]–—،、•|]|^-$/.test(mark) && !(mark === "-" && text[at - 1] !== " ")) strongest = 1;
  }
  return strongest;
}

/** `U.S. law`: a point after one capital ends nothing. */
function isSentenceGap(text: string, at: number, to: number): boolean {
  if (text[at] !== ".") return true;
  if (/(?:^|[^\p{L}])\p{L}$/u.test(text.slice(Math.max(0, at - 2), at))) return false;
  return /\s/.test(text.slice(at + 1, to)) || to >= text.length;
}

/** Porter2 with the commonest irregular forms joined first. */
export function stemOf(word: string): string {
  let stem = stems.get(word);
  if (stem === undefined) {
    if (stems.size >= REMEMBERED) stems.clear();
    stem = stemEnglish(BASE_FORMS.get(word) ?? foldSpelling(word));
    stems.set(word, stem);
  }
  return stem;
}

// Results of a pure function, bounded: a text repeats its words.
const stems = new Map<string, string>();
const REMEMBERED = 50_000;

export function isIrregular(word: string): boolean {
  return BASE_FORMS.has(word);
}
