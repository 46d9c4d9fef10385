export { compactIndexes } from "./compact-indexes.ts";
export type { IngestionContext } from "./ingestion-context.ts";
export { readSource } from "./read-source.ts";
export { createSegmentCatalogue } from "./segment-catalogue.ts";
