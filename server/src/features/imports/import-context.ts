import type { FileStore } from "../../ports/file-store.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import type { TextExtractor } from "../../ports/text-extractor.ts";
import type { AnswerContext } from "../chat/index.ts";

/** What it takes to look into a file, and to have it brought in. */
export interface AskImportContext extends Pick<AnswerContext, "database"> {
  queue: JobQueue;
  files: FileStore;
  extractor: Pick<TextExtractor, "readImport">;
}

export interface ImportContext extends AnswerContext {
  queue: JobQueue;
  files: FileStore;
  extractor: Pick<TextExtractor, "readImport">;
}

/** Brings a file in, from wherever it stands. Safe to repeat. */
export const RUN_IMPORT_JOB = "run-import";

export interface RunImportJob {
  workspaceId: string;
  importId: string;
}

/** Tries of an import that failed for no reason that is known; then it is `failed`. */
export const MAX_TRIES = 4;
