import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";

export interface ChatRow {
  id: string;
  agent_id: string;
  visitor_id: string | null;
  status: "open" | "waiting_for_human" | "with_human" | "resolved";
}

/** Locked: a person who takes the chat over waits until the question is stored, or the question finds that they have it. */
export async function findChat(executor: Executor, workspaceId: string, id: string): Promise<ChatRow | undefined> {
  const [row] = await executor.query<ChatRow>(sql`
    SELECT id, agent_id, visitor_id, status FROM chats
    WHERE workspace_id = ${workspaceId} AND id = ${id} AND deleted_at IS NULL FOR UPDATE`);
  return row;
}

export interface NewChat {
  title: string;
  visitorId: string | null;
  eventId: string;
  event: Record<string, unknown>;
}

/**
 * A new chat, the event that tells of it, the question, and the answer that is about to be made, whose time is returned: one
 * statement.
 */
export async function beginChat(
  executor: Executor,
  workspaceId: string,
  chat: NewChat,
  exchange: NewExchange,
): Promise<Date> {
  const [row] = await executor.query<{ created_at: Date }>(sql`
    SELECT citedesk_begin_chat(${workspaceId}, ${exchange.chatId}, ${exchange.agentId}, ${chat.visitorId}, ${chat.title},
      ${chat.eventId}, ${JSON.stringify(chat.event)}, ${exchange.questionId}, ${exchange.question}, ${exchange.answerId},
      ${exchange.agentVersion}, ${exchange.reservedMicros}) AS created_at`);
  return row!.created_at;
}

/** What a process knows of an assistant and its sources, by the stamps under which it was read. */
export interface KnownStamps {
  agent: string;
  sources: string;
}

/** `beginChat`, if what is known still holds; else undefined, and nothing is stored. Also the sources that are being read now. */
export async function beginKnownChat(
  executor: Executor,
  workspaceId: string,
  known: KnownStamps,
  chat: NewChat,
  exchange: Omit<NewExchange, "reservedMicros">,
): Promise<{ createdAt: Date; unfinished: string[] } | undefined> {
  const [row] = await executor.query<{ created_at: Date | null; unfinished: string[] | null }>(sql`
    SELECT * FROM citedesk_begin_known_chat(${workspaceId}, ${exchange.agentId}, ${known.agent}, ${known.sources},
      ${exchange.chatId}, ${chat.visitorId}, ${chat.title}, ${chat.eventId}, ${JSON.stringify(chat.event)},
      ${exchange.questionId}, ${exchange.question}, ${exchange.answerId}, ${exchange.agentVersion})`);
  return row?.created_at && row.unfinished ? { createdAt: row.created_at, unfinished: row.unfinished } : undefined;
}

/** The sources that are being read now, if what is known still holds; else undefined. */
export async function findKnownLibrary(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  known: KnownStamps,
): Promise<string[] | undefined> {
  const [row] = await executor.query<{ unfinished: string[] | null }>(sql`
    SELECT citedesk_known_library(${workspaceId}, ${agentId}, ${known.agent}, ${known.sources}, false) AS unfinished`);
  return row?.unfinished ?? undefined;
}

/** One more question in a chat; one that has no title takes this. */
export async function touchChat(
  executor: Executor,
  workspaceId: string,
  chat: { id: string; title: string; messages: number },
): Promise<void> {
  await executor.query(sql`
    UPDATE chats SET message_count = message_count + ${chat.messages}, updated_at = now(),
      title = CASE WHEN title = '' THEN ${chat.title} ELSE title END,
      status = CASE WHEN status = 'resolved' THEN 'open' ELSE status END
    WHERE workspace_id = ${workspaceId} AND id = ${chat.id}`);
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

export interface NewExchange {
  chatId: string;
  agentId: string;
  questionId: string;
  question: string;
  answerId: string;
  agentVersion: number;
  /** Set aside for the model, in millionths of a dollar. */
  reservedMicros: number;
}

/** The visitor's question and the answer that is about to be made, whose time is returned, in one statement. */
export async function insertExchange(executor: Executor, workspaceId: string, exchange: NewExchange): Promise<Date> {
  const [row] = await executor.query<{ created_at: Date }>(sql`
    INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, completed_at, in_reply_to,
      agent_version, reserved_micros)
    VALUES
      (${workspaceId}, ${exchange.questionId}, ${exchange.chatId}, ${exchange.agentId}, 'user', 'completed',
        ${exchange.question}, now(), NULL, NULL, 0),
      (${workspaceId}, ${exchange.answerId}, ${exchange.chatId}, ${exchange.agentId}, 'assistant', 'pending', '', NULL,
        ${exchange.questionId}, ${exchange.agentVersion}, ${exchange.reservedMicros})
    RETURNING created_at`);
  return row!.created_at;
}

/** A question that a person will answer: no answer of the assistant is made. */
export async function insertQuestion(
  executor: Executor,
  workspaceId: string,
  question: Pick<NewExchange, "chatId" | "agentId" | "questionId" | "question">,
): Promise<void> {
  await executor.query(sql`
    INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, completed_at)
    VALUES (${workspaceId}, ${question.questionId}, ${question.chatId}, ${question.agentId}, 'user', 'completed',
      ${question.question}, now())`);
}

/** Ends an answer where it stands, whoever writes it. False: it had ended already. */
export async function cancelAnswer(executor: Executor, workspaceId: string, answerId: string): Promise<boolean> {
  const rows = await executor.query(sql`
    UPDATE messages SET status = 'cancelled', completed_at = now(),
      kind = CASE WHEN content = '' THEN NULL ELSE 'partial' END
    WHERE workspace_id = ${workspaceId} AND id = ${answerId} AND status IN ('pending', 'streaming')
    RETURNING id`);
  return rows.length > 0;
}

/** Of these answers, those that another process has ended. */
export async function findEndedAnswers(executor: Executor, workspaceId: string, ids: string[]): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM messages
    WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[]) AND status NOT IN ('pending', 'streaming')`);
  return rows.map(({ id }) => id);
}

/** The answer of a chat that is under way. */
export async function findOpenAnswer(
  executor: Executor,
  workspaceId: string,
  chatId: string,
): Promise<string | undefined> {
  const [row] = await executor.query<{ id: string }>(sql`
    SELECT id FROM messages
    WHERE workspace_id = ${workspaceId} AND chat_id = ${chatId} AND role = 'assistant'
      AND status IN ('pending', 'streaming')
    ORDER BY id DESC LIMIT 1`);
  return row?.id;
}
