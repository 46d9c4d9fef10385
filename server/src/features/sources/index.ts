export { ANYONE, type Asker, askerOf, mayReadSource } from "./asker.ts";
export { assertServesOnlyReach } from "./assert-serves-only-reach.ts";
export { attachWithin } from "./attach-source.ts";
export {
  BUSINESS_INFO_FIELDS,
  type BusinessAddress,
  type BusinessEmail,
  type BusinessHoliday,
  type BusinessHours,
  type BusinessInfo,
  type BusinessPhone,
  type BusinessPrice,
  WEEKDAYS,
  type Weekday,
} from "./business-info-schemas.ts";
export { contentOfUpload } from "./content-of-upload.ts";
export { countOpenDocuments, type OpenDocuments } from "./count-open-documents.ts";
export { type DocumentRow, getDocument } from "./document-queries.ts";
export { presentSource } from "./present-source.ts";
export { enqueueRead, isCrawled, type PutSource, putSource, type SourceToPut, startReading } from "./put-source.ts";
export { type ReceivedUpload, receiveUpload } from "./receive-upload.ts";
export { recordPut } from "./record-source.ts";
export { resolveTarget } from "./resolve-target.ts";
export { SitePreviewBody } from "./source-bodies.ts";
export type { SourceContext } from "./source-context.ts";
export { CRAWL_SOURCE_JOB, READ_SOURCE_JOB, type ReadSourceJob } from "./source-jobs.ts";
export type { SourceAccess } from "./source-options.ts";
export { findDueSources, findSource, getSource, raiseRevision, type SourceRow } from "./source-queries.ts";
export { sourceRoutes } from "./source-routes.ts";
export { type DocumentStatus, FINAL_STATUSES, Source, type SourceStatus } from "./source-schemas.ts";
export { namesScheme, toPageList, toSourceToPut } from "./source-to-put.ts";
export { READING_DEFAULTS } from "./source-types.ts";
export { waitForSource } from "./wait-for-source.ts";
