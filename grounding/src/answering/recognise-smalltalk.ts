import { foldPhrase } from "./fold-phrase.ts";
import { SMALLTALK_FRAMES, SMALLTALK_PHRASES } from "./smalltalk-phrases.ts";

export type Smalltalk = "greeting" | "thanks" | "goodbye" | "identity" | "person";

/**
 * Recognises a message that asks nothing of the sources, by fixed phrases in en de fr es it pt nl pl ja zh ar he. The whole
 * message must consist of such phrases, so that "Hi, what does it cost?" is searched like any other question.
 */
export function recogniseSmalltalk(message: string): Smalltalk | null {
  if (message.length > LONGEST) return null;
  const kinds = readPhrases(foldPhrase(message));
  return ORDER.find((kind) => kinds.has(kind)) ?? null;
}

const LONGEST = 120;

/** When several kinds fill one message, the one that asks for most wins: "Thanks, can I talk to a person?" */
const ORDER: readonly Smalltalk[] = ["person", "identity", "goodbye", "thanks", "greeting"];

type PhraseKind = Smalltalk | "frame";

/**
 * The kinds of the phrases that a message consists of; empty when something else is in it. Goes through the message once, from
 * every place that phrases reach, so that no message takes long.
 */
function readPhrases(message: string): ReadonlySet<PhraseKind> {
  const reached: (Set<PhraseKind> | undefined)[] = new Array(message.length + 1);
  reached[0] = new Set();
  for (let start = 0; start < message.length; start++) {
    const before = reached[start];
    if (before === undefined) continue;
    for (let end = start + 1; end <= Math.min(message.length, start + LONGEST_PHRASE); end++) {
      const kind = PHRASES.get(message.slice(start, end));
      if (kind === undefined || !isWordEnd(message, end)) continue;
      const next = message[end] === " " ? end + 1 : end;
      reached[next] = new Set([...(reached[next] ?? []), ...before, kind]);
    }
  }
  return reached[message.length] ?? new Set();
}

/** Chinese and Japanese phrases follow one another without a space; in other scripts a word must be over. */
function isWordEnd(message: string, end: number): boolean {
  return (
    end === message.length ||
    message[end] === " " ||
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u.test(message[end - 1]!)
  );
}

const PHRASES: ReadonlyMap<string, PhraseKind> = new Map(
  Object.entries({ frame: SMALLTALK_FRAMES, ...SMALLTALK_PHRASES }).flatMap(([kind, phrases]) =>
    phrases.split("|").map((phrase) => [foldPhrase(phrase), kind as PhraseKind] as const),
  ),
);
const LONGEST_PHRASE = Math.max(...[...PHRASES.keys()].map((phrase) => phrase.length));
