import { formatId } from "../../../platform/ids/identifiers.ts";
import type { Message } from "../../conversations/index.ts";
import type { FollowedAnswer } from "../answers/answer-progress.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";

/**
 * While a person has the chat the assistant says nothing, and nothing is stored in its name: the id is the question's.
 */
export function silentAnswer(
  turn: Pick<ChatTurn, "questionId" | "agentId" | "chat" | "createdAt"> & { agentVersion: number | null },
): Message {
  return {
    id: formatId("message", turn.questionId),
    chat_id: formatId("chat", turn.chat.id),
    agent_id: formatId("agent", turn.agentId),
    role: "assistant",
    status: "completed",
    content: "",
    kind: "with_human",
    answered: null,
    reason: null,
    score: null,
    citations: [],
    statements: [],
    suggestions: [],
    nearest_sources: [],
    model: null,
    usage: { input_tokens: 0, output_tokens: 0 },
    pending_sources: 0,
    agent_version: turn.agentVersion,
    first_word_ms: null,
    error: null,
    created_at: turn.createdAt.toISOString(),
  };
}

/** An answer that is whole from the start. */
export function endedWith(message: Message): FollowedAnswer {
  const { id: messageId, chat_id: chatId, agent_id: agentId, content, statements, citations } = message;
  return {
    isBroken: false,
    progress: () => ({ messageId, chatId, agentId, content, statements, citations, ended: message }),
    follow: () => () => {},
  };
}
