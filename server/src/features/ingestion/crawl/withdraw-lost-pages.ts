import { outOfScopeReason } from "@citedesk/crawling";
import sql from "sql-template-tag";
import type { Database, Executor } from "../../../platform/database/database.ts";
import { withdrawTexts } from "../withdraw-texts.ts";
import type { Crawl } from "./crawl.ts";
import { inLeaseGroups } from "./in-lease-groups.ts";
import { isDoubtful, type Losses } from "./is-doubtful.ts";
import { type CrawlLease, holdLease } from "./lease-queries.ts";
import {
  changeCounts,
  countLosses,
  keepDoubted,
  listTextless,
  listUnmetDocuments,
  markRemoved,
  noChange,
} from "./settle-queries.ts";

/**
 * At the end of a run: pages that have no text of their own any more, and, where it saw all of the site (`isWhole`),
 * those that it did not meet, leave the answers. Unless that is doubtful: then they keep their last text and have
 * failed this time, until a second reading comes to the same. It confirms it when the owner asked for it, or a day
 * later by itself; settings that were changed are the owner's word as well. Why they were kept.
 */
export async function withdrawLostPages(
  crawl: Pick<Crawl, "context" | "lease" | "frontier">,
  { isWhole, hasFailed }: { isWhole: boolean; hasFailed: boolean },
): Promise<{ code: string; message: string } | undefined> {
  const { lease, frontier } = crawl;
  const { database } = crawl.context;
  const { textless, unmet, counted, mayDoubt } = await database.inWorkspace(lease.workspaceId, async (transaction) => ({
    textless: await listTextless(transaction, lease),
    unmet: isWhole ? await listUnmetDocuments(transaction, lease) : [],
    counted: await countLosses(transaction, lease),
    mayDoubt: await isOpenToDoubt(transaction, lease),
  }));
  // What the source leaves out by now goes in any case, and what never had a text is only shown no more. Where the
  // start leads to another site, its owner has not left out the pages of the one before.
  const scope = { ...frontier.scope, sameSite: false };
  const isMissed = ({ url, hasText }: { url: string | null; hasText: boolean }) =>
    hasText && url !== null && outOfScopeReason(url, scope) === null;
  const missed = unmet.filter(isMissed);
  const losses: Losses = { ...counted, lost: textless.length + missed.length };
  const isDoubted = mayDoubt && isDoubtful(losses);
  if (isDoubted)
    await inLeaseGroups(database, lease, [...textless, ...missed.map(({ id }) => id)], (transaction, ids) =>
      keepDoubted(transaction, lease.workspaceId, ids, UNCONFIRMED),
    );
  else
    await inLeaseGroups(database, lease, textless, async (transaction, ids) => {
      const passages = await withdrawTexts(transaction, lease.workspaceId, ids);
      await changeCounts(transaction, lease, { ...noChange(), passages: -passages });
    });
  const gone = isDoubted ? unmet.filter((page) => !isMissed(page)) : unmet;
  await remove(
    database,
    lease,
    gone.map(({ id }) => id),
  );
  // A reading that met nothing says nothing about a doubt before.
  if (!hasFailed || losses.lost > 0) {
    await database.inWorkspace(lease.workspaceId, async (transaction) => {
      await holdLease(transaction, lease);
      await saveDoubt(transaction, lease, isDoubted);
    });
  }
  return isDoubted ? { code: "unconfirmed", message: describeDoubt(losses) } : undefined;
}

function remove(database: Database, lease: CrawlLease, documents: string[]): Promise<void> {
  return inLeaseGroups(database, lease, documents, async (transaction, ids) => {
    const passages = await withdrawTexts(transaction, lease.workspaceId, ids);
    await markRemoved(transaction, lease.workspaceId, ids, NOT_LINKED);
    await changeCounts(transaction, lease, { ...noChange(), passages: -passages });
  });
}

/** Not where the owner has changed the settings, nor where this reading confirms the doubt of one before. */
async function isOpenToDoubt(executor: Executor, lease: CrawlLease): Promise<boolean> {
  const [row] = await executor.query<{ is_open: boolean }>(sql`
    SELECT NOT c.has_new_settings AND (c.doubted_at IS NULL OR c.doubted_at >= s.run_started_at
      OR (coalesce(s.next_refresh_at <= s.run_started_at, false)
        AND c.doubted_at > s.run_started_at - interval '1 day')) AS is_open
    FROM crawls c JOIN sources s ON s.workspace_id = c.workspace_id AND s.id = c.source_id
    WHERE c.workspace_id = ${lease.workspaceId} AND c.source_id = ${lease.sourceId} AND c.run_id = ${lease.runId}`);
  // A refresh that nobody asked for begins when it is due.
  return row?.is_open ?? true;
}

async function saveDoubt(executor: Executor, lease: CrawlLease, isDoubted: boolean): Promise<void> {
  await executor.query(sql`
    UPDATE crawls SET doubted_at = CASE WHEN ${isDoubted} THEN coalesce(doubted_at, now()) END
    WHERE workspace_id = ${lease.workspaceId} AND source_id = ${lease.sourceId} AND run_id = ${lease.runId}`);
}

function describeDoubt({ known, lost }: Losses): string {
  const count = (pages: number) => pages.toLocaleString("en");
  return `${count(lost)} of ${count(known)} pages were not there any more, as when a site asks to sign in or is being mended. They keep their last text. If they are gone, refresh the source again: that removes them.`;
}

const NOT_LINKED = {
  code: "not_linked",
  message: "No page of the site leads here any more, so answers no longer use it. Link to it or add its address.",
};
const UNCONFIRMED = {
  code: "unconfirmed",
  message:
    "Missing in this reading, with most of the site, so it keeps its last text. If it is gone, refresh the source again.",
};
