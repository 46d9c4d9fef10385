export { type ExtractionOptions, extractDocument } from "./extract-document.ts";
export {
  type ArchiveEntry,
  type ExtractedDocument,
  ExtractionFailure,
  type ExtractionFailureCode,
} from "./extracted-document.ts";
export { mayBeReadable } from "./may-be-readable.ts";
export { readableTypes } from "./readable-types.ts";
