import { splitSentences } from "../../analysis/split-sentences.ts";
import { opensMarker, readMarker, type WrittenCitation } from "./citation-markers.ts";
import { dropThoughts } from "./drop-thoughts.ts";
import { type LineKind, readLine } from "./read-line.ts";
import { separateCitations } from "./separate-citations.ts";

export type StatementBlock = LineKind["block"] | "list";

/**
 * One unit of a model's answer that is checked by itself: a sentence, a list item, a whole short list, a table, a code
 * block.
 */
export interface CutStatement {
  /** Markdown without citation markers and without `prefix`. */
  text: string;
  citations: WrittenCitation[];
  block: StatementBlock;
  /**
   * What stands before it in the answer: line breaks or a space, then the mark of its block (`- `, `## `, `> `); a
   * number only where it counts on from 1.
   */
  prefix: string;
}

export interface SentenceCutter {
  /** Takes the next piece of the model's text; returns the statements that it completes. */
  push(chunk: string): CutStatement[];
  /** Returns what is left; the cutter is empty afterwards. */
  flush(): CutStatement[];
}

/** Where a sentence, list, table or code block that doesn't end is cut, in UTF-16 code units. */
const LONGEST_STATEMENT = 1500;
/** Lists of items up to this long are one statement: no item says anything alone. */
const LONGEST_SHORT_ITEM = 60;
const LONGEST_LEAD = 200;

/**
 * Cuts a streamed answer into statements; how the stream was cut into chunks makes no difference. A line is the outer
 * unit (models don't wrap paragraphs), its sentences the inner one; markers behind a sentence belong to it. A sentence
 * leaves once the word behind it has come. The lines of a short list wait for its end, with the line before that ends
 * in a colon; those of a table or code block likewise. At most about 3,000 code units wait.
 */
export function cutSentences(): SentenceCutter {
  let state = emptyState();
  let thoughts = dropThoughts();
  let answer: CutStatement | undefined;
  const join = (cut: readonly CutStatement[]) => {
    const joined: CutStatement[] = [];
    for (const statement of cut) {
      if (answer === undefined && isAnswerWord(statement)) answer = statement;
      else if (answer === undefined) joined.push(statement);
      else {
        joined.push(...withAnswer(answer, statement));
        answer = undefined;
      }
    }
    return joined;
  };
  return {
    push(chunk) {
      state.rest += thoughts.push(chunk.replaceAll("\r", ""));
      return join(takeLines(state, false));
    },
    flush() {
      state.rest += thoughts.flush();
      const cut = join([...takeLines(state, true), ...release(state)]);
      const last = answer === undefined ? [] : [answer];
      state = emptyState();
      thoughts = dropThoughts();
      answer = undefined;
      return [...cut, ...last];
    },
  };
}

/** `Yes.`: it says nothing without the sentence behind it, and is judged with that. */
function isAnswerWord({ text, block }: CutStatement): boolean {
  return block === "paragraph" && ANSWER_WORD.test(text);
}

const ANSWER_WORD =
  /^(?:yes|no|ja|nein|jawohl|oui|non|s[ií]|sì|sim|não|nee|tak|nie|да|нет|はい|いいえ|نعم|לא|כן)[.!。]$/iu;

function withAnswer(answer: CutStatement, statement: CutStatement): CutStatement[] {
  if (statement.block !== "paragraph" || statement.prefix.includes("\n")) return [answer, statement];
  const text = `${answer.text} ${statement.text}`;
  return [{ ...statement, text, prefix: answer.prefix, citations: [...answer.citations, ...statement.citations] }];
}

interface CutterState {
  /** Text that is not cut yet. */
  rest: string;
  /** Line breaks since the last statement, two at most. */
  breaks: string;
  /** Whether a sentence of the line has left already, and of which kind the line is. */
  line: LineKind | null;
  /** The number of the last item of a numbered list. */
  number: number;
  /** Whether a 2 stands behind the last 1. */
  isCounted: boolean;
  /** Lines that wait for more of their kind, or for the list that they introduce. */
  held: { block: StatementBlock; lines: string[]; prefix: string; isClosed: boolean } | null;
}

function emptyState(): CutterState {
  return { rest: "", breaks: "", line: null, number: 0, isCounted: false, held: null };
}

function takeLines(state: CutterState, isEnd: boolean): CutStatement[] {
  const cut: CutStatement[] = [];
  for (let end = endOfLine(state.rest, isEnd); end >= 0; end = endOfLine(state.rest, isEnd)) {
    if (!readCount(state, state.rest.slice(0, end), state.rest.slice(end + 1), isEnd)) return cut;
    takeLine(state, state.rest.slice(0, end), true, cut);
    state.rest = state.rest.slice(end + 1);
    state.breaks = state.breaks.length < 2 ? `${state.breaks}\n` : state.breaks;
    state.line = null;
  }
  if (state.rest === "" || !readCount(state, state.rest, undefined, isEnd)) return cut;
  const left = takeLine(state, state.rest, isEnd, cut);
  state.rest = isEnd ? "" : left;
  return cut;
}

/** The next line break that stands in no marker; -1 when none does, or when that can't be told yet. */
function endOfLine(text: string, isEnd: boolean): number {
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "\n") return at;
    if (text[at] === "(" || !opensMarker(text, at)) continue;
    const reading = readMarker(text, at);
    if (reading.kind === "unfinished" && !isEnd) return -1;
    if (reading.kind === "marker") at = reading.end - 1;
  }
  return -1;
}

/**
 * Notes whether a line that begins with 1 begins a count: a line with 2 follows, behind bullets of its own at most.
 * `behind`: what has come of the lines behind it; undefined while the line itself isn't whole. False while that can't
 * be told yet.
 */
function readCount(state: CutterState, line: string, behind: string | undefined, isEnd: boolean): boolean {
  if (state.line !== null || (state.held?.block === "code" && !state.held.isClosed) || !FIRST_ITEM.test(line))
    return true;
  state.isCounted = false;
  if (line.length > LONGEST_STATEMENT) return true;
  if (behind === undefined) return isEnd;
  for (let at = 0; at <= LONGEST_STATEMENT; ) {
    const end = behind.indexOf("\n", at);
    const next = behind.slice(at, end < 0 ? undefined : end);
    const isOpen = end < 0 && !isEnd;
    if (next.trim() !== "" && !/^\s*[-*+•]?\s/.test(next)) {
      if (isOpen && /^(?:2[.)]?|[-*+•])$/.test(next)) return false;
      state.isCounted = /^2[.)]\s/.test(next);
      return true;
    }
    if (end < 0) return isEnd;
    at = end + 1;
  }
  return true;
}

const FIRST_ITEM = /^\s*1[.)]\s+\S/;

/** Cuts what can be cut of a line; returns the rest of it, which waits. */
function takeLine(state: CutterState, line: string, isWhole: boolean, cut: CutStatement[]): string {
  if (state.held?.block === "code" && !state.held.isClosed) return isWhole ? addToCode(state, line, cut) : line;
  if (line.trim() === "") return isWhole ? "" : line;
  const begun = state.line;
  if (begun) return takeSentences(state, line, isWhole, begun, cut);
  const kind = readLine(line, isWhole);
  if (!kind) return line;
  if (kind.block === "code" || kind.block === "table" || kind.block === "list_item") {
    if (!isWhole && line.length <= LONGEST_STATEMENT) return line;
    return takeBlockLine(state, line, kind, isWhole, cut);
  }
  cut.push(...release(state));
  if (kind.block === "paragraph" && line.length <= LONGEST_LEAD && !/[.!?]\s/.test(line)) {
    if (!isWhole) return line;
    if (/:\W*$/.test(separateCitations(line, true).text)) return hold(state, line.trim(), "paragraph");
  }
  return takeSentences(state, line, isWhole, kind, cut);
}

function takeBlockLine(
  state: CutterState,
  line: string,
  kind: LineKind,
  isWhole: boolean,
  cut: CutStatement[],
): string {
  const block = kind.block === "list_item" ? "list" : kind.block;
  const number = numberOf(kind.mark);
  const isShort = separateCitations(line, true).text.length <= LONGEST_SHORT_ITEM + kind.mark.length;
  if (kind.block === "list_item" && !isShort) {
    cut.push(...release(state));
    return takeSentences(state, line, isWhole, kind, cut);
  }
  state.number = number ?? state.number;
  const { held } = state;
  const joins =
    held !== null && !held.isClosed && (held.block === block || (block === "list" && held.block === "paragraph"));
  const isFull = joins && held.lines.join("\n").length + line.length > LONGEST_STATEMENT;
  if (!joins || isFull) {
    cut.push(...release(state));
    hold(state, line.trimEnd(), block);
  } else {
    held.block = block;
    held.lines.push(`${state.breaks.slice(1)}${line.trimEnd()}`);
    state.breaks = "";
  }
  return "";
}

function addToCode(state: CutterState, line: string, cut: CutStatement[]): string {
  const held = state.held!;
  held.lines.push(`${state.breaks.slice(1)}${line}`);
  state.breaks = "";
  held.isClosed = /^\s{0,3}(?:```|~~~)\s*$/.test(line);
  if (held.isClosed || held.lines.join("\n").length > LONGEST_STATEMENT) cut.push(...release(state));
  return "";
}

function hold(state: CutterState, line: string, block: StatementBlock): string {
  state.held = { block, lines: [line], prefix: state.breaks, isClosed: false };
  state.breaks = "";
  return "";
}

function release(state: CutterState): CutStatement[] {
  const { held } = state;
  state.held = null;
  if (!held) return [];
  const source = held.lines.join("\n");
  if (held.block === "code") return [{ text: source, citations: [], block: "code", prefix: held.prefix }];
  const { text, citations } = separateCitations(source, true);
  return [{ text: text.trimEnd(), citations: citations.map(plainCitation), block: held.block, prefix: held.prefix }];
}

/** The sentences of a line that are sure to have ended; all of them when the line is whole. */
function takeSentences(
  state: CutterState,
  line: string,
  isWhole: boolean,
  kind: LineKind,
  cut: CutStatement[],
): string {
  const isFirst = state.line === null;
  let rest = isFirst ? line.slice(kind.mark.length) : line;
  let mark = isFirst ? kind.mark : "";
  for (;;) {
    const separated = separateCitations(rest, isWhole);
    const end = endOfFirstSentence(separated.text, isWhole && separated.unfinishedAt < 0);
    if (end === null) break;
    const next = separated.text.slice(end).search(/\S/);
    const nextStart = next < 0 ? separated.text.length : end + next;
    const citations = separated.citations.filter(({ at }) => at <= nextStart).map(plainCitation);
    const text = separated.text.slice(0, end).trim();
    if (text !== "" || citations.length > 0) {
      cut.push({ text, citations, block: kind.block, prefix: prefixOf(state, mark) });
      mark = "";
      state.line = { block: kind.block, mark: "" };
    }
    rest = next < 0 ? "" : rest.slice(separated.origins[nextStart]);
    if (rest === "") return "";
  }
  return mark === "" ? rest : mark + rest;
}

function prefixOf(state: CutterState, mark: string): string {
  const number = numberOf(mark);
  const countsOn = number === 1 ? state.isCounted : number === state.number + 1;
  if (number !== undefined) state.number = countsOn ? number : 0;
  const shown = countsOn ? mark : mark.replace(NUMBER, "- ");
  const prefix = state.line === null ? `${state.breaks}${shown}` : " ";
  state.breaks = "";
  return prefix;
}

function numberOf(mark: string): number | undefined {
  const digits = /^\s*(\d{1,3})[.)]/.exec(mark)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Where the first sentence of a text ends; null while that can't be told. A word must have come behind it, so that the
 * end doesn't move: `U.S.` ends a sentence only before some words.
 */
function endOfFirstSentence(text: string, isWhole: boolean): number | null {
  if (text.trim() === "") return isWhole && text !== "" ? text.length : null;
  // Closing emphasis behind a point is read like a closing quotation mark.
  const masked = text.replace(
    /([.!?…])([*_`]+)/g,
    (_, point: string, marks: string) => point + '"'.repeat(marks.length),
  );
  // A bar that comes later must not make a row of what was cut already.
  const [first, second] = splitSentences(masked.replaceAll("\n", " ").replaceAll("|", "¦"));
  const end = second ? first!.end : text.length;
  if (end > LONGEST_STATEMENT) return endOfCut(text);
  if (!second) return isWhole ? text.length : null;
  const behind = text.slice(second.start);
  return isWhole || behind.length >= FAR_ENOUGH || /^\P{L}*\p{L}+[^\p{L}]/u.test(behind) ? end : null;
}

const FAR_ENOUGH = 24;

/**
 * The model's numbers stand outside of what is checked, and `5. Mai` is none of a list: an item of its own gets a dash
 * where they don't count from 1.
 */
const NUMBER = /\d{1,3}[.)]\s+/;

function endOfCut(text: string): number {
  const space = text.lastIndexOf(" ", LONGEST_STATEMENT);
  return space > LONGEST_STATEMENT / 2 ? space : LONGEST_STATEMENT;
}

function plainCitation({ number, quote }: WrittenCitation): WrittenCitation {
  return quote === undefined ? { number } : { number, quote };
}
