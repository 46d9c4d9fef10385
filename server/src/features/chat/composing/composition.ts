import type { AskedQuery, SupportDecision, Turn as Utterance } from "@citedesk/grounding";
import type { WishForPerson } from "../../handoffs/index.ts";
import type { Mask } from "../../personal-data/index.ts";
import type { AnswerRecorder } from "../answers/answer-recorder.ts";
import type { Outcome } from "../answers/piece.ts";
import type { FoundPassage, Retrieval } from "../retrieval/retrieve-passages.ts";
import type { SpokenTexts } from "../texts/spoken-texts.ts";
import type { AnswerTools } from "../tools/answer-tools.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";

export const EXTRACTIVE = "extractive";

/** How an answer came about; what it says is with its recorder. */
export interface Composition {
  /** Undefined: it failed. */
  outcome: Outcome | undefined;
  failure: unknown;
  /** The model that wrote it, or was asked last. */
  model: string | null;
  degraded: boolean;
  /** Undefined where nothing was looked for, or it failed before. */
  retrieval: Retrieval | undefined;
  /** A person is asked for in the transaction that stores how the answer ends. */
  wish?: WishForPerson | undefined;
}

/** Of an answer that no passage had a part in. */
export const NOTHING_RETRIEVED: Omit<Composition, "outcome"> = {
  failure: undefined,
  model: null,
  degraded: false,
  retrieval: undefined,
};

/** What was searched with, what was found, and whether that answers it. */
export interface Found {
  query: AskedQuery;
  retrieval: Retrieval;
  decision: SupportDecision;
}

export type Retrieve = (question: string, options?: RetrieveOptions) => Promise<Found>;

export interface RetrieveOptions {
  /** Default: the turns before. */
  history?: Utterance[] | undefined;
  /** A BCP 47 tag, where it is known. */
  language?: string | undefined;
  /** How many passages are wanted at least; default 10. */
  depth?: number | undefined;
}

/** What composing an answer starts from. */
export interface Composing {
  workspaceId: string;
  turn: ChatTurn;
  recorder: AnswerRecorder;
  /** As models may see it; so is the turn's history. */
  question: string;
  /** What was hidden of both. */
  mask: Mask;
  /**
   * Resolves when the question is stored, and what the process knew of the sources held by then: before that nothing
   * leaves this house, and nothing is done. Rejects when it was not stored.
   */
  begun: Promise<{ reservedMicros: number | null }>;
  /** Undefined for an agent without tools, and where nothing may be done. */
  tools?: AnswerTools | undefined;
  /** What a tool has found already; the model reads it before what was retrieved. */
  found?: readonly FoundPassage[];
  retrieve: Retrieve;
  texts: SpokenTexts;
}
