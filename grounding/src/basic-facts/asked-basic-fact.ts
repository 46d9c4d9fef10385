import { primaryLanguage } from "../analysis/analyze.ts";
import { editDistance } from "../analysis/edit-distance.ts";
import { foldWord } from "../analysis/fold-word.ts";
import { oncePerWord } from "../analysis/once-per-word.ts";
import { stopwordsOf } from "../analysis/stopwords.ts";
import { toldDays } from "../answering/told/told-days.ts";
import { toldTimes } from "../answering/told/told-times.ts";
import { mendCommonWords } from "../ranking/mend-common-words.ts";
import { BASIC_FACTS, BASIC_WORDS, type BasicFact } from "./basic-words.ts";

/** A fact of whoever runs the site, and the primary tag of the language that it is asked for in. */
export interface AskedBasicFact {
  fact: BasicFact;
  language: string;
}

/**
 * What a question asks for that asks for nothing else: `where r u`, `opening hours?`, `do you have an email address`;
 * null for `where is my order`. Without a language (BCP 47) all that are known are tried, English first.
 */
export function askedBasicFact(question: string, language: string | null): AskedBasicFact | null {
  if (question.length > LONGEST || COUNTS.test(question)) return null;
  const known = language === null ? Object.keys(BASIC_WORDS) : [primaryLanguage(language)];
  for (const spoken of known) {
    const lists = listsOf(spoken);
    if (lists === undefined) continue;
    const said = mendCommonWords(question, spoken);
    if (!wordsOf(said).some((word) => lists.asking.has(nameMeant(word, spoken) ?? ""))) continue;
    const meant = mended(wordsOf(withoutFeasts(said, spoken)), spoken);
    const fact = meant && askedIn(meant, lists, spoken);
    if (fact) return { fact, language: spoken };
  }
  return null;
}

/** What a question calls the place that it asks about, as `BasicWords` has it; folded. */
export interface AskedParts {
  places: readonly string[];
  parts: readonly string[];
}

/** `language`: a primary tag. */
export function askedParts(question: string, language: string): AskedParts {
  const lists = listsOf(language);
  const words = wordsOf(question);
  return {
    places: words.filter((word) => lists?.places.has(word)),
    parts: words.filter((word) => lists?.parts.has(word)),
  };
}

/** The words of a question, folded, for a place or for who is there, that are no common ones. */
export function namesOfWhom(question: string, language: string): readonly string[] {
  const common = stopwordsOf(language);
  const lists = listsOf(language);
  const isName = (word: string) => lists !== undefined && (lists.places.has(word) || lists.carrying.has(word));
  return wordsOf(question).filter((word) => isName(word) && !common.has(word));
}

/** Whether a folded word is what a place, or a part of one, is called. */
export function namesPlace(word: string, language: string): boolean {
  const lists = listsOf(language);
  return lists !== undefined && (lists.places.has(word) || lists.parts.has(word));
}

const LONGEST = 80;
/** `How many emails do I get?` */
const COUNTS =
  /(?<!\p{L})(?:how many|wie ?viele|combien de|cu[aá]nt[oa]s|quant[ie]|quant[oa]s|hoeveel|hur många|hvor mange)(?!\p{L})/iu;
const VISIT: ReadonlySet<string> = new Set(["come", "visit", "drop", "pop"]);

function askedIn(words: readonly string[], lists: Lists, language: string): BasicFact | null {
  for (const fact of BASIC_FACTS) {
    const { names, beside } = lists[fact];
    // Who asks whether they can come on a day asks for its hours.
    const isVisit =
      fact === "hours" && words.some((word) => VISIT.has(word)) && words.some((word) => isTime(word, language));
    if (!isVisit && !words.some((word) => names.has(word))) continue;
    // `How much is a call-out?` asks for no phone number.
    const isOther = (word: string) => fact !== "price" && lists.price.names.has(word);
    const isOfIt = (word: string) =>
      names.has(word) ||
      beside.has(word) ||
      (lists.carrying.has(word) && !isOther(word)) ||
      lists.places.has(word) ||
      (fact === "hours" && (lists.parts.has(word) || isTime(word, language)));
    if (words.every(isOfIt)) return fact;
  }
  return null;
}

/**
 * The words, those that nothing knows as the name of a fact that they are mistyped from: `whats ur emial`; null where
 * one is none.
 */
function mended(words: readonly string[], language: string): string[] | null {
  const meant: string[] = [];
  for (const word of words) {
    const name = nameMeant(word, language);
    if (name === null) return null;
    meant.push(name);
  }
  return meant;
}

/** The word itself, where it is known or a time; null for all others that are no slip of a name. */
const nameMeant = oncePerWord((word, language): string | null => {
  const { known, longNames } = listsOf(language)!;
  if (known.has(word)) return word;
  return longNames.find((one) => isMistyped(word, one)) ?? (isTime(word, language) ? word : null);
});

/** Names of several words for a day of the year (`boxing day`) become what is read as a time. */
function withoutFeasts(question: string, language: string): string {
  const folded = foldWord(question);
  return toldTimes(question, language).reduceRight(
    (text, { start, end }) =>
      LETTERS_ALONE.test(text.slice(start, end)) ? `${text.slice(0, start)}${ANY_TIME}${text.slice(end)}` : text,
    folded,
  );
}

const LETTERS_ALONE = /^\p{L}[\p{L}'’ ]* [\p{L}'’ ]*$/u;
const ANY_TIME = "1";

/** A day, a month, a season or a clock time: `can i come on sunday at 5pm`. */
function isTime(word: string, language: string): boolean {
  return CLOCK.test(word) || toldDays(word, language).size > 0 || toldTimes(word, language).length > 0;
}

const CLOCK = /^\d{1,2}(?:am|pm|h|uhr)?$/u;

function isMistyped(word: string, name: string): boolean {
  return word.length >= SHORTEST_MISTYPED && editDistance(word, name, 1) === 1;
}

const SHORTEST_MISTYPED = 5;

/** `e-mail` is one word, `what's` two. */
function wordsOf(question: string): string[] {
  return (
    foldWord(question)
      .replace(/(?<!\p{L})e-?(?=mail|post)/gu, "e")
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

interface FactLists {
  names: ReadonlySet<string>;
  beside: ReadonlySet<string>;
}

type Lists = Readonly<Record<BasicFact, FactLists>> & {
  carrying: ReadonlySet<string>;
  places: ReadonlySet<string>;
  parts: ReadonlySet<string>;
  /** Without one of which none is asked for. */
  asking: ReadonlySet<string>;
  /** Every word of these lists. */
  known: ReadonlySet<string>;
  /** Those names that may be mistyped. */
  longNames: readonly string[];
};

// Made when a language is first asked for.
const made = new Map<string, Lists>();

function listsOf(language: string): Lists | undefined {
  const words = BASIC_WORDS[language];
  const known = made.get(language);
  if (words === undefined || known) return known;
  const split = (list = "") => list.split(" ").filter((word) => word !== "");
  const carrying = new Set([...stopwordsOf(language), ...split(words.carrying)]);
  for (const word of TELLING) carrying.delete(word);
  const listsFor = (fact: BasicFact) => ({
    names: new Set(split(words.names[fact])),
    beside: new Set(split(words.beside[fact])),
  });
  const facts: Record<BasicFact, FactLists> = {
    address: listsFor("address"),
    phone: listsFor("phone"),
    email: listsFor("email"),
    contact: listsFor("contact"),
    hours: listsFor("hours"),
    price: listsFor("price"),
    owner: listsFor("owner"),
  };
  const [places, parts] = [new Set(split(words.places)), new Set(split(words.parts))];
  const names = BASIC_FACTS.flatMap((fact) => [...facts[fact].names]);
  const lists: Lists = {
    ...facts,
    carrying,
    places,
    parts,
    asking: new Set([...names, ...VISIT]),
    known: new Set([
      ...carrying,
      ...places,
      ...parts,
      ...names,
      ...BASIC_FACTS.flatMap((fact) => [...facts[fact].beside]),
    ]),
    longNames: names.filter((name) => name.length >= SHORTEST_MISTYPED),
  };
  made.set(language, lists);
  return lists;
}

/** Common words that make another question of it: whose it is, and that it is not so. */
const TELLING =
  "not t no nicht kein keine keinen pas ne non nao niet geen inte my mine his her hers their theirs he she they them mein meine meinen meiner sein mon ma mes son sa ses leur mi mis il elle ellos mio mia meu minha mijn hun min mitt".split(
    " ",
  );
