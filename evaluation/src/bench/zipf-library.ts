import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type PreparedQuery, prepareQuery } from "@citedesk/grounding";
import { openFolderFileStore } from "../../../server/src/adapters/file-store/folder-file-store.ts";
import { createMemoryPassageIndex } from "../../../server/src/adapters/passage-index/memory-passage-index.ts";
import type { SegmentPages } from "../../../server/src/adapters/passage-index/segment-pages.ts";
import type { MeasuredPassageIndex } from "../../../server/src/adapters/passage-index/segment-passage-index.ts";
import { createSegmentStore } from "../../../server/src/adapters/passage-index/segment-store.ts";
import {
  createFakeSegmentCatalogue,
  type FakeSegmentCatalogue,
} from "../../../server/src/adapters/passage-index/testing/fake-segment-catalogue.ts";
import { newId } from "../../../server/src/platform/ids/identifiers.ts";
import type { SegmentDescriptor } from "../../../server/src/ports/passage-index.ts";
import { makeZipfPassages, makeZipfQuestion, zipfSourceIds } from "./zipf-passages.ts";

const BATCH = 20_000;
const LITTLE = 64 * 1024 * 1024;
/** Of which the turns before are. */
const EARLIER = 200;
const CANDIDATES = 50;

/** What another process needs to search a library in files. */
export interface ZipfFiles {
  folder: string;
  workspaceId: string;
  segments: SegmentDescriptor[];
  liveIds: string[];
  /** How many passages it has. */
  size: number;
}

export type ZipfLibrary = Awaited<ReturnType<typeof createZipfLibrary>>;

/** A workspace of made-up passages in the segments of an index, merged as upkeep leaves them. */
export async function createZipfLibrary({ pages, writesTo }: { pages: SegmentPages; writesTo: "files" | "pages" }) {
  const folder = await mkdtemp(join(tmpdir(), "citedesk-bench-files-"));
  const fileStore = await openFolderFileStore(folder);
  const catalogue = createFakeSegmentCatalogue();
  const store = createSegmentStore({ fileStore, pages, writesTo });
  const options = { store, catalogue, newId };
  const writer = createMemoryPassageIndex({ ...options, maximumBytes: LITTLE });
  const workspaceId = newId();
  const liveIds: string[] = [];
  let written = 0;
  let milliseconds = 0;
  return {
    catalogue,
    options,
    workspaceId,
    describe: (): ZipfFiles => ({
      folder,
      workspaceId,
      segments: catalogue.segments(workspaceId),
      liveIds,
      size: written,
    }),
    speed: () => (written / milliseconds) * 1_000,
    async growTo(size: number) {
      while (written < size) {
        const batch = makeZipfPassages(written, Math.min(BATCH, size - written));
        const started = performance.now();
        const segments = await writer.add(workspaceId, batch);
        milliseconds += performance.now() - started;
        written += batch.length;
        const versions = [...new Set(batch.map(({ versionId }) => versionId))];
        // One version in fifty is not visible: counting must look at every posting, as it does in use.
        const live = versions.filter((_, place) => place % 50 > 0);
        liveIds.push(...live);
        catalogue.commit(workspaceId, { segments, live });
      }
      while (await writer.compact(workspaceId));
    },
    async close() {
      await writer.close();
      await fileStore.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Asks an index of the library one question after the other: ids of passages, best first. */
export function createZipfAsker(
  index: MeasuredPassageIndex,
  { workspaceId, catalogue, size }: { workspaceId: string; catalogue: FakeSegmentCatalogue; size: number },
): (number: number) => Promise<string[]> {
  const asked = {
    workspaceId,
    revision: catalogue.commit(workspaceId, {}),
    allowedSourceIds: zipfSourceIds(size),
    limit: CANDIDATES,
  };
  return async (number) => {
    const query = zipfQuery(number);
    const { candidates } = await index.search({ ...asked, terms: query.terms, query });
    return candidates.map(({ passageId }) => passageId);
  };
}

/** Of two turns of six words. */
export function zipfQuery(number: number): PreparedQuery {
  const history = [{ role: "user" as const, text: makeZipfQuestion(number + EARLIER) }];
  return prepareQuery({ question: makeZipfQuestion(number), history, language: "en" });
}
