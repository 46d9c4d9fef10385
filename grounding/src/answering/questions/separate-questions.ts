import { primaryLanguage } from "../../analysis/analyze.ts";
import { foldWord } from "../../analysis/fold-word.ts";
import { stopwordsOf } from "../../analysis/stopwords.ts";
import { askedBasicFact } from "../../basic-facts/asked-basic-fact.ts";
import { isCarryingWord } from "../../ranking/carrying-words.ts";
import { BEFORE, OPENING } from "../../ranking/opening-words.ts";
import type { PreparedQuery } from "../../ranking/prepare-query.ts";
import { isOfThing } from "../../ranking/site-terms/site-relatives.ts";
import { toldDays } from "../told/told-days.ts";
import { toldTimes } from "../told/told-times.ts";
import { comparesThings } from "./compared-sides.ts";

/** A question that stands for a part of another one. */
export interface SeparateQuestion {
  question: string;
  /** As the visitor put it. */
  own: string;
  /** The one before it, which it may go on about. */
  before?: string;
  /** Whether it is a question of its own (`… and are dogs allowed?`), or another thing of the same question. */
  isOwn: boolean;
}

/**
 * The questions that a question for several things could be asked as, in the question's language: `parking and wifi`,
 * `how much is it and are dogs allowed`. None for a question for one thing.
 */
export function separateQuestions({ question }: Pick<PreparedQuery, "question">, language: string): SeparateQuestion[] {
  const spoken = primaryLanguage(language);
  const joint = JOINTS[spoken];
  if (joint === undefined || comparesThings(question)) return [];
  const own = ownQuestions(question, joint, language);
  if (own.length > 1) return own;
  return own.length === 0 ? separateThings(question, joint, spoken) : [];
}

/** Two or three questions of a turn; one where it may hold several, but not surely; none where it doesn't. */
function ownQuestions(question: string, joint: string, language: string): SeparateQuestion[] {
  const spoken = primaryLanguage(language);
  const cut = cutAt(question.replace(COURTESY, ""), questionsJoined(joint, spoken));
  if (cut.length < 2) return [];
  const asks = (part: string) =>
    OPENS.test(part) ||
    IN_PLACE[spoken]?.test(part) === true ||
    isShortAsking(part, spoken) ||
    askedBasicFact(part, language) !== null;
  const { topic, story, parts } = partAhead(cut, asks);
  if (parts.length < 2 || parts.length > MOST || !parts.every(asks)) return [ownQuestion(question, [], language)];
  return parts.map((part, place) => {
    const before = [...story, ...parts.slice(0, place)];
    return { ...ownQuestion(`${topic}${part}`, before, language), own: part };
  });
}

/**
 * What a turn tells before its questions: a topic that holds for each (`Salesforce: which edition …`), or a story (`We
 * have two firms. Can we …`).
 */
function partAhead(
  cut: readonly string[],
  asks: (part: string) => boolean,
): { topic: string; story: string[]; parts: string[] } {
  const [first, ...others] = cut as [string, ...string[]];
  if (asks(first)) return { topic: "", story: [], parts: [...cut] };
  const [, topic, asked] = TOPIC.exec(first) ?? [];
  if (asked !== undefined) return { topic: `${topic} `, story: [], parts: [asked, ...others] };
  const [, told, behind] = STORY.exec(first) ?? [];
  if (behind !== undefined && asks(behind)) return { topic: "", story: [told!], parts: [behind, ...others] };
  return { topic: "", story: [first], parts: others };
}

/** `Price of the sauna` */
function isShortAsking(part: string, language: string): boolean {
  const words = part.split(/\s+/).map(foldWord);
  const isNamed = !stopwordsOf(language).has(words[0]!);
  return isNamed && words.length <= MOST_WORDS && words.some((word) => isOfThing(word, language, "price"));
}

/** What asks for a basic fact has no thing to go on about. */
function ownQuestion(question: string, before: readonly string[], language: string): SeparateQuestion {
  const behind = before.filter((part) => askedBasicFact(part, language) === null);
  return { question, own: question, isOwn: true, ...(behind.length > 0 ? { before: behind.join(", ") } : {}) };
}

const TOPIC = /^((?:for |für |pour |para |per |voor )?\P{P}{2,40})(?::| [-–—])\s+(.+)$/isu;
const STORY = /^(.{2,200}?)[.!,]\s+(.+)$/su;
/** `Quería saber qué días …` */
const COURTESY =
  /^(?:(?:hi|hello|hey|hallo|hola|bonjour|ciao|buongiorno|salve|hoi|dag)[,!.]?\s+)?(?:(?:i(?:['’]d| would) (?:like|want) to|i wanted to|i want to|just wanted to) (?:know|ask)|ich (?:wollte|möchte|würde gern\p{L}*) (?:mal )?(?:wissen|fragen)|je (?:voudrais|voulais|souhaite\p{L}*) (?:bien )?savoir|(?:quer[ií]a|quisiera|me gustar[ií]a|quiero) saber|(?:vorrei|volevo) sapere|ik (?:wil|wilde|zou) (?:graag )?weten)[,:]?\s+/iu;

function cutAt(question: string, joint: RegExp): string[] {
  return question
    .split(joint)
    .map((part) => part.trim().replace(/[,;]$/, ""))
    .filter((part) => /\p{L}/u.test(part));
}

const MOST = 3;
/** By primary tag. */
const JOINTS: Readonly<Record<string, string>> = {
  en: "(?:and|plus)(?: also)?",
  de: "(?:und|sowie)(?: auch)?",
  fr: "et(?: aussi)?",
  es: "[ye](?: también)?",
  it: "ed?(?: anche)?",
  nl: "en(?: ook)?",
  pt: "e(?: também)?",
  sv: "och(?: också)?",
  da: "og(?: også)?",
  pl: "i(?: też)?|oraz",
};
/** Where the next question of a turn begins: `? are`, `, was`, `and can`. */
function questionsJoined(joint: string, language: string): RegExp {
  const begins = language === "fr" ? `(?:${BEFORE}${OPENING}|${FRENCH_SUBJECT})` : `${BEFORE}${OPENING}`;
  return new RegExp(`(?:\\?+\\s+(?:${joint}\\s+)?|,\\s+|,?\\s+${joint}\\s+)(?=${begins})`, "iu");
}

/** `… et il faut apporter quoi`: French asks in the order in which it tells, too. */
const FRENCH_SUBJECT = "(?:c['’]est|ça|cela|il faut|on|je|vous)(?!\\p{L})";
const IN_PLACE: Readonly<Record<string, RegExp>> = {
  fr: /(?<!\p{L})(?:combien|quoi|quel(?:le)?s?|(?:où|quand|comment|qui)\s*\?*\s*$)(?!\p{L})/iu,
};

const OPENS = new RegExp(`^[\\s¿¡"]*${BEFORE}${OPENING}`, "iu");

/** Things that one question names side by side, each with what asks for them: `is there parking and wifi`. */
function separateThings(question: string, joint: string, language: string): SeparateQuestion[] {
  const joined = new RegExp(`,?\\s+${joint}\\s+|\\s*[&+]\\s*`, "iu");
  const asked = question.replace(/[?.!]+\s*$/, "");
  // A comma alone parts sentences, too: `parking, wifi and lockers`.
  const parts = joined.test(asked) ? cutAt(asked, new RegExp(`${joined.source}|,\\s+`, "iu")) : [];
  if (parts.length < 2 || parts.length > MOST) return [];
  const [first, ...others] = parts.map((part) => part.split(/\s+/));
  if (
    others.some(
      (words) =>
        words.length > MOST_WORDS ||
        (words.every((word) => isFrame(word, language)) && !words.some((word) => isKind(word, language))),
    )
  )
    return [];
  if (parts.slice(1).some((part) => toldDays(part, language).size > 0 || toldTimes(part, language).length > 0))
    return [];
  const frame = frameOf(first!, language);
  if (frame.length === first!.length || first!.length - frame.length > MOST_WORDS) return [];
  // `Steigeisen, Preis und Kaution`: what is asked for of it.
  const isAsked = (words: readonly string[]) =>
    words.every((word) => isKind(word, language) || isFrame(word, language)) ||
    askedBasicFact(words.join(" "), language) !== null;
  if (others.some(isAsked) && !isAsked(first!)) return [];
  const tail = tailOf(first!, others.at(-1)!, language);
  return [first!, ...others].map((words, place) => {
    const before = place === 0 || words.some((word) => isKind(word, language)) ? [] : frame;
    const behind = place === others.length ? [] : tail;
    return { question: [...before, ...words, ...behind].join(" "), own: words.join(" "), isOwn: false };
  });
}

const MOST_WORDS = 4;

/** The words before the first thing: `how much is a`, `price for`; none where they are the thing, `opening hours`. */
function frameOf(words: readonly string[], language: string): string[] {
  const end = words.findIndex((word) => !isFrame(word, language) && !isKind(word, language) && !MEASURES.test(word));
  if (end >= 0) return words.slice(0, end);
  // All of it only asks: what is asked for is the kind itself.
  const kind = words.findIndex((word) => isKind(word, language));
  return kind < 0 ? [...words] : words.slice(0, kind);
}

/** What stands behind the last thing and holds for all: `massage and sauna prices`. */
function tailOf(first: readonly string[], last: readonly string[], language: string): string[] {
  const end = last.at(-1)!;
  if (last.length < 2 || first.some((word) => isKind(word, language))) return [];
  return isKind(end, language) || SHARED.test(end) ? [end] : [];
}

/** … and verbs. */
const SHARED =
  /^(?:allowed|included|possible|available|welcome|erlaubt|möglich|inklusive|mitbringen|leihen|ausleihen|mieten|permis|permitid[oa]s?|incluid[oa]s?)$/iu;

const MEASURES = /^(?:long|lange?|viele?|alt|old|oft|often|many|much)$/iu;

function isFrame(word: string, language: string): boolean {
  const folded = foldWord(word);
  return stopwordsOf(language).has(folded) || isCarryingWord(folded, language);
}

function isKind(word: string, language: string): boolean {
  return KINDS.some((kind) => isOfThing(foldWord(word), language, kind));
}

const KINDS = ["price", "hours"] as const;
