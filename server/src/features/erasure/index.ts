export { type ErasedChats, eraseChats } from "./erase-chats.ts";
export { eraseLeads } from "./erase-leads.ts";
export { eraseVisitorBatch, startVisitorErasure } from "./erase-visitor-batch.ts";
export { ErasureCounts } from "./erasure-counts.ts";
export { forgetErasedVersions } from "./erasure-queries.ts";
export { erasureRoutes } from "./erasure-routes.ts";
export { presentErasure, waitForErasure } from "./present-erasure.ts";
export { resumeErasures, runErasure } from "./run-erasure.ts";
export {
  RUN_ERASURE_JOB,
  type RunErasureJob,
  startAgentErasure,
  startErasure,
  startSourceErasure,
} from "./start-erasure.ts";
