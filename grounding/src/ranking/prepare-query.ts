import { analyzeAs, primaryLanguage, type Token } from "../analysis/analyze.ts";
import { foldWord } from "../analysis/fold-word.ts";
import { irregularForms } from "../analysis/irregular-forms.ts";
import { isCommonEnglish } from "../analysis/meant-english.ts";
import type { BasicFact } from "../basic-facts/basic-words.ts";
import { asksOfSite } from "./asks-of-site.ts";
import type { QueryTerm } from "./candidate.ts";
import { isCarryingWord } from "./carrying-words.ts";
import { goesOn, leansOnHistory, mayGoOn, refersBack, surelyRefers } from "./leans-on-history.ts";
import { meantDoes } from "./meant-does.ts";
import { mendCommonWords } from "./mend-common-words.ts";
import { nameWithParticle, separatedVerb } from "./name-with-particle.ts";
import { namesNoThing } from "./names-no-thing.ts";
import { partTurn, type TurnParts } from "./part-turn.ts";
import { questionLanguage, turnLanguage } from "./site-terms/question-language.ts";
import { siteRelatives } from "./site-terms/site-relatives.ts";
import { withoutAbuse } from "./without-abuse.ts";
import { withoutFillers } from "./without-fillers.ts";

export interface Turn {
  role: "user" | "assistant";
  text: string;
}

export interface Question {
  question: string;
  /** The turns before the question, oldest first. */
  history?: readonly Turn[];
  /** BCP 47 tag, when it is known. */
  language?: string | null;
}

export interface PreparedQuery {
  /** The last turn, or those of its sentences that ask. */
  question: string;
  /**
   * The visitor's turn before, or those before where the last is a short one, and what the last turn tells besides;
   * empty at the beginning.
   */
  previous: string;
  /** What was answered last, where the last turn may go on about it. */
  answered?: string;
  /** Whether words of the visitor's turns before take part. */
  goesBehind?: boolean;
  /** Whether it surely does: `and the second?`, `how much is that`. */
  goesOn?: boolean;
  /** Set where it asks for that alone, and the words are those that stand beside it (`prepareBasicQuery`). */
  basicFact?: BasicFact;
  /** BCP 47 tag; null when it can't be told. */
  language: string | null;
  /** What the index looks up: the words as an English and as any other text would write them. */
  terms: QueryTerm[];
  /** The question's words as they stand in an English text. */
  english: QueryWord[];
  /** The same for texts in any other language. */
  other: QueryWord[];
}

export interface QueryWord {
  term: string;
  weight: number;
  /** Place in the turn; words of different turns are never neighbours. */
  position: number;
  /** Written like a name or a number: with a capital inside the sentence, or with a digit. */
  isName: boolean;
  /** Lower case, without diacritics. */
  written: string;
  /** Primary tag of the language that it was read in. */
  language: string;
  /** Whether that is known to be the question's language. */
  isSpoken: boolean;
  /**
   * Terms of other words for the same thing, in the question's language; where the library uses none of it, those that
   * stand for it.
   */
  alternatives?: readonly string[];
  /** Terms of the same word's other forms, as no stem tells: `break` and `broken` for `broke`. */
  forms?: readonly string[];
  /** Terms for the same thing in other languages. */
  foreign?: readonly string[];
  /**
   * Stands for another word that the library never uses: a word for the same thing, or what a mistyped one was meant to
   * be.
   */
  stands?: "same" | "mended";
  /** Of a compound that only its end stands for: its beginning, where the library has no such word. */
  modifier?: string;
  /** Of a compound: as what it may be read, where no text has it whole (`bearOut`). */
  parts?: readonly string[];
  /** Of a word that texts have at the end of compounds alone: the shortest of them, folded (`bearOut`). */
  compound?: string;
  /** Of two words that name one of a kind: both, joined by `_`. */
  pair?: string;
  /** Terms that nothing but other words of the texts has (`bearOut`). */
  refuted?: readonly string[];
  /** It is what it was meant to be, and not taken for a mistyped word or for a compound. */
  isMeant?: boolean;
}

/** Makes a question searchable: the last turn, and at a lower weight the visitor's turn before it. */
export function prepareQuery(input: Question): PreparedQuery {
  const turns = turnsBefore(input.question, input.history ?? []);
  const before = turns.join("\n");
  const { language, turn } = mendTurn(withoutAbuse(meantDoes(input.question)), before, input.language ?? null);
  const { asked: question, told } = partQuestion(turn, language);
  const spoken = language === null ? null : primaryLanguage(language);
  const isOfSite = before !== "" && asksOfSite(question, sayingWords(question, spoken ?? "en"), before, spoken ?? "en");
  const goesBehind = before !== "" && !isOfSite;
  const previous = [goesBehind ? before : "", told].filter((text) => text !== "").join("\n");
  const said = previous === "" ? namingAddress(question, spoken) : question;
  const further = goesBehind && turns.length > 1 ? turns[0]!.length : 0;
  const behind = { previous, further };
  const english = wordsOf(said, behind, "en", spoken);
  const isOther = spoken !== null && spoken !== "en";
  const other = wordsOf(said, behind, isOther ? spoken : UNKNOWN_LANGUAGE, spoken);
  const last = input.history?.at(-1);
  const isOpen = namesNoThing(question, spoken ?? "en");
  const answered =
    last?.role === "assistant" && !isOfSite && (isOpen || mayGoOn(question))
      ? { answered: last.text, goesOn: isOpen || leansOnHistory(question) }
      : {};
  return {
    question,
    previous,
    ...(goesBehind ? { goesBehind } : {}),
    ...answered,
    language,
    terms: queryTerms(english, other),
    english,
    other,
  };
}

/** A turn with its common words mended, and its language: with slips in them none may speak for one. */
function mendTurn(turn: string, before: string, known: string | null): { language: string | null; turn: string } {
  const language = known ?? turnLanguage(turn, before);
  if (language !== null) return { language, turn: mendCommonWords(turn, primaryLanguage(language)) };
  const english = isMostlyEnglish(turn) ? mendCommonWords(turn, "en") : turn;
  return { language: turnLanguage(english, before), turn: english };
}

function isMostlyEnglish(turn: string): boolean {
  const words = turn.toLowerCase().match(/\p{L}+/gu) ?? [];
  return words.filter(isCommonEnglish).length * 2 >= words.length;
}

/** `Where are you?` has no word that a text could have: it asks for what is written beside a phone number. */
function namingAddress(question: string, spoken: string | null): string {
  const language = spoken ?? "en";
  const words = ADDRESS_WORDS[language];
  if (words === undefined || !ASKS_WHERE.test(question)) return question;
  const saying = analyzeAs(question, language, language).filter(
    ({ start, end }) => !isCarryingWord(foldWord(question.slice(start, end)), language),
  );
  return saying.length === 0 ? `${question} ${words}` : question;
}

const ASKS_WHERE = /(?<!\p{L})(?:where|wo|o[uù]|d[oó]nde|dove|onde|waar|var|hvor|gdzie)(?!\p{L})/iu;
const ADDRESS_WORDS: Readonly<Record<string, string>> = {
  en: "address tel",
  de: "Adresse Tel",
  fr: "adresse tél",
  es: "dirección tel",
  it: "indirizzo tel",
  pt: "morada tel",
  nl: "adres tel",
  sv: "adress tel",
  da: "adresse tlf",
  pl: "adres tel",
};

/**
 * What only tells stands behind what asks, as a turn before does, unless that says too little by itself or speaks of
 * it.
 */
function partQuestion(question: string, language: string | null): TurnParts {
  const parts = partTurn(question);
  const spoken = language === null ? "en" : primaryLanguage(language);
  const saying = parts.told === "" ? [] : sayingWords(parts.asked, spoken);
  return saying.length < ENOUGH_SAID || refersBack(parts.asked) ? { asked: question, told: "" } : parts;
}

const ENOUGH_SAID = 2;

/** As they are written, without common ones and those that only carry a question; `language` is a primary tag. */
function sayingWords(question: string, language: string): string[] {
  return withoutFillers(analyzeAs(question, language, language), question, language)
    .map(({ start, end }) => question.slice(start, end))
    .filter((word) => !isCarryingWord(foldWord(word), language));
}

/**
 * The visitor's turn before the question; where that leans on the one before itself (`And on Sundays?`), or the
 * question has no word of its own (`and where is it?`), that one too. `Does it come with a pump?` behind `How much is
 * the trike?` asks of the trike, and so does `what colours does it come in?`, which has little to do with the pump. The
 * one that tells more of what is meant stands last.
 */
function turnsBefore(question: string, history: readonly Turn[]): string[] {
  const [last = "", ...older] = history
    .filter((turn) => turn.role === "user")
    .map(({ text }) => text)
    .reverse();
  if (older.length === 0) return last === "" ? [] : [last];
  const language = primaryLanguage(questionLanguage(question) ?? "en");
  const asksOfSame = !goesOn(question) && surelyRefers(question);
  if (asksOfSame && isAside(last)) return [last, older.slice(0, FURTHEST).find((turn) => !isAside(turn)) ?? older[0]!];
  const isOpen = saysLittle(last, language) || analyzeAs(question, language, language).length === 0;
  return isOpen ? [older[0]!, last] : [last];
}

function saysLittle(turn: string, language: string): boolean {
  return leansOnHistory(turn) || analyzeAs(turn, language, language).length === 0 || namesNoThing(turn, language);
}

/** Whether a turn asks something of what was named before it, and names nothing in its place. */
function isAside(turn: string): boolean {
  return !goesOn(turn) && leansOnHistory(turn) && surelyRefers(turn);
}

const FURTHEST = 4;

/** What the index looks up for a question's words: themselves, and at a low weight other words for the same thing. */
export function queryTerms(english: readonly QueryWord[], other: readonly QueryWord[]): QueryTerm[] {
  const words = [...english, ...other];
  const forms = words.flatMap(({ forms = [], weight }) => forms.map((term) => ({ term, weight })));
  const relatives = words.flatMap(({ alternatives = [], weight, stands }) =>
    stands === "same"
      ? alternatives.map((term) => ({ term, weight }))
      : alternatives.slice(0, MOST_RELATIVES).map((term) => ({ term, weight: RELATIVE_WEIGHT * weight })),
  );
  return mergeTerms([...words, ...forms, ...relatives]);
}

/** Enough to be found when nothing else is, too little to move what the question's own words find. */
const RELATIVE_WEIGHT = 0.05;
/** The commonest of them stand first. */
const MOST_RELATIVES = 12;

export const PREVIOUS_TURN_WEIGHT = 0.5;
const FURTHER_TURN_WEIGHT = 0.4;
/** A tag without stems of its own: names and figures of an English question in texts of other languages. */
const UNKNOWN_LANGUAGE = "und";

/** The question's words as texts in that language write them. */
export function wordsForLanguage(query: PreparedQuery, language: string | null): QueryWord[] {
  return primaryLanguage(language) === "en" ? query.english : query.other;
}

/** What stands behind a question: the turns before; the first so many characters are of the one that counts less. */
interface Behind {
  previous: string;
  further: number;
}

/** `spoken` is null where nothing tells the language: then common words are left out as in English. */
function wordsOf(
  question: string,
  { previous, further }: Behind,
  language: string,
  spoken: string | null,
): QueryWord[] {
  const common = spoken ?? "en";
  const last = withoutFillers(analyzeAs(question, language, common), question, common);
  const asked = new Set(last.map((token) => token.term));
  const before =
    previous === ""
      ? []
      : withoutFillers(analyzeAs(previous, language, common), previous, common).filter(
          (token) => !asked.has(token.term),
        );
  const offset = (last.at(-1)?.position ?? 0) + 100;
  // `… for children?`, `and for adults?`: the nearer one tells what is meant.
  const near = new Set(before.flatMap(({ start, term }) => (start >= further ? [term] : [])));
  const weightOf = ({ term }: Token) => (near.has(term) ? PREVIOUS_TURN_WEIGHT : FURTHER_TURN_WEIGHT);
  return [
    ...last.map((token) => queryWord(token, question, { weight: 1, offset: 0, language, spoken })),
    ...before.map((token) => queryWord(token, previous, { weight: weightOf(token), offset, language, spoken })),
  ];
}

interface WordUse {
  weight: number;
  offset: number;
  /** Of the texts that it is looked for in. */
  language: string;
  spoken: string | null;
}

function queryWord(token: Token, turn: string, { weight, offset, language, spoken }: WordUse): QueryWord {
  const written = turn.slice(token.start, token.end);
  const isName = weight === 1 && (/\p{N}/u.test(written) || (token.position > 0 && /\p{Lu}/u.test(written)));
  const verb = language === "en" ? undefined : separatedVerb(turn, token, spoken);
  const whole = verb === undefined ? [] : analyzeAs(verb, language, language).map(({ term }) => term);
  const isKnown = verb !== undefined && isKnownName(verb, spoken);
  const name = nameWithParticle(turn, token, spoken) ?? (isKnown ? verb : written);
  const { own, foreign } = siteRelatives(name, spoken, language === "en");
  const forms = language === "en" ? irregularForms(foldWord(written), token.term) : whole;
  const alternatives = own.filter((term) => term !== token.term && !forms.includes(term));
  return {
    term: token.term,
    weight,
    position: token.position + offset,
    isName,
    written: foldWord(written),
    language: spoken ?? language,
    isSpoken: spoken !== null,
    ...(forms.length > 0 ? { forms } : {}),
    ...(alternatives.length > 0 ? { alternatives } : {}),
    ...(foreign.length > 0 ? { foreign } : {}),
  };
}

function isKnownName(name: string, spoken: string | null): boolean {
  const { own, foreign } = siteRelatives(name, spoken, false);
  return own.length + foreign.length > 0;
}

function mergeTerms(words: readonly QueryTerm[]): QueryTerm[] {
  const weights = new Map<string, number>();
  for (const { term, weight } of words) weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  return [...weights].map(([term, weight]) => ({ term, weight }));
}
