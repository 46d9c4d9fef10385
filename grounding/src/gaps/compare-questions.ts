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
  const alike = compareWords(words);
  const all = weights.map(sum);
  const found: Likeness[] = [];
  // What two questions share at most: each pair of words counts, also where a word can be paired but once.
  const most = new Float64Array(questions.length);
  for (let left = 0; left < questions.length; left++) {
    const met = new Map<number, boolean>();
    for (const [place, { like }] of alike.of[left]!.entries())
      for (const [word, { share, isKin }] of like)
        for (const { question: right, place: other } of alike.places[word]!) {
          if (right <= left) continue;
          met.set(right, isKin || met.get(right) === true);
          most[right]! += share * (weights[left]![place]! + weights[right]![other]!);
        }
    for (const [right, areKin] of met) {
      const limit = most[right]! / (all[left]! + all[right]!);
      most[right] = 0;
      // Not a number: nothing in them says anything.
      if (!areKin || !(limit >= LEAST_LIKENESS) || !isWanted(left, right)) continue;
      const value = likeness(alike.of[left]!, weights[left]!, alike.of[right]!, weights[right]!);
      if (value >= LEAST_LIKENESS) found.push({ left, right, value });
    }
  }
  return found;
}

/** One of the different words of all questions. */
interface KnownWord {
  id: number;
  /** By their ids, itself too: how much they are the same, and whether they are kin: that alone is chance. */
  like: Map<number, { share: number; isKin: boolean }>;
}

/** The words of each question, and for each word the questions that have it: compared once, not once a question. */
function compareWords(questions: readonly (readonly AskedWord[])[]) {
  const known = new Map<string, { word: AskedWord; as: KnownWord }>();
  const places: { question: number; place: number }[][] = [];
  const of = questions.map((words, question) =>
    words.map((word, place) => {
      const key = JSON.stringify([word.term, word.written, word.things, word.parts]);
      let found = known.get(key);
      if (!found) {
        found = { word, as: { id: known.size, like: new Map() } };
        known.set(key, found);
        places.push([]);
      }
      places[found.as.id]!.push({ question, place });
      return found.as;
    }),
  );
  const all = [...known.values()].map(({ word, as }) => ({ word, as, kinship: new Set(kinshipOf(word)) }));
  for (const [first, { word, as, kinship }] of all.entries())
    for (let second = first; second < all.length; second++) {
      const other = all[second]!;
      const likeness = { share: sameness(word, other.word), isKin: !kinship.isDisjointFrom(other.kinship) };
      if (likeness.share === 0 && !likeness.isKin) continue;
      as.like.set(other.as.id, likeness);
      other.as.like.set(as.id, likeness);
    }
  return { of, places };
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

/** Questions are compared where two of their words share one of these: a word alone may be another one mistyped. */
function kinshipOf(word: AskedWord): string[] {
  return [...keysOf(word), ...word.parts, `^${word.written.slice(0, 3)}`];
}

function likeness(
  left: readonly KnownWord[],
  leftWeights: readonly number[],
  right: readonly KnownWord[],
  rightWeights: readonly number[],
): number {
  const pairs = left.flatMap((word, first) =>
    right.flatMap((other, second) => {
      const share = word.like.get(other.id)?.share ?? 0;
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
