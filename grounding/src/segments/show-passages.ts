import type { Segment } from "./segment.ts";

/** A segment with what one asker may see of it. */
export interface VisibleSegment {
  segment: Segment;
  /** 1 for each passage that may be seen. */
  visible: Uint8Array;
  passageCount: number;
  /** Terms in the visible passages. */
  totalLength: number;
}

/** Marks the passages whose version counts and whose source is open: both hold 0 or 1 by the segment's places. */
export function showPassages(segment: Segment, versions: Uint8Array, sources: Uint8Array): VisibleSegment {
  const { versionStart, versionSource, passageLength } = segment;
  const visible = new Uint8Array(passageLength.length);
  let passageCount = 0;
  let totalLength = 0;
  for (let version = 0; version < versions.length; version++) {
    if (versions[version] === 0 || sources[versionSource[version]!] === 0) continue;
    const end = versionStart[version + 1]!;
    passageCount += end - versionStart[version]!;
    for (let passage = versionStart[version]!; passage < end; passage++) {
      visible[passage] = 1;
      totalLength += passageLength[passage]!;
    }
  }
  return { segment, visible, passageCount, totalLength };
}
