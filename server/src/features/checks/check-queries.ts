import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import type { CheckFailure } from "./check-schemas.ts";

/** `cites` is the source's UUID. */
export interface StoredExpectation {
  cites?: string;
  contains?: string[];
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

export async function storeRun(
  executor: Executor,
  workspaceId: string,
  version: number,
  results: { id: string; passed: boolean; failures: CheckFailure[] }[],
): Promise<void> {
  await executor.query(sql`
    UPDATE agent_checks c SET passed = r.passed, failures = r.failures, ran_at = now(), ran_version = ${version}
    FROM jsonb_to_recordset(${JSON.stringify(results)}::jsonb) AS r (id uuid, passed boolean, failures jsonb)
    WHERE c.workspace_id = ${workspaceId} AND c.id = r.id`);
}
