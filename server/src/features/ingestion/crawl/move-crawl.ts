import type { Transaction } from "../../../platform/database/database.ts";
import { parseId } from "../../../platform/ids/identifiers.ts";
import type { Principal } from "../../identity/index.ts";
import { getSource, type SourceRow } from "../../sources/index.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import { continueCrawl, endCrawl, lockSource, skipWaitingPages, stopCrawl } from "./crawl-controls.ts";

/** One step in the life of a crawl, under its source's lock. Throws 404 and 409. */
export function moveCrawl(
  { database }: IngestionContext,
  { workspaceId }: Principal,
  publicId: string,
  work: (transaction: Transaction, source: SourceRow) => Promise<unknown>,
): Promise<SourceRow> {
  return database.inWorkspace(workspaceId, async (transaction) => {
    const source = await lockSource(transaction, workspaceId, parseId("source", publicId));
    await work(transaction, source);
    return getSource(transaction, workspaceId, source.id);
  });
}

/** Stops reading a site for now. */
export function pauseSource(context: IngestionContext, principal: Principal, publicId: string): Promise<SourceRow> {
  return moveCrawl(context, principal, publicId, stopCrawl);
}

/** Goes on where the reading was paused. */
export function resumeSource(context: IngestionContext, principal: Principal, publicId: string): Promise<SourceRow> {
  return moveCrawl(context, principal, publicId, (transaction, source) =>
    continueCrawl(transaction, context.queue, source),
  );
}

/** Ends the reading; what was read so far answers. The pages that wait go in groups, each a transaction. */
export async function cancelSource(
  context: IngestionContext,
  principal: Principal,
  publicId: string,
): Promise<SourceRow> {
  let row = await moveCrawl(context, principal, publicId, endCrawl);
  for (let isMore = true; isMore; ) {
    row = await moveCrawl(context, principal, publicId, async (transaction, source) => {
      isMore = await skipWaitingPages(transaction, source);
    });
  }
  return row;
}
