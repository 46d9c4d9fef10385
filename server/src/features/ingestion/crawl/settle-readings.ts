import type { IngestionContext } from "../ingestion-context.ts";
import { type Alongside, publishVersions } from "../publish-versions.ts";
import { withdrawTexts } from "../withdraw-texts.ts";
import { decideOutcomes, type KnownPages, type Outcomes } from "./decide-outcomes.ts";
import type { PageReading } from "./fetch-page.ts";
import { type CrawlLease, extendLease, LeaseLostError } from "./lease-queries.ts";
import {
  changeCounts,
  countAs,
  demoteTwins,
  noChange,
  type PostponedPage,
  postponePages,
  settlePages,
} from "./settle-queries.ts";

export interface SettlingCrawl {
  context: IngestionContext;
  lease: CrawlLease;
  known: KnownPages;
}

export interface SettledGroup {
  startFailure: Outcomes["startFailure"];
  /** Why a page of them is tried again. */
  triedAgain: PostponedPage["reason"];
  published: number;
  /** Some had no room, and waiting pages may have been skipped with them. */
  isRefused: boolean;
}

/**
 * Writes what a group of kept readings came to: their outcomes together with their texts, in one short transaction once
 * `before` is done. A worker that dies before it leaves them as they are kept.
 */
export async function settleReadings(
  crawl: SettlingCrawl,
  readings: PageReading[],
  before: Promise<void> = Promise.resolve(),
): Promise<SettledGroup> {
  const ordered = readings.toSorted((one, other) => one.page.place - other.page.place);
  const outcomes = decideOutcomes(ordered, crawl.known, crawl.context.crawlLimits.retryFactor);
  const isRefused = await write(crawl, outcomes, before);
  const triedAgain = outcomes.postponed.at(-1)?.reason ?? null;
  return { startFailure: outcomes.startFailure, triedAgain, published: outcomes.documents.length, isRefused };
}

async function write({ context, lease }: SettlingCrawl, outcomes: Outcomes, before: Promise<void>): Promise<boolean> {
  const { workspaceId } = lease;
  let isRefused = false;
  const alongside: Alongside = async (transaction, published) => {
    await extendLease(transaction, lease);
    const change = noChange();
    isRefused = published.some(({ status }) => status === "skipped");
    for (const { status, passages, passagesBefore } of published) {
      countAs(change, status, 1);
      change.passages += passages - passagesBefore;
    }
    for (const { status } of outcomes.settled) if (status !== null) countAs(change, status, 1);
    change.fetched -= outcomes.demoted.length;
    change.skipped += outcomes.demoted.length;
    await settlePages(transaction, workspaceId, outcomes.settled);
    await demoteTwins(transaction, workspaceId, outcomes.demoted);
    await postponePages(transaction, workspaceId, outcomes.postponed);
    change.passages -= await withdrawTexts(transaction, workspaceId, outcomes.withdrawn);
    await changeCounts(transaction, lease, change);
  };
  if (!(await publishVersions(context, lease, outcomes.documents, { alongside, before }))) throw new LeaseLostError();
  return isRefused;
}
