import sql, { empty, type Sql } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { lockRowOf } from "../../platform/database/lock-for-change.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { type SortedPage, type SortedRow, sortRows } from "../../platform/http/sorted-page.ts";
import { chatStands } from "../conversations/index.ts";
import { type AskedIn, askedIn } from "./statistics-queries.ts";

export interface GapRow {
  id: string;
  agent_id: string;
  question: string;
  status: "gathering" | "open" | "closed" | "dismissed" | "off_topic";
  source_id: string | null;
  opened_at: Date | null;
  closed_at: Date | null;
  asked: number;
  visitors: number;
  /** Of the last seven days, less the seven before. */
  trend: number;
  reasons: string[];
  last_asked_at: Date;
  /** Documents that its questions came nearest to, the most often first. */
  nearest: { source_id: string; document_id: string; title: string; url: string | null }[] | null;
  version: number;
}

/** Its name, unless only deleted chats have these words: then the newest that is left. */
const NAME = sql`(SELECT CASE
    WHEN bool_or(c.deleted_at IS NOT NULL AND o.content = g.question)
      AND NOT bool_or(c.deleted_at IS NULL AND left(o.content, 1000) = left(g.question, 1000))
    THEN (array_agg(left(o.content, 1000) ORDER BY m.id DESC) FILTER (WHERE c.deleted_at IS NULL))[1] ELSE g.question END
  FROM gap_questions y JOIN messages m ON m.workspace_id = y.workspace_id AND m.id = y.message_id
  JOIN messages o ON o.workspace_id = m.workspace_id AND o.id = m.in_reply_to
  JOIN chats c ON c.workspace_id = m.workspace_id AND c.id = m.chat_id
  WHERE y.workspace_id = g.workspace_id AND y.gap_id = g.id)`;

/** Name and nearest documents of those alone that a page shows: Postgres looks for them behind the LIMIT. */
const COLUMNS = sql`g.id, g.agent_id, ${NAME} AS question, g.status, coalesce(g.linked_source_id, g.source_id) AS source_id, g.opened_at, g.closed_at,
  q.asked, q.visitors, q.trend, q.reasons, q.last_asked_at, g.version,
  (SELECT jsonb_agg(n.document ORDER BY n.times DESC, n.id) FROM (
    SELECT d.value ->> 'document_id' AS id, count(*) AS times, (array_agg(d.value))[1] AS document
    FROM gap_questions y JOIN messages o ON o.workspace_id = y.workspace_id AND o.id = y.message_id
    CROSS JOIN LATERAL jsonb_array_elements(CASE jsonb_typeof(o.nearest) WHEN 'array' THEN o.nearest ELSE '[]' END) d
    WHERE y.workspace_id = g.workspace_id AND y.gap_id = g.id AND EXISTS (SELECT FROM sources s
      WHERE s.workspace_id = g.workspace_id AND s.id = (d.value ->> 'source_id')::uuid AND s.deleted_at IS NULL)
    GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 3) n) AS nearest`;

/** Which of its questions are to count: those of deleted chats never do. */
export interface AskedWithin extends AskedIn {
  from?: string | undefined;
  to?: string | undefined;
}

const counted = (workspaceId: string, { from, to, ...asked }: AskedWithin) => sql`gaps g CROSS JOIN LATERAL (
  SELECT count(*)::integer AS asked, count(DISTINCT coalesce(c.visitor_id, c.id))::integer AS visitors,
    ((count(*) FILTER (WHERE m.created_at > now() - interval '7 days'))
      - (count(*) FILTER (WHERE m.created_at > now() - interval '14 days'
        AND m.created_at <= now() - interval '7 days')))::integer AS trend,
    array_agg(DISTINCT m.reason) FILTER (WHERE m.reason IS NOT NULL) AS reasons, max(m.created_at) AS last_asked_at
  FROM gap_questions x
  JOIN messages m ON m.workspace_id = x.workspace_id AND m.id = x.message_id
  JOIN chats c ON c.workspace_id = m.workspace_id AND c.id = m.chat_id AND c.deleted_at IS NULL
  WHERE x.workspace_id = g.workspace_id AND x.gap_id = g.id ${askedIn(workspaceId, asked)}
    ${from ? sql`AND m.created_at >= ${from}` : empty} ${to ? sql`AND m.created_at < ${to}` : empty}) q`;

/** Nobody can answer those of an assistant that is deleted. */
const agentStands = (workspaceId: string, agent: Sql) => sql`EXISTS (SELECT FROM agents standing
  WHERE standing.workspace_id = ${workspaceId} AND standing.id = ${agent} AND standing.deleted_at IS NULL)`;

/** Undefined as well where its assistant or all the chats that asked it are deleted. */
export async function findGap(
  executor: Executor,
  workspaceId: string,
  id: string | undefined,
): Promise<GapRow | undefined> {
  if (id === undefined) return undefined;
  const [row] = await executor.query<GapRow>(sql`
    SELECT ${COLUMNS} FROM ${counted(workspaceId, {})}
    WHERE g.workspace_id = ${workspaceId} AND g.id = ${id} AND g.status <> 'gathering' AND q.asked > 0
      AND ${agentStands(workspaceId, sql`g.agent_id`)}`);
  return row;
}

/** Throws `NotFoundError`. */
export async function getGap(executor: Executor, workspaceId: string, id: string | undefined): Promise<GapRow> {
  const row = await findGap(executor, workspaceId, id);
  if (!row) throw new NotFoundError("gap");
  return row;
}

/** A number as a text of one length, in its order; bounds are far beyond what is counted. */
const inOrder = (value: Sql) => sql`lpad((${value} + 1000000000)::text, 10, '0') COLLATE "C"`;
const ORDERS = {
  created_at: { by: sql`g.id`, kind: "id" },
  asked: { by: inOrder(sql`q.asked`), kind: "text" },
  visitors: { by: inOrder(sql`q.visitors`), kind: "text" },
  trend: { by: inOrder(sql`q.trend`), kind: "text" },
} as const;

export interface GapFilterIds extends AskedWithin {
  agentId: string | undefined;
  brandId: string | undefined;
  status: string | undefined;
}

export function listGaps(
  executor: Executor,
  workspaceId: string,
  { agentId, brandId, status, ...asked }: GapFilterIds,
  page: SortedPage,
): Promise<(GapRow & SortedRow)[]> {
  const sorted = sortRows(ORDERS, sql`g.id`, page);
  return executor.query<GapRow & SortedRow>(sql`
    SELECT ${COLUMNS}, ${sorted.key} FROM ${counted(workspaceId, asked)}
    WHERE g.workspace_id = ${workspaceId} AND g.status <> 'gathering' AND q.asked > 0
      AND ${agentStands(workspaceId, sql`g.agent_id`)}
      ${agentId ? sql`AND g.agent_id = ${agentId}` : empty}
      ${
        brandId
          ? sql`AND g.agent_id IN (SELECT b.id FROM agents b WHERE b.workspace_id = ${workspaceId} AND b.brand_id = ${brandId})`
          : empty
      }
      AND ${status ? sql`g.status = ${status}` : sql`g.status <> 'off_topic'`}
      ${sorted.after} ${sorted.order}`);
}

/** One at a time sorts the questions of a workspace, or erases some of them. */
export async function lockGaps(executor: Executor, workspaceId: string): Promise<void> {
  await executor.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`gaps ${workspaceId}`}, 0))`);
}

export interface UnsortedQuestion {
  message_id: string;
  agent_id: string;
  question: string;
  reason: string | null;
  gap_id: null;
  status: null;
}

const UNSORTED = (
  workspaceId: string,
) => sql`m.workspace_id = ${workspaceId} AND m.answered = false AND m.status = 'completed'
  AND m.reason IS DISTINCT FROM 'policy' AND m.reason IS DISTINCT FROM 'conflict'
  AND ${chatStands(workspaceId, sql`m.chat_id`)} AND ${agentStands(workspaceId, sql`m.agent_id`)}
  AND NOT EXISTS (SELECT FROM gap_questions x WHERE x.workspace_id = m.workspace_id AND x.message_id = m.id)`;

/** How many belong to no gap yet, as far as `limit`. */
export async function countUnsorted(executor: Executor, workspaceId: string, limit: number): Promise<number> {
  const [row] = await executor.query<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM (SELECT FROM messages m WHERE ${UNSORTED(workspaceId)} LIMIT ${limit}) u`);
  return row!.count;
}

/** Questions without a supported answer that belong to no gap yet, oldest first. */
export function findUnsortedQuestions(
  executor: Executor,
  workspaceId: string,
  limit: number,
): Promise<UnsortedQuestion[]> {
  return executor.query<UnsortedQuestion>(sql`
    SELECT m.id AS message_id, m.agent_id, q.content AS question, m.reason, NULL AS gap_id, NULL AS status FROM messages m
    JOIN messages q ON q.workspace_id = m.workspace_id AND q.id = m.in_reply_to
    WHERE ${UNSORTED(workspaceId)} ORDER BY m.id LIMIT ${limit}`);
}

export interface GatheredQuestion extends Omit<UnsortedQuestion, "gap_id" | "status"> {
  gap_id: string;
  status: GapRow["status"];
}

/** What new questions are compared with: so many of those that no gap has been opened for, the newest, */
const MAX_GATHERED = 300;
/** and a few of each of the gaps that were asked last. */
const MAX_GAPS = 150;
const MAX_OF_A_GAP = 5;

/** Of an assistant, oldest first. */
export function findGatheredQuestions(
  executor: Executor,
  workspaceId: string,
  agentId: string,
): Promise<GatheredQuestion[]> {
  return executor.query<GatheredQuestion>(sql`
    SELECT m.id AS message_id, m.agent_id, left(q.content, 1000) AS question, m.reason, x.gap_id, x.status FROM (
      (SELECT y.workspace_id, y.message_id, y.gap_id, g.status FROM gaps g
       JOIN gap_questions y ON y.workspace_id = g.workspace_id AND y.gap_id = g.id
       WHERE g.workspace_id = ${workspaceId} AND g.agent_id = ${agentId} AND g.status = 'gathering'
       ORDER BY y.message_id DESC LIMIT ${MAX_GATHERED})
      UNION ALL
      (SELECT y.workspace_id, y.message_id, g.id, g.status FROM (
         SELECT workspace_id, id, status FROM gaps
         WHERE workspace_id = ${workspaceId} AND agent_id = ${agentId} AND status <> 'gathering'
         ORDER BY updated_at DESC LIMIT ${MAX_GAPS}) g
       CROSS JOIN LATERAL (
         SELECT workspace_id, message_id FROM gap_questions
         WHERE workspace_id = g.workspace_id AND gap_id = g.id ORDER BY message_id DESC LIMIT ${MAX_OF_A_GAP}) y)) x
    JOIN messages m ON m.workspace_id = x.workspace_id AND m.id = x.message_id
    JOIN messages q ON q.workspace_id = m.workspace_id AND q.id = m.in_reply_to
    ORDER BY m.id`);
}

export interface GapState {
  id: string;
  status: GapRow["status"];
  asked: number;
}

export function listGapStates(executor: Executor, workspaceId: string, ids: string[]): Promise<GapState[]> {
  return executor.query<GapState>(sql`
    SELECT g.id, g.status, (SELECT count(*)::integer FROM gap_questions x
      JOIN messages m ON m.workspace_id = x.workspace_id AND m.id = x.message_id
      WHERE x.workspace_id = g.workspace_id AND x.gap_id = g.id AND ${chatStands(workspaceId, sql`m.chat_id`)}) AS asked
    FROM gaps g WHERE g.workspace_id = ${workspaceId} AND g.id = ANY(${ids}::uuid[]) ORDER BY g.id`);
}

export async function insertGap(
  executor: Executor,
  workspaceId: string,
  gap: { id: string; agentId: string; question: string; status: "gathering" | "off_topic" },
): Promise<void> {
  await executor.query(sql`
    INSERT INTO gaps (workspace_id, id, agent_id, question, status)
    VALUES (${workspaceId}, ${gap.id}, ${gap.agentId}, ${gap.question}, ${gap.status})`);
}

/** By the question that is most like the others; what somebody has answered or put aside keeps its name. */
export async function nameGap(executor: Executor, workspaceId: string, id: string, question: string): Promise<void> {
  await executor.query(sql`
    UPDATE gaps SET question = CASE WHEN status IN ('gathering', 'open') AND source_id IS NULL THEN ${question} ELSE question END,
      updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

/** Wherever they were before. */
export async function addToGap(
  executor: Executor,
  workspaceId: string,
  gapId: string,
  messageIds: string[],
): Promise<void> {
  await executor.query(sql`
    INSERT INTO gap_questions (workspace_id, message_id, gap_id)
    SELECT ${workspaceId}, unnest(${messageIds}::uuid[]), ${gapId}
    ON CONFLICT (workspace_id, message_id) DO UPDATE SET gap_id = excluded.gap_id`);
}

/** Those that nobody has seen and whose questions went to others. */
export async function deleteEmptyGaps(executor: Executor, workspaceId: string, agentId: string): Promise<void> {
  await executor.query(sql`
    DELETE FROM gaps g WHERE g.workspace_id = ${workspaceId} AND g.agent_id = ${agentId} AND g.status = 'gathering'
      AND NOT EXISTS (SELECT FROM gap_questions x WHERE x.workspace_id = g.workspace_id AND x.gap_id = g.id)`);
}

export async function setGapStatus(
  executor: Executor,
  workspaceId: string,
  id: string,
  status: "open" | "closed" | "dismissed",
): Promise<void> {
  await executor.query(sql`
    UPDATE gaps SET status = ${status}, updated_at = now(), version = version + 1,
      opened_at = CASE WHEN ${status} = 'open' THEN now() ELSE opened_at END,
      closed_at = CASE WHEN ${status} = 'closed' THEN now() END
    WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

/** The source was written for the gap and has its questions: whoever erases one of these finds it from then on. */
export async function linkSource(
  executor: Executor,
  workspaceId: string,
  gapId: string,
  sourceId: string,
): Promise<void> {
  await executor.query(sql`
    UPDATE gaps SET source_id = ${sourceId}, linked_source_id = NULL, updated_at = now(), version = version + 1,
      earlier_source_ids = array_remove(array_remove(earlier_source_ids || source_id, ${sourceId}::uuid), NULL)
    WHERE workspace_id = ${workspaceId} AND id = ${gapId}`);
}

/** The different questions of a gap with what was said, newest first. */
export function findGapQuestions(
  executor: Executor,
  workspaceId: string,
  gapId: string,
  limit: number,
): Promise<{ question: string; content: string; answered: boolean | null }[]> {
  return executor.query(sql`
    SELECT DISTINCT ON (lower(q.content)) q.content AS question, m.content, m.answered FROM gap_questions x
    JOIN messages m ON m.workspace_id = x.workspace_id AND m.id = x.message_id
    JOIN messages q ON q.workspace_id = m.workspace_id AND q.id = m.in_reply_to
    WHERE x.workspace_id = ${workspaceId} AND x.gap_id = ${gapId} AND ${chatStands(workspaceId, sql`m.chat_id`)}
    ORDER BY lower(q.content), m.id DESC LIMIT ${limit}`);
}

/** The newest, with the chats that they were asked in. */
export function listGapQuestions(
  executor: Executor,
  workspaceId: string,
  gapId: string,
  limit: number,
): Promise<{ question: string; chat_id: string; asked_at: Date }[]> {
  return executor.query(sql`
    SELECT q.content AS question, q.chat_id, q.created_at AS asked_at FROM gap_questions x
    JOIN messages m ON m.workspace_id = x.workspace_id AND m.id = x.message_id
    JOIN messages q ON q.workspace_id = m.workspace_id AND q.id = m.in_reply_to
    WHERE x.workspace_id = ${workspaceId} AND x.gap_id = ${gapId} AND ${chatStands(workspaceId, sql`m.chat_id`)}
    ORDER BY m.id DESC LIMIT ${limit}`);
}

/** As they are now, from their beginning; of a longer text that is enough to know its words. */
export async function findNearestTexts(
  executor: Executor,
  workspaceId: string,
  documentIds: string[],
): Promise<string[]> {
  const rows = await executor.query<{ text: string }>(sql`
    SELECT left(text, ${MAX_NEAREST_CHARACTERS}) AS text FROM document_versions
    WHERE workspace_id = ${workspaceId} AND document_id = ANY(${documentIds}::uuid[]) AND state = 'live'`);
  return rows.map(({ text }) => text);
}

const MAX_NEAREST_CHARACTERS = 100_000;

/** What else says it than an answer that was written for it. */
export async function linkOtherSource(
  executor: Executor,
  workspaceId: string,
  gapId: string,
  sourceId: string,
): Promise<void> {
  await executor.query(sql`
    UPDATE gaps SET linked_source_id = ${sourceId}, version = version + 1, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${gapId}`);
}

export const GAPS = { prefix: "gap", lock: lockRowOf(sql`gaps`), get: getGap } as const;
