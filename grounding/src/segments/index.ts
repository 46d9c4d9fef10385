// What a thread that writes segments needs, and no more: the rest takes four times as long to load.
export { buildSegment } from "./build-segment.ts";
export { decodeSegment, encodeSegment } from "./encode-segment.ts";
export { mergeSegments } from "./merge-segments.ts";
export type { SegmentPassage } from "./segment.ts";
