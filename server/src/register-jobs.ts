import type { AppContext } from "./compose.ts";
import { recoverAnswers, refreshQuestions, writeHandoffSummaries } from "./features/chat/index.ts";
import { runTouchedChecks } from "./features/checks/index.ts";
import { purgeDeleted } from "./features/deleted/index.ts";
import { checkDueDomains } from "./features/deployments/index.ts";
import {
  EMBED_PASSAGES_JOB,
  type EmbedPassagesJob,
  embedPassages,
  enqueueAllWorkspaces,
} from "./features/embeddings/index.ts";
import { RUN_ERASURE_JOB, type RunErasureJob, resumeErasures, runErasure } from "./features/erasure/index.ts";
import { lookAfterHandoffs } from "./features/handoffs/index.ts";
import { RUN_IMPORT_JOB, type RunImportJob, runImport } from "./features/imports/index.ts";
import {
  compactIndexes,
  crawlSource,
  cutAnew,
  REBUILD_INDEX_JOB,
  type RebuildIndexJob,
  readSource,
  rebuildIndex,
  refreshDueSources,
  sweepFiles,
  sweepIndexPages,
} from "./features/ingestion/index.ts";
import { mailLeads } from "./features/leads/index.ts";
import { tellLimits } from "./features/quotas/index.ts";
import { resealSecrets } from "./features/secrets/index.ts";
import { CRAWL_SOURCE_JOB, READ_SOURCE_JOB, type ReadSourceJob } from "./features/sources/index.ts";
import { collectAllGaps, rollUpAll } from "./features/statistics/index.ts";
import { dropOldArchives, RUN_TASK_JOB, type RunTaskJob, resumeTasks, runTask } from "./features/tasks/index.ts";
import { applyRetention } from "./features/visitors/index.ts";
import { pruneDeliveries } from "./features/webhooks/index.ts";

/** Every background job, one line each. All are safe to repeat. */
export async function registerJobs(context: AppContext): Promise<void> {
  const { queue } = context;
  const compacted = new Map<string, string>();
  await queue.handle<ReadSourceJob>(READ_SOURCE_JOB, { concurrency: 2, expireSeconds: 3600 }, (job) =>
    readSource(context, job.payload, job.signal),
  );
  await queue.handle<ReadSourceJob>(CRAWL_SOURCE_JOB, { concurrency: 3, expireSeconds: 3600 }, (job) =>
    crawlSource(context, job.payload, job.signal),
  );
  await queue.schedule("refresh-due-sources", "* * * * *", () => refreshDueSources(context));
  context.webhooks.dispatcher.start();
  await queue.schedule("collect-gaps", "* * * * *", () => collectAllGaps(context, context.config.gapMinQuestions));
  await queue.schedule("roll-up-reports", "*/10 * * * *", () => rollUpAll(context.database));
  await queue.schedule("look-after-handoffs", "* * * * *", () => lookAfterHandoffs(context));
  await queue.schedule("mail-leads", "* * * * *", () => mailLeads(context));
  await queue.schedule("tell-limits", "* * * * *", () => tellLimits(context));
  await queue.schedule("write-handoff-summaries", "* * * * *", () => writeHandoffSummaries(context));
  await queue.schedule("run-touched-checks", "* * * * *", () => runTouchedChecks(context));
  await queue.schedule("check-domains", "7 * * * *", () => checkDueDomains(context));
  await queue.schedule("prune-deliveries", "17 3 * * *", () => pruneDeliveries(context.database));
  await queue.schedule("apply-retention", "41 3 * * *", () => applyRetention(context));
  await queue.handle<RunErasureJob>(RUN_ERASURE_JOB, { concurrency: 1, expireSeconds: 3600 }, (job) =>
    runErasure(context, job.payload),
  );
  await queue.handle<RunTaskJob>(RUN_TASK_JOB, { concurrency: 1, expireSeconds: 86_400 }, (job) =>
    runTask(context, job.payload, job.attempt),
  );
  await queue.handle<RunImportJob>(RUN_IMPORT_JOB, { concurrency: 1, expireSeconds: 3600 }, (job) =>
    runImport(context, job.payload, job.attempt),
  );
  await queue.schedule("resume-tasks", "*/5 * * * *", () => resumeTasks(context));
  await queue.schedule("drop-old-archives", "23 4 * * *", () => dropOldArchives(context));
  await queue.schedule("purge-deleted", "11 4 * * *", () => purgeDeleted(context));
  await queue.schedule("resume-erasures", "*/5 * * * *", () => resumeErasures(context));
  await queue.schedule("compact-indexes", "*/5 * * * *", () => compactIndexes(context, compacted));
  const cut = new Map<string, number>();
  await queue.schedule("cut-anew", "* * * * *", () => cutAnew(context, cut));
  const { embedder } = context;
  if (embedder) {
    await queue.handle<EmbedPassagesJob>(EMBED_PASSAGES_JOB, { concurrency: 1, expireSeconds: 3600 }, (job) =>
      embedPassages({ ...context, embedder }, job.payload.workspaceId, job.signal),
    );
    await queue.schedule("embed-all-passages", "*/10 * * * *", () => enqueueAllWorkspaces(context));
  }
  // The start does it too; a process that still had the key before may have sealed something since.
  await queue.schedule("reseal-secrets", "* * * * *", async () => {
    const resealed = await resealSecrets(context);
    if (resealed > 0) context.log.info({ resealed }, "secrets are sealed with SECRET_KEY now");
  });
  const drawn = new Map<string, number>();
  await queue.schedule("draw-questions", "* * * * *", () => refreshQuestions(context, drawn));
  await queue.schedule("sweep-files", "17 3 * * *", async () => {
    await sweepFiles(context);
    await sweepIndexPages(context);
  });
  await queue.handle<RebuildIndexJob>(REBUILD_INDEX_JOB, { concurrency: 1, expireSeconds: 3600 }, (job) =>
    rebuildIndex(context, job.payload.workspaceId),
  );
  await queue.schedule("recover-answers", "* * * * *", () =>
    recoverAnswers(context.database, context.config.answerLostAfterSeconds),
  );
}
