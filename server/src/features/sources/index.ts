export { presentSource } from "./present-source.ts";
export { type PutSource, putSource, type SourceToPut } from "./put-source.ts";
export { READ_SOURCE_JOB, type ReadSourceJob } from "./source-jobs.ts";
export { findSource, getSource, raiseRevision, type SourceRow } from "./source-queries.ts";
export { type SourceContext, sourceRoutes } from "./source-routes.ts";
export { type DocumentStatus, FINAL_STATUSES, type SourceStatus } from "./source-schemas.ts";
