import type { Schedule } from "@citedesk/crawling";
import sql, { empty } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { lockRowOf } from "../../platform/database/lock-for-change.ts";
import { ConflictError, NotFoundError } from "../../platform/errors/app-error.ts";
import { type SortedPage, type SortedRow, sortRows } from "../../platform/http/sorted-page.ts";
import type { SourceAccess } from "./source-options.ts";
import type { SourceStatus } from "./source-schemas.ts";
import type { SourceType } from "./source-types.ts";

export interface SourceRow {
  id: string;
  workspace_id: string;
  type: SourceType;
  title: string;
  library_id: string;
  library_kind: "agent" | "brand" | "workspace";
  identity: string;
  settings: Record<string, unknown>;
  agent_id: string | null;
  agent_ids: string[];
  brand_id: string | null;
  status: SourceStatus;
  error_code: string | null;
  error_message: string | null;
  enabled: boolean;
  access: SourceAccess;
  approval: boolean;
  /** Changes that wait for approval. */
  pending_changes: number;
  schedule: Schedule | null;
  next_refresh_at: Date | null;
  stale_after_days: number | null;
  last_read_at: Date | null;
  run_id: string | null;
  run_started_at: Date | null;
  run_ended_at: Date | null;
  found: number;
  fetched: number;
  skipped: number;
  failed: number;
  /** Fetched and stored, not settled yet. */
  unread: number;
  /** Why nothing of the reading goes on now, and until when. */
  waits: { until: string; code: string; message: string } | null;
  passages: number;
  version: number;
  created_at: Date;
  updated_at: Date;
  /** When this row was read: how old it is, and how long it has been read for, is told as of then. */
  seen_at: Date;
}

const COLUMNS = sql`s.id, s.workspace_id, s.type, s.title, s.library_id, s.library_kind, s.identity, s.settings, s.agent_id,
  s.brand_id, s.status, s.error_code, s.error_message, s.enabled, s.access, s.approval, s.schedule, s.next_refresh_at, s.stale_after_days,
  s.last_read_at, s.run_id, s.run_started_at, s.run_ended_at, s.found, s.fetched, s.skipped, s.failed, s.passages, s.version, s.created_at, s.updated_at, now() AS seen_at,
  ARRAY(SELECT a.agent_id FROM source_agents a WHERE a.workspace_id = s.workspace_id AND a.source_id = s.id
        ORDER BY a.created_at, a.agent_id) AS agent_ids,
  CASE WHEN s.status IN ('queued', 'fetching', 'paused') THEN (SELECT count(*)::integer FROM crawl_pages p
   WHERE p.workspace_id = s.workspace_id AND p.source_id = s.id AND p.run_id = s.run_id AND p.state = 'fetched') ELSE 0 END AS unread,
  CASE WHEN s.status IN ('queued', 'fetching') THEN (
   SELECT jsonb_build_object('until', w.waits_until, 'code', w.waits_code, 'message', w.waits_message) FROM crawls w
   WHERE w.workspace_id = s.workspace_id AND w.source_id = s.id AND w.run_id = s.run_id AND w.waits_until > now()
     AND w.waits_code IS NOT NULL) END AS waits,
  (SELECT count(*)::integer FROM source_changes c
   WHERE c.workspace_id = s.workspace_id AND c.source_id = s.id AND c.status = 'pending' AND EXISTS (
     SELECT FROM document_changes e WHERE e.workspace_id = c.workspace_id AND e.change_id = c.id)) AS pending_changes`;

export async function findSource(executor: Executor, workspaceId: string, id: string): Promise<SourceRow | undefined> {
  const [row] = await executor.query<SourceRow>(
    sql`SELECT ${COLUMNS} FROM sources s WHERE s.workspace_id = ${workspaceId} AND s.id = ${id} AND s.deleted_at IS NULL`,
  );
  return row;
}

/** Throws `NotFoundError`. */
export async function getSource(executor: Executor, workspaceId: string, id: string | undefined): Promise<SourceRow> {
  const row = id === undefined ? undefined : await findSource(executor, workspaceId, id);
  if (!row) throw new NotFoundError("source");
  return row;
}

/** By name or address; a file also by its content, so that the same bytes under another name are found. */
export async function findSourceByIdentity(
  executor: Executor,
  workspaceId: string,
  identity: { libraryId: string; type: SourceType; identity: string; sha256?: string },
): Promise<SourceRow | undefined> {
  const sameContent = identity.sha256 ? sql`OR s.settings ->> 'sha256' = ${identity.sha256}` : empty;
  const [row] = await executor.query<SourceRow>(sql`
    SELECT ${COLUMNS} FROM sources s
    WHERE s.workspace_id = ${workspaceId} AND s.library_id = ${identity.libraryId} AND s.type = ${identity.type}
      AND (s.identity = ${identity.identity} ${sameContent}) AND s.deleted_at IS NULL
    ORDER BY s.identity = ${identity.identity} DESC LIMIT 1`);
  return row;
}

export interface SourceFilter {
  agentId?: string | undefined;
  type?: string | undefined;
  status?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const ORDERS = {
  created_at: { by: sql`s.id`, kind: "id" },
  updated_at: { by: sql`s.updated_at`, kind: "time" },
  title: { by: sql`s.title`, kind: "text" },
} as const;

export function listSources(
  executor: Executor,
  workspaceId: string,
  filter: SourceFilter,
  page: SortedPage,
): Promise<(SourceRow & SortedRow)[]> {
  const sorted = sortRows(ORDERS, sql`s.id`, page);
  return executor.query<SourceRow & SortedRow>(sql`
    SELECT ${COLUMNS}, ${sorted.key} FROM sources s
    WHERE s.workspace_id = ${workspaceId} AND s.deleted_at IS NULL
      ${
        filter.agentId
          ? sql`AND (EXISTS (SELECT 1 FROM source_agents a WHERE a.workspace_id = s.workspace_id AND a.source_id = s.id
                             AND a.agent_id = ${filter.agentId})
                     OR (s.library_kind = 'brand' AND s.library_id = (
                         SELECT g.brand_id FROM agents g WHERE g.workspace_id = s.workspace_id AND g.id = ${filter.agentId})))`
          : empty
      }
      ${filter.type ? sql`AND s.type = ${filter.type}` : empty}
      ${filter.status ? sql`AND s.status = ${filter.status}` : empty}
      ${filter.from ? sql`AND s.created_at >= ${filter.from}` : empty}
      ${filter.to ? sql`AND s.created_at < ${filter.to}` : empty}
      ${filter.search ? sql`AND s.title ILIKE ${containsPattern(filter.search)}` : empty}
      ${sorted.after} ${sorted.order}`);
}

export interface NewSource {
  id: string;
  type: SourceType;
  title: string;
  libraryId: string;
  libraryKind: "agent" | "brand" | "workspace";
  identity: string;
  settings: Record<string, unknown>;
  agentId: string | null;
  brandId: string | null;
  runId: string;
}

/** False when a source of this identity appeared in the meantime. */
export async function insertSource(executor: Executor, workspaceId: string, source: NewSource): Promise<boolean> {
  const rows = await executor.query(sql`
    INSERT INTO sources (workspace_id, id, type, title, library_id, library_kind, identity, settings, agent_id, brand_id,
      status, run_id, run_started_at)
    VALUES (${workspaceId}, ${source.id}, ${source.type}, ${source.title}, ${source.libraryId}, ${source.libraryKind},
      ${source.identity}, ${JSON.stringify(source.settings)}, ${source.agentId}, ${source.brandId}, 'queued',
      ${source.runId}, now())
    ON CONFLICT (workspace_id, library_id, type, identity) WHERE deleted_at IS NULL DO NOTHING
    RETURNING id`);
  return rows.length > 0;
}

export async function insertAttachment(
  executor: Executor,
  workspaceId: string,
  sourceId: string,
  agentId: string,
): Promise<void> {
  await executor.query(sql`
    INSERT INTO source_agents (workspace_id, source_id, agent_id) VALUES (${workspaceId}, ${sourceId}, ${agentId})
    ON CONFLICT DO NOTHING`);
}

/** A new run with what is to be read now. Whoever held the last run can no longer write. */
export async function startSourceRun(
  executor: Executor,
  workspaceId: string,
  sourceId: string,
  run: { runId: string; title: string; settings: Record<string, unknown> },
): Promise<void> {
  await executor.query(sql`
    UPDATE sources SET status = 'queued', run_id = ${run.runId}, run_started_at = now(), run_ended_at = NULL, title = ${run.title},
      settings = ${JSON.stringify(run.settings)}, error_code = NULL, error_message = NULL, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${sourceId}`);
}

/** Who may read it, and how it is kept true. */
export async function updateSourceRow(
  executor: Executor,
  workspaceId: string,
  source: Pick<
    SourceRow,
    "id" | "title" | "enabled" | "access" | "approval" | "schedule" | "next_refresh_at" | "stale_after_days"
  >,
): Promise<void> {
  await executor.query(sql`
    UPDATE sources SET title = ${source.title}, enabled = ${source.enabled}, access = ${JSON.stringify(source.access)},
      approval = ${source.approval}, schedule = ${source.schedule}, next_refresh_at = ${source.next_refresh_at},
      stale_after_days = ${source.stale_after_days}, version = version + 1, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${source.id}`);
}

/** Throws 409 where another source of the same library has that identity. */
export async function setSourceIdentity(
  executor: Executor,
  workspaceId: string,
  { id, identity }: { id: string; identity: string },
): Promise<void> {
  try {
    await executor.query(
      sql`UPDATE sources SET identity = ${identity} WHERE workspace_id = ${workspaceId} AND id = ${id}`,
    );
  } catch (error) {
    if ((error as { constraint?: string }).constraint !== "sources_identity") throw error;
    throw new ConflictError(
      "source_exists",
      "Another source of this library has this name, question or address already.",
    );
  }
}

export async function deleteAttachment(
  executor: Executor,
  workspaceId: string,
  sourceId: string,
  agentId: string,
): Promise<void> {
  await executor.query(sql`
    DELETE FROM source_agents
    WHERE workspace_id = ${workspaceId} AND source_id = ${sourceId} AND agent_id = ${agentId}`);
}

/** Whom it serves is edited too. */
export async function raiseSourceVersion(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE sources SET version = version + 1, updated_at = now() WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

/** Whose time has come, the longest due first. What is being read, or paused, is not read again meanwhile. */
export async function findDueSources(executor: Executor, workspaceId: string, limit: number): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(sql`
    SELECT id FROM sources
    WHERE workspace_id = ${workspaceId} AND next_refresh_at <= now() AND deleted_at IS NULL AND enabled
      AND status IN ('ready', 'ready_with_errors', 'failed', 'cancelled')
    ORDER BY next_refresh_at LIMIT ${limit} FOR UPDATE SKIP LOCKED`);
  return rows.map((row) => row.id);
}

export async function markSourceDeleted(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE sources SET deleted_at = now(), run_id = NULL, version = version + 1
    WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

/** Every change of what may be read passes here: answers record the revision, and other processes notice. */
export async function raiseRevision(executor: Executor, workspaceId: string): Promise<number> {
  const [row] = await executor.query<{ revision: string }>(
    sql`UPDATE workspaces SET revision = revision + 1 WHERE id = ${workspaceId} RETURNING revision`,
  );
  return Number(row!.revision);
}

export const SOURCES = { prefix: "source", lock: lockRowOf(sql`sources`), get: getSource } as const;
