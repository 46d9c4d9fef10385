/**
 * Every text of the chat's own. One file a language; one that lacks a text doesn't pass the type check. `{name}` stands
 * for a value; a text with plural forms has one for each form that `Intl.PluralRules` knows in its language.
 */
export interface ChatTexts {
  /** Of the field when it is empty, and its name for screen readers. */
  prompt: string;
  yourQuestion: string;
  send: string;
  stop: string;
  /** Characters left. */
  left: Plural;
  tooLong: string;
  searching: string;
  /** The pages that it may answer from. */
  searchingPages: Plural;
  /** Pages that it may answer from. */
  answersFrom: Plural;
  /** Where not all of them are pages. */
  searchingSources: Plural;
  answersFromSources: Plural;
  stillWriting: string;
  newText: string;
  source: string;
  sources: Plural;
  showInSource: string;
  openAtQuote: string;
  openAtTime: string;
  openAtPage: string;
  readOn: string;
  erased: string;
  noSurroundings: string;
  noAnswer: string;
  closest: string;
  searchedFor: string;
  askPerson: string;
  leaveEmail: string;
  rephrase: string;
  copy: string;
  copied: string;
  helpful: string;
  notHelpful: string;
  whatWasWrong: string;
  reasonWrong: string;
  reasonNotMyQuestion: string;
  reasonOutdated: string;
  reasonQuote: string;
  comment: string;
  thanks: string;
  sendFeedback: string;
  brokenOff: string;
  stopped: string;
  askAgain: string;
  offline: string;
  tooFast: string;
  notAnswering: string;
  /** Of a button that tries again, on the page where no chat came. */
  notLoaded: string;
  notAllowed: string;
  /** Of the assistant's quota nothing is left; whose fault that is, visitors aren't told. */
  noNewChats: string;
  reconnecting: string;
  waiting: string;
  /** `n`: minutes. */
  waitingUsually: string;
  /** Behind it: the chat is remembered beyond this tab … */
  placeKept: string;
  /** … or it isn't. */
  keepOpen: string;
  stopWaiting: string;
  joined: string;
  joinedUnnamed: string;
  /** Who has no name for visitors. */
  person: string;
  typing: string;
  released: string;
  resolved: string;
  /** Of the person who has left. */
  wasHelpful: string;
  wasHelpfulUnnamed: string;
  linkEnded: string;
  nobody: string;
  nobodyUntil: string;
  says: string;
  you: string;
  menu: string;
  newChat: string;
  history: string;
  noHistory: string;
  deleteChats: string;
  deleteSure: string;
  deleted: string;
  remember: string;
  wider: string;
  close: string;
  back: string;
  print: string;
  copyChat: string;
  leadTitle: string;
  email: string;
  name: string;
  phone: string;
  message: string;
  company: string;
  leadSend: string;
  notNow: string;
  leadThanks: string;
  leadLimit: string;
  fieldMissing: string;
  fieldEmail: string;
  fieldPhone: string;
  fieldNumber: string;
  consentMissing: string;
  terms: string;
  privacy: string;
  by: string;
}

export type Plural = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;
