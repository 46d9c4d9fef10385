import { prepareQuery } from "@citedesk/grounding";
import { newId } from "../../../platform/ids/identifier.ts";
import type { AgentDefinition } from "../../agents/index.ts";
import type { Citation, Message } from "../../conversations/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { presentVerified } from "../answers/answer-progress.ts";
import { RunningAnswer } from "../answers/running-answer.ts";
import { composeFromSources } from "../composing/compose-answer.ts";
import { emptyComposition } from "../composing/composition.ts";
import type { OpenExchange } from "../exchange/open-exchange.ts";
import { ANYONE } from "../retrieval/asker.ts";
import { findBestPassages } from "../retrieval/find-best-passages.ts";
import { spokenTexts } from "../texts/spoken-texts.ts";
import { chargeReplay } from "./replay-message.ts";

export interface TriedAnswer extends Pick<Message, "content" | "kind" | "answered" | "reason"> {
  citations: Citation[];
}

/**
 * Asks one version of an agent a question as a visitor would, without storing anything; what a model costs counts. Throws
 * `AppError`.
 */
export async function tryQuestion(
  context: AnswerContext,
  workspaceId: string,
  asked: { agentId: string; version: number; agent: AgentDefinition; question: string },
): Promise<TriedAnswer> {
  const { agentId, question } = asked;
  const readable = await context.database.inWorkspace(workspaceId, (transaction) =>
    context.library.findSources(transaction, workspaceId, agentId),
  );
  const exchange: OpenExchange = {
    chat: { id: newId(), agent_id: agentId, visitor_id: null, status: "open" },
    agentId,
    agentVersion: asked.version,
    agent: asked.agent,
    questionId: newId(),
    answerId: newId(),
    createdAt: new Date(),
    history: [],
    readable,
    reservedMicros: 0,
  };
  const running = new RunningAnswer(context.database, workspaceId, exchange, performance.now());
  const composition = emptyComposition();
  const retrieve = async (text: string, history = exchange.history, language?: string) => {
    const query = prepareQuery({ question: text, history, language: language ?? null });
    return {
      query,
      retrieval: await findBestPassages(context, { workspaceId, agentId, asker: ANYONE, query, readable }),
    };
  };
  const texts = spokenTexts(context, workspaceId, { exchange, message: question });
  try {
    await composeFromSources(context, { workspaceId, exchange, running, question, retrieve, texts }, composition);
  } finally {
    await chargeReplay(context, workspaceId, agentId, composition);
  }
  const { content, citations } = running.composed;
  const { kind = null, answered = null, reason = null } = composition.outcome ?? {};
  return { content, kind, answered, reason, citations: citations.map(presentVerified) };
}
