export interface PromptInput {
  agent: {
    name: string;
    /** The owner's instructions. */
    prompt: string;
    /** In the owner's words, e.g. `friendly`; empty for none. */
    tone: string | null;
    /** BCP 47 tag of a fixed language; null answers in the question's. */
    language: string | null;
    answerLength: "short" | "medium" | "long" | null;
    grounding: "strict" | "balanced";
  };
  question: string;
  /** Oldest first, without the question. */
  history: readonly PromptTurn[];
  /** Best first. Numbers are what the answer cites. */
  passages: readonly PromptPassage[];
  toolResults?: readonly { name: string; content: string }[];
}

export interface PromptTurn {
  role: "user" | "assistant";
  content: string;
}

export interface PromptPassage {
  number: number;
  title: string;
  text: string;
  url?: string | null;
}

export interface Prompt {
  system: string;
  messages: PromptTurn[];
  /** With `passagesApart`: what the messages leave out. */
  documents: PromptPassage[];
  /** Numbers of the passages that fitted; only these can be cited. */
  passageNumbers: number[];
}
