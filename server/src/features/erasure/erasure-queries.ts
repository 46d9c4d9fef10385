import sql, { empty, type Sql } from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import type { CursorPosition } from "../../platform/http/cursors.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import { type ErasureCounts, wholeCounts } from "./erasure-counts.ts";

export const ERASURE_TARGETS = ["visitor", "chats", "source", "document", "agent"] as const;
export const ERASURE_STEPS = ["chats", "answers", "records", "texts", "rows", "index", "files", "completed"] as const;
export type ErasureStep = (typeof ERASURE_STEPS)[number];

export interface ErasureRow {
  id: string;
  kind: (typeof ERASURE_TARGETS)[number];
  target_id: string | null;
  origin: "request" | "age";
  source_ids: string[];
  document_ids: string[];
  removes_sources: boolean;
  step: ErasureStep;
  position: string | null;
  counts: Partial<ErasureCounts>;
  created_at: Date;
  completed_at: Date | null;
}

const COLUMNS = sql`id, kind, target_id, origin, source_ids, document_ids, removes_sources, step, position, counts, created_at,
  completed_at`;

export interface NewErasure {
  kind: ErasureRow["kind"];
  targetId: string | null;
  origin: ErasureRow["origin"];
  sourceIds?: string[];
  documentIds?: string[];
  removesSources?: boolean;
  /** `chats`: a visitor's, before anything else. */
  firstStep?: "chats";
  counts?: Partial<ErasureCounts>;
}

/** After what is erased has been locked. One that leaves nothing to do is complete at once. */
export async function insertErasure(executor: Executor, workspaceId: string, erasure: NewErasure): Promise<ErasureRow> {
  const { sourceIds = [], documentIds = [], removesSources = false, counts = {} } = erasure;
  const hasWork = sourceIds.length + documentIds.length > 0 || erasure.kind === "agent";
  const step = erasure.firstStep ?? (hasWork ? "answers" : "completed");
  const [row] = await executor.query<ErasureRow>(sql`
    INSERT INTO erasures (workspace_id, id, kind, target_id, origin, source_ids, document_ids, removes_sources, counts, step,
      completed_at)
    VALUES (${workspaceId}, ${newId()}, ${erasure.kind}, ${erasure.targetId}, ${erasure.origin}, ${sourceIds}::uuid[],
      ${documentIds}::uuid[], ${removesSources}, ${JSON.stringify(wholeCounts(counts))},
      ${step}, CASE WHEN ${step === "completed"} THEN clock_timestamp() END)
    RETURNING ${COLUMNS}`);
  return row!;
}

/** Throws `NotFoundError`. */
export async function getErasure(executor: Executor, workspaceId: string, id: string | undefined): Promise<ErasureRow> {
  const row = id === undefined ? undefined : await findErasure(executor, workspaceId, id);
  if (!row) throw new NotFoundError("erasure");
  return row;
}

export async function findErasure(executor: Executor, workspaceId: string, id: string, lock: Sql = empty) {
  const [row] = await executor.query<ErasureRow>(
    sql`SELECT ${COLUMNS} FROM erasures WHERE workspace_id = ${workspaceId} AND id = ${id} ${lock}`,
  );
  return row;
}

export function listErasures(
  executor: Executor,
  workspaceId: string,
  filter: { kind: string | undefined; status: "running" | "completed" | undefined; targetId: string | undefined },
  after: CursorPosition | undefined,
  limit: number,
): Promise<ErasureRow[]> {
  return executor.query<ErasureRow>(sql`
    SELECT ${COLUMNS} FROM erasures
    WHERE workspace_id = ${workspaceId} ${filter.kind ? sql`AND kind = ${filter.kind}` : empty}
      ${filter.status ? sql`AND (step = 'completed') = ${filter.status === "completed"}` : empty}
      ${filter.targetId ? sql`AND target_id = ${filter.targetId}` : empty} ${after ? sql`AND id < ${after.id}` : empty}
    ORDER BY id DESC LIMIT ${limit + 1}`);
}

export async function listRunningErasures(executor: Executor, workspaceId: string): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    sql`SELECT id FROM erasures WHERE workspace_id = ${workspaceId} AND step <> 'completed' ORDER BY id`,
  );
  return rows.map(({ id }) => id);
}

/** Where an erasure stands now, with what the batch erased. */
export async function saveErasure(
  executor: Executor,
  workspaceId: string,
  erasure: Pick<ErasureRow, "id" | "step" | "position" | "counts">,
): Promise<void> {
  await executor.query(sql`
    UPDATE erasures SET step = ${erasure.step}, position = ${erasure.position}, counts = ${JSON.stringify(erasure.counts)},
      completed_at = CASE WHEN ${erasure.step === "completed"} THEN clock_timestamp() END
    WHERE workspace_id = ${workspaceId} AND id = ${erasure.id}`);
}

/** Ids of versions may be forgotten once no segment can come in with them. */
export async function forgetErasedVersions(executor: Executor, workspaceId: string): Promise<void> {
  await executor.query(
    sql`DELETE FROM erased_versions WHERE workspace_id = ${workspaceId} AND erased_at < now() - interval '2 days'`,
  );
}

/** The versions `v` of an erasure: what its sources and documents said until it began. */
export function isErased(
  workspaceId: string,
  { id, source_ids: sourceIds, document_ids: documentIds }: Pick<ErasureRow, "id" | "source_ids" | "document_ids">,
): Sql {
  const began = sql`(SELECT created_at FROM erasures WHERE workspace_id = ${workspaceId} AND id = ${id})`;
  // Of one source the index gives the next versions in their order, however many there are.
  const [sourceId] = sourceIds;
  const isOne = sourceId !== undefined && sourceIds.length + documentIds.length === 1;
  const isMeant = isOne
    ? sql`v.source_id = ${sourceId}`
    : sql`(v.source_id = ANY(${sourceIds}::uuid[]) OR v.document_id = ANY(${documentIds}::uuid[]))`;
  return sql`v.workspace_id = ${workspaceId} AND ${isMeant} AND v.created_at <= ${began}`;
}

export async function countRows(executor: Executor, statement: Sql): Promise<number> {
  return (await executor.query(statement)).length;
}
