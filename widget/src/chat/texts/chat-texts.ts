/** Every text of the chat's own. One file a language; one that lacks a text doesn't pass the type check. */
export interface ChatTexts {
  /** In the empty field. */
  prompt: string;
  /** The field's name, for screen readers. */
  yourQuestion: string;
  send: string;
  searching: string;
  brokenOff: string;
  offline: string;
  tooFast(seconds: number): string;
  closest: string;
  source(number: number, title: string): string;
  erased: string;
  openAtQuote: string;
}
