import { withinReach } from "../../platform/database/reach.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { ExtractionFailure } from "../../ports/text-extractor.ts";
import { bringChats } from "./bring-chats.ts";
import { bringDocuments } from "./bring-documents.ts";
import { bringPages } from "./bring-pages.ts";
import { bringQuestions } from "./bring-questions.ts";
import { type ImportContext, MAX_TRIES, type RunImportJob } from "./import-context.ts";
import { endImport, findImport, type ImportRow } from "./import-queries.ts";

/**
 * Brings a file in, from wherever it stands, as whoever asked for it may. What the workspace refuses ends it as
 * `failed`, with a sentence that says why and what came in before; anything else is tried again.
 *
 *   waiting → running → completed | failed
 */
export async function runImport(
  context: ImportContext,
  { workspaceId, importId }: RunImportJob,
  attempt: number,
): Promise<void> {
  const { database } = context;
  const row = await database.inWorkspace(workspaceId, (transaction) => findImport(transaction, workspaceId, importId));
  if (!row || row.status === "completed" || row.status === "failed") return;
  const end = (problem: string | null) =>
    database.inWorkspace(workspaceId, (transaction) => endImport(transaction, workspaceId, importId, { problem }));
  try {
    await withinReach(workspaceId, row.reach ?? undefined, () => bringIn(context, row));
    await end(null);
  } catch (error) {
    const isTold = error instanceof AppError || error instanceof ExtractionFailure;
    if (!isTold && attempt < MAX_TRIES) throw error;
    await end(isTold ? error.message : "It failed several times; the log says why.");
    if (!isTold) throw error;
  }
}

async function bringIn(context: ImportContext, row: ImportRow): Promise<void> {
  const { kind, file_name: fileName } = row;
  if (kind === "documents" || kind === "help_center") return bringDocuments(context, row);
  const contents = await context.files.withPath(row.file_sha256!, (path) =>
    context.extractor.readImport({ path, fileName, kind }),
  );
  if (contents.kind === "questions") return bringQuestions(context, row, contents.items);
  if (contents.kind === "pages") return bringPages(context, row, contents.items);
  if (contents.kind === "chats") return bringChats(context, row, contents.items);
}
