import { IDENTIFIER_WORDS, openSegment, readIdentifier, writeIdentifier } from "@citedesk/grounding";
import type { FileStore } from "../../ports/file-store.ts";
import type { SegmentCatalogue, SegmentDescriptor } from "../../ports/passage-index.ts";
import { chooseMerge } from "./choose-merge.ts";
import type { LoadedSegment } from "./loaded-segment.ts";
import { toOwnBytes, writeSegment } from "./segment-files.ts";
import type { SegmentWorker } from "./segment-worker.ts";

export interface Compaction {
  workspaceId: string;
  segments: readonly LoadedSegment[];
  isLive(versionIds: Uint32Array, index: number): boolean;
  newId(): string;
  worker: SegmentWorker;
  fileStore: FileStore;
  catalogue: SegmentCatalogue;
}

/**
 * One merge: write the merged file, exchange the rows in one transaction, remove the old files. Killed before the
 * transaction it leaves a file that nothing names; killed after it, retired rows whose files the next call removes.
 * Another process that merges the same segments loses at the transaction and removes its file.
 */
export async function compactWorkspace(compaction: Compaction): Promise<boolean> {
  await removeRetired(compaction);
  const inputs = await chooseInputs(compaction);
  if (inputs.length === 0) return false;
  const { workspaceId, catalogue, fileStore } = compaction;
  const droppedVersionIds = [...new Set(inputs.flatMap(({ garbage }) => garbage))];
  const segments = inputs.map(({ loaded }) => loaded.descriptor);
  const merged = await writeMerged(compaction, segments, droppedVersionIds);
  const retiredIds = segments.map(({ id }) => id);
  const isReplaced = await catalogue.replaceSegments(workspaceId, { retiredIds, merged, droppedVersionIds });
  if (isReplaced) await removeRetired(compaction);
  else if (merged) await fileStore.remove(merged.fileSha256);
  return isReplaced;
}

interface MergeInput {
  loaded: LoadedSegment;
  /** Versions that need no index any more. */
  garbage: string[];
}

/** A segment that holds erased text; or a full size class; or else a segment of which a quarter can go. */
async function chooseInputs(compaction: Compaction): Promise<MergeInput[]> {
  const { segments } = compaction;
  const holding = await findHoldingErased(compaction);
  if (holding) return [{ loaded: holding, garbage: await findGarbage(compaction, holding) }];
  const places = chooseMerge(segments.map(({ descriptor }) => descriptor.passageCount));
  const inputs: MergeInput[] = [];
  for (const place of places) {
    const loaded = segments[place]!;
    inputs.push({ loaded, garbage: await findGarbage(compaction, loaded) });
  }
  if (inputs.length > 0) return inputs;
  for (const loaded of segments) {
    const { passageCount } = loaded.descriptor;
    if (countPassages(loaded, (version) => !compaction.isLive(loaded.segment.versionIds, version)) * 4 < passageCount)
      continue;
    const garbage = await findGarbage(compaction, loaded);
    const ids = new Set(garbage);
    const passages = countPassages(loaded, (version) => ids.has(readIdentifier(loaded.segment.versionIds, version)));
    if (passages > 0 && passages * 4 >= passageCount) return [{ loaded, garbage }];
  }
  return [];
}

async function findHoldingErased({ workspaceId, catalogue, segments }: Compaction): Promise<LoadedSegment | undefined> {
  const versionIds = await catalogue.findErased(workspaceId);
  const words = new Uint32Array(versionIds.length * IDENTIFIER_WORDS);
  for (const [place, versionId] of versionIds.entries()) writeIdentifier(words, place, versionId);
  return segments.find(({ versions }) => versionIds.some((_, place) => versions.get(words, place) !== undefined));
}

function countPassages({ segment }: LoadedSegment, isMeant: (version: number) => boolean): number {
  let passages = 0;
  for (let version = 0; version < segment.versionSource.length; version++) {
    if (isMeant(version)) passages += segment.versionStart[version + 1]! - segment.versionStart[version]!;
  }
  return passages;
}

async function findGarbage(
  { workspaceId, catalogue, isLive }: Compaction,
  { segment }: LoadedSegment,
): Promise<string[]> {
  const hidden: string[] = [];
  for (let version = 0; version < segment.versionSource.length; version++) {
    if (!isLive(segment.versionIds, version)) hidden.push(readIdentifier(segment.versionIds, version));
  }
  const garbage: string[] = [];
  for (let start = 0; start < hidden.length; start += VERSIONS_A_QUERY) {
    garbage.push(...(await catalogue.findDiscardable(workspaceId, hidden.slice(start, start + VERSIONS_A_QUERY))));
  }
  return garbage;
}

const VERSIONS_A_QUERY = 1_000;

async function writeMerged(
  { worker, fileStore, newId }: Compaction,
  segments: readonly SegmentDescriptor[],
  droppedVersionIds: string[],
): Promise<SegmentDescriptor | null> {
  const files = await Promise.all(segments.map(({ fileSha256 }) => fileStore.read(fileSha256)));
  const id = newId();
  const bytes = await worker.merge(id, files.map(toOwnBytes), droppedVersionIds);
  return openSegment(bytes).passageLength.length === 0 ? null : writeSegment(fileStore, id, bytes);
}

async function removeRetired({ workspaceId, catalogue, fileStore }: Compaction): Promise<void> {
  const retired = await catalogue.findRetiredSegments(workspaceId);
  for (const { fileSha256 } of retired) await fileStore.remove(fileSha256);
  if (retired.length === 0) return;
  await catalogue.deleteRetiredSegments(
    workspaceId,
    retired.map(({ id }) => id),
  );
}
