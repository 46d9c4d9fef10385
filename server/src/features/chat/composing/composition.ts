import type { PreparedQuery, Turn } from "@citedesk/grounding";
import type { Outcome } from "../answers/piece.ts";
import type { RunningAnswer } from "../answers/running-answer.ts";
import type { OpenExchange } from "../exchange/open-exchange.ts";
import type { Generation } from "../generation/generate-answer.ts";
import type { FoundPassage, Retrieval } from "../retrieval/retrieve-passages.ts";
import type { SpokenTexts } from "../texts/spoken-texts.ts";
import type { AnswerTools } from "../tools/answer-tools.ts";

export const EXTRACTIVE = "extractive";

/** How an answer came about; filled in step by step, so that a failure leaves what was known. */
export interface Composition {
  outcome: Outcome | undefined;
  failure: unknown;
  /** The model that wrote it, or was asked last. */
  model: string | null;
  degraded: boolean;
  generation: Generation | undefined;
  retrieval: Retrieval | undefined;
}

export function emptyComposition(): Composition {
  return {
    outcome: undefined,
    failure: undefined,
    model: null,
    degraded: false,
    generation: undefined,
    retrieval: undefined,
  };
}

/** `language` is a BCP 47 tag, where it is known. */
export type Retrieve = (
  question: string,
  history?: Turn[],
  language?: string,
) => Promise<{ query: PreparedQuery; retrieval: Retrieval }>;

export interface Composing {
  workspaceId: string;
  exchange: OpenExchange;
  running: RunningAnswer;
  question: string;
  /** Undefined for an agent without tools, and where nothing may be done. */
  tools?: AnswerTools | undefined;
  /** What a tool has found already; the model reads it before what was retrieved. */
  found?: readonly FoundPassage[];
  retrieve: Retrieve;
  texts: SpokenTexts;
}
