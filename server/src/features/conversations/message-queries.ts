import sql, { empty, join, Sql } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { type SortedPage, type SortedRow, sortRows } from "../../platform/http/sorted-page.ts";
import type { SourceAccess } from "../sources/index.ts";
import { awaitsReply } from "./chat-details.ts";
import { leadMatches } from "./left-contact.ts";
import type { AbstentionReason, AnswerKind, Chat, Message } from "./message-schemas.ts";

/** How the text behind a quote stands now. Undefined for what was cited a moment ago. */
export interface CitedStanding {
  /** False: out of reach of whoever asks. */
  is_in_reach: boolean;
  is_deleted: boolean;
  is_enabled: boolean;
  /** The assistant answers from the source. */
  is_attached: boolean;
  access: SourceAccess;
  /** It is the version that answers are made from. */
  is_live: boolean;
}

export interface CitationRow {
  number: number;
  status: "current" | "erased";
  standing?: CitedStanding | null;
  /** Null for the result of a tool. */
  source_id: string | null;
  document_id: string | null;
  version_id: string | null;
  tool_call_id: string | null;
  document_version: number;
  passage_id?: string | null;
  title: string;
  url: string | null;
  quote: string | null;
  start_offset: number;
  end_offset: number;
  sha256: string;
  page: number | null;
  time_from: number | null;
  time_to: number | null;
}

export interface NearestRow {
  source_id: string;
  document_id: string;
  title: string;
  url: string | null;
  /** Its sentence that is nearest to the question. */
  quote?: { quote: string; start: number; end: number; document_version: number };
  standing?: CitedStanding | null;
}

/** A suggested question, and a source that it was drawn from. */
export interface SuggestedRow {
  question: string;
  standing: CitedStanding;
}

export interface MessageRow {
  id: string;
  chat_id: string;
  agent_id: string;
  role: Message["role"];
  status: Message["status"];
  content: string;
  kind: AnswerKind | null;
  answered: boolean | null;
  reason: AbstentionReason | null;
  score: number | null;
  model: string | null;
  degraded: boolean;
  agent_version: number | null;
  statements: Message["statements"] | null;
  suggestions: string[] | null;
  /** Undefined for what was suggested a moment ago. */
  suggested?: SuggestedRow[] | null;
  nearest: NearestRow[] | null;
  withheld: { text: string; reason: string; nearest_quote?: string }[] | null;
  input_tokens: number;
  output_tokens: number;
  checker_input_tokens: number | null;
  checker_output_tokens: number | null;
  searched_for: string | null;
  pending_sources: number;
  first_word_ms: number | null;
  error_code: string | null;
  error_message: string | null;
  in_reply_to: string | null;
  author_id: string | null;
  author_name: string | null;
  cost_micros: number | null;
  retrieved: { passage_id: string; score: number }[] | null;
  revision: number | null;
  created_at: Date;
  citations: CitationRow[] | null;
}

/** Of a message `m`, with `b`, its sources as they stand for its assistant now. */
const COLUMNS = sql`m.id, m.chat_id, m.agent_id, m.role, m.status, m.content, m.kind, m.answered, m.reason, m.score, m.model,
  m.degraded, m.agent_version, m.statements, m.suggestions, m.withheld, m.input_tokens, m.output_tokens,
  m.checker_input_tokens, m.checker_output_tokens, m.searched_for, m.pending_sources, m.first_word_ms, m.error_code,
  m.error_message, m.in_reply_to, m.cost_micros, m.retrieved, m.revision, m.author_id, m.author_name, m.created_at,
  b.citations, b.nearest, b.suggested`;

/** Messages chosen before, so that sources are read of these alone. */
const withSources = (messages: Sql) => sql`SELECT ${COLUMNS} FROM (${messages}) m
  CROSS JOIN LATERAL citedesk_message_sources(m.workspace_id, m.agent_id, m.id, m.nearest, m.suggestions) b`;

/** Throws `NotFoundError`. */
export async function getMessage(executor: Executor, workspaceId: string, id: string | undefined): Promise<MessageRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<MessageRow>(
          withSources(sql`SELECT * FROM messages WHERE workspace_id = ${workspaceId} AND id = ${id}`),
        );
  if (!row) throw new NotFoundError("message");
  return row;
}

export function listMessages(
  executor: Executor,
  workspaceId: string,
  chatId: string,
  after: CursorPosition | undefined,
  limit: number,
): Promise<MessageRow[]> {
  const page = sql`SELECT * FROM messages
    WHERE workspace_id = ${workspaceId} AND chat_id = ${chatId} ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`;
  return executor.query<MessageRow>(sql`${withSources(page)} ORDER BY m.id DESC`);
}

/** All of these chats, the first one of each first. */
export function listMessagesOf(
  executor: Executor,
  workspaceId: string,
  chatIds: readonly string[],
): Promise<MessageRow[]> {
  const all = sql`SELECT * FROM messages WHERE workspace_id = ${workspaceId} AND chat_id = ANY(${chatIds}::uuid[])`;
  return executor.query<MessageRow>(sql`${withSources(all)} ORDER BY m.id`);
}

export interface ChatListRow {
  id: string;
  agent_id: string;
  visitor_id: string | null;
  status: Chat["status"];
  assigned_to: string | null;
  /** Who has it, while a person does. */
  holder_name: string | null;
  /** Who had it last, once they have left. */
  last_person: { handoff_id: string; name: string | null; rating: "positive" | "negative" | null } | null;
  /** The credential of the member or key that opened it; null: the visitor did, or it is older than this was noted. */
  opened_by: string | null;
  title: string;
  /** What members call it. */
  own_title: string | null;
  tags: string[];
  page_url: string | null;
  message_count: number;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export const CHAT_COLUMNS = sql`id, agent_id, visitor_id, status, assigned_to,
  CASE WHEN status = 'with_human' THEN (SELECT h.claimed_by_name FROM handoffs h
    WHERE h.workspace_id = chats.workspace_id AND h.chat_id = chats.id AND h.status = 'claimed') END AS holder_name,
  CASE WHEN status IN ('open', 'resolved') THEN (
    SELECT json_build_object('handoff_id', h.id, 'name', h.claimed_by_name, 'rating', h.rating) FROM handoffs h
    WHERE h.workspace_id = chats.workspace_id AND h.chat_id = chats.id AND h.status IN ('released', 'resolved')
      AND h.claimed_by IS NOT NULL ORDER BY h.id DESC LIMIT 1) END AS last_person,
  opened_by, title, own_title, tags, page_url,
  message_count, version, created_at, updated_at`;

export interface ChatFilter {
  /** Part of a message. */
  search?: string | undefined;
  /** Also in what is known of the visitor. */
  searchesPeople?: boolean | undefined;
  agentId?: string | undefined;
  visitorId?: string | undefined;
  status?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  /** A member; null: chats that are nobody's. */
  assignedTo?: string | null | undefined;
  tag?: string | undefined;
  language?: string | undefined;
  rating?: "positive" | "negative" | undefined;
  /** Those who wait for a person since then or longer. */
  waitingSince?: string | undefined;
  awaitsReply?: boolean | undefined;
}

const CHAT_ORDERS = {
  created_at: { by: sql`id`, kind: "id" },
  updated_at: { by: sql`updated_at`, kind: "time" },
} as const;

export function listChats(
  executor: Executor,
  workspaceId: string,
  filter: ChatFilter,
  page: SortedPage,
): Promise<(ChatListRow & SortedRow)[]> {
  const sorted = sortRows(CHAT_ORDERS, sql`id`, page);
  const pattern = filter.search && containsPattern(filter.search);
  return executor.query<ChatListRow & SortedRow>(sql`
    SELECT ${CHAT_COLUMNS}, ${sorted.key} FROM chats
    WHERE workspace_id = ${workspaceId} AND deleted_at IS NULL
      ${filter.agentId ? sql`AND agent_id = ${filter.agentId}` : empty}
      ${filter.visitorId ? sql`AND visitor_id = ${filter.visitorId}` : empty}
      ${filter.status ? sql`AND status = ${filter.status}` : empty}
      ${filter.from ? sql`AND created_at >= ${filter.from}` : empty}
      ${filter.to ? sql`AND created_at < ${filter.to}` : empty}
      ${
        pattern
          ? sql`AND (EXISTS (SELECT FROM messages m WHERE m.workspace_id = chats.workspace_id AND m.chat_id = chats.id
              AND m.content ILIKE ${pattern}) ${filter.searchesPeople ? orOfPeople(workspaceId, pattern) : empty})`
          : empty
      }
      ${filter.awaitsReply === undefined ? empty : sql`AND ${awaitsReply(workspaceId)} = ${filter.awaitsReply}`}
      ${deskFilter(filter)}
      ${sorted.after} ${sorted.order}`);
}

const orOfPeople = (workspaceId: string, pattern: string) => sql`
  OR visitor_id IN (SELECT v.id FROM visitors v
    WHERE v.workspace_id = ${workspaceId} AND (v.name ILIKE ${pattern} OR v.email ILIKE ${pattern}))
  OR visitor_id IN (SELECT l.visitor_id FROM leads l WHERE l.workspace_id = ${workspaceId} AND ${leadMatches(pattern)})
  OR id IN (SELECT l.chat_id FROM leads l WHERE l.workspace_id = ${workspaceId} AND ${leadMatches(pattern)})`;

/** What the people behind an assistant look for. */
function deskFilter({ assignedTo, tag, language, rating, waitingSince }: ChatFilter): Sql {
  const conditions = [
    assignedTo === null && sql`AND assigned_to IS NULL`,
    assignedTo && sql`AND assigned_to = ${assignedTo}`,
    // Named as in the index, which holds only chats with tags.
    tag !== undefined && sql`AND tags <> '{}' AND tags @> ARRAY[${tag}]::text[]`,
    language && sql`AND language = ${language}`,
    rating &&
      sql`AND EXISTS (SELECT FROM feedback f
        WHERE f.workspace_id = chats.workspace_id AND f.chat_id = chats.id AND f.rating = ${rating})`,
    waitingSince &&
      sql`AND status = 'waiting_for_human' AND EXISTS (SELECT FROM handoffs h
        WHERE h.workspace_id = chats.workspace_id AND h.chat_id = chats.id AND h.status = 'waiting'
          AND h.created_at <= ${waitingSince})`,
  ].filter((condition) => condition instanceof Sql);
  return conditions.length > 0 ? join(conditions, " ") : empty;
}

/** Throws `NotFoundError`. A visitor only gets their own chats. */
export async function getChat(
  executor: Executor,
  workspaceId: string,
  id: string | undefined,
  visitorId: string | undefined,
): Promise<ChatListRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<ChatListRow>(sql`
          SELECT ${CHAT_COLUMNS} FROM chats
          WHERE workspace_id = ${workspaceId} AND id = ${id} AND deleted_at IS NULL
            ${visitorId ? sql`AND visitor_id = ${visitorId}` : empty}`);
  if (!row) throw new NotFoundError("chat");
  return row;
}

export interface StoredVersion {
  text: string;
  created_at: Date;
}

/** The result of a tool that an answer cites. */
export async function findToolResult(
  executor: Executor,
  workspaceId: string,
  callId: string,
): Promise<StoredVersion | undefined> {
  const [row] = await executor.query<StoredVersion>(sql`
    SELECT result AS text, created_at FROM tool_calls
    WHERE workspace_id = ${workspaceId} AND id = ${callId} AND result IS NOT NULL`);
  return row;
}

/** The version of a document that answers are made from. */
export async function findLiveVersion(
  executor: Executor,
  workspaceId: string,
  { source_id: sourceId, document_id: documentId }: Pick<CitationRow, "source_id" | "document_id">,
): Promise<StoredVersion | undefined> {
  const [row] = await executor.query<StoredVersion>(sql`
    SELECT text, created_at FROM document_versions
    WHERE workspace_id = ${workspaceId} AND source_id = ${sourceId} AND document_id = ${documentId} AND state = 'live'`);
  return row;
}

export async function findStoredVersion(
  executor: Executor,
  workspaceId: string,
  versionId: string,
): Promise<StoredVersion | undefined> {
  const [row] = await executor.query<StoredVersion>(sql`
    SELECT text, created_at FROM document_versions WHERE workspace_id = ${workspaceId} AND id = ${versionId}`);
  return row;
}
