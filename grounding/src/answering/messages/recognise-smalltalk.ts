import { meantWish } from "../../ranking/meant-wishes/meant-wish.ts";
import { foldPhrase } from "./fold-phrase.ts";
import { PHRASES_BY_LANGUAGE, PHRASES_OF_ALL } from "./phrases/phrases-by-language.ts";
import { wishesForPerson } from "./wishes-for-person.ts";

export type Smalltalk = "greeting" | "thanks" | "goodbye" | "identity" | "person";

/**
 * Recognises a message that asks nothing of the sources, by phrases in en de fr es it pt nl sv da pl ru ja zh ar he th.
 * The whole message must consist of such phrases, and of words that people put around thanks and greetings, so that
 * "Hi, what does it cost?" is searched like any other question; a wish for a person counts inside a sentence too.
 */
export function recogniseSmalltalk(message: string): Smalltalk | null {
  if (wishesForPerson(message)) return "person";
  if (message.length > LONGEST) return null;
  const { kinds } = readMessage(message);
  const said = ORDER.find((kind) => kinds.has(kind)) ?? null;
  // `passt` is thanks, `passt nicht` asks for returns.
  return said !== null && meantWish({ question: message }) !== null ? null : said;
}

/**
 * The languages, as primary subtags, in which most of such a message can be said; none for other messages and for `Hi`.
 */
export function smalltalkLanguages(message: string): string[] {
  if (message.length > LONGEST) return [];
  const { kinds, spoken } = readMessage(message);
  const most = Math.max(...spoken);
  if (kinds.size === 0 || most === 0) return [];
  return LANGUAGES.filter((_, place) => spoken[place] === most);
}

const LONGEST = 120;

/** When several kinds fill one message, the one that asks for most wins: "Thanks, can I talk to a person?" */
const ORDER: readonly Smalltalk[] = ["person", "identity", "goodbye", "thanks", "greeting"];
const KINDS = [...ORDER, "frame", "filler"] as const;
type PhraseKind = (typeof KINDS)[number];

const LANGUAGES = Object.keys(PHRASES_BY_LANGUAGE);

/**
 * Ways to read a message up to one place: the kinds of its phrases, and how many characters of it each language can
 * say.
 */
interface Reading {
  kinds: Set<PhraseKind>;
  spoken: number[];
}

// Each message is asked for several things, one behind the other.
let last: { message: string; reading: Reading } | undefined;

function readMessage(message: string): Reading {
  if (last?.message !== message) last = { message, reading: readAsMeant(message) };
  return last.reading;
}

/** Whole phrases alone; or courtesies with other words around them, where nothing is asked. */
function readAsMeant(message: string): Reading {
  const folded = foldPhrase(message);
  const strict = readPhrases(folded, isSaid);
  if (strict.kinds.size > 0 || ASKS.test(message)) return strict;
  const loose = readPhrases(folded, () => true);
  const isCourtesy = COURTESIES.some((kind) => loose.kinds.has(kind)) && !NEEDS.some((kind) => loose.kinds.has(kind));
  if (!isCourtesy) return nothing();
  // Among the words of all languages there is one for nearly everything: those around it are of one.
  const isOfOne = LANGUAGES.some((language) => {
    const { kinds } = readPhrases(folded, (phrase) => isSaid(phrase) || phrase.languages.has(language));
    return COURTESIES.some((kind) => kinds.has(kind));
  });
  return isOfOne ? loose : nothing();
}

/** Whether it says something by itself. */
const isSaid = ({ kinds }: Phrase) => kinds.size > 1 || !kinds.has("filler");

const ASKS = /[?？؟]/;
const COURTESIES: readonly PhraseKind[] = ["goodbye", "thanks", "greeting"];
const NEEDS: readonly PhraseKind[] = ["person", "identity"];

/**
 * The phrases that a message consists of; no kinds when something else is in it. Goes through the message once, from
 * every place that phrases reach, so that no message takes long.
 */
function readPhrases(message: string, counts: (phrase: Phrase) => boolean): Reading {
  const reached: (Reading | undefined)[] = new Array(message.length + 1);
  reached[0] = nothing();
  for (let start = 0; start < message.length; start++) {
    const before = reached[start];
    if (before === undefined) continue;
    for (let end = start + 1; end <= Math.min(message.length, start + LONGEST_PHRASE); end++) {
      const phrase = PHRASES.get(message.slice(start, end));
      if (phrase === undefined || !isWordEnd(message, end)) continue;
      if (!counts(phrase)) continue;
      const next = message[end] === " " ? end + 1 : end;
      reached[next] = join(reached[next] ?? nothing(), before, phrase, end - start);
    }
  }
  return reached[message.length] ?? nothing();
}

function nothing(): Reading {
  return { kinds: new Set(), spoken: LANGUAGES.map(() => 0) };
}

function join(here: Reading, before: Reading, phrase: Phrase, length: number): Reading {
  return {
    kinds: new Set([...here.kinds, ...before.kinds, ...phrase.kinds]),
    spoken: here.spoken.map((most, place) =>
      Math.max(most, before.spoken[place]! + (phrase.languages.has(LANGUAGES[place]!) ? length : 0)),
    ),
  };
}

/** Chinese, Japanese and Thai phrases follow one another without a space; in other scripts a word must be over. */
function isWordEnd(message: string, end: number): boolean {
  return (
    end === message.length ||
    message[end] === " " ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}ー]/u.test(message[end - 1]!)
  );
}

interface Phrase {
  kinds: Set<PhraseKind>;
  /** None for what is said everywhere. */
  languages: Set<string>;
}

const PHRASES = readAllPhrases();
const LONGEST_PHRASE = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.length));

function readAllPhrases(): ReadonlyMap<string, Phrase> {
  const all = new Map<string, Phrase>();
  const add = (list: string, kind: PhraseKind, language?: string) => {
    for (const written of list.split("|")) {
      const text = foldPhrase(written);
      const phrase = all.get(text) ?? { kinds: new Set(), languages: new Set() };
      phrase.kinds.add(kind);
      if (language !== undefined) phrase.languages.add(language);
      all.set(text, phrase);
    }
  };
  for (const [language, phrases] of Object.entries(PHRASES_BY_LANGUAGE)) {
    for (const kind of [...ORDER, "frame"] as const) add(phrases[kind], kind, language);
    if (phrases.filler !== "") add(phrases.filler.trim().split(/\s+/).join("|"), "filler", language);
  }
  add(PHRASES_OF_ALL.greeting, "greeting");
  add(PHRASES_OF_ALL.frame, "frame");
  return all;
}
