import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { CrawlLease } from "./lease-queries.ts";

export interface CrawlWait {
  seconds: number;
  /** null: as the worker before said; it has seen what this one hasn't. */
  reason: { code: string; message: string } | null;
}

/** Until when nothing of the crawl can go on, and why: its owner is told. */
export async function saveWait(executor: Executor, lease: CrawlLease, { seconds, reason }: CrawlWait): Promise<void> {
  await executor.query(sql`
    UPDATE crawls SET waits_until = now() + ${seconds} * interval '1 second',
      waits_code = coalesce(${reason?.code ?? null}, waits_code),
      waits_message = CASE WHEN ${reason === null} THEN waits_message ELSE ${reason?.message ?? null} END
    WHERE workspace_id = ${lease.workspaceId} AND source_id = ${lease.sourceId} AND run_id = ${lease.runId}
      AND lease_id = ${lease.leaseId}`);
}
