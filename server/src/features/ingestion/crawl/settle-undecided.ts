import sql from "sql-template-tag";
import type { Executor } from "../../../platform/database/database.ts";
import type { PublishedDocument } from "../publish-versions.ts";
import { publishVersions } from "../publish-versions.ts";
import { toReadDocument } from "./decide-outcomes.ts";
import type { PageReading } from "./fetch-page.ts";
import { extendLease, LeaseLostError } from "./lease-queries.ts";
import { findOwnText, type OwnText } from "./own-text.ts";
import { changeCounts, noChange } from "./settle-queries.ts";
import type { SettlingCrawl } from "./settle-readings.ts";
import { listUndecided } from "./stored-readings.ts";

/**
 * Looks again at the first pages of a run, once all have shown what is the site's and what is theirs. Those whose text
 * is another now get it as one more version of the same change.
 */
export async function settleUndecided(crawl: SettlingCrawl): Promise<void> {
  const { context, lease, known } = crawl;
  known.keepers.dropPassing();
  for (;;) {
    const readings = await context.database.inWorkspace(lease.workspaceId, (transaction) =>
      listUndecided(transaction, lease, PAGES_A_TRANSACTION),
    );
    if (readings.length === 0) return;
    const texts = readings.flatMap(({ page, content }) => {
      if (!content) return [];
      const own = findOwnText(page.documentId, content, known);
      known.keepers.put(page.documentId, own.keptBlocks);
      return [{ page, own }];
    });
    await write(crawl, readings, texts);
  }
}

async function write(
  { context, lease }: SettlingCrawl,
  readings: PageReading[],
  texts: { page: PageReading["page"]; own: OwnText }[],
): Promise<void> {
  const documents = texts
    .filter(({ page, own }) => own.textSha256 !== page.textSha256 || !isSame(own.keptBlocks, page.keptBlocks))
    .map(({ page, own }) => toReadDocument(page, own.content));
  const alongside = async (executor: Executor, published: PublishedDocument[]): Promise<void> => {
    await extendLease(executor, lease);
    const passages = published.reduce((sum, document) => sum + document.passages - document.passagesBefore, 0);
    await storeDecided(executor, lease.workspaceId, readings, texts);
    await changeCounts(executor, lease, { ...noChange(), passages });
  };
  if (!(await publishVersions(context, lease, documents, { alongside }))) throw new LeaseLostError();
}

function isSame(blocks: number[], others: number[]): boolean {
  return blocks.length === others.length && blocks.every((block) => others.includes(block));
}

async function storeDecided(
  executor: Executor,
  workspaceId: string,
  readings: PageReading[],
  texts: { page: PageReading["page"]; own: OwnText }[],
): Promise<void> {
  const ids = readings.map(({ page }) => page.documentId);
  await executor.query(sql`
    UPDATE crawl_pages SET reading = NULL
    WHERE workspace_id = ${workspaceId} AND document_id = ANY(${ids}::uuid[]) AND state = 'done'`);
  const rows = JSON.stringify(
    texts.map(({ page, own }) => ({
      id: page.documentId,
      kept: own.kept,
      fingerprint: own.fingerprint,
      text_sha256: own.textSha256,
      kept_blocks: own.keptBlocks,
      cut_blocks: own.cutBlocks,
    })),
  );
  await executor.query(sql`
    WITH r AS (
      SELECT * FROM jsonb_to_recordset(${rows}::jsonb) AS r(id uuid, kept real, fingerprint text, text_sha256 text,
        kept_blocks integer[], cut_blocks integer[])),
    pages AS (
      UPDATE crawl_pages p SET fingerprint = r.fingerprint, text_sha256 = r.text_sha256, kept_blocks = r.kept_blocks,
        cut_blocks = r.cut_blocks
      FROM r
      WHERE p.workspace_id = ${workspaceId} AND p.document_id = r.id)
    UPDATE documents d SET kept = r.kept FROM r WHERE d.workspace_id = ${workspaceId} AND d.id = r.id`);
}

const PAGES_A_TRANSACTION = 50;
