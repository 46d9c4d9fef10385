import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { chatStands } from "../conversations/index.ts";
import type { Handoff } from "./handoff-schemas.ts";

export interface HandoffRow {
  id: string;
  chat_id: string;
  agent_id: string;
  visitor_id: string | null;
  status: Handoff["status"];
  requested_by: Handoff["requested_by"];
  reason: string | null;
  rule: Handoff["rule"];
  context: Handoff["context"];
  claimed_by: string | null;
  claimed_by_name: string | null;
  /** When the first of those who had it since it last waited took it. */
  claimed_at: Date | null;
  /** When it went from one of them to the next. */
  handed_over_at: Date | null;
  /** In line, from 1 on; null unless waiting. */
  place: number | null;
  /** The median of 7 days, of visitors; null unless waiting. */
  usual_wait_seconds: number | null;
  returned_at: Date | null;
  returned_reason: "holder_gone" | "holder_idle" | null;
  written_summary: { text: string; model: string } | null;
  /** What the visitor thinks of whoever had it. */
  rating: "positive" | "negative" | null;
  rating_comment: string | null;
  rated_at: Date | null;
  ended_at: Date | null;
  created_at: Date;
  updated_at: Date;
}

const COLUMNS = sql`id, chat_id, agent_id, visitor_id, status, requested_by, reason, rule, context, claimed_by, claimed_by_name, claimed_at,
  handed_over_at, CASE WHEN status = 'waiting' THEN 1 + (SELECT count(*)::integer FROM handoffs o
    WHERE o.workspace_id = handoffs.workspace_id AND o.agent_id = handoffs.agent_id AND o.status = 'waiting'
      AND o.id < handoffs.id) END AS place,
  CASE WHEN status = 'waiting' THEN (
    SELECT round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM o.claimed_at - o.created_at)))::integer
    FROM handoffs o WHERE o.workspace_id = handoffs.workspace_id AND o.agent_id = handoffs.agent_id
      AND o.claimed_at > now() - interval '7 days' AND o.requested_by <> 'member') END AS usual_wait_seconds,
  returned_at, returned_reason, written_summary, rating, rating_comment, rated_at, ended_at, created_at, updated_at`;

/** Throws `NotFoundError`, as for that of a deleted chat. */
export async function getHandoff(executor: Executor, workspaceId: string, id: string | undefined): Promise<HandoffRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<HandoffRow>(
          sql`SELECT ${COLUMNS} FROM handoffs WHERE workspace_id = ${workspaceId} AND id = ${id}
            AND ${chatStands(workspaceId, sql`handoffs.chat_id`)}`,
        );
  if (!row) throw new NotFoundError("handoff");
  return row;
}

/** The one of a chat that is waiting or claimed. */
export async function findOpenHandoff(
  executor: Executor,
  workspaceId: string,
  chatId: string,
): Promise<HandoffRow | undefined> {
  const [row] = await executor.query<HandoffRow>(sql`
    SELECT ${COLUMNS} FROM handoffs
    WHERE workspace_id = ${workspaceId} AND chat_id = ${chatId} AND status IN ('waiting', 'claimed')`);
  return row;
}

/** From 1 on; undefined where nobody is waited for. */
export async function findPlaceInLine(
  executor: Executor,
  workspaceId: string,
  chatId: string,
): Promise<number | undefined> {
  return (await findOpenHandoff(executor, workspaceId, chatId))?.place ?? undefined;
}

export interface NewHandoff {
  id: string;
  chat: { id: string; agent_id: string; visitor_id: string | null };
  requestedBy: Handoff["requested_by"];
  reason: string | null;
  rule?: NonNullable<Handoff["rule"]> | undefined;
  context?: Handoff["context"] | undefined;
}

export async function insertHandoff(executor: Executor, workspaceId: string, handoff: NewHandoff): Promise<HandoffRow> {
  const { id, chat, requestedBy, reason, rule = null, context = null } = handoff;
  const [row] = await executor.query<HandoffRow>(sql`
    INSERT INTO handoffs (workspace_id, id, chat_id, agent_id, visitor_id, status, requested_by, reason, rule, context)
    VALUES (${workspaceId}, ${id}, ${chat.id}, ${chat.agent_id}, ${chat.visitor_id}, 'waiting', ${requestedBy}, ${reason},
      ${rule}, ${context && JSON.stringify(context)}::jsonb)
    RETURNING ${COLUMNS}`);
  return row!;
}

/** `knows`: the holder took it themselves, and needs no mail about it. */
export async function setHandoffHolder(
  executor: Executor,
  workspaceId: string,
  id: string,
  holder: { id: string; name: string; knows: boolean },
): Promise<HandoffRow> {
  const [row] = await executor.query<HandoffRow>(sql`
    UPDATE handoffs SET status = 'claimed', claimed_by = ${holder.id}, claimed_by_name = ${holder.name},
      claimed_at = coalesce(claimed_at, now()), handed_over_at = CASE WHEN claimed_at IS NOT NULL THEN now() END,
      notified_at = CASE WHEN ${holder.knows} THEN now() END, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${id} RETURNING ${COLUMNS}`);
  return row!;
}

/** Back in line, at the place that it had. */
export async function returnToLine(
  executor: Executor,
  workspaceId: string,
  id: string,
  reason: NonNullable<HandoffRow["returned_reason"]>,
): Promise<HandoffRow> {
  const [row] = await executor.query<HandoffRow>(sql`
    UPDATE handoffs SET status = 'waiting', claimed_by = NULL, claimed_by_name = NULL, claimed_at = NULL, handed_over_at = NULL,
      returned_at = now(), returned_reason = ${reason}, notified_at = NULL, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${id} RETURNING ${COLUMNS}`);
  return row!;
}

export async function endHandoff(
  executor: Executor,
  workspaceId: string,
  id: string,
  status: "released" | "resolved" | "withdrawn",
): Promise<HandoffRow> {
  const [row] = await executor.query<HandoffRow>(sql`
    UPDATE handoffs SET status = ${status}, ended_at = now(), updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${id} RETURNING ${COLUMNS}`);
  return row!;
}

/** In place of what the visitor thought before; a rating that is taken back leaves nothing. */
export async function setHandoffRating(
  executor: Executor,
  workspaceId: string,
  id: string,
  { rating, comment }: { rating: HandoffRow["rating"]; comment: string | null },
): Promise<HandoffRow> {
  const [row] = await executor.query<HandoffRow>(sql`
    UPDATE handoffs SET rating = ${rating}, rating_comment = ${rating && comment},
      rated_at = CASE WHEN ${rating}::text IS NOT NULL THEN now() END, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${id} RETURNING ${COLUMNS}`);
  return row!;
}

export interface HandoffFilterIds {
  status: string | undefined;
  agentId: string | undefined;
  chatId: string | undefined;
  claimedBy: string | undefined;
  rating: string | undefined;
  from: string | undefined;
  to: string | undefined;
}

export function listHandoffs(
  executor: Executor,
  workspaceId: string,
  filter: HandoffFilterIds,
  after: CursorPosition | undefined,
  limit: number,
): Promise<HandoffRow[]> {
  return executor.query<HandoffRow>(sql`
    SELECT ${COLUMNS} FROM handoffs
    WHERE workspace_id = ${workspaceId} AND ${chatStands(workspaceId, sql`handoffs.chat_id`)}
      ${filter.status ? sql`AND status = ${filter.status}` : empty}
      ${filter.agentId ? sql`AND agent_id = ${filter.agentId}` : empty}
      ${filter.chatId ? sql`AND chat_id = ${filter.chatId}` : empty}
      ${filter.claimedBy ? sql`AND claimed_by = ${filter.claimedBy}` : empty}
      ${filter.rating ? sql`AND rating = ${filter.rating}` : empty}
      ${filter.from ? sql`AND created_at >= ${filter.from}` : empty}
      ${filter.to ? sql`AND created_at < ${filter.to}` : empty}
      ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}
