export { type ErasedChats, eraseChats } from "./erase-chats.ts";
export { addUp, ErasureCounts } from "./erasure-counts.ts";
export { type ErasureRow, forgetErasedVersions } from "./erasure-queries.ts";
export { erasureRoutes } from "./erasure-routes.ts";
export { presentErasure, waitForErasure } from "./present-erasure.ts";
export { clearAuditDetails, deleteEventsOf, deleteResponsesNaming } from "./record-queries.ts";
export { type ErasureContext, resumeErasures, runErasure } from "./run-erasure.ts";
export { RUN_ERASURE_JOB, type RunErasureJob, startErasure, startSourceErasure } from "./start-erasure.ts";
