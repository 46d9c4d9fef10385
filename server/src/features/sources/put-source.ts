import { isDeepStrictEqual } from "node:util";
import sql from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { ConflictError, NotFoundError } from "../../platform/errors/app-error.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { assertRoomForBytes, assertRoomForSource } from "../quotas/index.ts";
import { assertServesOnlyReach } from "./assert-serves-only-reach.ts";
import { setOptions } from "./set-options.ts";
import { CRAWL_SOURCE_JOB, READ_SOURCE_JOB, type ReadSourceJob } from "./source-jobs.ts";
import { checkOptions, type SourceOptions } from "./source-options.ts";
import {
  findSourceByIdentity,
  getSource,
  insertAttachment,
  insertSource,
  type NewSource,
  raiseRevision,
  raiseSourceVersion,
  type SourceRow,
  setSourceIdentity,
  startSourceRun,
} from "./source-queries.ts";
import type { PUT_OUTCOMES } from "./source-schemas.ts";
import type { SourceType } from "./source-types.ts";

export interface SourceToPut {
  type: SourceType;
  title: string;
  /** The assistant or brand whose library it joins; the workspace's own where neither is named. */
  agentId: string | null;
  brandId: string | null;
  /** Name or address: the same again in the same library is the same source. */
  identity: string;
  settings: Record<string, unknown>;
  /** How it is kept; what is left out stays as it is. */
  options?: SourceOptions;
  /** Replaces exactly this source, whatever its name was. */
  replaces?: string | undefined;
}

export interface PutSource {
  row: SourceRow;
  outcome: (typeof PUT_OUTCOMES)[number];
}

/**
 * Creates a source, or finds the one that is already there: unchanged content changes nothing, new content is read in
 * a new run, and the old version answers until then.
 */
export async function putSource(
  transaction: Transaction,
  queue: JobQueue,
  workspaceId: string,
  source: SourceToPut,
): Promise<PutSource> {
  if (source.options) checkOptions(source.options, source);
  const existing = await findExisting(transaction, workspaceId, source);
  if (existing) return replaceSource(transaction, queue, workspaceId, existing, source);
  await assertRoomForSource(transaction, workspaceId, sizeOf(source.settings));
  const created: NewSource = {
    ...source,
    id: newId(),
    libraryId: libraryOf(workspaceId, source),
    libraryKind: source.agentId ? "agent" : source.brandId ? "brand" : "workspace",
    runId: newId(),
  };
  if (!(await insertSource(transaction, workspaceId, created))) {
    const winner = await findExisting(transaction, workspaceId, source);
    if (!winner) throw new ConflictError("source_changed", "The same source was added a moment ago. Try again.");
    return replaceSource(transaction, queue, workspaceId, winner, source);
  }
  if (source.agentId) await insertAttachment(transaction, workspaceId, created.id, source.agentId);
  await setOptions(transaction, workspaceId, created.id, source.options);
  await raiseRevision(transaction, workspaceId);
  await enqueueRead(transaction, queue, created.type, { workspaceId, sourceId: created.id, runId: created.runId });
  return { row: await getSource(transaction, workspaceId, created.id), outcome: "created" };
}

/** Starts a new run with the settings as they are now. */
export async function startReading(
  transaction: Transaction,
  queue: JobQueue,
  workspaceId: string,
  row: SourceRow,
): Promise<SourceRow> {
  const runId = newId();
  await startSourceRun(transaction, workspaceId, row.id, { runId, title: row.title, settings: row.settings });
  await enqueueRead(transaction, queue, row.type, { workspaceId, sourceId: row.id, runId });
  return getSource(transaction, workspaceId, row.id);
}

async function replaceSource(
  transaction: Transaction,
  queue: JobQueue,
  workspaceId: string,
  existing: SourceRow,
  source: SourceToPut,
): Promise<PutSource> {
  await assertServesOnlyReach(transaction, existing);
  if (await setOptions(transaction, workspaceId, existing.id, source.options))
    await raiseRevision(transaction, workspaceId);
  const isSame = isDeepStrictEqual(contentOf(existing.settings), contentOf(source.settings));
  if (isSame && existing.status !== "failed")
    return { row: await getSource(transaction, workspaceId, existing.id), outcome: "unchanged" };
  await assertRoomForBytes(transaction, workspaceId, sizeOf(source.settings) - sizeOf(existing.settings));
  // What is in it is edited so, as by PATCH.
  if (!isSame) await raiseSourceVersion(transaction, workspaceId, existing.id);
  // From now on it is the source of that name, for whoever sends a file of it.
  if (source.replaces !== undefined) await setSourceIdentity(transaction, workspaceId, { ...source, id: existing.id });
  const renamed = { ...existing, title: source.title, settings: source.settings };
  return { row: await startReading(transaction, queue, workspaceId, renamed), outcome: "replaced" };
}

/** Bytes of an uploaded file; 0 of anything else. */
function sizeOf(settings: Record<string, unknown>): number {
  return Number(settings.size ?? 0);
}

/** The same bytes under another name are the same content. */
function contentOf(settings: Record<string, unknown>): unknown {
  return typeof settings.sha256 === "string" ? settings.sha256 : settings;
}

/** Locked, as whoever else changes it finds it: what is kept of it is kept as it is now. */
async function findExisting(transaction: Transaction, workspaceId: string, source: SourceToPut) {
  if (source.replaces !== undefined) {
    await lockRow(transaction, workspaceId, sql`sources`, source.replaces);
    const row = await getSource(transaction, workspaceId, source.replaces);
    if (row.type !== source.type) throw new NotFoundError(`source of type ${source.type}`);
    return row;
  }
  const find = () =>
    findSourceByIdentity(transaction, workspaceId, {
      libraryId: libraryOf(workspaceId, source),
      type: source.type,
      identity: source.identity,
      ...(typeof source.settings.sha256 === "string" ? { sha256: source.settings.sha256 } : {}),
    });
  let found = await find();
  // Until it was locked it may have been deleted, or got another name.
  for (let locked: string | undefined; found && found.id !== locked; found = await find()) {
    locked = found.id;
    await lockRow(transaction, workspaceId, sql`sources`, locked);
  }
  return found;
}

function libraryOf(workspaceId: string, source: { agentId: string | null; brandId: string | null }): string {
  return source.agentId ?? source.brandId ?? workspaceId;
}

/**
 * Crawls take long: they have workers of their own, so that a file is not kept waiting. What goes wrong in a reading
 * ends it with a reason; a try that ends without one was killed, and of those there may be many.
 */
export function enqueueRead(
  transaction: Transaction,
  queue: JobQueue,
  type: SourceType,
  job: ReadSourceJob,
): Promise<void> {
  if (!isCrawled(type)) return queue.enqueue(transaction, READ_SOURCE_JOB, job, { retryLimit: MOST_KILLS });
  return queue.enqueue(transaction, CRAWL_SOURCE_JOB, job, { retryLimit: MOST_KILLS, singletonKey: job.runId });
}

export function isCrawled(type: SourceType): boolean {
  return type === "website" || type === "sitemap";
}

const MOST_KILLS = 100;
