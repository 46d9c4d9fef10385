/**
 * Everything that an assistant says to visitors in words that are neither the sources', a model's nor the owner's. One
 * file a language; one that lacks a text doesn't pass the type check. `name` is the assistant's.
 */
export interface FixedTexts {
  greeting(name: string): string;
  thanks: string;
  goodbye: string;
  identity(name: string): string;
  /** After a wish for a person. */
  person: string;
  /** After a message that asks nothing. */
  unclear: string;
  notFound(name: string): string;
  /** Before an answer to the rest of a question; `part` is in the visitor's words. */
  notFoundPart(part: string): string;
  conflict: string;
  outOfScope(name: string): string;
  policy: string;
  /** Before what a tool would do. */
  mayI: string;
  /** Names the answers that `readConsent` understands. */
  yesOrNo: string;
  yes: string;
  no: string;
  declined: string;
  failed: string;
  /** When no answer says whether it was done. */
  uncertain: string;
  /** What a model reads after it asked for a person, and may quote. */
  personAsked: string;
  /** What a model reads after it noted the visitor's details, and may quote. */
  detailsPassedOn: string;
  /** The language's own tag, for how it writes times. */
  locale: string;
  /** Instead of a refusal, while a person is waited for. */
  waiting(place: number): string;
  /** Outside of office hours; `when` is a day and a time. */
  nobodyNow(when: string): string;
  leaveDetails: string;
}
