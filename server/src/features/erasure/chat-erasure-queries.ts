import sql, { type Sql } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { lockGaps } from "../statistics/index.ts";
import { countRows } from "./erasure-queries.ts";
import { deleteResponsesNaming } from "./record-queries.ts";

export interface OwnedIds {
  messages: string[];
  leads: string[];
  handoffs: string[];
  feedback: string[];
  notes: string[];
}

/**
 * Waits for whoever is writing to these chats, or of them elsewhere; who comes later finds them gone. Without it a row
 * that is stored at the same moment stays behind. In the order in which others lock.
 */
export async function lockChats(
  executor: Executor,
  workspaceId: string,
  chatIds: string[],
  visitorId: string | undefined,
): Promise<void> {
  await lockGaps(executor, workspaceId);
  const ofChats = sql`chat_id = ANY(${chatIds}::uuid[])`;
  const owned = [
    [sql`chats`, sql`id = ANY(${chatIds}::uuid[])`],
    [sql`messages`, ofChats],
    [sql`leads`, sql`(${ofChats} OR visitor_id = ${visitorId ?? null}::uuid)`],
    [sql`handoffs`, ofChats],
    [sql`feedback`, ofChats],
    [sql`chat_notes`, ofChats],
  ] as const;
  for (const [table, where] of owned)
    await executor.query(
      sql`SELECT FROM ${table} WHERE workspace_id = ${workspaceId} AND ${where} ORDER BY id FOR UPDATE`,
    );
}

/** Everything that hangs on these chats, and on the visitor besides them. */
export async function listOwnedIds(
  executor: Executor,
  workspaceId: string,
  chatIds: string[],
  visitorId: string | undefined,
): Promise<OwnedIds> {
  const visitor = visitorId ?? null;
  const [row] = await executor.query<OwnedIds>(sql`
    SELECT
      ARRAY(SELECT id FROM messages WHERE workspace_id = ${workspaceId} AND chat_id = ANY(${chatIds}::uuid[])) AS messages,
      ARRAY(SELECT id FROM leads WHERE workspace_id = ${workspaceId}
        AND (chat_id = ANY(${chatIds}::uuid[]) OR visitor_id = ${visitor}::uuid)) AS leads,
      ARRAY(SELECT id FROM handoffs WHERE workspace_id = ${workspaceId} AND chat_id = ANY(${chatIds}::uuid[])) AS handoffs,
      ARRAY(SELECT id FROM feedback WHERE workspace_id = ${workspaceId} AND chat_id = ANY(${chatIds}::uuid[])) AS feedback,
      ARRAY(SELECT id FROM chat_notes WHERE workspace_id = ${workspaceId} AND chat_id = ANY(${chatIds}::uuid[])) AS notes`);
  return row!;
}

export async function deleteByChat(executor: Executor, workspaceId: string, chatIds: string[], messageIds: string[]) {
  const ofMessages = sql`workspace_id = ${workspaceId} AND message_id = ANY(${messageIds}::uuid[])`;
  const ofChats = sql`workspace_id = ${workspaceId} AND chat_id = ANY(${chatIds}::uuid[])`;
  const citations = await countRows(executor, sql`DELETE FROM citations WHERE ${ofMessages} RETURNING 1`);
  const tool_calls = await countRows(executor, sql`DELETE FROM tool_calls WHERE ${ofMessages} RETURNING 1`);
  const feedback = await countRows(executor, sql`DELETE FROM feedback WHERE ${ofChats} RETURNING 1`);
  const handoffs = await countRows(executor, sql`DELETE FROM handoffs WHERE ${ofChats} RETURNING 1`);
  const notes = await countRows(executor, sql`DELETE FROM chat_notes WHERE ${ofChats} RETURNING 1`);
  const messages = await countRows(executor, sql`DELETE FROM messages WHERE ${ofChats} RETURNING 1`);
  const chats = await countRows(
    executor,
    sql`DELETE FROM chats WHERE workspace_id = ${workspaceId} AND id = ANY(${chatIds}::uuid[]) RETURNING 1`,
  );
  return { chats, messages, citations, tool_calls, feedback, handoffs, notes };
}

export function deleteLeads(executor: Executor, workspaceId: string, leadIds: string[]): Promise<number> {
  return countRows(
    executor,
    sql`DELETE FROM leads WHERE workspace_id = ${workspaceId} AND id = ANY(${leadIds}::uuid[]) RETURNING 1`,
  );
}

export function deleteVisitorRow(executor: Executor, workspaceId: string, visitorId: string): Promise<number> {
  return countRows(
    executor,
    sql`DELETE FROM visitors WHERE workspace_id = ${workspaceId} AND id = ${visitorId} RETURNING 1`,
  );
}

/** Without anything that says who it was; shown nowhere any more. */
export async function closeVisitor(executor: Executor, workspaceId: string, visitorId: string): Promise<void> {
  await executor.query(sql`
    UPDATE visitors SET erasing_at = now(), external_id = NULL, name = NULL, email = NULL, claims = '{}'
    WHERE workspace_id = ${workspaceId} AND id = ${visitorId}`);
}

export async function pickChatsOfVisitor(
  executor: Executor,
  workspaceId: string,
  visitorId: string,
  limit: number,
): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM chats WHERE workspace_id = ${workspaceId} AND visitor_id = ${visitorId} ORDER BY id LIMIT ${limit}`);
  return rows.map(({ id }) => id);
}

/** A visitor's questions that gaps gathered, each with the answer by which the gap knows it. */
export function listQuestionsInGaps(executor: Executor, workspaceId: string, visitorId: string) {
  return executor.query<{ message_id: string; question: string }>(sql`
    SELECT x.message_id, q.content AS question
    FROM chats c
    JOIN messages a ON a.workspace_id = c.workspace_id AND a.chat_id = c.id
    JOIN gap_questions x ON x.workspace_id = a.workspace_id AND x.message_id = a.id
    JOIN messages q ON q.workspace_id = a.workspace_id AND q.id = a.in_reply_to
    WHERE c.workspace_id = ${workspaceId} AND c.visitor_id = ${visitorId}`);
}

/** What was asked in these chats. */
export async function listQuestionTexts(executor: Executor, workspaceId: string, chatIds: string[]): Promise<string[]> {
  const rows = await executor.query<{ content: string }>(sql`
    SELECT DISTINCT content FROM messages
    WHERE workspace_id = ${workspaceId} AND chat_id = ANY(${chatIds}::uuid[]) AND role = 'user'`);
  return rows.map(({ content }) => content);
}

/**
 * Gaps that gathered these answers, without them; with the oldest question that is left, if one is, and the answers
 * written for it.
 */
export function detachFromGaps(executor: Executor, workspaceId: string, messageIds: string[]) {
  return executor.query<{ gap_id: string; question: string | null; source_ids: string[] }>(sql`
    WITH detached AS (
      DELETE FROM gap_questions WHERE workspace_id = ${workspaceId} AND message_id = ANY(${messageIds}::uuid[])
      RETURNING gap_id
    )
    SELECT DISTINCT d.gap_id, (
      SELECT q.content FROM gap_questions x
      JOIN messages a ON a.workspace_id = x.workspace_id AND a.id = x.message_id
      JOIN messages q ON q.workspace_id = a.workspace_id AND q.id = a.in_reply_to
      WHERE x.workspace_id = ${workspaceId} AND x.gap_id = d.gap_id AND x.message_id <> ALL(${messageIds}::uuid[])
      ORDER BY a.id LIMIT 1) AS question, (
      SELECT array_remove(g.earlier_source_ids || g.source_id, NULL) FROM gaps g
      WHERE g.workspace_id = ${workspaceId} AND g.id = d.gap_id) AS source_ids
    FROM detached d`);
}

export async function rewordGap(
  executor: Executor,
  workspaceId: string,
  gap: { id: string; question: string },
): Promise<void> {
  await executor.query(sql`
    UPDATE gaps SET question = ${gap.question}, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${gap.id}`);
}

export async function deleteGap(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`DELETE FROM gaps WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

/** Events are the resources themselves: they tell of these by their own id, their chat's or their visitor's. */
function tellsOf(publicIds: string[]): Sql {
  return sql`(data ->> 'id' = ANY(${publicIds}) OR data ->> 'chat_id' = ANY(${publicIds})
    OR data ->> 'message_id' = ANY(${publicIds}) OR data ->> 'visitor_id' = ANY(${publicIds}))`;
}

export async function deleteEventsAbout(
  executor: Executor,
  workspaceId: string,
  publicIds: string[],
): Promise<{ events: number; delivery_logs: number }> {
  const delivery_logs = await countRows(
    executor,
    sql`DELETE FROM webhook_deliveries WHERE workspace_id = ${workspaceId} AND event_id IN (
      SELECT id FROM events WHERE workspace_id = ${workspaceId} AND ${tellsOf(publicIds)}) RETURNING 1`,
  );
  const events = await countRows(
    executor,
    sql`DELETE FROM events WHERE workspace_id = ${workspaceId} AND ${tellsOf(publicIds)} RETURNING 1`,
  );
  return { events, delivery_logs };
}

export async function deleteKeptResponses(
  executor: Executor,
  workspaceId: string,
  messageIds: string[],
  publicIds: string[],
): Promise<number> {
  const begun = await countRows(
    executor,
    sql`DELETE FROM idempotency_records
      WHERE workspace_id = ${workspaceId} AND message_id = ANY(${messageIds}::uuid[]) RETURNING 1`,
  );
  return begun + (await deleteResponsesNaming(executor, workspaceId, publicIds));
}
