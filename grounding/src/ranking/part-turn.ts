/** A turn's sentences that ask, and those that only tell (`I love barbecue. May I bring a grill to the camp site?`). */
export interface TurnParts {
  asked: string;
  /** Empty where the whole turn asks, or where nothing in it does. */
  told: string;
}

/** Parts what a turn tells from what it asks, by question marks. */
export function partTurn(turn: string): TurnParts {
  const sentences = turn.trim().split(BOUNDARY);
  if (sentences.length < 2 || sentences.length > MAX_SENTENCES) return { asked: turn, told: "" };
  const asking = sentences.filter((sentence) => ASKS.test(sentence));
  if (asking.length === 0 || asking.length === sentences.length) return { asked: turn, told: "" };
  return { asked: asking.join(" "), told: sentences.filter((sentence) => !ASKS.test(sentence)).join(" ") };
}

/** Behind a word of some letters or a bracket: `approx. 5 kg` and `No. 7` go on. */
const BOUNDARY = /(?<=[\p{L}\p{N})"'”’]{2}[.!?…]+["'”’)]?)\s+(?=[\p{Lu}\p{Ll}¿¡"'“„(])|\n+/u;
const ASKS = /[?？]["'”’)]*$/u;
/** A longer turn is a letter: every sentence of it may matter. */
const MAX_SENTENCES = 6;
