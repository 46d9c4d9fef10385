import sql, { empty } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { lockRowOf } from "../../platform/database/lock-for-change.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { type SortedPage, type SortedRow, sortRows } from "../../platform/http/sorted-page.ts";
import { type LeftContactRow, leadMatches, leftContact } from "../conversations/index.ts";

export interface VisitorRow extends LeftContactRow {
  id: string;
  agent_id: string | null;
  external_id: string | null;
  name: string | null;
  email: string | null;
  claims: Record<string, unknown>;
  chats: number;
  created_at: Date;
  last_seen_at: Date;
}

const COLUMNS = sql`v.id, v.agent_id, v.external_id, v.name, v.email, v.claims, v.created_at, v.last_seen_at,
  (SELECT count(*)::int FROM chats c WHERE c.workspace_id = v.workspace_id AND c.visitor_id = v.id AND c.deleted_at IS NULL) AS chats,
  p.left_name, p.left_email`;

/** A visitor `v` with what they left, `p`. */
const VISITORS_WITH_CONTACT = sql`visitors v LEFT JOIN LATERAL (${leftContact(
  sql`l.workspace_id = v.workspace_id AND (l.visitor_id = v.id OR l.chat_id IN (
    SELECT c.id FROM chats c WHERE c.workspace_id = v.workspace_id AND c.visitor_id = v.id))`,
)}) p ON true`;

export interface VisitorFilter {
  agentId?: string | undefined;
  externalId?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const ORDERS = {
  created_at: { by: sql`v.id`, kind: "id" },
  last_seen_at: { by: sql`v.last_seen_at`, kind: "time" },
} as const;

export function listVisitors(
  executor: Executor,
  workspaceId: string,
  filter: VisitorFilter,
  page: SortedPage,
): Promise<(VisitorRow & SortedRow)[]> {
  const sorted = sortRows(ORDERS, sql`v.id`, page);
  const pattern = filter.search && containsPattern(filter.search);
  return executor.query<VisitorRow & SortedRow>(sql`
    SELECT ${COLUMNS}, ${sorted.key} FROM ${VISITORS_WITH_CONTACT}
    WHERE v.workspace_id = ${workspaceId} AND v.erasing_at IS NULL
      ${filter.agentId ? sql`AND v.agent_id = ${filter.agentId}` : empty}
      ${filter.externalId ? sql`AND v.external_id = ${filter.externalId}` : empty}
      ${
        pattern
          ? sql`AND (v.name ILIKE ${pattern} OR v.email ILIKE ${pattern} OR v.id IN (
              SELECT coalesce(l.visitor_id, c.visitor_id) FROM leads l
              LEFT JOIN chats c ON c.workspace_id = l.workspace_id AND c.id = l.chat_id
              WHERE l.workspace_id = ${workspaceId} AND ${leadMatches(pattern)}))`
          : empty
      }
      ${filter.from ? sql`AND v.last_seen_at >= ${filter.from}` : empty}
      ${filter.to ? sql`AND v.last_seen_at < ${filter.to}` : empty}
      ${sorted.after} ${sorted.order}`);
}

/** Throws `NotFoundError`. */
export async function getVisitor(executor: Executor, workspaceId: string, id: string | undefined): Promise<VisitorRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<VisitorRow>(
          sql`SELECT ${COLUMNS} FROM ${VISITORS_WITH_CONTACT}
            WHERE v.workspace_id = ${workspaceId} AND v.id = ${id} AND v.erasing_at IS NULL`,
        );
  if (!row) throw new NotFoundError("visitor");
  return row;
}

export interface QuestionRow {
  id: string;
  chat_id: string;
  agent_id: string;
  content: string;
  answer_id: string | null;
  answered: boolean | null;
  created_at: Date;
}

/** What a visitor asked, newest first, with how each was answered. */
export function listQuestions(
  executor: Executor,
  workspaceId: string,
  visitorId: string,
  after: CursorPosition | undefined,
  limit: number,
): Promise<QuestionRow[]> {
  return executor.query<QuestionRow>(sql`
    SELECT m.id, m.chat_id, m.agent_id, m.content, a.id AS answer_id, a.answered, m.created_at
    FROM chats c
    JOIN messages m ON m.workspace_id = c.workspace_id AND m.chat_id = c.id AND m.role = 'user'
    LEFT JOIN messages a ON a.workspace_id = m.workspace_id AND a.chat_id = m.chat_id AND a.in_reply_to = m.id
    WHERE c.workspace_id = ${workspaceId} AND c.visitor_id = ${visitorId} AND c.deleted_at IS NULL
      ${after ? sql`AND m.id < ${after.id}` : empty}
    ORDER BY m.id DESC LIMIT ${limit + 1}`);
}

/** Rows of other features as they are stored, for the export of one person's data. */
export async function collectVisitorData(executor: Executor, workspaceId: string, visitorId: string) {
  const [row] = await executor.query<{
    chats: Record<string, unknown>[];
    leads: Record<string, unknown>[];
    feedback: Record<string, unknown>[];
    handoffs: Record<string, unknown>[];
  }>(sql`
    SELECT
      coalesce((SELECT json_agg(json_build_object('id', c.id, 'agent_id', c.agent_id, 'title', c.title,
          'status', c.status, 'created_at', c.created_at, 'messages',
          (SELECT coalesce(json_agg(json_build_object('id', m.id, 'role', m.role, 'content', m.content,
            'created_at', m.created_at) ORDER BY m.id), '[]') FROM messages m
           WHERE m.workspace_id = c.workspace_id AND m.chat_id = c.id)) ORDER BY c.id)
        FROM chats c WHERE c.workspace_id = ${workspaceId} AND c.visitor_id = ${visitorId}), '[]') AS chats,
      coalesce((SELECT json_agg(json_build_object('id', l.id, 'fields', l.fields, 'consent_text', l.consent_text,
          'consent_given_at', l.consent_given_at, 'created_at', l.created_at) ORDER BY l.id)
        FROM leads l WHERE l.workspace_id = ${workspaceId} AND (l.visitor_id = ${visitorId} OR l.chat_id IN (
          SELECT id FROM chats WHERE workspace_id = ${workspaceId} AND visitor_id = ${visitorId}))), '[]') AS leads,
      coalesce((SELECT json_agg(json_build_object('id', f.id, 'message_id', f.message_id, 'rating', f.rating,
          'comment', f.comment, 'reasons', f.reasons, 'created_at', f.created_at) ORDER BY f.id)
        FROM feedback f WHERE f.workspace_id = ${workspaceId} AND f.visitor_id = ${visitorId}), '[]') AS feedback,
      coalesce((SELECT json_agg(json_build_object('id', h.id, 'chat_id', h.chat_id, 'requested_by', h.requested_by,
          'reason', h.reason, 'context', h.context, 'rating', h.rating, 'comment', h.rating_comment,
          'created_at', h.created_at) ORDER BY h.id)
        FROM handoffs h WHERE h.workspace_id = ${workspaceId} AND h.visitor_id = ${visitorId}), '[]') AS handoffs`);
  return row!;
}

export const VISITORS = { prefix: "visitor", lock: lockRowOf(sql`visitors`), get: getVisitor } as const;
