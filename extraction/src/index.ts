export { type ExtractionOptions, extractDocument } from "./extract-document.ts";
export {
  type ArchiveEntry,
  type ExtractedDocument,
  ExtractionFailure,
  type ExtractionFailureCode,
} from "./extracted-document.ts";
export {
  IMPORT_KINDS,
  type ImportContents,
  type ImportedChat,
  type ImportedDocument,
  type ImportedMessage,
  type ImportedPage,
  type ImportedQuestion,
  type ImportKind,
  type LeftOut,
} from "./imports/import-contents.ts";
export { mayBeReadable } from "./may-be-readable.ts";
export { readableTypes } from "./readable-types.ts";
