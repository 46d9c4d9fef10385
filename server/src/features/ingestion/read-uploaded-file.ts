import type { ArchiveEntry, ExtractedDocument, ExtractionFailureCode } from "../../ports/text-extractor.ts";
import { ExtractionFailure } from "../../ports/text-extractor.ts";
import type { SourceRow } from "../sources/index.ts";
import type { RunResult } from "./finish-reading.ts";
import type { IngestionContext } from "./ingestion-context.ts";
import type { ReadDocument } from "./prepared-version.ts";
import { publishVersions } from "./publish-versions.ts";
import type { Run } from "./run-queries.ts";
import { markDocumentFailed, putDocument } from "./version-queries.ts";
import { withdrawOthers } from "./withdraw-texts.ts";

interface UploadedFile {
  file_name: string;
  media_type: string;
  sha256: string;
  size: number;
}

/** The file's key among the documents of its source; files inside it are keyed by their path. */
const FILE_KEY = "file";

/** Of what is left out of an archive, such as pictures. */
const MAX_SHOWN = 200;
const EMPTY = new Set<string>(["empty", "no_text", "scanned"]);
const SKIPPED = new Set<string>(["draft", "no_document", "holds_documents"]);
const WHOLE = { code: "holds_documents", message: "What is in it are documents of their own." } as const;

/** Reads an uploaded file: one document, or one for each file inside an archive or a mail. */
export async function readUploadedFile(
  context: IngestionContext,
  run: Run,
  source: SourceRow,
  signal: AbortSignal,
): Promise<RunResult | undefined> {
  const file = source.settings as unknown as UploadedFile;
  const documentId = await putFileDocument(context, run, file, FILE_KEY);
  try {
    const hints = { fileName: file.file_name, mediaType: file.media_type };
    const content = await context.files.withPath(file.sha256, (path) =>
      context.extractor.extract({ path, ...hints }, signal),
    );
    const parts = await collectParts(context, run, file, documentId, content);
    const isPublished = await publishVersions(context, run, parts.documents, {
      alongside: (transaction) => withdrawOthers(transaction, run, parts.documentIds),
    });
    if (!isPublished) return undefined;
    return { error: parts.documents.length > 0 ? null : parts.failure };
  } catch (error) {
    if (!(error instanceof ExtractionFailure)) throw error;
    await failDocument(context, run, documentId, error);
    return { error: { code: error.code, message: error.message } };
  }
}

/** The file's own text, where it has some, and what is inside it. */
async function collectParts(
  context: IngestionContext,
  run: Run,
  file: UploadedFile,
  documentId: string,
  content: ExtractedDocument,
): Promise<{ documents: ReadDocument[]; documentIds: string[]; failure: RunResult["error"] }> {
  const documents: ReadDocument[] = [];
  const documentIds = [documentId];
  let failure: RunResult["error"] = { code: "no_text", message: `${file.file_name} holds no text that can be read.` };
  if (content.text !== "" || !content.entries)
    documents.push(toReadDocument(documentId, content, file.file_name, file.sha256));
  else await failDocument(context, run, documentId, WHOLE);
  for (const entry of content.entries ?? []) {
    const id = await putFileDocument(context, run, file, entry.name, entry.url);
    documentIds.push(id);
    if (entry.document)
      documents.push({ ...toReadDocument(id, entry.document, entry.name, null), url: entry.url ?? null });
    else failure = await failEntry(context, run, id, entry);
  }
  for (const name of (content.leftOut ?? []).slice(0, MAX_SHOWN)) {
    const id = await putFileDocument(context, run, file, name);
    documentIds.push(id);
    await failDocument(context, run, id, { code: "no_document", message: "Pictures, sounds and styles are not read." });
  }
  return { documents, documentIds, failure };
}

function toReadDocument(
  documentId: string,
  content: ExtractedDocument,
  fileName: string,
  fileSha256: string | null,
): ReadDocument {
  return { documentId, title: content.title?.trim() || fileName, url: null, fileSha256, content };
}

function putFileDocument(context: IngestionContext, run: Run, file: UploadedFile, key: string, url?: string) {
  const fileName = key === FILE_KEY ? file.file_name : key;
  return context.database.inWorkspace(run.workspaceId, async (transaction) => {
    const isWhole = key === FILE_KEY;
    const row = await putDocument(transaction, run.workspaceId, {
      sourceId: run.sourceId,
      key,
      title: fileName,
      url: url ?? null,
      filename: fileName,
      mediaType: isWhole ? file.media_type : null,
      sha256: isWhole ? file.sha256 : null,
      bytes: isWhole ? file.size : null,
    });
    return row.id;
  });
}

async function failEntry(context: IngestionContext, run: Run, documentId: string, entry: ArchiveEntry) {
  const { code, message } = entry.failure ?? { code: "broken" as const, message: `${entry.name} can't be read.` };
  await failDocument(context, run, documentId, { code, message });
  return { code, message };
}

async function failDocument(
  context: IngestionContext,
  run: Run,
  documentId: string,
  failure: { code: ExtractionFailureCode | "no_document" | "holds_documents"; message: string },
): Promise<void> {
  const status = EMPTY.has(failure.code) ? "empty" : SKIPPED.has(failure.code) ? "skipped" : "failed";
  await context.database.inWorkspace(run.workspaceId, (transaction) =>
    markDocumentFailed(transaction, run.workspaceId, documentId, {
      status,
      code: failure.code,
      message: failure.message,
    }),
  );
}
