import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { ErasureCounts } from "./erasure-counts.ts";
import { countRows, type ErasureRow, isErased } from "./erasure-queries.ts";
import { deleteEventsOf } from "./record-queries.ts";
import { ERASED_WORDS, type RedactableAnswer, redactAnswer } from "./redact-answer.ts";

const MESSAGES_A_BATCH = 100;
const NO_MESSAGE = "00000000-0000-0000-0000-000000000000";

export interface AnswersBatch {
  /** The last message that was looked at; null: all of them were. */
  position: string | null;
  counts: Partial<ErasureCounts>;
}

/**
 * Takes erased texts out of the next answers: quotes and the statements on them, what was withheld, suggestions and
 * nearest sources, and the events and kept responses that repeat them.
 */
export async function eraseFromAnswers(
  executor: Executor,
  workspaceId: string,
  erasure: ErasureRow,
): Promise<AnswersBatch> {
  const after = erasure.position ?? NO_MESSAGE;
  const ids = await listAnswers(executor, workspaceId, after);
  const touched = await findTouched(executor, workspaceId, erasure, ids);
  await lockChatsOf(executor, workspaceId, touched);
  await redactMessages(executor, workspaceId, erasure, touched);
  const citations = await eraseQuotes(executor, workspaceId, touched);
  const touchedIds = touched.map(({ id }) => id);
  const publicIds = touchedIds.map((id) => formatId("message", id));
  const chatIds = [...new Set(touched.map(({ chat_id }) => formatId("chat", chat_id)))];
  const { events, delivery_logs } = await deleteEventsOf(executor, workspaceId, publicIds, chatIds);
  const idempotency_records = await deleteKeptAnswers(executor, workspaceId, touchedIds);
  return {
    position: ids.length < MESSAGES_A_BATCH ? null : ids.at(-1)!,
    counts: { messages: touched.length, citations, events, delivery_logs, idempotency_records },
  };
}

/**
 * Whether answers are still being made that may have read the texts before they were closed: those that show, and what
 * transactions that had read by then which sources there are may yet commit.
 */
export async function areAnswersUnderWay(executor: Executor, workspaceId: string, erasureId: string): Promise<boolean> {
  const [erasure] = await executor.query<{ has_readers: boolean }>(sql`
    UPDATE erasures SET closed_at = coalesce(closed_at, clock_timestamp()), open_readers = ARRAY(
      SELECT DISTINCT l.virtualtransaction FROM pg_locks l
      WHERE l.relation = 'sources'::regclass AND l.pid <> pg_backend_pid()
        AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
        AND (closed_at IS NULL OR l.virtualtransaction = ANY(open_readers)))
    WHERE workspace_id = ${workspaceId} AND id = ${erasureId} RETURNING open_readers <> '{}' AS has_readers`);
  if (erasure?.has_readers) return true;
  // A statement of its own: it sees what they have committed.
  const [row] = await executor.query<{ is_under_way: boolean }>(sql`
    SELECT EXISTS (
      SELECT FROM messages m, erasures e
      WHERE m.workspace_id = ${workspaceId} AND m.status IN ('pending', 'streaming') AND m.created_at <= e.closed_at
        AND e.workspace_id = ${workspaceId} AND e.id = ${erasureId}) AS is_under_way`);
  return row!.is_under_way;
}

/** Whoever asks for a person tells them what was said until then: they are waited for, or read what is left. */
async function lockChatsOf(executor: Executor, workspaceId: string, messages: TouchedMessage[]): Promise<void> {
  const ids = [...new Set(messages.map(({ chat_id }) => chat_id))];
  await executor.query(sql`
    SELECT FROM chats WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[]) ORDER BY id FOR NO KEY UPDATE`);
}

async function listAnswers(executor: Executor, workspaceId: string, after: string): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM messages WHERE workspace_id = ${workspaceId} AND role = 'assistant' AND id > ${after}
    ORDER BY id LIMIT ${MESSAGES_A_BATCH}`);
  return rows.map(({ id }) => id);
}

interface TouchedMessage extends RedactableAnswer {
  id: string;
  chat_id: string;
  nearest: { source_id: string; document_id: string }[] | null;
  erased: { number: number; title: string }[];
}

/** Which of these answers cite, found or named what is erased, or suggested a question that was drawn from it. */
function findTouched(
  executor: Executor,
  workspaceId: string,
  erasure: ErasureRow,
  ids: string[],
): Promise<TouchedMessage[]> {
  return executor.query<TouchedMessage>(sql`
    SELECT m.id, m.chat_id, m.content, coalesce(m.statements, '[]') AS statements, m.nearest, coalesce(c.erased, '[]') AS erased
    FROM messages m LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('number', c.number, 'title', c.title)) AS erased
      FROM citations c JOIN document_versions v ON v.workspace_id = c.workspace_id AND v.id = c.version_id
      WHERE c.workspace_id = m.workspace_id AND c.message_id = m.id AND ${isErased(workspaceId, erasure)}) c ON true
    WHERE m.workspace_id = ${workspaceId} AND m.id = ANY(${ids}::uuid[]) AND (
      c.erased IS NOT NULL
      OR EXISTS (
        SELECT FROM jsonb_array_elements(coalesce(m.retrieved, '[]')) r
        JOIN passages p ON p.workspace_id = m.workspace_id AND p.id = (r ->> 'passage_id')::uuid
        JOIN document_versions v ON v.workspace_id = p.workspace_id AND v.id = p.version_id
        WHERE ${isErased(workspaceId, erasure)})
      OR EXISTS (
        SELECT FROM jsonb_array_elements(coalesce(m.nearest, '[]')) n
        WHERE (n ->> 'source_id')::uuid = ANY(${erasure.source_ids}::uuid[])
          OR (n ->> 'document_id')::uuid = ANY(${erasure.document_ids}::uuid[]))
      OR EXISTS (
        SELECT FROM jsonb_array_elements_text(coalesce(m.suggestions, '[]')) s (question)
        JOIN question_digests d ON d.workspace_id = m.workspace_id AND d.digest = md5(s.question)
        WHERE d.source_id = ANY(${erasure.source_ids}::uuid[]) OR d.document_id = ANY(${erasure.document_ids}::uuid[])))
    ORDER BY m.id`);
}

async function redactMessages(
  executor: Executor,
  workspaceId: string,
  erasure: ErasureRow,
  messages: TouchedMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const rows = messages.map((message) => ({
    id: message.id,
    ...redactAnswer(message, message.erased),
    nearest: message.nearest?.filter(
      ({ source_id, document_id }) =>
        !erasure.source_ids.includes(source_id) && !erasure.document_ids.includes(document_id),
    ),
  }));
  await executor.query(sql`
    UPDATE messages m SET content = r.content, statements = r.statements, suggestions = '[]', nearest = r.nearest,
      searched_for = NULL,
      withheld = CASE WHEN m.withheld IS NOT NULL THEN '[]'::jsonb END
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, content text, statements jsonb, nearest jsonb)
    WHERE m.workspace_id = ${workspaceId} AND m.id = r.id`);
}

/** How many went. */
function eraseQuotes(executor: Executor, workspaceId: string, messages: TouchedMessage[]): Promise<number> {
  const rows = messages.flatMap(({ id, erased }) => erased.map(({ number }) => ({ id, number })));
  return countRows(
    executor,
    sql`UPDATE citations c SET status = 'erased', quote = NULL, title = ${ERASED_WORDS}, url = NULL
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r(id uuid, number integer)
      WHERE c.workspace_id = ${workspaceId} AND c.message_id = r.id AND c.number = r.number RETURNING 1`,
  );
}

function deleteKeptAnswers(executor: Executor, workspaceId: string, messageIds: string[]): Promise<number> {
  return countRows(
    executor,
    sql`DELETE FROM idempotency_records WHERE workspace_id = ${workspaceId} AND message_id = ANY(${messageIds}::uuid[])
      RETURNING 1`,
  );
}
