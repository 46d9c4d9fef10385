/**
 * Whether a sentence has the verb that a question for a time asks with: `how long does it take`, `Most walkers take six
 * hours`.
 */
export function hasAskedVerb(question: string, sentence: string): boolean {
  return VERBS_OF_TIME.some((verb) => verb.test(question) && verb.test(sentence));
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
