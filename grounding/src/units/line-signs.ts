/** `- `, `• `, `1. `, `a) `. */
export function isListItem(line: string): boolean {
  return LIST_ITEM.test(line);
}

/** One of steps that follow one another: `1. `, `2) `. */
export function isStep(line: string): boolean {
  return stepNumber(line) !== undefined;
}

/** The number of a step that begins there: 3 of `3. Click Save.`; undefined for anything else. */
export function stepNumber(text: string, at = 0): number | undefined {
  const number = STEP_NUMBER.exec(text.slice(at, at + LONGEST_NUMBER))?.[1];
  return number === undefined ? undefined : Number(number);
}

const STEP_NUMBER = /^\s*(\d{1,3})[.)] /;
const LONGEST_NUMBER = 12;

/**
 * How long the mark of a step is that begins at a place of a text: `3. ` beside a line that begins with 2 or 4; 0 for
 * any other number, as in `5. Mai`.
 */
export function countedMark(text: string, at: number): number {
  const number = stepNumber(text, at);
  if (number === undefined || (at > 0 && text[at - 1] !== "\n")) return 0;
  const lines = [text.slice(Math.max(0, at - NEAR_STEPS), at), text.slice(at + 1, at + NEAR_STEPS)];
  const isBeside = lines.some((near) =>
    [number - 1, number + 1].some((other) => new RegExp(`(?:^|\\n) *${other}[.)] `).test(near)),
  );
  return isBeside ? /^\s*\d+[.)]\s+/.exec(text.slice(at, at + LONGEST_NUMBER))![0].length : 0;
}

/** How far the next step may begin, in UTF-16 code units. */
const NEAR_STEPS = 800;

/** A row as it is stored: cells between ` | `, each led by its column's name where the table has a header. */
export function isTableRow(line: string): boolean {
  return line.includes(" | ") && !LIST_ITEM.test(line);
}

const LIST_ITEM = /^\s*(?:[-*+•▪◦‣–] |\d{1,3}[.)] |[a-z]\) )/;

/** Ends in a question mark, whatever quotes or bold stand around it. */
export function isQuestion(sentence: string): boolean {
  return QUESTION.test(sentence);
}

const QUESTION = /[?？؟][\s"'”’»)\]*_]*$/;

/**
 * A short line without a figure or an end, that a longer sentence or a mere figure follows: `I entered the wrong
 * address`, `Family` above `28 €`.
 */
export function isCaption(line: string, next: string | undefined): boolean {
  if (next === undefined || line.length > LONGEST_CAPTION || NO_CAPTION.test(line) || !BEGINS_ANEW.test(line))
    return false;
  return (next.length > line.length && SENTENCE_END.test(next)) || isFigureLine(next);
}

/** A line that is hardly more than a sum: `28 €`, `from $49 per month`, `45 min | £38`. */
export function isFigureLine(line: string): boolean {
  return line.length <= LONGEST_FIGURE_LINE && FIGURE_LINE.test(line);
}

const LONGEST_FIGURE_LINE = 40;
const FIGURE_LINE =
  /^(?=.*(?:\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|kr|zł)(?!\p{L})))(?:(?:from|ab|dès|à partir de|desde|da|vanaf|från)\s)?(?:\p{Sc}|[A-Z]{3}\s)?\s?\p{N}[^.!?\n]*(?:[.,]\p{N}+[^.!?\n]*)?$/u;

const LONGEST_CAPTION = 70;
const NO_CAPTION = /\p{N}|[.!…:;,|]$/u;
const BEGINS_ANEW = /^[\p{Lu}¿¡"“«„*]/u;
const SENTENCE_END = /[.!?:…。！？][\s"'”’»)\]]*$/;

/** How many code units the term at the head of a line `Term: …` takes; 0 for other lines. */
export function termLength(line: string): number {
  return TERM.exec(line)?.[1]?.length ?? 0;
}

const TERM = /^((?:\*\*)?[\p{L}\p{N}][^.:?!|\n]{1,60}):(?:\*\*)? +\S/u;
