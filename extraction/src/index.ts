export { type ExtractionOptions, extractDocument } from "./extract-document.ts";
export {
  type ArchiveEntry,
  type ExtractedDocument,
  ExtractionFailure,
  type ExtractionFailureCode,
} from "./extracted-document.ts";
export { readableTypes } from "./readable-types.ts";
export { mayBeReadable } from "./sniff-type.ts";
