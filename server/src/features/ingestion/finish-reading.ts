import { nextReadAt } from "@citedesk/crawling";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { getSource, presentSource } from "../sources/index.ts";
import { findQuotaStop } from "./admit-documents.ts";
import { countProgress, finishRun, holdRun, type Run } from "./run-queries.ts";

/** What a run of any type comes to, before the documents are counted. */
export interface RunResult {
  /** Why there is nothing to answer from; null when at least one document was read. */
  error: { code: string; message: string } | null;
  /** Why not everything was read. */
  cut?: { code: string; message: string } | undefined;
}

/** The last step of every run: counts, status and the event, in one transaction. `alongside` writes in it too. */
export async function finishReading(
  { database }: { database: Database },
  run: Run,
  result: RunResult,
  alongside: (transaction: Transaction) => Promise<void> = async () => {},
): Promise<void> {
  await database.inWorkspace(run.workspaceId, async (transaction) => {
    if (!(await holdRun(transaction, run))) return;
    await alongside(transaction);
    await countProgress(transaction, run);
    const counted = await getSource(transaction, run.workspaceId, run.sourceId);
    const stop = await findQuotaStop(transaction, run);
    const cut = stop ?? result.cut;
    const error = stop ?? result.error ?? cut ?? null;
    const isFailed = result.error !== null || (stop !== undefined && counted.fetched === 0);
    const status = isFailed ? "failed" : cut || counted.failed > 0 ? "ready_with_errors" : "ready";
    const { schedule } = counted;
    const nextRefreshAt = schedule && nextReadAt(schedule, counted.seen_at, run.sourceId);
    await finishRun(transaction, run, { status, error, nextRefreshAt });
    const source = presentSource(await getSource(transaction, run.workspaceId, run.sourceId));
    await recordEvent(transaction, run.workspaceId, status === "failed" ? "source.failed" : "source.ready", source);
  });
}
