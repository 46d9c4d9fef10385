import sql, { empty, type Sql } from "sql-template-tag";
import { type Database, DEADLOCK_RETRIES, type Transaction } from "../../platform/database/database.ts";
import { recordAudit, SYSTEM_ACTOR } from "../../platform/events/record-audit.ts";
import { formatId, type IdentifierPrefix } from "../../platform/ids/identifiers.ts";
import { listWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import type { Clock } from "../../ports/clock.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import {
  eraseChats,
  eraseLeads,
  forgetErasedVersions,
  startAgentErasure,
  startErasure,
  startSourceErasure,
} from "../erasure/index.ts";
import { lockGaps } from "../statistics/index.ts";
import { KEPT_DAYS } from "./deleted-queries.ts";

export interface PurgeContext {
  database: Database;
  queue: JobQueue;
  clock: Clock;
}

const ROWS_A_BATCH = 20;
const DELIVERIES_A_BATCH = 500;
const DAY_MS = 86_400_000;

/**
 * The daily job: what was deleted 30 days ago goes for good. Sources and assistants are closed here, and erased step by
 * step by jobs of their own; the rest goes in short transactions. What a killed process leaves, the next run finds.
 */
export async function purgeDeleted(context: PurgeContext): Promise<void> {
  const { database, clock } = context;
  const before = new Date(clock.now() - KEPT_DAYS * DAY_MS);
  for (const workspaceId of await database.unscoped(listWorkspaceIds)) {
    const purge: Purge = { ...context, workspaceId, before };
    await purgeBatches(purge, "source", sql`sources`, sql`AND erasing_at IS NULL`, async (transaction, [id]) => {
      await startSourceErasure(transaction, context.queue, workspaceId, id!, "age");
    });
    await purgeBatches(purge, "agent", sql`agents`, sql`AND erasing_at IS NULL`, async (transaction, [id]) => {
      await startAgentErasure(transaction, context.queue, workspaceId, id!);
    });
    await purgeBatches(purge, "chat", sql`chats`, empty, (transaction, ids) => purgeChats(transaction, purge, ids));
    await purgeBatches(purge, "lead", sql`leads`, empty, async (transaction, ids) => {
      await eraseLeads(transaction, workspaceId, ids);
    });
    for (const [kind, table] of PLAIN_ROWS)
      await purgeBatches(purge, kind, table, empty, (transaction, ids) =>
        deleteRows(transaction, workspaceId, table, ids),
      );
    await purgeDeliveries(purge);
    await purgeBatches(purge, "webhook", sql`webhooks`, empty, (transaction, ids) =>
      deleteRows(transaction, workspaceId, sql`webhooks`, ids),
    );
    // The last: a deleted assistant or source still names its brand.
    await purgeBatches(purge, "brand", sql`brands`, UNNAMED_BRAND, (transaction, ids) =>
      deleteRows(transaction, workspaceId, sql`brands`, ids),
    );
    await database.inWorkspace(workspaceId, (transaction) => forgetErasedVersions(transaction, workspaceId));
  }
}

interface Purge extends PurgeContext {
  workspaceId: string;
  before: Date;
}

/** What nothing else hangs on. A deployment takes along domains that were deleted after it. */
const PLAIN_ROWS = [
  ["tool", sql`tools`],
  ["reply", sql`replies`],
  ["check", sql`agent_checks`],
  ["domain", sql`domains`],
  ["deployment", sql`deployments`],
] as const;

const UNNAMED_BRAND = sql`
  AND NOT EXISTS (SELECT FROM agents a WHERE a.workspace_id = t.workspace_id AND a.brand_id = t.id)
  AND NOT EXISTS (SELECT FROM sources s WHERE s.workspace_id = t.workspace_id AND t.id IN (s.brand_id, s.library_id))`;

async function purgeBatches(
  { database, workspaceId, before }: Purge,
  kind: IdentifierPrefix,
  table: Sql,
  and: Sql,
  erase: (transaction: Transaction, ids: string[]) => Promise<void>,
): Promise<void> {
  const size = kind === "source" || kind === "agent" ? 1 : ROWS_A_BATCH;
  for (let found = size; found === size; ) {
    const purgeBatch = async (transaction: Transaction) => {
      // In the order in which whoever else erases chats locks.
      if (kind === "chat") await lockGaps(transaction, workspaceId);
      const rows = await transaction.query<{ id: string }>(sql`
        SELECT id FROM ${table} t WHERE workspace_id = ${workspaceId} AND deleted_at < ${before} ${and}
        ORDER BY id LIMIT ${size} FOR UPDATE`);
      const ids = rows.map(({ id }) => id);
      if (ids.length > 0) await erase(transaction, ids);
      for (const id of ids)
        await recordAudit(
          transaction,
          { workspaceId, actor: SYSTEM_ACTOR },
          { action: `${kind}.purged`, target: { kind, id: formatId(kind, id) } },
        );
      return ids.length;
    };
    found = await database.inWorkspace(workspaceId, purgeBatch, { retries: DEADLOCK_RETRIES });
  }
}

async function purgeChats(transaction: Transaction, { queue, workspaceId }: Purge, ids: string[]): Promise<void> {
  const { counts, sourceIds } = await eraseChats(transaction, queue, workspaceId, ids, undefined);
  if (sourceIds.length === 0) return;
  const erasure = { kind: "chats", targetId: null, origin: "age", sourceIds, counts } as const;
  await startErasure(transaction, queue, workspaceId, erasure);
}

async function deleteRows(transaction: Transaction, workspaceId: string, table: Sql, ids: string[]): Promise<void> {
  await transaction.query(sql`DELETE FROM ${table} WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[])`);
}

/** An endpoint may have any number of them. */
async function purgeDeliveries({ database, workspaceId, before }: Purge): Promise<void> {
  for (let deleted = DELIVERIES_A_BATCH; deleted === DELIVERIES_A_BATCH; ) {
    const rows = await database.inWorkspace(workspaceId, (transaction) =>
      transaction.query(sql`
        DELETE FROM webhook_deliveries WHERE workspace_id = ${workspaceId} AND id IN (
          SELECT d.id FROM webhooks w
          JOIN webhook_deliveries d ON d.workspace_id = w.workspace_id AND d.webhook_id = w.id
          WHERE w.workspace_id = ${workspaceId} AND w.deleted_at < ${before} LIMIT ${DELIVERIES_A_BATCH})
        RETURNING 1`),
    );
    deleted = rows.length;
  }
}
