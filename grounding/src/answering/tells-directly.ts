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

/** Whether somebody asks what may or must be done: `can i sleep in my van`. */
export function asksForLeave(question: string): boolean {
  return ASKS_LEAVE.test(question);
}

/** Whether a sentence says what may, must or can't be done. */
export function tellsLeave(sentence: string): boolean {
  return TELLS_LEAVE.test(sentence);
}

const ASKS_LEAVE =
  /^\P{L}*(?:(?:and|so|ok|hi|hello|und|et|y) )?(?:(?:can|may|could|must) (?:i|we|you|my|our|one|people|kids|children)|(?:am|are) (?:i|we) allowed|(?:is|are) .{1,40} allowed|do (?:i|we|you) (?:need|have to)|(?:kann|darf|muss|können|dürfen|müssen) (?:ich|wir|man|mein\p{L}*)|(?:peut|puis|dois|doit|faut)[- ](?:on|je|il)|est-ce que (?:je|on) (?:peux|peut|dois|doit)|(?:se )?pued[eo]|hay que|tengo que|posso|si può|devo|mag ik|kan ik|moet ik|kan (?:jag|man)|får (?:jag|man))(?!\p{L})/iu;
const TELLS_LEAVE =
  /(?<!\p{L})(?:may|can(?:['’]t|not)?|must(?:n['’]t)?|allowed|forbidden|permitted|prohibited|banned|welcome|need(?:s|n['’]t)?|have to|has to|required|darf|dürfen|kann|können|muss|müssen|erlaubt|verboten|gestattet|nötig|erforderlich|brauch(?:t|en)|peu(?:t|vent|x)|pouvez|autorisée?s?|interdite?s?|permise?s?|nécessaire|doi(?:t|vent)|devez|puede[ns]?|podéis|permitid[oa]s?|prohibid[oa]s?|admiten|necesari[oa]s?|debe[ns]?|può|possono|potete|ammess[oiae]|vietat[oiae]|mag|mogen|kunt|kunnen|toegestaan|verboden|moet|får|kan|tillåt(?:et|na|en)|förbjud(?:et|na|en))(?!\p{L})/iu;
