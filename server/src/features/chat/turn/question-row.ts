import type { MessageRow } from "../../conversations/index.ts";
import type { ChatTurn } from "./chat-turn.ts";

/** The question's message as it is stored. */
export function questionRow(turn: ChatTurn, question: string): MessageRow {
  return {
    id: turn.questionId,
    chat_id: turn.chat.id,
    agent_id: turn.agentId,
    role: "user",
    status: "completed",
    content: question,
    kind: null,
    answered: null,
    reason: null,
    score: null,
    model: null,
    degraded: false,
    agent_version: null,
    statements: null,
    suggestions: null,
    nearest: null,
    withheld: null,
    input_tokens: 0,
    output_tokens: 0,
    checker_input_tokens: null,
    checker_output_tokens: null,
    searched_for: null,
    pending_sources: 0,
    first_word_ms: null,
    error_code: null,
    error_message: null,
    in_reply_to: null,
    author_id: null,
    author_name: null,
    cost_micros: null,
    retrieved: null,
    revision: null,
    created_at: turn.createdAt,
    citations: null,
  };
}
