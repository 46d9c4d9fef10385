import { IDENTIFIER_WORDS, openSegment, readIdentifier, writeIdentifier } from "@citedesk/grounding";
import type { SegmentCatalogue, SegmentDescriptor } from "../../ports/passage-index.ts";
import { chooseMerge } from "./choose-merge.ts";
import { findMiddle } from "./find-middle.ts";
import type { SegmentOutline } from "./segment-outline.ts";
import type { SegmentStore } from "./segment-store.ts";
import type { SegmentWorker } from "./segment-worker.ts";

export interface Compaction {
  workspaceId: string;
  segments: readonly SegmentOutline[];
  isLive(versionIds: Uint32Array, index: number): boolean;
  newId(): string;
  worker: SegmentWorker;
  store: SegmentStore;
  catalogue: SegmentCatalogue;
  /** Of a segment's file, unless it holds a single version. */
  maximumSegmentBytes: number;
}

/**
 * One merge: write the merged files, exchange the rows in one transaction, remove the old files. Killed before the
 * transaction it leaves files that nothing names; killed after it, retired rows whose files the next call removes.
 * Another process that merges the same segments loses at the transaction and removes its files. False: there was
 * nothing to do, which whoever lost can't tell.
 */
export async function compactWorkspace(compaction: Compaction): Promise<boolean> {
  await removeRetired(compaction);
  const inputs = await chooseInputs(compaction);
  if (inputs.length === 0) return false;
  const { workspaceId, catalogue, store } = compaction;
  const droppedVersionIds = [...new Set(inputs.flatMap(({ garbage }) => garbage))];
  const segments = inputs.map(({ loaded }) => loaded);
  const merged = await writeMerged(compaction, segments, droppedVersionIds);
  const retiredIds = segments.map(({ descriptor }) => descriptor.id);
  const isReplaced = await catalogue.replaceSegments(workspaceId, { retiredIds, merged, droppedVersionIds });
  if (isReplaced) await removeRetired(compaction);
  else for (const segment of merged) await store.remove(workspaceId, segment);
  return true;
}

interface MergeInput {
  loaded: SegmentOutline;
  /** Versions that need no index any more. */
  garbage: string[];
}

/** A segment that holds erased text; a full size class; one that is too large; or else one of which a quarter goes. */
async function chooseInputs(compaction: Compaction): Promise<MergeInput[]> {
  const { segments, maximumSegmentBytes } = compaction;
  const holding = await findHoldingErased(compaction);
  if (holding) return [{ loaded: holding, garbage: await findGarbage(compaction, holding) }];
  const places = chooseMerge(
    segments.map(({ descriptor }) => descriptor),
    maximumSegmentBytes,
  );
  const inputs: MergeInput[] = [];
  for (const place of places) {
    const loaded = segments[place]!;
    inputs.push({ loaded, garbage: await findGarbage(compaction, loaded) });
  }
  if (inputs.length > 0) return inputs;
  const isTooLarge = ({ descriptor, versionSource }: SegmentOutline) =>
    descriptor.byteSize > maximumSegmentBytes && versionSource.length > 1;
  const tooLarge = segments.find(isTooLarge);
  if (tooLarge) return [{ loaded: tooLarge, garbage: await findGarbage(compaction, tooLarge) }];
  for (const loaded of segments) {
    const { passageCount } = loaded.descriptor;
    if (countPassages(loaded, (version) => !compaction.isLive(loaded.versionIds, version)) * 4 < passageCount) continue;
    const garbage = await findGarbage(compaction, loaded);
    const ids = new Set(garbage);
    const passages = countPassages(loaded, (version) => ids.has(readIdentifier(loaded.versionIds, version)));
    if (passages > 0 && passages * 4 >= passageCount) return [{ loaded, garbage }];
  }
  return [];
}

async function findHoldingErased({
  workspaceId,
  catalogue,
  segments,
}: Compaction): Promise<SegmentOutline | undefined> {
  const versionIds = await catalogue.findErased(workspaceId);
  const words = new Uint32Array(versionIds.length * IDENTIFIER_WORDS);
  for (const [place, versionId] of versionIds.entries()) writeIdentifier(words, place, versionId);
  return segments.find(({ versions }) => versionIds.some((_, place) => versions.get(words, place) !== undefined));
}

function countPassages({ versionSource, versionStart }: SegmentOutline, isMeant: (version: number) => boolean): number {
  let passages = 0;
  for (let version = 0; version < versionSource.length; version++) {
    if (isMeant(version)) passages += versionStart[version + 1]! - versionStart[version]!;
  }
  return passages;
}

async function findGarbage(
  { workspaceId, catalogue, isLive }: Compaction,
  { versionIds, versionSource }: SegmentOutline,
): Promise<string[]> {
  const hidden: string[] = [];
  for (let version = 0; version < versionSource.length; version++) {
    if (!isLive(versionIds, version)) hidden.push(readIdentifier(versionIds, version));
  }
  const garbage: string[] = [];
  for (let start = 0; start < hidden.length; start += VERSIONS_A_QUERY) {
    garbage.push(...(await catalogue.findDiscardable(workspaceId, hidden.slice(start, start + VERSIONS_A_QUERY))));
  }
  return garbage;
}

const VERSIONS_A_QUERY = 1_000;

/** One segment, or several where it would be too large. */
async function writeMerged(
  compaction: Compaction,
  segments: readonly SegmentOutline[],
  droppedVersionIds: string[],
): Promise<SegmentDescriptor[]> {
  const { workspaceId, store, newId, maximumSegmentBytes } = compaction;
  const isLikelyToFit = segments.reduce((sum, { descriptor }) => sum + descriptor.byteSize, 0) <= maximumSegmentBytes;
  if (isLikelyToFit) {
    const id = newId();
    const bytes = await merge(compaction, id, segments, droppedVersionIds);
    if (openSegment(bytes).passageLength.length === 0) return [];
    // Where frequencies take more bytes in one of the segments they take as many in all of it.
    if (bytes.byteLength <= maximumSegmentBytes) return [await store.write(workspaceId, id, bytes)];
  }
  const versions = listVersions(segments, new Set(droppedVersionIds));
  return writeParts(compaction, segments, { versions, droppedVersionIds });
}

async function merge(
  { worker, store, workspaceId }: Compaction,
  id: string,
  segments: readonly SegmentOutline[],
  droppedVersionIds: string[],
): Promise<Uint8Array<ArrayBuffer>> {
  const files: Uint8Array<ArrayBuffer>[] = [];
  for (const { descriptor } of segments) files.push(await store.read(workspaceId, descriptor));
  return worker.merge(id, files, droppedVersionIds);
}

/** Halves the versions until what they make is small enough, or is one. */
async function writeParts(
  compaction: Compaction,
  segments: readonly SegmentOutline[],
  { versions, droppedVersionIds }: { versions: readonly VersionSize[]; droppedVersionIds: readonly string[] },
): Promise<SegmentDescriptor[]> {
  const { workspaceId, store, newId, maximumSegmentBytes } = compaction;
  const size = versions.reduce((sum, { byteSize }) => sum + byteSize, 0);
  if (versions.length === 0) return [];
  if (size <= maximumSegmentBytes || versions.length === 1) {
    const id = newId();
    const bytes = await merge(compaction, id, segments, [...droppedVersionIds]);
    if (bytes.byteLength <= maximumSegmentBytes || versions.length === 1)
      return [await store.write(workspaceId, id, bytes)];
  }
  const middle = findMiddle(versions.map(({ byteSize }) => byteSize));
  const [left, right] = [versions.slice(0, middle), versions.slice(middle)];
  const idsOf = (part: readonly VersionSize[]) => part.map(({ versionId }) => versionId);
  const without = (part: readonly VersionSize[]) => [...droppedVersionIds, ...idsOf(part)];
  return [
    ...(await writeParts(compaction, segments, { versions: left, droppedVersionIds: without(right) })),
    ...(await writeParts(compaction, segments, { versions: right, droppedVersionIds: without(left) })),
  ];
}

interface VersionSize {
  versionId: string;
  /** Its share of the segment that it stands in. */
  byteSize: number;
}

function listVersions(segments: readonly SegmentOutline[], dropped: ReadonlySet<string>): VersionSize[] {
  const sizes = new Map<string, number>();
  for (const { descriptor, versionIds, versionSource, versionStart } of segments)
    for (let version = 0; version < versionSource.length; version++) {
      const versionId = readIdentifier(versionIds, version);
      if (dropped.has(versionId) || sizes.has(versionId)) continue;
      const passages = versionStart[version + 1]! - versionStart[version]!;
      sizes.set(versionId, (descriptor.byteSize * passages) / descriptor.passageCount);
    }
  return [...sizes].map(([versionId, byteSize]) => ({ versionId, byteSize }));
}

async function removeRetired({ workspaceId, catalogue, store }: Compaction): Promise<void> {
  const retired = await catalogue.findRetiredSegments(workspaceId);
  for (const segment of retired) await store.remove(workspaceId, segment);
  if (retired.length === 0) return;
  await catalogue.deleteRetiredSegments(
    workspaceId,
    retired.map(({ id }) => id),
  );
}
