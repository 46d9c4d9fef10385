import type { Turn as Utterance } from "@citedesk/grounding";
import type { AgentDefinition } from "../../agents/index.ts";
import type { AgentSources } from "../retrieval/retrieval-queries.ts";

/** A question with its answer, in a chat: what answering needs to know of it. */
export interface ChatTurn {
  chat: { id: string };
  agentId: string;
  agentVersion: number;
  agent: AgentDefinition;
  questionId: string;
  answerId: string;
  /** Of the question and of the answer's message. */
  createdAt: Date;
  /** A person was asked for, and has not come yet. */
  isWaiting: boolean;
  /** Of the chat, without the question; oldest first. */
  history: Utterance[];
  sources: AgentSources;
}
