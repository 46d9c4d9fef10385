import sql, { empty, type Sql } from "sql-template-tag";
import type { Database, Transaction } from "../../../platform/database/database.ts";
import { outsideReach } from "../../../platform/database/reach.ts";
import { listWorkspaceIds } from "../../../platform/unscoped/workspace-queries.ts";
import { nameLanguages } from "../../conversations/index.ts";
import { countDays } from "./count-days.ts";

/** At once, in one transaction. */
const MAX_DAYS = 4;

export async function rollUpAll(database: Database): Promise<void> {
  for (const workspaceId of await database.unscoped(listWorkspaceIds)) {
    await outsideReach(() => nameLanguages(database, workspaceId));
    await rollUp(database, workspaceId);
  }
}

/**
 * Counts the hours that have passed (up to two hours ago), and anew the days in which something changed since they were
 * counted. A mark goes in the transaction that counts its day: a change that this one doesn't see has a mark that it
 * doesn't see either, and which stays.
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
      for (const table of [sql`report_days`, sql`report_marks`])
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
  const marked = await transaction.query<{ day: string }>(sql`
    WITH due AS (SELECT DISTINCT date_trunc('day', hour, 'UTC') AS day FROM report_marks
        WHERE workspace_id = ${workspaceId} ORDER BY 1 LIMIT ${MAX_DAYS}),
      gone AS (DELETE FROM report_marks k USING due d
        WHERE k.workspace_id = ${workspaceId} AND k.hour >= d.day AND k.hour < d.day + interval '24 hours' RETURNING d.day)
    SELECT DISTINCT (day AT TIME ZONE 'UTC')::date AS day FROM gone`);
  const firstOf = (table: Sql, which = empty) => sql`(SELECT min(m.created_at) FROM ${table}
    WHERE m.workspace_id = ${workspaceId} AND m.created_at >= p.counted_until AND m.created_at < l.latest ${which})`;
  // By statements of their own: they see what was committed before the marks above were seen, and more.
  const [next] = await transaction.query<{ counted_until: Date; days: string[]; until: Date; is_last: boolean }>(sql`
    SELECT p.counted_until, e.until, e.until = l.latest AS is_last, ARRAY(SELECT (d AT TIME ZONE 'UTC')::date::text FROM generate_series(
        date_trunc('day', b.first, 'UTC'), e.until - interval '1 microsecond', interval '24 hours') d) AS days
    FROM report_progress p, LATERAL (SELECT date_bin('1 hour', now() - interval '2 hours', 'epoch'::timestamptz) AS latest) l,
      LATERAL (SELECT least(${firstOf(sql`messages m`, sql`AND m.role = 'assistant'`)}, ${firstOf(sql`handoffs m`)},
        ${firstOf(sql`leads m`)}, ${firstOf(sql`feedback m`)}) AS first) b,
      LATERAL (SELECT greatest(p.counted_until, least(l.latest,
        date_trunc('day', b.first, 'UTC') + make_interval(days => ${MAX_DAYS}::integer))) AS until) e
    WHERE p.workspace_id = ${workspaceId}`);
  const { until, counted_until: before, days, is_last: isLast } = next!;
  if (until > before)
    await transaction.query(
      sql`UPDATE report_progress SET counted_until = ${until} WHERE workspace_id = ${workspaceId}`,
    );
  // Days that are not counted yet need no second look.
  const again = marked.filter(({ day }) => Date.parse(day) < before.getTime()).map(({ day }) => day);
  await countDays(transaction, workspaceId, [...new Set([...again, ...days])], until.toISOString());
  return marked.length > 0 || !isLast;
}
