import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import type { CheckOutcome, Finding, VerificationContext } from "./verification-types.ts";

/** The index of each workspace finds exactly the passages of its live texts. */
export async function checkIndexes(context: VerificationContext): Promise<CheckOutcome> {
  const findings: Finding[] = [];
  let checked = 0;
  for (const workspaceId of await context.database.unscoped(listWorkspaceIds)) {
    context.onProgress(`index of ${formatId("workspace", workspaceId)}`);
    let compared = await compare(context, workspaceId);
    // A text may have been published between the two reads.
    if (compared.problem !== undefined) compared = await compare(context, workspaceId);
    checked += compared.passages;
    if (compared.problem !== undefined)
      findings.push({ check: "indexes", subject: formatId("workspace", workspaceId), problem: compared.problem });
    context.index.forget(workspaceId);
  }
  return { checked, findings };
}

async function compare({ database, index }: VerificationContext, workspaceId: string) {
  const stored = await database.inWorkspace(workspaceId, (transaction) => readLive(transaction, workspaceId));
  const limit = stored.passageIds.size + 1_000;
  try {
    const { revision, sourceIds: allowedSourceIds } = stored;
    const found = new Set(await index.listPassages({ workspaceId, revision, allowedSourceIds, limit }));
    const missing = [...stored.passageIds].filter((id) => !found.has(id)).length;
    const extra = [...found].filter((id) => !stored.passageIds.has(id)).length;
    const problem =
      missing + extra > 0 ? `${missing} live passages are missing and ${extra} are found that are not live` : undefined;
    return { passages: stored.passageIds.size, problem };
  } catch (error) {
    return { passages: stored.passageIds.size, problem: `it can't be read: ${(error as Error).message}` };
  }
}

async function readLive(executor: Executor, workspaceId: string) {
  const [workspace] = await executor.query<{ revision: string }>(
    sql`SELECT revision FROM workspaces WHERE id = ${workspaceId}`,
  );
  const rows = await executor.query<{ id: string; source_id: string }>(sql`
    SELECT p.id, v.source_id FROM document_versions v
    JOIN passages p ON p.workspace_id = v.workspace_id AND p.version_id = v.id
    WHERE v.workspace_id = ${workspaceId} AND v.state = 'live' AND p.rules = v.passage_rules`);
  return {
    revision: Number(workspace!.revision),
    passageIds: new Set(rows.map(({ id }) => id)),
    sourceIds: [...new Set(rows.map(({ source_id }) => source_id))],
  };
}
