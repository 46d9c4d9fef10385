/**
 * What people say in one language when they ask nothing of the sources, and how they agree and refuse: whole phrases
 * parted by `|`, lower case and without diacritics where that is usual. A language that lacks one doesn't pass the type
 * check.
 */
export interface Phrases {
  greeting: string;
  thanks: string;
  goodbye: string;
  /** Questions about the assistant itself. */
  identity: string;
  /** Wishes for a person. */
  person: string;
  /** Words around a phrase that change nothing. */
  frame: string;
  /**
   * Single words, parted by spaces, that may stand around thanks, greetings and goodbyes where nothing is asked:
   * `thanks that was quick`.
   */
  filler: string;
  yes: string;
  no: string;
}
