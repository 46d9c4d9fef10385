import type { ImportKind, LeftOut } from "@citedesk/extraction";
import sql, { empty } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import type { Reach } from "../../platform/database/reach.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { AuditActor } from "../../platform/events/record-audit.ts";

export interface ImportRow {
  workspace_id: string;
  id: string;
  kind: ImportKind;
  status: "waiting" | "running" | "completed" | "failed";
  file_name: string;
  file_sha256: string | null;
  file_bytes: string;
  agent_id: string | null;
  brand_id: string | null;
  source_id: string | null;
  actor: AuditActor;
  reach: Reach | null;
  done: number;
  total: number;
  counts: Partial<ImportCounts>;
  left_out: LeftOut[];
  problem: string | null;
  created_at: Date;
  completed_at: Date | null;
}

export interface ImportCounts {
  created: number;
  replaced: number;
  unchanged: number;
}

export type NewImport = Pick<
  ImportRow,
  "id" | "kind" | "file_name" | "agent_id" | "brand_id" | "actor" | "reach" | "total" | "left_out"
> & { sha256: string; size: number };

export async function insertImport(executor: Executor, workspaceId: string, one: NewImport): Promise<ImportRow> {
  const [row] = await executor.query<ImportRow>(sql`
    INSERT INTO imports (workspace_id, id, kind, file_name, file_sha256, file_bytes, agent_id, brand_id, actor, reach,
      total, left_out)
    VALUES (${workspaceId}, ${one.id}, ${one.kind}, ${one.file_name}, ${one.sha256}, ${one.size}, ${one.agent_id},
      ${one.brand_id}, ${JSON.stringify(one.actor)}, ${one.reach && JSON.stringify(one.reach)}, ${one.total},
      ${JSON.stringify(one.left_out)}) RETURNING *`);
  return row!;
}

/** Newest first, one more than `limit`. */
export function listImports(
  executor: Executor,
  workspaceId: string,
  { kind, status }: { kind?: ImportKind | undefined; status?: ImportRow["status"] | undefined },
  after: { id: string } | undefined,
  limit: number,
): Promise<ImportRow[]> {
  return executor.query<ImportRow>(sql`
    SELECT * FROM imports WHERE workspace_id = ${workspaceId}
      ${kind === undefined ? empty : sql`AND kind = ${kind}`} ${status === undefined ? empty : sql`AND status = ${status}`}
      ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}

export async function findImport(executor: Executor, workspaceId: string, id: string): Promise<ImportRow | undefined> {
  const [row] = await executor.query<ImportRow>(
    sql`SELECT * FROM imports WHERE workspace_id = ${workspaceId} AND id = ${id}`,
  );
  return row;
}

/** Throws `NotFoundError`. */
export async function getImport(executor: Executor, workspaceId: string, id: string | undefined): Promise<ImportRow> {
  const row = id === undefined ? undefined : await findImport(executor, workspaceId, id);
  if (!row) throw new NotFoundError("import");
  return row;
}

/** Where it goes on; undefined: it has ended. Whoever else is at it waits until this transaction ends. */
export async function holdImport(
  executor: Executor,
  workspaceId: string,
  id: string,
): Promise<Pick<ImportRow, "done"> | undefined> {
  const [row] = await executor.query<Pick<ImportRow, "done">>(sql`
    UPDATE imports SET status = 'running'
    WHERE workspace_id = ${workspaceId} AND id = ${id} AND status IN ('waiting', 'running') RETURNING done`);
  return row;
}

/** After some of its items: where it stands, in the transaction that brought them in. */
export async function saveProgress(
  executor: Executor,
  workspaceId: string,
  id: string,
  progress: { done: number; counts: ImportCounts; leftOut: LeftOut[]; sourceId?: string },
): Promise<void> {
  const { done, counts, leftOut, sourceId = null } = progress;
  await executor.query(sql`
    UPDATE imports SET done = ${done}, source_id = coalesce(${sourceId}, source_id),
      counts = jsonb_build_object(
        'created', coalesce((counts ->> 'created')::integer, 0) + ${counts.created}::integer,
        'replaced', coalesce((counts ->> 'replaced')::integer, 0) + ${counts.replaced}::integer,
        'unchanged', coalesce((counts ->> 'unchanged')::integer, 0) + ${counts.unchanged}::integer),
      left_out = left_out || ${JSON.stringify(leftOut)}::jsonb
    WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

/** Its file is needed no more. */
export async function endImport(
  executor: Executor,
  workspaceId: string,
  id: string,
  { problem }: { problem: string | null },
): Promise<void> {
  await executor.query(sql`
    UPDATE imports SET status = ${problem === null ? "completed" : "failed"}, problem = ${problem}, file_sha256 = NULL,
      completed_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${id} AND status IN ('waiting', 'running')`);
}
