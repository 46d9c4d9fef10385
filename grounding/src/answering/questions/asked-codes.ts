import { analyzeAs } from "../../analysis/analyze.ts";
import { englishWordKind } from "../../analysis/english-word-kind.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { languagesWithStopwords, stopwordsOf } from "../../analysis/stopwords.ts";
import type { RankedPassage } from "../../ranking/rank-passages.ts";
import type { Unit } from "../../units/find-units.ts";
import { BETWEEN_ENDS } from "../told/joining-words.ts";

/**
 * One thing of a series that a question names (`warehouse7`, `E27`, `room 12`), as folded text has all of it: no other
 * of the series will do.
 */
export interface AskedCode {
  parts: readonly Pattern[];
  /** The thing and its number side by side, where they may stand apart as well (`Room | 12`). */
  together?: Pattern;
}

interface Pattern {
  test(folded: string): boolean;
}

/**
 * The codes of a question. A number, or a single letter, behind a word of small letters makes one only where the
 * passages tell such things apart themselves (`room 3`, `room 4`, `band D`): `what does room 12 cost` asks for a room,
 * `what do you have under 12` for none.
 */
export function askedCodes(question: string, ranked: readonly RankedPassage[]): readonly AskedCode[] {
  const known = lastCodes.get(ranked);
  if (known?.question === question) return known.codes;
  const codes = readCodes(question, ranked);
  lastCodes.set(ranked, { question, codes });
  return codes;
}

/** What was read last of the passages of a question: several ask for it. */
const lastCodes = new WeakMap<readonly RankedPassage[], { question: string; codes: readonly AskedCode[] }>();

function readCodes(question: string, ranked: readonly RankedPassage[]): AskedCode[] {
  const codes = new Map<string, AskedCode>();
  for (const [written, word, letter] of question.matchAll(LETTERED).take(MAX_CODES))
    if (isSeries(word!, LETTER, ranked))
      codes.set(written, { parts: [standing(`${seriesOf(word!)}${foldWord(letter!)}(?![\\p{L}'’])`)] });
  for (const [written] of question.matchAll(IDENTIFIER).take(MAX_CODES))
    codes.set(written, { parts: [standing(`${foldWord(written)}(?![\\p{L}_])`)] });
  if (!/\p{N}/u.test(question)) return [...codes.values()];
  for (const [written, letters, digits] of question.matchAll(JOINED))
    codes.set(written, { parts: [standing(`${foldWord(letters!)}[\\s\\p{P}]{0,2}${digits}`)] });
  for (const [written, word, number] of question.matchAll(COUNTED).take(MAX_CODES))
    if (NUMBERED.test(word!) || isSeries(word!, NUMBER, ranked))
      codes.set(written, NUMBERED.test(word!) ? { parts: [numbered(word!, number!)] } : memberOf(word!, number!));
  return [...codes.values()].slice(0, MAX_CODES);
}

const MAX_CODES = 8;
/** What is known by its number alone: of other errors nobody asks. The number may stand in a column of its own. */
const NUMBERED =
  /^(?:error|errors|status|fehler|fehlercode|erreur|errore|erro|foutcode|foutmelding|felkod|code|código|codice)$/iu;

/** Whether a unit, what heads it, or its passage's title and headings have a code. */
export function holdsCode(code: AskedCode, passage: RankedPassage, unit: Unit): boolean {
  const read = withHeads(passage, unit);
  return code.parts.every((part) => part.test(read));
}

/** … and the thing and its number side by side, or a span of them that it falls into. */
export function holdsTogether({ together }: AskedCode, passage: RankedPassage, unit: Unit): boolean {
  return together?.test(withHeads(passage, unit)) ?? false;
}

function withHeads({ candidate }: RankedPassage, { start, end, header }: Unit): string {
  const { text, title, headingPath } = candidate;
  const head = header ? text.slice(header.start, header.end) : "";
  return foldWord([title ?? "", ...headingPath, head, text.slice(start, end)].join("\n"));
}

/** Whether a passage has a code anywhere. */
export function hasCode(code: AskedCode, { candidate: { text, title, headingPath } }: RankedPassage): boolean {
  const read = foldWord([title ?? "", ...headingPath, text].join("\n"));
  return code.parts.every((part) => part.test(read));
}

/** Whether a unit has a code in its own words. */
export function tellsCode(code: AskedCode, { candidate }: RankedPassage, { start, end }: Unit): boolean {
  const read = foldWord(candidate.text.slice(start, end));
  return code.parts.every((part) => part.test(read));
}

/** Letters, then figures: `warehouse7`, `IPv6`, `C-2`. Figures before letters are measures: `10kg`. */
const JOINED = /(?<![\p{L}\p{N}])(\p{L}{1,20})[-_]?(\p{N}+)(?![\p{L}\p{N}]|[.,]\p{N})/gu;
const COUNTED = /(?<![\p{L}\p{N}])(\p{L}{3,}) (\p{N}{1,6})(?![\p{L}\p{N}]|[.,:]\p{N})/gu;

/** `seal_days`: a setting's name. */
const IDENTIFIER = /(?<![\p{L}\p{N}_-])\p{L}[\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)+(?![\p{L}\p{N}_])/gu;

/** `band G`; not `need a`. */
const LETTERED = /(?<![\p{L}\p{N}])(\p{L}{3,}) ([A-HJ-Zb-hj-z])(?![\p{L}\p{N}'’.&+/-])/gu;
const NUMBER = "\\p{N}+";
const LETTER = "\\p{L}(?![\\p{L}\\p{N}'’])";

/** A folded thing of a series, up to what tells it apart. */
const seriesOf = (word: string) => `${foldWord(word)}s? ?[#:.-]? ?`;

/** Whether the passages have at least two of a thing by their numbers or letters (`told`). */
function isSeries(written: string, told: string, ranked: readonly RankedPassage[]): boolean {
  // `statusCode 200` is a setting and its value.
  if (/\p{Ll}\p{Lu}/u.test(written)) return false;
  const word = foldWord(written);
  const [term] = analyzeAs(word, "en", "en").map((token) => token.term);
  if (term === undefined || englishWordKind(term) === "other") return false;
  if (languagesWithStopwords().some((language) => stopwordsOf(language).has(word))) return false;
  const counted = new RegExp(`(?<![\\p{L}\\p{N}])${seriesOf(written)}(${told})`, "gu");
  const numbers = new Set<string>();
  for (const { candidate } of ranked.slice(0, LOOKED_AT)) {
    const { title, headingPath, text } = candidate;
    for (const [, number] of foldWord([title ?? "", ...headingPath, text].join("\n")).matchAll(counted))
      numbers.add(number!);
  }
  return numbers.size > 1;
}

const LOOKED_AT = 5;

/** `stage 5`, which `Stage 4 – 7` tells of too. */
function memberOf(word: string, number: string): AskedCode {
  const alone = standing(number);
  const beside = standing(`${seriesOf(word)}${number}`);
  const span = new RegExp(
    `(?<![\\p{L}\\p{N}])${seriesOf(word)}(\\p{N}{1,6})(\\P{N}{1,16}?)(\\p{N}{1,6})(?![\\p{L}\\p{N}])`,
    "gu",
  );
  const isWithin = ([, from, between, to]: RegExpExecArray) =>
    BETWEEN_ENDS.test(between!) && Number(from) <= Number(number) && Number(number) <= Number(to);
  const together = {
    test: (folded: string) => beside.test(folded) || [...folded.matchAll(span)].some(isWithin),
  };
  const either = { test: (folded: string) => alone.test(folded) || together.test(folded) };
  return { parts: [beginning(foldWord(word)), either], together };
}

/** `error 500`; `500 rows` are no error, where nothing says that they are about one. */
function numbered(word: string, number: string): Pattern {
  const alone = standing(number);
  const isCounted = new RegExp(`(?<![\\p{L}\\p{N}])${number} \\p{L}`, "u");
  const said = beginning(foldWord(word).replace(/s$/u, ""));
  return { test: (folded) => alone.test(folded) && (!isCounted.test(folded) || said.test(folded)) };
}

function beginning(word: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${word}`, "u");
}

function standing(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])${source}(?!\\p{N})`, "u");
}
