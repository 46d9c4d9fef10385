import { createHash } from "node:crypto";
import type { Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import type { IndexedPassage, SegmentDescriptor } from "../../ports/passage-index.ts";
import { enqueueEmbedding } from "../embeddings/index.ts";
import { raiseRevision } from "../sources/index.ts";
import { type Candidate, lockRoom, markRefused, type Refusal, refuseDocuments } from "./admit-documents.ts";
import { dropPending, forgetRefusals, isHeldForApproval, recordChanges } from "./changes/record-changes.ts";
import { cutPassages } from "./cut-passages.ts";
import type { IngestionContext } from "./ingestion-context.ts";
import type { PreparedVersion, ReadDocument } from "./prepared-version.ts";
import { holdRun, type Run } from "./run-queries.ts";
import {
  findCurrentVersions,
  findErasedDocuments,
  findKnownTexts,
  insertPassages,
  insertSegments,
  insertVersions,
  markDocumentsHeld,
  markDocumentsReady,
  markDocumentsUnchanged,
  retireVersions,
} from "./version-queries.ts";

/** What became of a document that was handed in. */
export interface PublishedDocument {
  documentId: string;
  /** `skipped`: it may not go live, see `refuseDocuments`. */
  status: "ready" | "unchanged" | "skipped";
  passages: number;
  /** How many it had until now. */
  passagesBefore: number;
}

/** What else the same transaction writes; what it throws undoes everything. */
export type Alongside = (transaction: Transaction, published: PublishedDocument[]) => Promise<void>;

/**
 * Makes new texts what answers use: their passages are indexed while nobody sees them, then one short transaction
 * stores them, retires the versions before, records the change and raises the workspace's revision. Where changes need
 * approval they stay hidden instead. A text that is live already, or waits already, changes nothing; one that has no
 * room, or was erased, is refused with a reason. `alongside` writes in the same transaction, and nothing is written
 * until `before` is done. False: a newer run has taken over and nothing was written.
 */
export async function publishVersions(
  context: Pick<IngestionContext, "database" | "index" | "queue" | "embedder">,
  run: Run,
  documents: ReadDocument[],
  { alongside = async () => {}, before = Promise.resolve() }: { alongside?: Alongside; before?: Promise<void> } = {},
): Promise<boolean> {
  const { database, index, queue, embedder } = context;
  const { workspaceId } = run;
  const versions = documents.map(prepareVersion);
  for (;;) {
    const plan = await database.inWorkspace(workspaceId, (transaction) => planPublication(transaction, run, versions));
    const passages = plan.changed.flatMap((version) => toIndexedPassages(version, run.sourceId));
    const segments = await index.add(workspaceId, passages);
    try {
      await before;
      const result = await database.inWorkspace(workspaceId, async (transaction) => {
        const written = await writePublication(transaction, run, plan, segments, alongside);
        if (written === "written" && segments.length > 0 && embedder)
          await enqueueEmbedding(queue, transaction, workspaceId);
        return written;
      });
      if (result === "written") {
        index.catchUp(workspaceId);
        return true;
      }
      await index.discard(workspaceId, segments);
      if (result === "lost") return false;
    } catch (error) {
      await index.discard(workspaceId, segments);
      throw error;
    }
  }
}

interface Publication {
  /** Whose new texts wait for approval. */
  isHeld: (version: PreparedVersion) => boolean;
  changed: PreparedVersion[];
  unchanged: PreparedVersion[];
  /** Of the unchanged ones, those that are live: what waited instead is void. */
  reverted: string[];
  /** Found in another state than the one that someone rejected. */
  otherwise: string[];
  candidates: Candidate[];
  refused: Refusal[];
  published: PublishedDocument[];
}

async function planPublication(transaction: Transaction, run: Run, versions: PreparedVersion[]): Promise<Publication> {
  const { workspaceId } = run;
  const ids = versions.map((version) => version.document.documentId);
  const before = await findKnownTexts(transaction, workspaceId, ids);
  const isApproved = await isHeldForApproval(transaction, workspaceId, run.sourceId);
  const knownOf = ({ document }: PreparedVersion) => before.get(document.documentId);
  const isHeld = (version: PreparedVersion) => isApproved || (knownOf(version)?.isHeld ?? false);
  const isLive = (version: PreparedVersion) => knownOf(version)?.liveDigest === version.digest;
  const isPending = (version: PreparedVersion) => knownOf(version)?.pendingDigest === version.digest;
  const isRejected = (version: PreparedVersion) => knownOf(version)?.refusedDigest === version.digest;
  const unchanged = versions.filter(
    (version) => isLive(version) || (isHeld(version) && (isPending(version) || isRejected(version))),
  );
  const otherwise = versions.filter((version) => !isRejected(version)).map(({ document }) => document.documentId);
  const candidates = versions
    .filter((version) => !unchanged.includes(version))
    .map((version) => ({
      documentId: version.document.documentId,
      passages: version.passages.length,
      passagesBefore: knownOf(version)?.passages ?? 0,
      isKnown: knownOf(version)?.isKnown ?? false,
      isErased: knownOf(version)?.isErased ?? false,
    }));
  const refused = await refuseDocuments(transaction, workspaceId, candidates);
  const isRefused = new Set(refused.map(({ documentId }) => documentId));
  const changed = versions.filter(
    (version) => !unchanged.includes(version) && !isRefused.has(version.document.documentId),
  );
  const published = versions.map((version): PublishedDocument => {
    const { documentId } = version.document;
    const passagesBefore = knownOf(version)?.passages ?? 0;
    if (!changed.includes(version)) {
      const status = isRefused.has(documentId) ? "skipped" : "unchanged";
      return { documentId, status, passages: passagesBefore, passagesBefore };
    }
    return {
      documentId,
      status: "ready",
      passages: isHeld(version) ? passagesBefore : version.passages.length,
      passagesBefore,
    };
  });
  const reverted = unchanged.filter(isLive).map((version) => version.document.documentId);
  return { isHeld, changed, unchanged, reverted, otherwise, candidates, refused, published };
}

/** "crowded": other processes have taken the room meanwhile, or erased a document: plan again. */
async function writePublication(
  transaction: Transaction,
  run: Run,
  plan: Publication,
  segments: readonly SegmentDescriptor[],
  alongside: Alongside,
): Promise<"written" | "lost" | "crowded"> {
  const { workspaceId } = run;
  const { isHeld, changed, unchanged, reverted, otherwise, refused } = plan;
  if (!(await holdRun(transaction, run))) return "lost";
  if (changed.length > 0 && (await isCrowded(transaction, workspaceId, plan))) return "crowded";
  await markDocumentsUnchanged(transaction, workspaceId, unchanged, reverted);
  await dropPending(transaction, workspaceId, reverted);
  await forgetRefusals(transaction, workspaceId, otherwise);
  const held = changed.filter(isHeld);
  const free = changed.filter((version) => !isHeld(version));
  if (changed.length > 0) await storeVersions(transaction, run, { held, free }, segments);
  await alongside(transaction, plan.published);
  await markRefused(transaction, run, refused);
  return "written";
}

async function isCrowded(transaction: Transaction, workspaceId: string, plan: Publication): Promise<boolean> {
  await lockRoom(transaction, workspaceId);
  const erased = await findErasedDocuments(
    transaction,
    workspaceId,
    plan.changed.map(({ document }) => document.documentId),
  );
  const candidates = plan.candidates.map((candidate) => ({
    ...candidate,
    isErased: candidate.isErased || erased.has(candidate.documentId),
  }));
  const refused = await refuseDocuments(transaction, workspaceId, candidates);
  const planned = new Set(plan.refused.map(({ documentId }) => documentId));
  return refused.some(({ documentId }) => !planned.has(documentId));
}

async function storeVersions(
  transaction: Transaction,
  run: Run,
  { held, free }: { held: PreparedVersion[]; free: PreparedVersion[] },
  segments: readonly SegmentDescriptor[],
): Promise<void> {
  const { workspaceId, sourceId } = run;
  const revision = await raiseRevision(transaction, workspaceId);
  const idsOf = (versions: PreparedVersion[]) => versions.map((version) => version.document.documentId);
  const before = new Map([
    ...(await findCurrentVersions(transaction, workspaceId, idsOf(held))),
    ...(await retireVersions(transaction, workspaceId, idsOf(free), revision)),
  ]);
  for (const [versions, isHeld] of [
    [held, true],
    [free, false],
  ] as const) {
    if (versions.length === 0) continue;
    await insertVersions(transaction, workspaceId, { sourceId, revision, state: isHeld ? "hidden" : "live", versions });
    await insertPassages(transaction, workspaceId, versions);
    await (isHeld ? markDocumentsHeld : markDocumentsReady)(transaction, workspaceId, versions);
    const changes = versions.map(({ versionId, document: { documentId } }) => ({
      documentId,
      before: before.get(documentId) ?? null,
      after: versionId,
    }));
    await recordChanges(transaction, workspaceId, { sourceId, isHeld, changes });
  }
  await insertSegments(transaction, workspaceId, segments, revision);
}

function prepareVersion(document: ReadDocument): PreparedVersion {
  const { content } = document;
  const foundBy = document.headingPath ?? [];
  const passages = cutPassages(content, foundBy);
  // Title, address and what it is found by belong to what is found and shown, so they count as content.
  const digest = createHash("sha256")
    .update([document.title, document.url ?? "", ...foundBy, content.text].join("\n"))
    .digest("hex");
  return { document, versionId: newId(), digest, passages };
}

function toIndexedPassages(version: PreparedVersion, sourceId: string): IndexedPassage[] {
  return version.passages.map((passage) => ({
    passageId: passage.id,
    versionId: version.versionId,
    sourceId,
    title: version.document.title,
    headingPath: passage.headingPath,
    text: passage.text,
    language: version.document.content.language,
  }));
}
