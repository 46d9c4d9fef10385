import type { StatisticsScope } from "../statistics-scope.ts";
import { ByteReader } from "./bytes.ts";
import { NumberedKeys } from "./numbered-keys.ts";
import { MARKS, type PackedDay } from "./packed-day.ts";
import { answerSelector } from "./select-answers.ts";

/** How often a question was asked, or a source cited. */
export interface Subject {
  /** What a question's words come to, or a source's id. */
  subject_id: string;
  /** Askings, or citations. */
  times: number;
  /** With a supported answer, or that cite it. */
  answers: number;
  /** Answers that cite it and were rated negative. */
  negative: number;
  last_at: string;
}

/** The questions that were asked most often, those asked last first among the same. */
export function countQuestions(days: readonly PackedDay[], scope: StatisticsScope): Subject[] {
  const keys = new NumberedKeys();
  let times = new Uint32Array(1024);
  let answers = new Uint32Array(1024);
  let last = new Float64Array(1024);
  const select = answerSelector(scope);
  for (const day of days) {
    const isSelected = select(day);
    for (let answer = 0; answer < day.answers.length; answer++) {
      const marks = day.answers[answer]!;
      if (!(marks & MARKS.question) || (isSelected && !isSelected[answer])) continue;
      const number = keys.numberOf(day.questions[2 * answer]!, day.questions[2 * answer + 1]!);
      if (number >= times.length) {
        times = longer(times, new Uint32Array(2 * number));
        answers = longer(answers, new Uint32Array(2 * number));
        last = longer(last, new Float64Array(2 * number));
      }
      times[number]! += 1;
      if (marks & MARKS.answered) answers[number]! += 1;
      last[number] = Math.max(last[number]!, day.day + day.times[answer]!);
    }
  }
  const compare = (one: number, other: number) =>
    times[other]! - times[one]! || last[other]! - last[one]! || compareKeys(keys.keyOf(one), keys.keyOf(other));
  return firstOf(keys.size, scope.limit, compare).map((number) => ({
    subject_id: keys.keyOf(number).map(hexadecimal).join(""),
    times: times[number]!,
    answers: answers[number]!,
    negative: 0,
    last_at: new Date(last[number]!).toISOString(),
  }));
}

/** All sources that were cited. */
export function countSources(days: readonly PackedDay[], scope: StatisticsScope): Subject[] {
  const found = new Map<string, Subject & { last: number }>();
  const select = answerSelector(scope);
  for (const day of days) {
    const isSelected = select(day);
    const sources = day.citations.names.map((id) => {
      const known = found.get(id) ?? { subject_id: id, times: 0, answers: 0, negative: 0, last_at: "", last: 0 };
      found.set(id, known);
      return known;
    });
    const citations = new ByteReader(day.citations.bytes);
    for (let answer = 0; answer < day.answers.length; answer++)
      for (let left = citations.read(); left > 0; left--) {
        const source = sources[citations.read()]!;
        const times = citations.read();
        if (isSelected && !isSelected[answer]) continue;
        source.times += times;
        source.answers += 1;
        if (day.answers[answer]! & MARKS.negative) source.negative += 1;
        source.last = Math.max(source.last, day.day + day.times[answer]!);
      }
  }
  return [...found.values()]
    .filter(({ answers }) => answers > 0)
    .map(({ last, ...source }) => ({ ...source, last_at: new Date(last).toISOString() }));
}

/** The first ones in an order, of many: each that comes before the last of them is put in its place. */
function firstOf(size: number, limit: number, compare: (one: number, other: number) => number): number[] {
  const first: number[] = [];
  for (let number = 0; number < size; number++) {
    if (first.length >= limit && compare(number, first.at(-1)!) >= 0) continue;
    let [low, high] = [0, first.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (compare(number, first[middle]!) < 0) high = middle;
      else low = middle + 1;
    }
    first.splice(low, 0, number);
    if (first.length > limit) first.pop();
  }
  return first;
}

function longer<Numbers extends Uint32Array | Float64Array>(numbers: Numbers, empty: Numbers): Numbers {
  empty.set(numbers);
  return empty;
}

const compareKeys = ([high, low]: [number, number], [otherHigh, otherLow]: [number, number]) =>
  high - otherHigh || low - otherLow;

const hexadecimal = (half: number) => half.toString(16).padStart(8, "0");
