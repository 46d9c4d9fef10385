import { listWorkspaceIds } from "../../../platform/unscoped/workspace-queries.ts";
import { CRAWL_SOURCE_JOB } from "../../sources/index.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import { freeUnfinishedCrawls } from "./lease-queries.ts";

/**
 * For the start of a process: crawls that a dead one left go on at once, rather than when the queue notices. With the
 * embedded database nobody else can be working on them; otherwise only those whose lease has run out are taken.
 */
export async function resumeCrawls({ database, queue }: Pick<IngestionContext, "database" | "queue">): Promise<void> {
  const isAlone = database.engine === "embedded";
  for (const workspaceId of await database.unscoped(listWorkspaceIds)) {
    await database.inWorkspace(workspaceId, async (transaction) => {
      for (const run of await freeUnfinishedCrawls(transaction, workspaceId, isAlone)) {
        await queue.enqueue(transaction, CRAWL_SOURCE_JOB, run, { retryLimit: 100, singletonKey: run.runId });
      }
    });
  }
}
