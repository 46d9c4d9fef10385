/**
 * Whether a sentence has the verb that a question for a time asks with: `how long does it take`, `Most walkers take six
 * hours`.
 */
export function hasAskedVerb(question: string, sentence: string): boolean {
  return VERBS_OF_TIME.some((verb) => verb.test(question) && verb.test(sentence));
}

/** Whether a price is that of something named on the way: `… stellen wir eine Bescheinigung aus, die 13 Euro kostet`. */
export function pricesAside(sentence: string): boolean {
  return ASIDE.test(sentence);
}

const VERBS_OF_TIME = [
  "takes?|took|taken",
  "lasts?|valid|expires?",
  "dauer(?:t|n|te)",
  "gilt|gelten|gültig",
  "prend|prennent|dure(?:nt|ra)?",
  "valables?",
  "tardan?|duran?",
  "vale|válid[oa]s?",
  "dura(?:no)?",
  "duurt|duren",
  "geldig|geldt",
].map((verb) => new RegExp(`(?<!\\p{L})(?:${verb})(?!\\p{L})`, "iu"));
const ASIDE =
  /, (?:which|that|who|die|der|das|qui|que|che|wat|som)(?!\p{L})[^.,;:]*(?:[€£$]|\p{N}[^.,;]*euro|(?<!\p{L})free(?!\p{L})|kostenlos|gratis|gratuit)/iu;
