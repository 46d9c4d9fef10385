import type { Gold } from "./gold-page.ts";

/** Counts of one page, to be added up over pages. */
export interface PageScore {
  headings: Kept;
  terms: Kept;
  rows: Kept;
  code: Kept;
  /** Of the words that must be kept. */
  words: Kept;
  /** 4-word shingles of the text that only stand where nothing is to be kept. */
  boilerplate: Kept;
}

export interface Kept {
  count: number;
  of: number;
}

/** How much of what must be kept a text holds, and how much of what must not. */
export function scorePage(gold: Gold, text: string): PageScore {
  const words = wordsOf(text);
  const line = ` ${words.join(" ")} `;
  const signs = signsOf(text);
  const holds = (block: string) =>
    wordsOf(block).length === 0 ? signs.includes(signsOf(block)) : line.includes(` ${wordsOf(block).join(" ")} `);
  return {
    headings: countKept(gold.headings, holds),
    terms: countKept(gold.terms, holds),
    rows: countKept(gold.rows, (cells) => holdsRow(words, cells.map(wordsOf))),
    code: countKept(gold.code, (codeLine) => signs.includes(signsOf(codeLine))),
    words: countWords(wordsOf(gold.text), words),
    boilerplate: countBoilerplate(gold, words),
  };
}

export function addKept(kept: readonly Kept[]): Kept {
  return {
    count: kept.reduce((total, { count }) => total + count, 0),
    of: kept.reduce((total, { of }) => total + of, 0),
  };
}

export function addScores(scores: readonly PageScore[]): PageScore {
  const sum = (part: keyof PageScore) => addKept(scores.map((score) => score[part]));
  return {
    headings: sum("headings"),
    terms: sum("terms"),
    rows: sum("rows"),
    code: sum("code"),
    words: sum("words"),
    boilerplate: sum("boilerplate"),
  };
}

export function shareOf({ count, of }: Kept): number {
  return of === 0 ? 1 : count / of;
}

function countKept<Block>(blocks: readonly Block[], isKept: (block: Block) => boolean): Kept {
  return { count: blocks.filter(isKept).length, of: blocks.length };
}

/** As it looks: letters in one form, and nothing that has no width. */
function signsOf(text: string): string {
  return text
    .normalize("NFC")
    .replace(/\u200b/gu, "")
    .replace(/\s+/gu, " ");
}

/** Its cells in order, near each other: between two there may be the name of a column. */
function holdsRow(words: readonly string[], cells: string[][]): boolean {
  const [first = [], ...others] = cells.filter((cell) => cell.length > 0);
  for (let place = find(words, first, 0); place !== -1; place = find(words, first, place + 1)) {
    let end = place + first.length;
    const isWhole = others.every((cell) => {
      const next = find(words, cell, end);
      const isNear = next !== -1 && next - end <= MAX_BETWEEN;
      end = next + cell.length;
      return isNear;
    });
    if (isWhole) return true;
  }
  return false;
}

function find(words: readonly string[], wanted: readonly string[], from: number): number {
  for (let place = words.indexOf(wanted[0]!, from); place !== -1; place = words.indexOf(wanted[0]!, place + 1))
    if (wanted.every((word, index) => words[place + index] === word)) return place;
  return -1;
}

function countWords(gold: readonly string[], words: readonly string[]): Kept {
  const there = countsOf(words);
  let count = 0;
  for (const [word, times] of countsOf(gold)) count += Math.min(times, there.get(word) ?? 0);
  return { count, of: gold.length };
}

function countBoilerplate(gold: Gold, words: readonly string[]): Kept {
  const frame = new Set(shinglesOf(wordsOf(gold.frame)));
  for (const shingle of shinglesOf(wordsOf(gold.text))) frame.delete(shingle);
  const found = shinglesOf(words);
  return { count: found.filter((shingle) => frame.has(shingle)).length, of: found.length };
}

function countsOf(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

function shinglesOf(words: readonly string[]): string[] {
  return words.slice(SHINGLE - 1).map((_, index) => words.slice(index, index + SHINGLE).join(" "));
}

export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

const SHINGLE = 4;
const MAX_BETWEEN = 25;
