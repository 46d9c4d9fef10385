import { createHash } from "node:crypto";
import { type Passage, type StructuredText, splitPassages } from "@citedesk/grounding";
import type { Database } from "../../platform/database/database.ts";
import { newId } from "../../platform/ids/identifier.ts";
import type { IndexedPassage, PassageIndex } from "../../ports/passage-index.ts";
import { raiseRevision } from "../sources/index.ts";
import { holdRun, type Run } from "./run-queries.ts";
import {
  findLiveDigests,
  insertPassages,
  insertSegment,
  insertVersion,
  markDocumentRead,
  retireVersions,
} from "./version-queries.ts";

export interface ReadDocument {
  documentId: string;
  title: string;
  url: string | null;
  fileSha256: string | null;
  content: StructuredText;
}

interface PreparedVersion {
  document: ReadDocument;
  versionId: string;
  digest: string;
  passages: (Passage & { id: string; text: string })[];
}

/**
 * Makes new texts what answers use: their passages are indexed while nobody sees them, then one short transaction
 * stores them, retires the versions before and raises the workspace's revision. A text that is live already changes
 * nothing. False: a newer run has taken over and nothing was written.
 */
export async function publishVersions(
  context: { database: Database; index: PassageIndex },
  run: Run,
  documents: ReadDocument[],
): Promise<boolean> {
  const { database, index } = context;
  const liveDigests = await database.inWorkspace(run.workspaceId, (transaction) =>
    findLiveDigests(
      transaction,
      run.workspaceId,
      documents.map((document) => document.documentId),
    ),
  );
  const versions = documents.map(prepareVersion);
  const changed = versions.filter((version) => liveDigests.get(version.document.documentId) !== version.digest);
  const unchanged = versions.filter((version) => !changed.includes(version));
  const passages = changed.flatMap((version) => toIndexedPassages(version, run.sourceId));
  const segment = passages.length > 0 ? await index.add(run.workspaceId, passages) : undefined;
  try {
    const isWritten = await database.inWorkspace(run.workspaceId, async (transaction) => {
      if (!(await holdRun(transaction, run))) return false;
      for (const version of unchanged)
        await markDocumentRead(transaction, run.workspaceId, version.document, "unchanged");
      if (changed.length === 0) return true;
      const revision = await raiseRevision(transaction, run.workspaceId);
      await retireVersions(
        transaction,
        run.workspaceId,
        changed.map((version) => version.document.documentId),
        revision,
      );
      for (const version of changed) {
        await insertVersion(transaction, run.workspaceId, { ...version, sourceId: run.sourceId, revision });
        await insertPassages(transaction, run.workspaceId, version.versionId, version.passages);
        await markDocumentRead(transaction, run.workspaceId, version.document, "ready", {
          versionId: version.versionId,
          passages: version.passages.length,
        });
      }
      if (segment) await insertSegment(transaction, run.workspaceId, segment, revision);
      return true;
    });
    if (!isWritten && segment) await index.discard(run.workspaceId, segment);
    return isWritten;
  } catch (error) {
    if (segment) await index.discard(run.workspaceId, segment);
    throw error;
  }
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
