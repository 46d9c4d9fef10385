import { setImmediate as nextTurn } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { PASSAGE_RULES, type StructuredText } from "@citedesk/grounding";
import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { listWorkspaceRevisions } from "../../platform/unscoped/workspace-queries.ts";
import { enqueueEmbedding } from "../embeddings/index.ts";
import { cutPassages, type StoredPassage } from "./cut-passages.ts";
import type { IngestionContext } from "./ingestion-context.ts";
import { REBUILD_INDEX_JOB, type RebuildIndexJob } from "./repair-on-damage.ts";
import { insertPassages, MAX_STORED_UNITS } from "./version-queries.ts";

const VERSIONS_AT_ONCE = 20;

type Context = Pick<IngestionContext, "database" | "queue" | "embedder">;

/**
 * Cuts stored texts of every workspace that has changed since the last time by today's rules, where earlier ones cut
 * them: what an earlier release read, and what was brought back. The index is built again where passages changed; until
 * then answers are those of before. `seen` is the caller's, for as long as the process lives.
 */
export async function cutAnew(context: Context, seen: Map<string, number>): Promise<void> {
  for (const { id, revision } of await context.database.unscoped(listWorkspaceRevisions)) {
    if (seen.get(id) === revision) continue;
    while (await cutSome(context, id));
    seen.set(id, revision);
  }
}

/** True: there may be more. */
async function cutSome({ database, queue, embedder }: Context, workspaceId: string): Promise<boolean> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const versions = await lockVersions(transaction, workspaceId);
    if (versions.length === 0) return false;
    const changed = await findChanged(transaction, workspaceId, versions);
    if (changed.length > 0) {
      await insertPassages(transaction, workspaceId, changed);
      const job: RebuildIndexJob = { workspaceId };
      await queue.enqueue(transaction, REBUILD_INDEX_JOB, job, { singletonKey: workspaceId });
      if (embedder) await enqueueEmbedding(queue, transaction, workspaceId);
    }
    await transaction.query(sql`
      UPDATE document_versions SET checked_rules = ${PASSAGE_RULES}
      WHERE workspace_id = ${workspaceId} AND id = ANY(${versions.map(({ id }) => id)}::uuid[])`);
    return versions.length === VERSIONS_AT_ONCE;
  });
}

interface StoredVersion {
  id: string;
  title: string;
  language: string | null;
  text: string;
  structure: Pick<StructuredText, "headings" | "pages" | "times" | "units">;
}

/** Of what answers use or may soon. Those that another process cuts already are left to it. */
function lockVersions(executor: Executor, workspaceId: string): Promise<StoredVersion[]> {
  return executor.query<StoredVersion>(sql`
    SELECT id, title, language, text, structure FROM document_versions
    WHERE workspace_id = ${workspaceId} AND checked_rules < ${PASSAGE_RULES} AND state IN ('live', 'hidden')
    ORDER BY id LIMIT ${VERSIONS_AT_ONCE} FOR UPDATE SKIP LOCKED`);
}

interface CutVersion {
  versionId: string;
  passages: StoredPassage[];
}

/** Those that today's rules cut otherwise. */
async function findChanged(
  executor: Executor,
  workspaceId: string,
  versions: readonly StoredVersion[],
): Promise<CutVersion[]> {
  const rows = await executor.query<Place & { version_id: string }>(sql`
    SELECT p.version_id, p.start_offset, p.end_offset, p.heading_path
    FROM passages p JOIN document_versions v ON v.workspace_id = p.workspace_id AND v.id = p.version_id
    WHERE p.workspace_id = ${workspaceId} AND p.version_id = ANY(${versions.map(({ id }) => id)}::uuid[])
      AND p.rules = v.passage_rules ORDER BY p.version_id, p.ordinal`);
  const before = Map.groupBy(rows, (row) => row.version_id);
  const changed: CutVersion[] = [];
  for (const version of versions) {
    const { id, title, language, text, structure } = version;
    const { headings, pages, times, units } = structure;
    const places = (before.get(id) ?? []).map(({ version_id: _, ...place }) => place);
    // Not all that may not be cut is known of it any more.
    if (units.length >= MAX_STORED_UNITS || places.length === 0) continue;
    // Questions are answered meanwhile: a long text takes as long as some of them.
    await nextTurn();
    // What has no headings of its own is found by what it was given.
    const foundBy = headings.length === 0 ? places[0]!.heading_path : [];
    const passages = cutPassages({ text, title, language, headings, pages, times, units }, foundBy);
    if (!isDeepStrictEqual(passages.map(placeOf), places)) changed.push({ versionId: id, passages });
  }
  return changed;
}

interface Place {
  start_offset: number;
  end_offset: number;
  heading_path: string[];
}

const placeOf = ({ start, end, headingPath }: StoredPassage): Place => ({
  start_offset: start,
  end_offset: end,
  heading_path: headingPath,
});
