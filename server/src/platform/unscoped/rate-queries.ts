import sql from "sql-template-tag";
import type { Executor } from "../database/database.ts";

/** Takes up to `wanted` of what is left in the subject's window; a window that is over starts anew. */
export async function leaseRequests(
  executor: Executor,
  lease: { subject: string; windowStartedAt: number; quota: number; wanted: number },
): Promise<{ granted: number; left: number }> {
  const startedAt = new Date(lease.windowStartedAt).toISOString();
  await executor.query(sql`
    INSERT INTO rate_windows (subject, window_started_at, leased) VALUES (${lease.subject}, ${startedAt}, 0)
    ON CONFLICT (subject) DO NOTHING`);
  const [row] = await executor.query<{ leased: number; before: number }>(sql`
    WITH earlier AS (
      SELECT CASE WHEN window_started_at = ${startedAt} THEN leased ELSE 0 END AS leased
      FROM rate_windows WHERE subject = ${lease.subject} FOR UPDATE
    )
    UPDATE rate_windows SET leased = least(${lease.quota}::int, earlier.leased + ${lease.wanted}::int),
      window_started_at = ${startedAt}
    FROM earlier WHERE subject = ${lease.subject}
    RETURNING rate_windows.leased, earlier.leased AS before`);
  return { granted: row!.leased - row!.before, left: lease.quota - row!.leased };
}

export async function deleteWindow(executor: Executor, subject: string): Promise<void> {
  await executor.query(sql`DELETE FROM rate_windows WHERE subject = ${subject}`);
}

export async function deleteOldWindows(executor: Executor): Promise<void> {
  await executor.query(sql`DELETE FROM rate_windows WHERE window_started_at < now() - interval '1 day'`);
}
