import { BEFORE, OPENING } from "./opening-words.ts";

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

/**
 * Parts what somebody tells of themselves from what they ask behind a comma (`We're coming on Saturday, when do you
 * close`). What is told mostly names the thing that is asked about: it may be left out only where the rest needs none.
 */
export function partStory(turn: string): TurnParts {
  const { told, asked } = TOLD_FIRST.exec(turn.trim())?.groups ?? {};
  return told === undefined || asked === undefined || ASKING.test(told) ? { asked: turn, told: "" } : { asked, told };
}

const OWN =
  "i|i['’]?m|i['’]?ve|i['’]?d|my|we|we['’]?re|we['’]?ve|our|got|just|still|thinking|ich|wir|meine?|meinen|unsere?|hab|habe|haben|bin|sind|wollte|wollten|je|on|nous|mon|ma|mes|notre|nos|yo|tengo|tenemos|he|hemos|mis?|nuestr[oa]|estoy|estamos|voy|vamos|soy|somos|quiero|queremos|ho|abbiamo|mi[oa]|(?:il|la) mi[oa]|siamo|vado|andiamo|ik|wij|mijn|onze|heb|ben";
const TOLD_FIRST = new RegExp(
  `^(?<told>(?:(?:hi|hello|hey|ok|so|hallo|bonjour|hola|ciao|hoi)[ ,]+)*(?:(?:${OWN})(?!\\p{L})|j['’]).{6,}),\\s+(?:(?:and|but|so|und|aber|et|mais|y|pero|e|ma|en|maar)\\s+)?(?<asked>${BEFORE}${OPENING}.*)$`,
  "isu",
);
const ASKING = new RegExp(`(?:^|[,;]\\s+)${BEFORE}${OPENING}`, "iu");
