/** Whether a sentence says what may, must or can't be done. */
export function tellsLeave(sentence: string): boolean {
  return TELLS_LEAVE.test(sentence);
}

/** Whether somebody asks what may or must be done: `can i sleep in my van`. */
export function asksForLeave(question: string): boolean {
  return ASKS_LEAVE.test(question);
}

const ASKS_LEAVE =
  /^\P{L}*(?:(?:and|so|ok|hi|hello|und|et|y) )?(?:(?:can|may|could|must) (?:i|we|you|my|our|one|people|kids|children)|(?:am|are) (?:i|we) allowed|(?:is|are) .{1,40} allowed|do (?:i|we|you) (?:need|have to)|(?:kann|darf|muss|können|dürfen|müssen) (?:ich|wir|man|mein\p{L}*)|(?:peut|puis|dois|doit|faut)[- ](?:on|je|il)|est-ce que (?:je|on) (?:peux|peut|dois|doit)|(?:se )?pued[eo]|hay que|tengo que|posso|si può|devo|mag ik|kan ik|moet ik|kan (?:jag|man)|får (?:jag|man))(?!\p{L})/iu;
const TELLS_LEAVE =
  /(?<!\p{L})(?:may|can(?:['’]t|not)?|must(?:n['’]t)?|allowed|forbidden|permitted|prohibited|banned|welcome|need(?:s|n['’]t)?|have to|has to|required|darf|dürfen|kann|können|muss|müssen|erlaubt|verboten|gestattet|nötig|erforderlich|brauch(?:t|en)|peu(?:t|vent|x)|pouvez|autorisée?s?|interdite?s?|permise?s?|nécessaire|doi(?:t|vent)|devez|puede[ns]?|podéis|permitid[oa]s?|prohibid[oa]s?|admiten|necesari[oa]s?|debe[ns]?|può|possono|potete|ammess[oiae]|vietat[oiae]|mag|mogen|kunt|kunnen|toegestaan|verboden|moet|får|kan|tillåt(?:et|na|en)|förbjud(?:et|na|en))(?!\p{L})/iu;
