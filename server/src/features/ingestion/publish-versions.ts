import { createHash } from "node:crypto";
import { type Passage, type StructuredText, splitPassages } from "@citedesk/grounding";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids/identifier.ts";
import type { IndexedPassage, PassageIndex, SegmentDescriptor } from "../../ports/passage-index.ts";
import { raiseRevision } from "../sources/index.ts";
import { dropPending, isHeldForApproval, recordChanges } from "./changes/record-changes.ts";
import { holdRun, type Run } from "./run-queries.ts";
import {
  findCurrentVersions,
  findKnownTexts,
  insertPassages,
  insertSegment,
  insertVersions,
  markDocumentsHeld,
  markDocumentsReady,
  markDocumentsUnchanged,
  retireVersions,
} from "./version-queries.ts";

export interface ReadDocument {
  documentId: string;
  title: string;
  url: string | null;
  fileSha256: string | null;
  content: StructuredText;
  /** Found with every passage, besides the headings that the text has itself. */
  headingPath?: string[];
}

export interface PreparedVersion {
  document: ReadDocument;
  versionId: string;
  digest: string;
  passages: (Passage & { id: string; text: string })[];
}

/** What became of a document that was handed in. */
export interface PublishedDocument {
  documentId: string;
  status: "ready" | "unchanged";
  passages: number;
  /** How many it had until now. */
  passagesBefore: number;
}

/**
 * Makes new texts what answers use: their passages are indexed while nobody sees them, then one short transaction
 * stores them, retires the versions before, records the change and raises the workspace's revision. Where changes need
 * approval they stay hidden instead. A text that is live already, or waits already, changes nothing. `alongside` writes in the same transaction; what it throws undoes everything. False: a newer run has taken
 * over and nothing was written.
 */
export async function publishVersions(
  context: { database: Database; index: PassageIndex },
  run: Run,
  documents: ReadDocument[],
  alongside: (transaction: Transaction, published: PublishedDocument[]) => Promise<void> = async () => {},
): Promise<boolean> {
  const { database, index } = context;
  const { workspaceId } = run;
  const ids = documents.map((document) => document.documentId);
  const { before, isHeld } = await database.inWorkspace(workspaceId, async (transaction) => ({
    before: await findKnownTexts(transaction, workspaceId, ids),
    isHeld: await isHeldForApproval(transaction, workspaceId, run.sourceId),
  }));
  const versions = documents.map(prepareVersion);
  const isLive = ({ document, digest }: PreparedVersion) => before.get(document.documentId)?.liveDigest === digest;
  const isPending = ({ document, digest }: PreparedVersion) =>
    before.get(document.documentId)?.pendingDigest === digest;
  const unchanged = versions.filter((version) => isLive(version) || (isHeld && isPending(version)));
  const changed = versions.filter((version) => !unchanged.includes(version));
  const reverted = unchanged.filter(isLive).map((version) => version.document.documentId);
  const passages = changed.flatMap((version) => toIndexedPassages(version, run.sourceId));
  const segment = passages.length > 0 ? await index.add(workspaceId, passages) : undefined;
  const published = versions.map((version): PublishedDocument => {
    const { documentId } = version.document;
    const passagesBefore = before.get(documentId)?.passages ?? 0;
    if (!changed.includes(version))
      return { documentId, status: "unchanged", passages: passagesBefore, passagesBefore };
    return { documentId, status: "ready", passages: isHeld ? passagesBefore : version.passages.length, passagesBefore };
  });
  try {
    const isWritten = await database.inWorkspace(workspaceId, async (transaction) => {
      if (!(await holdRun(transaction, run))) return false;
      await markDocumentsUnchanged(transaction, workspaceId, unchanged);
      await dropPending(transaction, workspaceId, reverted);
      if (changed.length > 0) await storeVersions(transaction, run, changed, { segment, isHeld });
      await alongside(transaction, published);
      return true;
    });
    if (!isWritten && segment) await index.discard(workspaceId, segment);
    return isWritten;
  } catch (error) {
    if (segment) await index.discard(workspaceId, segment);
    throw error;
  }
}

async function storeVersions(
  transaction: Transaction,
  run: Run,
  versions: PreparedVersion[],
  { segment, isHeld }: { segment: SegmentDescriptor | undefined; isHeld: boolean },
): Promise<void> {
  const { workspaceId, sourceId } = run;
  const revision = await raiseRevision(transaction, workspaceId);
  const ids = versions.map((version) => version.document.documentId);
  const live = isHeld
    ? await findCurrentVersions(transaction, workspaceId, ids)
    : await retireVersions(transaction, workspaceId, ids, revision);
  await insertVersions(transaction, workspaceId, { sourceId, revision, state: isHeld ? "hidden" : "live", versions });
  await insertPassages(transaction, workspaceId, versions);
  await (isHeld ? markDocumentsHeld : markDocumentsReady)(transaction, workspaceId, versions);
  const changes = versions.map(({ versionId, document: { documentId } }) => ({
    documentId,
    before: live.get(documentId) ?? null,
    after: versionId,
  }));
  await recordChanges(transaction, workspaceId, { sourceId, isHeld, changes });
  if (segment) await insertSegment(transaction, workspaceId, segment, revision);
}

function prepareVersion(document: ReadDocument): PreparedVersion {
  const { content } = document;
  const passages = splitPassages(content).map((passage) => ({
    ...passage,
    headingPath: [...(document.headingPath ?? []), ...passage.headingPath],
    id: newId(),
    text: content.text.slice(passage.start, passage.end),
  }));
  // Title, address and what it is found by belong to what is found and shown, so they count as content.
  const foundBy = document.headingPath ?? [];
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
