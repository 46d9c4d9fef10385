import { createHash } from "node:crypto";
import { type Passage, type StructuredText, splitPassages } from "@citedesk/grounding";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids/identifier.ts";
import type { IndexedPassage, PassageIndex, SegmentDescriptor } from "../../ports/passage-index.ts";
import { raiseRevision } from "../sources/index.ts";
import { holdRun, type Run } from "./run-queries.ts";
import {
  findLiveTexts,
  insertPassages,
  insertSegment,
  insertVersions,
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
 * stores them, retires the versions before and raises the workspace's revision. A text that is live already changes
 * nothing. `alongside` writes in the same transaction; what it throws undoes everything. False: a newer run has taken
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
  const before = await database.inWorkspace(workspaceId, (transaction) =>
    findLiveTexts(
      transaction,
      workspaceId,
      documents.map((document) => document.documentId),
    ),
  );
  const versions = documents.map(prepareVersion);
  const changed = versions.filter(({ document, digest }) => before.get(document.documentId)?.digest !== digest);
  const unchanged = versions.filter((version) => !changed.includes(version));
  const passages = changed.flatMap((version) => toIndexedPassages(version, run.sourceId));
  const segment = passages.length > 0 ? await index.add(workspaceId, passages) : undefined;
  const published = versions.map((version): PublishedDocument => {
    const { documentId } = version.document;
    const passagesBefore = before.get(documentId)?.passages ?? 0;
    if (!changed.includes(version))
      return { documentId, status: "unchanged", passages: passagesBefore, passagesBefore };
    return { documentId, status: "ready", passages: version.passages.length, passagesBefore };
  });
  try {
    const isWritten = await database.inWorkspace(workspaceId, async (transaction) => {
      if (!(await holdRun(transaction, run))) return false;
      await markDocumentsUnchanged(transaction, workspaceId, unchanged);
      if (changed.length > 0) await storeVersions(transaction, run, changed, segment);
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
  segment: SegmentDescriptor | undefined,
): Promise<void> {
  const { workspaceId } = run;
  const revision = await raiseRevision(transaction, workspaceId);
  await retireVersions(
    transaction,
    workspaceId,
    versions.map((version) => version.document.documentId),
    revision,
  );
  await insertVersions(transaction, workspaceId, { sourceId: run.sourceId, revision, versions });
  await insertPassages(transaction, workspaceId, versions);
  await markDocumentsReady(transaction, workspaceId, versions);
  if (segment) await insertSegment(transaction, workspaceId, segment, revision);
}

function prepareVersion(document: ReadDocument): PreparedVersion {
  const { content } = document;
  const passages = splitPassages(content).map((passage) => ({
    ...passage,
    id: newId(),
    text: content.text.slice(passage.start, passage.end),
  }));
  // Title and address belong to what is found and shown, so they count as content.
  const digest = createHash("sha256")
    .update(`${document.title}\n${document.url ?? ""}\n${content.text}`)
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
