import { AppError } from "../../../platform/errors/app-error.ts";
import {
  type Citation,
  getMessage,
  getReadableChat,
  type Message,
  presentMessage,
  presentUsage,
} from "../../conversations/index.ts";
import type { Principal } from "../../identity/index.ts";
import { askerOf } from "../../sources/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import { presentVerified } from "../answers/answer-progress.ts";
import type { AnswerRecorder } from "../answers/answer-recorder.ts";
import type { Composition } from "../composing/composition.ts";
import { findAgentSources } from "../retrieval/retrieval-queries.ts";
import { totalUsage } from "../spending/usage-by-model.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";
import { composeUnstored } from "./compose-unstored.ts";
import { findAnsweredTurn } from "./verification-queries.ts";

const TURNS = 6;

export interface Replay {
  original: Message;
  replay: Pick<Message, "content" | "kind" | "answered" | "reason" | "score" | "model" | "degraded" | "usage"> & {
    citations: Citation[];
    statements: Message["statements"];
  };
  same_content: boolean;
  /** Of the passages that the answer saw: how many the replay saw too. */
  passages: { seen: number; seen_again: number };
  revision: { original: number | null; replay: number | null };
}

/**
 * Asks an answer's question again, with the version of the agent that answered it, over the sources as they are now.
 * Nothing is added to the chat; what a model costs counts. Throws `AppError`.
 */
export async function replayMessage(
  context: AnswerContext,
  principal: Principal,
  messageId: string | undefined,
): Promise<Replay> {
  const { workspaceId } = principal;
  const message = await context.database.inWorkspace(
    workspaceId,
    (transaction) => getMessage(transaction, workspaceId, messageId),
    { pipelined: true },
  );
  const { agent_version: version, in_reply_to: questionId, agent_id: agentId } = message;
  const isAnswer = message.role === "assistant" && version !== null && questionId !== null;
  const known = context.snapshots.find(workspaceId, agentId)?.sources;
  const [, answered, sources] = await context.database.inWorkspace(
    workspaceId,
    (transaction) =>
      Promise.all([
        getReadableChat(transaction, principal, message.chat_id),
        isAnswer ? findAnsweredTurn(transaction, workspaceId, { agentId, version, questionId }, TURNS) : undefined,
        findAgentSources(transaction, workspaceId, agentId, known),
      ]),
    { pipelined: true },
  );
  if (!isAnswer) throw new AppError("conflict", "not_an_answer", "Only an answer can be replayed.");
  if (!answered) throw new AppError("gone", "question_erased", "The question of this answer was erased.");
  const turn: ChatTurn = {
    chat: { id: message.chat_id },
    agentId,
    agentVersion: version,
    agent: answered.agent,
    questionId,
    answerId: message.id,
    createdAt: message.created_at,
    isWaiting: false,
    history: answered.turns,
    sources,
  };
  const asked = { asker: askerOf(principal, false), turn, question: answered.question };
  const { recorder, composition } = await composeUnstored(context, workspaceId, asked);
  const original = presentMessage(message, principal.kind === "member", askerOf(principal, false));
  return compare(original, message, recorder, composition);
}

function compare(
  original: Message,
  row: { retrieved: { passage_id: string }[] | null; revision: number | null },
  recorder: AnswerRecorder,
  { outcome, model, degraded, retrieval }: Composition,
): Replay {
  const { content, statements, citations } = recorder.composed;
  const [usage, checker] = [totalUsage(recorder.used), totalUsage(recorder.checked)];
  const seen = (row.retrieved ?? []).map(({ passage_id: id }) => id);
  const isFound = (id: string) =>
    retrieval?.found.has(id) || retrieval?.ranked.some(({ candidate }) => candidate.id === id);
  return {
    original,
    replay: {
      content,
      kind: outcome?.kind ?? null,
      answered: outcome?.answered ?? null,
      reason: outcome?.reason ?? null,
      score: outcome?.score ?? null,
      model,
      ...(degraded ? { degraded } : {}),
      usage: presentUsage({
        input_tokens: usage.inputTokens,
        output_tokens: usage.outputTokens,
        checker_input_tokens: recorder.checked.size === 0 ? null : checker.inputTokens,
        checker_output_tokens: recorder.checked.size === 0 ? null : checker.outputTokens,
      }),
      citations: citations.map(presentVerified),
      statements,
    },
    same_content: content === original.content,
    passages: { seen: seen.length, seen_again: seen.filter(isFound).length },
    revision: { original: row.revision, replay: retrieval?.revision ?? null },
  };
}
