import { editDistance } from "../analysis/edit-distance.ts";
import { type AskedWord, readQuestion } from "./read-question.ts";

/** Two questions, by their places, and how like they are: above 0, and 1 for the same words. */
export interface Likeness {
  left: number;
  right: number;
  value: number;
}

/** Less is chance: a word that many questions have. */
const LEAST_LIKENESS = 0.15;
const SAME_THING = 0.85;
const MISTYPED = 0.9;
const SAME_BEGINNING = 0.75;
const PART_OF_COMPOUND = 0.75;
/** Shorter words are mistyped into others. */
const LEAST_LETTERS = 5;
const LONG_WORD = 8;
/** A thing tells less than the word itself: many words name it. */
const THING_SHARE = 0.5;

/**
 * Which questions are alike: those that share words, whatever their form or spelling, things that go by several names
 * or in another language, or parts of compounds. What few of the questions have counts more (Dice's coefficient over
 * weighted words, each paired once). Pairs for which `isWanted` is false are left out.
 */
export function compareQuestions(
  questions: readonly string[],
  isWanted: (left: number, right: number) => boolean = () => true,
): Likeness[] {
  const words = questions.map(readQuestion);
  const weights = weigh(words);
  const found: Likeness[] = [];
  for (const [left, right] of candidatePairs(words)) {
    if (!isWanted(left, right)) continue;
    const value = likeness(words[left]!, weights[left]!, words[right]!, weights[right]!);
    if (value >= LEAST_LIKENESS) found.push({ left, right, value });
  }
  return found;
}

/** How much each word says: the more, the fewer questions have it. */
function weigh(questions: readonly (readonly AskedWord[])[]): number[][] {
  const frequency = new Map<string, number>();
  for (const words of questions)
    for (const key of new Set(words.flatMap(keysOf))) frequency.set(key, (frequency.get(key) ?? 0) + 1);
  const all = Math.log(questions.length + 1);
  return questions.map((words) =>
    words.map(({ term, things, weight }) => {
      const ofThings = things.map((thing) => THING_SHARE * (frequency.get(`#${thing}`) ?? 1));
      const most = Math.max(1, frequency.get(term) ?? 1, ...ofThings);
      return weight * (0.5 + Math.log((questions.length + 1) / most) / all);
    }),
  );
}

function keysOf({ term, things }: AskedWord): string[] {
  return [term, ...things.map((thing) => `#${thing}`)];
}

/** Pairs that share what a word could be paired by. */
function candidatePairs(questions: readonly (readonly AskedWord[])[]): [number, number][] {
  const places = new Map<string, number[]>();
  for (const [place, words] of questions.entries()) {
    const keys = words.flatMap((word) => [...keysOf(word), ...word.parts, `^${word.written.slice(0, 3)}`]);
    for (const key of new Set(keys)) places.set(key, [...(places.get(key) ?? []), place]);
  }
  const pairs = new Set<number>();
  for (const sharing of places.values())
    for (let first = 0; first < sharing.length; first++)
      for (let second = first + 1; second < sharing.length; second++)
        pairs.add(sharing[first]! * questions.length + sharing[second]!);
  return [...pairs].map((pair) => [Math.floor(pair / questions.length), pair % questions.length]);
}

function likeness(
  left: readonly AskedWord[],
  leftWeights: readonly number[],
  right: readonly AskedWord[],
  rightWeights: readonly number[],
): number {
  const pairs = left.flatMap((word, first) =>
    right.flatMap((other, second) => {
      const share = sameness(word, other);
      return share === 0 ? [] : [{ first, second, value: share * (leftWeights[first]! + rightWeights[second]!) }];
    }),
  );
  pairs.sort((one, other) => other.value - one.value);
  const [usedLeft, usedRight] = [new Set<number>(), new Set<number>()];
  let shared = 0;
  for (const { first, second, value } of pairs) {
    if (usedLeft.has(first) || usedRight.has(second)) continue;
    usedLeft.add(first);
    usedRight.add(second);
    shared += value;
  }
  const all = sum(leftWeights) + sum(rightWeights);
  return all === 0 ? 0 : shared / all;
}

/** 1: the same word; 0: nothing to do with each other. */
function sameness(left: AskedWord, right: AskedWord): number {
  if (left.term === right.term || left.written === right.written) return 1;
  if (isMistyped(left.written, right.written)) return MISTYPED;
  if (left.things.some((thing) => right.things.includes(thing))) return SAME_THING;
  if (left.parts.includes(right.term) || right.parts.includes(left.term)) return PART_OF_COMPOUND;
  return sharesBeginning(left.written, right.written) ? SAME_BEGINNING : 0;
}

function isMistyped(left: string, right: string): boolean {
  const shortest = Math.min(left.length, right.length);
  if (shortest < LEAST_LETTERS) return false;
  const most = shortest >= LONG_WORD ? 2 : 1;
  return editDistance(left, right, most) <= most;
}

/** `reparation` and `reparieren`, but not `station` and `state`. */
function sharesBeginning(left: string, right: string): boolean {
  const shortest = Math.min(left.length, right.length);
  const least = Math.max(LEAST_LETTERS, shortest - 3);
  return shortest >= least && left.slice(0, least) === right.slice(0, least);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
