import { newId } from "../../../platform/ids/identifiers.ts";
import type { AgentDefinition } from "../../agents/index.ts";
import type { Citation, Message } from "../../conversations/index.ts";
import { ANYONE } from "../../sources/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { presentVerified } from "../answers/answer-progress.ts";
import { findAgentSources } from "../retrieval/retrieval-queries.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";
import { composeUnstored } from "./compose-unstored.ts";

export interface TriedAnswer extends Pick<Message, "content" | "kind" | "answered" | "reason"> {
  citations: Citation[];
}

/**
 * Asks one version of an agent a question as a visitor would, without storing anything; what a model costs counts.
 * Throws `AppError`.
 */
export async function tryQuestion(
  context: AnswerContext,
  workspaceId: string,
  asked: { agentId: string; version: number; agent: AgentDefinition; question: string },
): Promise<TriedAnswer> {
  const { agentId, question } = asked;
  const sources = await context.database.inWorkspace(workspaceId, (transaction) =>
    findAgentSources(transaction, workspaceId, agentId),
  );
  const turn: ChatTurn = {
    chat: { id: newId() },
    agentId,
    agentVersion: asked.version,
    agent: asked.agent,
    questionId: newId(),
    answerId: newId(),
    createdAt: new Date(context.clock.now()),
    isWaiting: false,
    history: [],
    sources,
  };
  const { recorder, composition } = await composeUnstored(context, workspaceId, { asker: ANYONE, turn, question });
  const { content, citations } = recorder.composed;
  const { kind = null, answered = null, reason = null } = composition.outcome ?? {};
  return { content, kind, answered, reason, citations: citations.map(presentVerified) };
}
