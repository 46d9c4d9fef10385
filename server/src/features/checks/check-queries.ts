import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import type { CheckFailure } from "./check-schemas.ts";

/** `cites` is the source's UUID. */
export interface StoredExpectation {
  cites?: string;
  contains?: string[];
  not_contains?: string[];
  language?: string;
  abstains?: boolean;
}

export interface CheckRow {
  id: string;
  agent_id: string;
  question: string;
  expectation: StoredExpectation;
  passed: boolean | null;
  failures: CheckFailure[] | null;
  ran_at: Date | null;
  ran_version: number | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

const COLUMNS = sql`id, agent_id, question, expectation, passed, failures, ran_at, ran_version, version, created_at,
  updated_at`;

/** Throws `NotFoundError`. */
export async function getCheck(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  id: string | undefined,
): Promise<CheckRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<CheckRow>(sql`
          SELECT ${COLUMNS} FROM agent_checks
          WHERE workspace_id = ${workspaceId} AND agent_id = ${agentId} AND id = ${id} AND deleted_at IS NULL`);
  if (!row) throw new NotFoundError("check");
  return row;
}

export function listChecks(
  executor: Executor,
  workspaceId: string,
  agentId: string,
  after: CursorPosition | undefined,
  limit: number,
): Promise<CheckRow[]> {
  return executor.query<CheckRow>(sql`
    SELECT ${COLUMNS} FROM agent_checks
    WHERE workspace_id = ${workspaceId} AND agent_id = ${agentId} AND deleted_at IS NULL
      ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}

export async function countChecks(executor: Executor, workspaceId: string, agentId: string): Promise<number> {
  const [row] = await executor.query<{ count: number }>(sql`
    SELECT count(*)::integer AS count FROM agent_checks
    WHERE workspace_id = ${workspaceId} AND agent_id = ${agentId} AND deleted_at IS NULL`);
  return row!.count;
}

export async function insertCheck(
  executor: Executor,
  workspaceId: string,
  check: Pick<CheckRow, "id" | "agent_id" | "question" | "expectation">,
): Promise<CheckRow> {
  const [row] = await executor.query<CheckRow>(sql`
    INSERT INTO agent_checks (workspace_id, id, agent_id, question, expectation)
    VALUES (${workspaceId}, ${check.id}, ${check.agent_id}, ${check.question}, ${JSON.stringify(check.expectation)})
    RETURNING ${COLUMNS}`);
  return row!;
}

/** What the last run found holds no more. */
export async function updateCheckRow(
  executor: Executor,
  workspaceId: string,
  check: Pick<CheckRow, "id" | "question" | "expectation">,
): Promise<CheckRow> {
  const [row] = await executor.query<CheckRow>(sql`
    UPDATE agent_checks SET question = ${check.question}, expectation = ${JSON.stringify(check.expectation)}, passed = NULL,
      failures = NULL, ran_at = NULL, ran_version = NULL, version = version + 1, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${check.id} RETURNING ${COLUMNS}`);
  return row!;
}

export async function markCheckDeleted(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE agent_checks SET deleted_at = now(), version = version + 1
    WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

export interface StoredResult {
  id: string;
  check_id: string;
  passed: boolean;
  failures: CheckFailure[];
  /** UUIDs of sources. */
  cited: string[];
}

export type RunCause = "asked" | "publishing" | "sources";
const RESULTS_KEPT = 100;

export async function storeRun(
  executor: Executor,
  workspaceId: string,
  { agentId, version, cause }: { agentId: string; version: number; cause: RunCause },
  results: readonly StoredResult[],
): Promise<void> {
  const stored = JSON.stringify(results);
  const rows = sql`jsonb_to_recordset(${stored}::jsonb)
    AS r (id uuid, check_id uuid, passed boolean, failures jsonb, cited uuid[])`;
  await executor.query(sql`
    UPDATE agent_checks c SET passed = r.passed, failures = r.failures, ran_at = now(), ran_version = ${version},
      cited_sources = r.cited
    FROM ${rows} WHERE c.workspace_id = ${workspaceId} AND c.id = r.check_id`);
  await executor.query(sql`
    INSERT INTO check_results (workspace_id, id, check_id, agent_id, agent_version, passed, failures, cause)
    SELECT ${workspaceId}, r.id, r.check_id, ${agentId}, ${version}, r.passed, r.failures, ${cause} FROM ${rows}
    WHERE EXISTS (SELECT FROM agent_checks c WHERE c.workspace_id = ${workspaceId} AND c.id = r.check_id)`);
  const ids = results.map(({ check_id: id }) => id);
  await executor.query(sql`
    DELETE FROM check_results d USING (
      SELECT id, row_number() OVER (PARTITION BY check_id ORDER BY id DESC) AS place FROM check_results
      WHERE workspace_id = ${workspaceId} AND check_id = ANY(${ids}::uuid[])) n
    WHERE d.workspace_id = ${workspaceId} AND d.id = n.id AND n.place > ${RESULTS_KEPT}`);
}

export interface CheckResultRow {
  id: string;
  check_id: string;
  agent_id: string;
  agent_version: number;
  passed: boolean;
  failures: CheckFailure[];
  cause: RunCause;
  ran_at: Date;
}

export function listResults(
  executor: Executor,
  workspaceId: string,
  checkId: string,
  after: CursorPosition | undefined,
  limit: number,
): Promise<CheckResultRow[]> {
  return executor.query<CheckResultRow>(sql`
    SELECT id, check_id, agent_id, agent_version, passed, failures, cause, ran_at FROM check_results
    WHERE workspace_id = ${workspaceId} AND check_id = ${checkId} ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}

/** Checks of which a source that they cited has changed since they ran, with the version that visitors reach. */
export function findTouchedChecks(
  executor: Executor,
  workspaceId: string,
): Promise<{ agent_id: string; version: number; check_ids: string[] }[]> {
  return executor.query(sql`
    SELECT c.agent_id, coalesce(g.published_version, g.version) AS version, array_agg(c.id) AS check_ids
    FROM agent_checks c JOIN agents g ON g.workspace_id = c.workspace_id AND g.id = c.agent_id
    WHERE c.workspace_id = ${workspaceId} AND c.deleted_at IS NULL AND g.deleted_at IS NULL AND g.archived_at IS NULL
      AND c.ran_at IS NOT NULL AND (
        EXISTS (SELECT FROM source_changes s
          WHERE s.workspace_id = c.workspace_id AND s.source_id = ANY(c.cited_sources)
            AND s.status IN ('applied', 'approved') AND coalesce(s.decided_at, s.created_at) > c.ran_at)
        OR EXISTS (SELECT FROM sources s
          WHERE s.workspace_id = c.workspace_id AND s.id = ANY(c.cited_sources)
            AND (s.deleted_at > c.ran_at OR (NOT s.enabled AND s.updated_at > c.ran_at))))
    GROUP BY 1, 2`);
}

/** Questions that have a check, as they are compared. */
export async function findCheckedQuestions(
  executor: Executor,
  workspaceId: string,
  agentId: string,
): Promise<Set<string>> {
  const rows = await executor.query<{ question: string }>(sql`
    SELECT lower(btrim(question)) AS question FROM agent_checks
    WHERE workspace_id = ${workspaceId} AND agent_id = ${agentId} AND deleted_at IS NULL`);
  return new Set(rows.map(({ question }) => question));
}
