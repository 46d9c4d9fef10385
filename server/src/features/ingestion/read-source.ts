import { getSource, type ReadSourceJob, type SourceRow } from "../sources/index.ts";
import { readBusinessInfo } from "./facts/read-business-info.ts";
import { readFact } from "./facts/read-fact.ts";
import { finishReading, type RunResult } from "./finish-reading.ts";
import type { IngestionContext } from "./ingestion-context.ts";
import { mergeSegments } from "./merge-segments.ts";
import { readUploadedFile } from "./read-uploaded-file.ts";
import { holdRun, type Run, setRunStatus } from "./run-queries.ts";
import { readVideo } from "./videos/read-video.ts";

/**
 * Runs one reading of a source from start to end. Safe to repeat at any point: each step is fenced by the run's id and
 * finds what the try before it left.
 *
 *   queued → processing → ready | ready_with_errors | failed
 *
 * Beside it the segments of earlier readings are merged: behind it, a question about what was just read would wait.
 */
export async function readSource(context: IngestionContext, job: ReadSourceJob, signal: AbortSignal): Promise<void> {
  const run: Run = job;
  const source = await begin(context, run);
  if (!source) return;
  const merging = mergeSegments(context.index, run.workspaceId);
  try {
    const result = await readByType(context, run, source, signal);
    if (result) await finishReading(context, run, result);
  } finally {
    await merging;
  }
}

async function begin(context: IngestionContext, run: Run): Promise<SourceRow | undefined> {
  return context.database.inWorkspace(run.workspaceId, async (transaction) => {
    if (!(await holdRun(transaction, run))) return undefined;
    await setRunStatus(transaction, run, "processing");
    return getSource(transaction, run.workspaceId, run.sourceId);
  });
}

/** Undefined: a newer run has taken over. */
function readByType(
  context: IngestionContext,
  run: Run,
  source: SourceRow,
  signal: AbortSignal,
): Promise<RunResult | undefined> {
  switch (source.type) {
    case "document":
      return readUploadedFile(context, run, source, signal);
    case "text":
    case "qa":
      return readFact(context, run, source);
    case "business_info":
      return readBusinessInfo(context, run, source, signal);
    case "video":
      return readVideo(context, run, source, signal);
    default:
      throw new Error(`No reader for sources of type ${source.type}.`);
  }
}
