import { classifyOutcome, isSameSite, readLanguage } from "@citedesk/crawling";
import type { Transaction } from "../../../platform/database/database.ts";
import type { IngestionContext } from "../ingestion-context.ts";
import { withdrawTexts } from "../withdraw-texts.ts";
import type { PageReading } from "./fetch-page.ts";
import { type Frontier, frontierAddress, START_PLACE } from "./frontier.ts";
import { type FoundPage, insertFoundPages, saveStartUrl } from "./frontier-queries.ts";
import { type CrawlLease, holdLease } from "./lease-queries.ts";
import { type CountChange, changeCounts, noChange, skipTrapped } from "./settle-queries.ts";
import { storeReadings } from "./stored-readings.ts";

export interface StoringCrawl {
  context: IngestionContext;
  lease: CrawlLease;
  frontier: Frontier;
  followLinks: boolean;
}

/**
 * Makes what a group of requests brought durable, with the pages that it leads to, in one short transaction. What is
 * kept is to be settled: the same readings, where a redirect ended at a new address with a page of its own for that.
 * `hasSkipped`: pages that waited are not to be asked for any more.
 */
export async function storeFetchedPages(
  crawl: StoringCrawl,
  readings: PageReading[],
): Promise<{ kept: PageReading[]; hasSkipped: boolean }> {
  const { context, lease } = crawl;
  const ordered = readings.toSorted((one, other) => one.page.place - other.page.place);
  const ended = ordered.flatMap(({ page, content }) =>
    content && !page.isKnown ? crawl.frontier.learn(page.url, content.text) : [],
  );
  const moved = collectMoved(crawl, ordered);
  const linked = crawl.followLinks ? ordered.flatMap((reading) => collectLinked(crawl, reading)) : [];
  return context.database.inWorkspace(lease.workspaceId, async (transaction) => {
    await holdLease(transaction, lease);
    const { ids, change } = await insertFound(transaction, crawl, [...moved.map(({ found }) => found), ...linked]);
    const arrived = moved.map(({ reading, found }): PageReading => {
      const { id, currentVersionId } = ids.get(found.url)!;
      const isKnown = currentVersionId !== null;
      const page = { ...reading.page, documentId: id, url: found.url, place: found.place, currentVersionId, isKnown };
      return { ...reading, page, movedTo: null };
    });
    const kept = await storeReadings(transaction, lease.workspaceId, [...ordered.map(withoutMoved), ...arrived]);
    const skipped = await skipTrapped(transaction, lease, ended);
    change.skipped += skipped;
    if (change.found > 0 || skipped > 0) await changeCounts(transaction, lease, change);
    return { kept, hasSkipped: skipped > 0 };
  });
}

/** Puts new pages into the frontier, as they were found. */
export async function addFoundPages(crawl: StoringCrawl, pages: FoundPage[]) {
  if (pages.length === 0) return new Map<string, { id: string; currentVersionId: string | null }>();
  const { context, lease } = crawl;
  return context.database.inWorkspace(lease.workspaceId, async (transaction) => {
    await holdLease(transaction, lease);
    const { ids, change } = await insertFound(transaction, crawl, pages);
    await changeCounts(transaction, lease, change);
    return ids;
  });
}

async function insertFound(transaction: Transaction, { lease, frontier }: StoringCrawl, pages: FoundPage[]) {
  const change: CountChange = noChange();
  const ids = await insertFoundPages(transaction, lease, pages);
  if (pages.length === 0) return { ids, change };
  await saveStartUrl(transaction, lease, frontier.startUrl);
  const shown = pages.filter((page) => page.state === "done");
  const withdrawn = shown.flatMap(({ url }) => (ids.get(url)?.currentVersionId ? [ids.get(url)!.id] : []));
  change.passages = -(await withdrawTexts(transaction, lease.workspaceId, withdrawn));
  change.found = pages.length;
  change.skipped = shown.length;
  return { ids, change };
}

/** Redirects that ended at an address which nobody else found: a page of its own with what was read. */
function collectMoved({ frontier }: StoringCrawl, readings: PageReading[]) {
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

/**
 * The pages that a page leads to; one that could not be read this time leads where it led the last time, once it isn't
 * tried again: a site whose start is down is not asked for all its other pages meanwhile.
 */
function collectLinked({ frontier }: StoringCrawl, reading: PageReading): FoundPage[] {
  const { page } = reading;
  if (classifyOutcome(reading.event, page).retry) return [];
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

/** Of one page: enough for a site's navigation and a long list. */
const MAX_LINKS_KEPT = 2000;
