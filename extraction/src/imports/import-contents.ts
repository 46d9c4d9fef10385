/** What is brought in from elsewhere, by its form. */
export const IMPORT_KINDS = ["questions", "pages", "documents", "help_center", "chats"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Where something stands that stays out. */
export interface LeftOutPlace {
  /** From 1; null where the file has no lines. */
  line: number | null;
  /** Of a file in an archive, or of an article. */
  name: string | null;
  field: string | null;
}

/** What stays out for one reason. */
export interface LeftOut {
  code: string;
  message: string;
  count: number;
  /** The first of them. */
  places: LeftOutPlace[];
}

export interface ImportedQuestion {
  line: number;
  question: string;
  answer: string;
  alternatives: string[];
  language: string | null;
}

export interface ImportedPage {
  line: number;
  url: string;
  title: string | null;
}

export interface ImportedDocument {
  name: string;
  title: string;
  url: string | null;
  /** How its text begins. */
  beginning: string;
}

export interface ImportedMessage {
  from: "visitor" | "answerer";
  content: string;
  /** ISO 8601. */
  at: string;
}

export interface ImportedChat {
  line: number;
  title: string | null;
  messages: ImportedMessage[];
}

export interface ImportItems {
  questions: ImportedQuestion;
  pages: ImportedPage;
  documents: ImportedDocument;
  help_center: ImportedDocument;
  chats: ImportedChat;
}

/** What an import would bring, and what not. */
export type ImportContents = {
  [Kind in ImportKind]: { kind: Kind; items: ImportItems[Kind][]; leftOut: LeftOut[] };
}[ImportKind];
