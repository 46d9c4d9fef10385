import { splitSentences } from "../analysis/split-sentences.ts";

/** One sentence of a model's answer with what the model says it rests on. Nothing here is checked yet. */
export interface CitedSentence {
  /** White space before it: a new line or list item keeps its place. */
  before: string;
  /** Without the citation marks. */
  text: string;
  citations: { number: number; quote: string | null }[];
}

export interface CitedSentenceReader {
  /** The sentences that are complete with this part of the answer. */
  push(part: string): CitedSentence[];
  /** The rest, when the answer has ended. */
  end(): CitedSentence[];
}

/**
 * Cuts a streamed answer into sentences and takes the marks `[2]`, `[2, 3]` and `[2: "verbatim quote"]` out of them. A
 * mark belongs to the sentence before it, before or after its full stop. A sentence is given out as soon as the next one
 * begins; sentence by sentence it is the same whatever the parts of the stream are.
 */
export function createCitedSentenceReader(): CitedSentenceReader {
  let buffer = "";
  function take(isEnd: boolean): CitedSentence[] {
    const taken: CitedSentence[] = [];
    for (;;) {
      const next = readFirst(buffer, isEnd);
      if (next === undefined) return taken;
      buffer = buffer.slice(next.length);
      if (next.sentence.text !== "") taken.push(next.sentence);
    }
  }
  return {
    push(part) {
      buffer += part;
      const taken = take(false);
      return buffer.length > MAX_OPEN_LENGTH ? [...taken, ...take(true)] : taken;
    },
    end: () => take(true),
  };
}

const MARK = /\[([1-9]\d{0,2}(?:\s*[,;]\s*[1-9]\d{0,2})*)(?:\s*[:：]\s*["“”„«‟]([^\n]{0,2000}?)["“”»]\s*)?\]/gu;
/** The beginning of a mark that may still become one. */
const OPEN_MARK = /\[(?:[1-9][\d\s,;]{0,40}(?:[:：][^\n]{0,2000})?)?$/u;
const FINAL_MARKS = /^[.!?…。！？।؟]+["'”’»)\]]*/u;
const ENDS_SENTENCE = /[.!?…:。！？।؟]["'”’»)\]]*$/u;
/** So much of the next sentence must be there before the first counts as complete: `e.g.` is no end. */
const LOOK_AHEAD = 12;
/** A "sentence" without an end is given out as it is, so that a model can't make every further word slower. */
const MAX_OPEN_LENGTH = 5_000;

interface FirstSentence {
  sentence: CitedSentence;
  /** How much of the text it took, marks included. */
  length: number;
}

/** undefined: more text is needed. */
function readFirst(text: string, isEnd: boolean): FirstSentence | undefined {
  const marks = [...text.matchAll(MARK)];
  const last = marks.at(-1);
  const closedEnd = last === undefined ? 0 : last.index + last[0].length;
  const open = isEnd ? null : OPEN_MARK.exec(text.slice(closedEnd));
  const known = open === null ? text : text.slice(0, closedEnd + open.index);
  const citations: CitedSentence["citations"] = [];
  // `plain` is `known` up to `at` without the marks.
  let plain = "";
  let at = 0;
  for (const mark of marks) {
    plain += known.slice(at, mark.index);
    at = mark.index;
    // Where a sentence ends before the mark, the mark belongs to a later one.
    const first = cutFirst(plain, at, citations, true);
    if (first !== undefined) return first;
    if (plain.trim() !== "") citations.push(...readMark(mark));
    at += mark[0].length;
    const isEnded = ENDS_SENTENCE.test(plain.trimEnd());
    const stop = isEnded ? "" : (FINAL_MARKS.exec(known.slice(at))?.[0] ?? "");
    plain = plain.trimEnd() + stop;
    at += stop.length;
    const after = known.slice(at);
    if (/^\s*\[[1-9]/u.test(after)) continue;
    if (after.trim() === "" && !isEnd) return undefined;
    const isComplete = isEnded || stop !== "" || /^\s*(?:\n|$)/u.test(after);
    if (isComplete) return { sentence: shape(plain, citations), length: at };
  }
  plain += known.slice(at);
  const first = cutFirst(plain, known.length, citations, isEnd || open !== null);
  if (first !== undefined) return first;
  return isEnd && text !== "" ? { sentence: shape(plain, citations), length: text.length } : undefined;
}

/** The first of several sentences; undefined when there is only one so far. `plain` stands for `length` of the text. */
function cutFirst(
  plain: string,
  length: number,
  citations: CitedSentence["citations"],
  isWhole: boolean,
): FirstSentence | undefined {
  const [sentence, following] = splitSentences(plain);
  if (sentence === undefined || following === undefined) return undefined;
  if (!isWhole && plain.length - following.start < LOOK_AHEAD) return undefined;
  return {
    sentence: shape(plain.slice(0, sentence.end), citations),
    length: length - (plain.length - sentence.end),
  };
}

function shape(plain: string, citations: CitedSentence["citations"]): CitedSentence {
  const text = plain.trim().replace(/[^\S\n]+([.!?…,;:])/gu, "$1");
  return { before: /^\s*/u.exec(plain)?.[0] ?? "", text, citations };
}

function readMark(mark: RegExpExecArray): CitedSentence["citations"] {
  const numbers = (mark[1] ?? "").split(/[,;]/u).map(Number);
  const quote = mark[2]?.trim() || null;
  return numbers.map((number) => ({ number, quote }));
}
