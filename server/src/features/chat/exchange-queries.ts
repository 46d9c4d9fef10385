import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import type { DraftAnswer } from "./draft-answer.ts";
import type { VerifiedAnswer, VerifiedCitation } from "./verify-citations.ts";

export interface ChatRow {
  id: string;
  agent_id: string;
  visitor_id: string | null;
  status: "open" | "waiting_for_human" | "with_human" | "resolved";
}

export async function findChat(executor: Executor, workspaceId: string, id: string): Promise<ChatRow | undefined> {
  const [row] = await executor.query<ChatRow>(sql`
    SELECT id, agent_id, visitor_id, status FROM chats
    WHERE workspace_id = ${workspaceId} AND id = ${id} AND deleted_at IS NULL`);
  return row;
}

export async function insertChat(
  executor: Executor,
  workspaceId: string,
  chat: { id: string; agentId: string; visitorId: string | null; title: string },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO chats (workspace_id, id, agent_id, visitor_id, title)
    VALUES (${workspaceId}, ${chat.id}, ${chat.agentId}, ${chat.visitorId}, ${chat.title})`);
}

export async function touchChat(
  executor: Executor,
  workspaceId: string,
  chatId: string,
  messages: number,
): Promise<void> {
  await executor.query(sql`
    UPDATE chats SET message_count = message_count + ${messages}, updated_at = now(),
      status = CASE WHEN status = 'resolved' THEN 'open' ELSE status END
    WHERE workspace_id = ${workspaceId} AND id = ${chatId}`);
}

/** The visitor that a client's own system knows by this id, made when new. */
export async function putVisitor(
  executor: Executor,
  workspaceId: string,
  visitor: { id: string; agentId: string; externalId: string; name: string | null; email: string | null },
): Promise<string> {
  const [row] = await executor.query<{ id: string }>(sql`
    INSERT INTO visitors (workspace_id, id, agent_id, external_id, name, email)
    VALUES (${workspaceId}, ${visitor.id}, ${visitor.agentId}, ${visitor.externalId}, ${visitor.name}, ${visitor.email})
    ON CONFLICT (workspace_id, agent_id, external_id) WHERE external_id IS NOT NULL DO UPDATE SET
      name = coalesce(excluded.name, visitors.name), email = coalesce(excluded.email, visitors.email), last_seen_at = now()
    RETURNING id`);
  return row!.id;
}

export interface PastMessage {
  role: "user" | "assistant" | "member";
  content: string;
}

/** The newest messages of a chat, oldest first. */
export async function findRecentMessages(
  executor: Executor,
  workspaceId: string,
  chatId: string,
  limit: number,
): Promise<PastMessage[]> {
  const rows = await executor.query<PastMessage>(sql`
    SELECT role, content FROM messages
    WHERE workspace_id = ${workspaceId} AND chat_id = ${chatId} AND status = 'completed'
    ORDER BY id DESC LIMIT ${limit}`);
  return rows.toReversed();
}

/** The visitor's question and the answer that is about to be made, in one statement. */
export async function insertExchange(
  executor: Executor,
  workspaceId: string,
  exchange: {
    chatId: string;
    agentId: string;
    questionId: string;
    question: string;
    answerId: string;
    agentVersion: number;
  },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, completed_at, in_reply_to, agent_version)
    VALUES
      (${workspaceId}, ${exchange.questionId}, ${exchange.chatId}, ${exchange.agentId}, 'user', 'completed',
        ${exchange.question}, now(), NULL, NULL),
      (${workspaceId}, ${exchange.answerId}, ${exchange.chatId}, ${exchange.agentId}, 'assistant', 'pending', '', NULL,
        ${exchange.questionId}, ${exchange.agentVersion})`);
}

export interface CompletedAnswer {
  answerId: string;
  draft: DraftAnswer;
  verified: VerifiedAnswer;
  model: string;
  degraded: boolean;
  revision: number;
  retrieved: { passage_id: string; score: number }[];
  pendingSources: number;
  usage: { inputTokens: number; outputTokens: number };
  firstWordMs: number;
}

/** False: the message is no longer under way (cancelled, or taken for lost). */
export async function completeAnswer(
  executor: Executor,
  workspaceId: string,
  answer: CompletedAnswer,
): Promise<boolean> {
  const { draft, verified } = answer;
  const nearest = draft.nearest.map(({ source_id, document_id, title, url }) => ({
    source_id,
    document_id,
    title,
    url,
  }));
  const rows = await executor.query(sql`
    UPDATE messages SET status = 'completed', completed_at = now(), content = ${verified.content}, kind = ${draft.kind},
      answered = ${draft.answered}, reason = ${draft.reason}, score = ${draft.score}, model = ${answer.model},
      degraded = ${answer.degraded}, revision = ${answer.revision}, statements = ${JSON.stringify(verified.statements)},
      suggestions = ${JSON.stringify(draft.suggestions)}, nearest = ${JSON.stringify(nearest)},
      retrieved = ${JSON.stringify(answer.retrieved)}, pending_sources = ${answer.pendingSources},
      input_tokens = ${answer.usage.inputTokens}, output_tokens = ${answer.usage.outputTokens},
      first_word_ms = ${answer.firstWordMs}
    WHERE workspace_id = ${workspaceId} AND id = ${answer.answerId} AND status IN ('pending', 'streaming')
    RETURNING id`);
  return rows.length > 0;
}

export async function insertCitations(
  executor: Executor,
  workspaceId: string,
  messageId: string,
  citations: VerifiedCitation[],
): Promise<void> {
  if (citations.length === 0) return;
  const rows = citations.map(({ number, passage, quote, start, end, sha256 }) => ({
    number,
    source_id: passage.source_id,
    document_id: passage.document_id,
    version_id: passage.version_id,
    document_version: passage.document_version,
    passage_id: passage.id,
    title: passage.title,
    url: passage.url,
    quote,
    start_offset: start,
    end_offset: end,
    sha256,
    page: passage.page,
    time_from: passage.time_from,
    time_to: passage.time_to,
  }));
  await executor.query(sql`
    INSERT INTO citations (workspace_id, message_id, number, source_id, document_id, version_id, document_version,
      passage_id, title, url, quote, start_offset, end_offset, sha256, page, time_from, time_to)
    SELECT ${workspaceId}, ${messageId}, r.* FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(number integer,
      source_id uuid, document_id uuid, version_id uuid, document_version integer, passage_id uuid, title text, url text,
      quote text, start_offset integer, end_offset integer, sha256 text, page integer, time_from real, time_to real)`);
}

export async function failAnswer(
  executor: Executor,
  workspaceId: string,
  answerId: string,
  error: { code: string; message: string },
): Promise<void> {
  await executor.query(sql`
    UPDATE messages SET status = 'failed', completed_at = now(), error_code = ${error.code}, error_message = ${error.message}
    WHERE workspace_id = ${workspaceId} AND id = ${answerId} AND status IN ('pending', 'streaming')`);
}
