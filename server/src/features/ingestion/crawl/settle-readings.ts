import { isSameSite, readLanguage } from "@citedesk/crawling";
import type { IngestionContext } from "../ingestion-context.ts";
import { publishVersions } from "../publish-versions.ts";
import { withdrawTexts } from "../withdraw-texts.ts";
import { decideOutcomes, type Outcomes } from "./decide-outcomes.ts";
import type { PageReading } from "./fetch-page.ts";
import { type Frontier, frontierAddress, START_PLACE } from "./frontier.ts";
import { type FoundPage, insertFoundPages, saveStartUrl } from "./frontier-queries.ts";
import { type CrawlLease, holdLease, LeaseLostError } from "./lease-queries.ts";
import { changeCounts, countAs, demoteTwins, noChange, postponePages, settlePages } from "./settle-queries.ts";
import type { TwinFinder } from "./twin-finder.ts";

export interface SettlingCrawl {
  context: IngestionContext;
  lease: CrawlLease;
  frontier: Frontier;
  twins: TwinFinder;
  followLinks: boolean;
}

/**
 * Writes what a group of requests came to, in two short transactions: first the pages that they led to, then their
 * own outcomes together with their texts. A worker that dies between reads the group again and finds what is there.
 */
export async function settleReadings(
  crawl: SettlingCrawl,
  readings: PageReading[],
): Promise<{ startFailure: Outcomes["startFailure"]; published: number }> {
  const ordered = readings.toSorted((one, other) => one.page.place - other.page.place);
  const moved = collectMoved(crawl, ordered);
  const linked = crawl.followLinks ? ordered.flatMap((reading) => collectLinked(crawl, reading)) : [];
  const ids = await addFoundPages(crawl, [...moved.map(({ found }) => found), ...linked]);
  const arrived = moved.map(({ reading, found }): PageReading => {
    const { id, currentVersionId } = ids.get(found.url)!;
    const isKnown = currentVersionId !== null;
    const page = { ...reading.page, documentId: id, url: found.url, place: found.place, currentVersionId, isKnown };
    return { ...reading, page, movedTo: null };
  });
  const all = [...ordered.map(withoutMoved), ...arrived];
  const outcomes = decideOutcomes(all, crawl.twins, crawl.context.crawlLimits.retryFactor);
  await write(crawl, outcomes);
  return { startFailure: outcomes.startFailure, published: outcomes.documents.length };
}

/** Puts new pages into the frontier, as they were found. */
export async function addFoundPages({ context, lease, frontier }: SettlingCrawl, pages: FoundPage[]) {
  if (pages.length === 0) return new Map<string, { id: string; currentVersionId: string | null }>();
  return context.database.inWorkspace(lease.workspaceId, async (transaction) => {
    await holdLease(transaction, lease);
    const ids = await insertFoundPages(transaction, lease, pages);
    await saveStartUrl(transaction, lease, frontier.startUrl);
    const shown = pages.filter((page) => page.state === "done");
    const withdrawn = shown.flatMap(({ url }) => (ids.get(url)?.currentVersionId ? [ids.get(url)!.id] : []));
    const passages = await withdrawTexts(transaction, lease.workspaceId, withdrawn);
    const change = { ...noChange(), found: pages.length, skipped: shown.length, passages: -passages };
    await changeCounts(transaction, lease, change);
    return ids;
  });
}

/** Redirects that ended at an address which nobody else found: a page of its own with what was read. */
function collectMoved({ frontier }: SettlingCrawl, readings: PageReading[]) {
  const moved: { reading: PageReading; found: FoundPage }[] = [];
  for (const reading of readings) {
    frontier.release(reading.page.url);
    if (reading.movedTo === null) continue;
    if (reading.page.place === START_PLACE) frontier.moveStart(reading.movedTo);
    const found = frontier.addMoved(reading.movedTo, reading.page.depth);
    if (found) moved.push({ reading, found });
  }
  return moved;
}

function withoutMoved(reading: PageReading): PageReading {
  const { movedTo } = reading;
  if (movedTo === null) return reading;
  return { ...reading, event: { kind: "redirected", to: movedTo }, content: null, movedTo: null };
}

/** The pages that a page leads to; one that could not be read this time leads where it led the last time. */
function collectLinked({ frontier }: SettlingCrawl, reading: PageReading): FoundPage[] {
  const { page } = reading;
  const base = reading.movedTo ?? page.url;
  if (reading.links !== null) {
    reading.links = reading.links.filter((link) => isSameSite(link, frontier.startUrl)).slice(0, MAX_LINKS_KEPT);
  }
  const canonical = reading.content?.canonicalUrl;
  const links = [...(canonical ? [canonical] : []), ...(reading.links ?? page.links)];
  const languages = new Map(
    reading.content?.alternates?.map(({ url, language }) => [frontierAddress(url), readLanguage(language)]),
  );
  return links.flatMap((link) => {
    const found = frontier.consider(link, base, page.depth + 1);
    return found ? [{ ...found, language: languages.get(found.url) ?? null }] : [];
  });
}

async function write({ context, lease }: SettlingCrawl, outcomes: Outcomes): Promise<void> {
  const { workspaceId } = lease;
  const isWritten = await publishVersions(context, lease, outcomes.documents, async (transaction, published) => {
    await holdLease(transaction, lease);
    const change = noChange();
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
  });
  if (!isWritten) throw new LeaseLostError();
}

/** Of one page: enough for a site's navigation and a long list. */
const MAX_LINKS_KEPT = 2000;
