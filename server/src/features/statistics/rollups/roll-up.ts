import sql from "sql-template-tag";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { outsideReach } from "../../../platform/database/reach.ts";
import { listWorkspaceIds } from "../../../platform/unscoped/workspace-queries.ts";
import { nameLanguages } from "../../conversations/index.ts";
import { countDays } from "./count-days.ts";
import { countHours } from "./count-hours.ts";

/** At once, in one transaction. */
const MAX_HOURS = 24;

export async function rollUpAll(database: Database): Promise<void> {
  for (const workspaceId of await database.unscoped(listWorkspaceIds)) {
    await outsideReach(() => nameLanguages(database, workspaceId));
    await rollUp(database, workspaceId);
  }
}

/**
 * Counts the hours that have passed (up to two hours ago), and anew those that changed since they were counted. A mark
 * goes in the transaction that counts its hour: a change that this one doesn't see has a mark that it doesn't see
 * either, and which stays.
 */
export function rollUp(database: Database, workspaceId: string): Promise<void> {
  return outsideReach(async () => {
    while (await database.inWorkspace(workspaceId, (transaction) => rollUpSome(transaction, workspaceId)));
  });
}

/** Forgets what is counted, and counts all of it again. */
export async function recount(database: Database, workspaceId: string): Promise<void> {
  await outsideReach(() =>
    database.inWorkspace(workspaceId, async (transaction) => {
      await transaction.query(
        sql`UPDATE report_progress SET counted_until = 'epoch' WHERE workspace_id = ${workspaceId}`,
      );
      for (const table of [sql`report_cells`, sql`report_returns`, sql`report_subjects`, sql`report_marks`])
        await transaction.query(sql`DELETE FROM ${table} WHERE workspace_id = ${workspaceId}`);
    }),
  );
  await rollUp(database, workspaceId);
}

/** True: there may be more to count. */
async function rollUpSome(transaction: Transaction, workspaceId: string): Promise<boolean> {
  await transaction.query(sql`INSERT INTO report_progress (workspace_id, counted_until) VALUES (${workspaceId}, 'epoch')
    ON CONFLICT (workspace_id) DO NOTHING`);
  await transaction.query(sql`SELECT FROM report_progress WHERE workspace_id = ${workspaceId} FOR UPDATE`);
  const marked = await transaction.query<{ hour: Date; is_counted: boolean }>(sql`
    WITH due AS (SELECT DISTINCT hour FROM report_marks WHERE workspace_id = ${workspaceId} ORDER BY hour LIMIT ${MAX_HOURS}),
      gone AS (DELETE FROM report_marks WHERE workspace_id = ${workspaceId} AND hour IN (SELECT hour FROM due) RETURNING hour)
    SELECT DISTINCT g.hour, g.hour < p.counted_until AS is_counted FROM gone g, report_progress p WHERE p.workspace_id = ${workspaceId}`);
  // By statements of their own: they see what was committed before the marks above were seen, and more.
  const [next] = await transaction.query<{ counted_until: Date; hours: Date[]; until: Date }>(sql`
    SELECT p.counted_until, ARRAY(SELECT generate_series(b.first, e.until - interval '1 hour', interval '1 hour')) AS hours, e.until
    FROM report_progress p, LATERAL (SELECT date_bin('1 hour', now() - interval '2 hours', 'epoch'::timestamptz) AS latest) l,
      LATERAL (SELECT (SELECT date_bin('1 hour', min(m.created_at), 'epoch'::timestamptz) FROM messages m
        WHERE m.workspace_id = ${workspaceId} AND m.role = 'assistant' AND m.created_at >= p.counted_until
          AND m.created_at < l.latest) AS first) b,
      LATERAL (SELECT greatest(p.counted_until, least(l.latest, b.first + make_interval(hours => ${MAX_HOURS}::integer))) AS until) e
    WHERE p.workspace_id = ${workspaceId}`);
  const { hours, until, counted_until: before } = next!;
  const recounted = marked.filter(({ is_counted: isCounted }) => isCounted).map(({ hour }) => hour);
  const counted = [...recounted, ...hours].map((hour) => hour.toISOString());
  if (until > before)
    await transaction.query(
      sql`UPDATE report_progress SET counted_until = ${until} WHERE workspace_id = ${workspaceId}`,
    );
  if (counted.length > 0) await countHours(transaction, workspaceId, counted, until.toISOString());
  if (counted.length > 0 || until > before)
    await countDays(transaction, workspaceId, counted, { before: before.toISOString(), until: until.toISOString() });
  return marked.length > 0 || hours.length > 0;
}
