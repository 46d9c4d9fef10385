import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { test } from "node:test";
import { prepareQuery, type SegmentPassage } from "@citedesk/grounding";
import { uuidv7 } from "uuidv7";
import type { FileStore } from "../../ports/file-store.ts";
import { IndexDamagedError, type PassageIndex, type SegmentCatalogue } from "../../ports/passage-index.ts";
import { openFolderFileStore } from "../file-store/folder-file-store.ts";
import { createMemoryPassageIndex } from "./memory-passage-index.ts";
import { testPassageIndex } from "./passage-index-contract.ts";
import type { MeasuredPassageIndex, PassageIndexOptions } from "./segment-passage-index.ts";
import { createSegmentStore } from "./segment-store.ts";
import { checkInterleavings } from "./testing/check-interleavings.ts";
import {
  type CatalogueCommit,
  createFakeSegmentCatalogue,
  type FakeSegmentCatalogue,
} from "./testing/fake-segment-catalogue.ts";
import { createFakeSegmentPages } from "./testing/fake-segment-pages.ts";

interface Setup {
  fileStore: FileStore;
  catalogue: FakeSegmentCatalogue;
  /** Another process on the same files and rows. */
  open(changed?: Partial<PassageIndexOptions> & { fileStore?: FileStore }): MeasuredPassageIndex;
  close(): Promise<void>;
}

async function setUp(): Promise<Setup> {
  const folder = await mkdtemp(join(tmpdir(), "passage-index-"));
  const fileStore = await openFolderFileStore(folder);
  const catalogue = createFakeSegmentCatalogue();
  const opened: PassageIndex[] = [];
  return {
    fileStore,
    catalogue,
    open({ fileStore: own = fileStore, ...changed } = {}) {
      const pages = createFakeSegmentPages();
      const store = createSegmentStore({ ...changed, fileStore: own, pages, writesTo: "files" });
      const index = createMemoryPassageIndex({ store, catalogue, newId: uuidv7, maximumBytes: 1e9, ...changed });
      opened.push(index);
      return index;
    },
    async close() {
      for (const index of opened) await index.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

testPassageIndex("memory", async () => {
  const { catalogue, open, close } = await setUp();
  return { open: async () => open(), commit: async (id, change) => catalogue.commit(id, change), close };
});

test("memory, searched in threads, of one process too little: any interleaving scores as BM25 by its definition", async () => {
  const { catalogue, open, close } = await setUp();
  const commit = async (id: string, change: CatalogueCommit) => catalogue.commit(id, change);
  const inThreads = { searchedHere: 0, onThreadError: (error: unknown) => assert.fail(String(error)) };
  const small = { maximumBytes: 1_000, maximumSegmentBytes: 1_500 };
  const processes = [inThreads, { ...inThreads, ...small }].values();
  await checkInterleavings({ open: async () => open(processes.next().value), commit, close });
});

test("memory, too little for one workspace: any interleaving scores as BM25 by its definition", async () => {
  const { catalogue, open, close } = await setUp();
  const commit = async (id: string, change: CatalogueCommit) => catalogue.commit(id, change);
  const small = { maximumBytes: 1_000, maximumSegmentBytes: 1_500 };
  await checkInterleavings({ open: async () => open(small), commit, close });
});

function memoryTest(behaviour: string, check: (setup: Setup, workspaceId: string) => Promise<void>): void {
  test(behaviour, async () => {
    const setup = await setUp();
    try {
      await check(setup, uuidv7());
    } finally {
      await setup.close();
    }
  });
}

const SOURCE = uuidv7();

function makePassages(count: number, text = "refund letter"): SegmentPassage[] {
  const rest = { sourceId: SOURCE, title: "", headingPath: [], text, language: "en" };
  return Array.from({ length: count }, () => ({ ...rest, passageId: uuidv7(), versionId: uuidv7() }));
}

async function publish({ catalogue }: Setup, index: PassageIndex, workspaceId: string, passages: SegmentPassage[]) {
  const segments = await index.add(workspaceId, passages);
  catalogue.commit(workspaceId, { segments, live: passages.map(({ versionId }) => versionId) });
}

async function countFound({ catalogue }: Setup, index: PassageIndex, workspaceId: string): Promise<number> {
  const revision = catalogue.commit(workspaceId, {});
  const terms = [{ term: "refund", weight: 1 }];
  const found = await index.search({ workspaceId, revision, allowedSourceIds: [SOURCE], terms, limit: 5 });
  assert.equal(found.statistics.documentFrequency("refund"), found.statistics.passageCount);
  return found.statistics.passageCount;
}

memoryTest("workspaces beyond the limit are dropped from memory and loaded again when asked", async (setup) => {
  const index = setup.open({ maximumBytes: 100_000 });
  const workspaceIds = Array.from({ length: 6 }, () => uuidv7());
  for (const workspaceId of workspaceIds) await publish(setup, index, workspaceId, makePassages(500));
  for (const workspaceId of [...workspaceIds, ...workspaceIds]) {
    assert.equal(await countFound(setup, index, workspaceId), 500);
    assert.ok(index.loadedBytes <= 100_000, `${index.loadedBytes} bytes`);
    assert.ok(index.loadedBytes > 10_000);
  }
});

memoryTest("searches of many workspaces at once in too little memory all come back", async (setup) => {
  const index = setup.open({ maximumBytes: 1 });
  const workspaceIds = Array.from({ length: 6 }, () => uuidv7());
  for (const workspaceId of workspaceIds) await publish(setup, index, workspaceId, makePassages(50));
  const asked = Array.from({ length: 60 }, (_, number) => workspaceIds[number % 6]!);
  const counts = await Promise.all(asked.map((workspaceId) => countFound(setup, index, workspaceId)));
  assert.deepEqual(new Set(counts), new Set([50]));
});

memoryTest("changes of thousands of versions are read in pages", async (setup, workspaceId) => {
  const [index, other] = [setup.open(), setup.open()];
  const passages = makePassages(4_500);
  await publish(setup, index, workspaceId, passages);
  assert.equal(await countFound(setup, index, workspaceId), 4_500);
  setup.catalogue.commit(workspaceId, { retired: passages.slice(0, 4_100).map(({ versionId }) => versionId) });
  assert.equal(await countFound(setup, index, workspaceId), 400);
  assert.equal(await countFound(setup, other, workspaceId), 400);
});

memoryTest("a refresh that fails loses no change", async (setup, workspaceId) => {
  let isDown = false;
  const catalogue: SegmentCatalogue = {
    ...setup.catalogue,
    async readChanges(id, after, limit) {
      // The first page comes, the second doesn't.
      if (isDown && after.versionId !== "" && !after.versionId.startsWith("ffffffff")) throw new Error("down");
      return setup.catalogue.readChanges(id, after, limit);
    },
  };
  const index = setup.open({ catalogue });
  const passages = makePassages(4_500);
  await publish(setup, index, workspaceId, passages);
  assert.equal(await countFound(setup, index, workspaceId), 4_500);
  setup.catalogue.commit(workspaceId, { retired: passages.slice(0, 4_100).map(({ versionId }) => versionId) });
  isDown = true;
  await assert.rejects(countFound(setup, index, workspaceId), /down/);
  isDown = false;
  assert.equal(await countFound(setup, index, workspaceId), 400);
});

/** The files, of which one is read only after another process has merged. */
function mergingAt(read: number, setup: Setup, merge: () => Promise<boolean>): FileStore {
  let reads = 0;
  const count = async () => {
    if (++reads === read) assert.equal(await merge(), true);
  };
  return {
    ...setup.fileStore,
    async read(sha256) {
      await count();
      return setup.fileStore.read(sha256);
    },
    async readRanges(sha256, ranges) {
      await count();
      return setup.fileStore.readRanges(sha256, ranges);
    },
  };
}

memoryTest("a merge by another process between the rows and the files is followed", async (setup, workspaceId) => {
  const writer = setup.open();
  for (let number = 0; number < 8; number++) await publish(setup, writer, workspaceId, makePassages(2));
  const fileStore = mergingAt(4, setup, () => writer.compact(workspaceId));
  assert.equal(await countFound(setup, setup.open({ fileStore }), workspaceId), 16);
  assert.equal(setup.catalogue.segments(workspaceId).length, 1);
});

memoryTest("a missing or damaged file is an error that says so", async (setup, workspaceId) => {
  await publish(setup, setup.open(), workspaceId, makePassages(3));
  const [descriptor] = setup.catalogue.segments(workspaceId);
  const damaged: FileStore = {
    ...setup.fileStore,
    async read(sha256) {
      const bytes = new Uint8Array(await setup.fileStore.read(sha256));
      bytes[bytes.length - 9]! ^= 1;
      return bytes;
    },
  };
  await assert.rejects(countFound(setup, setup.open({ fileStore: damaged }), workspaceId), IndexDamagedError);
  await setup.fileStore.remove(descriptor!.fileSha256!);
  await assert.rejects(countFound(setup, setup.open(), workspaceId), IndexDamagedError);
});

memoryTest(
  "compacting leaves out erased versions and removes the files of what it replaced",
  async (setup, workspaceId) => {
    const index = setup.open();
    const passages = makePassages(40);
    await publish(setup, index, workspaceId, passages);
    const [old] = setup.catalogue.segments(workspaceId);
    const versionIds = passages.map(({ versionId }) => versionId);
    setup.catalogue.commit(workspaceId, { retired: versionIds.slice(0, 30) });
    assert.equal(await index.compact(workspaceId), false, "retired versions may come back");
    setup.catalogue.commit(workspaceId, { erased: versionIds.slice(0, 30) });
    assert.equal(await index.compact(workspaceId), true);
    assert.deepEqual(
      setup.catalogue.segments(workspaceId).map(({ passageCount }) => passageCount),
      [10],
    );
    assert.equal(await setup.fileStore.exists(old!.fileSha256!), false);
    setup.catalogue.commit(workspaceId, { retired: versionIds.slice(30) });
    setup.catalogue.commit(workspaceId, { erased: versionIds.slice(30) });
    assert.equal(await index.compact(workspaceId), true);
    assert.deepEqual(setup.catalogue.segments(workspaceId), []);
    assert.equal(await countFound(setup, index, workspaceId), 0);
  },
);

memoryTest(
  "a single version whose words must go is left out at once, however small its share",
  async (setup, workspaceId) => {
    const index = setup.open();
    const passages = makePassages(40);
    await publish(setup, index, workspaceId, passages);
    const [old] = setup.catalogue.segments(workspaceId);
    const { versionId } = passages[7]!;
    setup.catalogue.commit(workspaceId, { retired: [versionId] });
    setup.catalogue.commit(workspaceId, { erased: [versionId] });
    assert.equal(await index.compact(workspaceId), false, "one in forty waits for others");
    setup.catalogue.commit(workspaceId, { urgent: [versionId] });
    assert.equal(await index.compact(workspaceId), true);
    assert.equal(await setup.fileStore.exists(old!.fileSha256!), false);
    assert.deepEqual(
      setup.catalogue.segments(workspaceId).map(({ passageCount }) => passageCount),
      [39],
    );
    assert.equal(await index.compact(workspaceId), false, "and once is enough");
  },
);

memoryTest("a merge that dropped a version which came back meanwhile is given up", async (setup, workspaceId) => {
  const passages = makePassages(8);
  const returning = passages[0]!;
  const written: string[] = [];
  const fileStore: FileStore = {
    ...setup.fileStore,
    async write(content) {
      const file = await setup.fileStore.write(content);
      written.push(file.sha256);
      return file;
    },
  };
  const catalogue: SegmentCatalogue = {
    ...setup.catalogue,
    async replaceSegments(id, replacement) {
      assert.deepEqual(replacement.droppedVersionIds, [returning.versionId]);
      setup.catalogue.commit(id, { live: [returning.versionId] });
      return setup.catalogue.replaceSegments(id, replacement);
    },
  };
  for (const passage of passages) await publish(setup, setup.open(), workspaceId, [passage]);
  setup.catalogue.commit(workspaceId, { retired: [returning.versionId] });
  setup.catalogue.commit(workspaceId, { erased: [returning.versionId] });
  const index = setup.open({ fileStore, catalogue });
  assert.equal(await index.compact(workspaceId), true, "whoever lost looks again");
  assert.equal(await countFound(setup, index, workspaceId), 8);
  assert.equal(written.length, 1);
  assert.equal(await setup.fileStore.exists(written[0]!), false);
});

memoryTest("files that a killed merge left are removed by the next compaction", async (setup, workspaceId) => {
  const killed: SegmentCatalogue = {
    ...setup.catalogue,
    findRetiredSegments: async () => [],
  };
  for (let number = 0; number < 8; number++) await publish(setup, setup.open(), workspaceId, makePassages(1));
  const old = setup.catalogue.segments(workspaceId);
  assert.equal(await setup.open({ catalogue: killed }).compact(workspaceId), true);
  assert.equal(await setup.fileStore.exists(old[0]!.fileSha256!), true);
  const index = setup.open();
  assert.equal(await index.compact(workspaceId), false);
  for (const { fileSha256 } of old) assert.equal(await setup.fileStore.exists(fileSha256!), false);
  assert.equal(await countFound(setup, index, workspaceId), 8);
});

function sizesOf({ catalogue }: Setup, workspaceId: string): number[] {
  return catalogue.segments(workspaceId).map(({ byteSize }) => byteSize);
}

const LIMIT = 6_000;

memoryTest(
  "what would make too large a segment is added as several, a version always whole",
  async (setup, workspaceId) => {
    const index = setup.open({ maximumSegmentBytes: LIMIT });
    await publish(setup, index, workspaceId, makePassages(300));
    const added = sizesOf(setup, workspaceId);
    assert.ok(added.length > 1 && Math.max(...added) <= LIMIT, `${added}`);
    assert.equal(await countFound(setup, index, workspaceId), 300);

    const [one] = makePassages(1);
    const version = Array.from({ length: 200 }, () => ({ ...one!, passageId: uuidv7() }));
    await publish(setup, index, workspaceId, version);
    assert.equal(sizesOf(setup, workspaceId).length, added.length + 1);
    assert.equal(await countFound(setup, index, workspaceId), 500);
    await index.discard(workspaceId, setup.catalogue.segments(workspaceId));
    assert.equal(await countFound(setup, setup.open(), workspaceId), 500);
  },
);

memoryTest("merging makes no segment that is too large", async (setup, workspaceId) => {
  const index = setup.open({ maximumSegmentBytes: LIMIT });
  for (let number = 0; number < 40; number++) await publish(setup, index, workspaceId, makePassages(20));
  while (await index.compact(workspaceId));
  const sizes = sizesOf(setup, workspaceId);
  assert.ok(Math.max(...sizes) <= LIMIT && sizes.length < 20, `${sizes}`);
  assert.equal(await countFound(setup, index, workspaceId), 800);
});

memoryTest(
  "a segment of an earlier release that is too large is read as it comes, and split",
  async (setup, workspaceId) => {
    const passages = makePassages(400);
    await publish(setup, setup.open(), workspaceId, passages);
    const [large] = setup.catalogue.segments(workspaceId);
    assert.ok(large!.byteSize > 2 * LIMIT);
    const fileStore: FileStore = {
      ...setup.fileStore,
      async read(sha256) {
        assert.notEqual(sha256, large!.fileSha256, "read at once");
        return setup.fileStore.read(sha256);
      },
    };
    const index = setup.open({ fileStore, maximumSegmentBytes: LIMIT });
    assert.equal(await countFound(setup, index, workspaceId), 400);
    const [erased] = passages;
    setup.catalogue.commit(workspaceId, { retired: [erased!.versionId] });
    setup.catalogue.commit(workspaceId, { erased: [erased!.versionId] });
    while (await index.compact(workspaceId));
    const sizes = sizesOf(setup, workspaceId);
    assert.ok(sizes.length > 1 && Math.max(...sizes) <= LIMIT, `${sizes}`);
    assert.equal(await countFound(setup, index, workspaceId), 399);
    assert.equal(await setup.fileStore.exists(large!.fileSha256!), false);

    const damaged: FileStore = {
      ...setup.fileStore,
      open: async () => ({
        size: 9_000,
        content: Readable.from([Buffer.alloc(9_000)]),
      }),
    };
    await publish(setup, setup.open(), workspaceId, passages.slice(200));
    const other = setup.open({ fileStore: damaged, maximumSegmentBytes: LIMIT });
    await assert.rejects(countFound(setup, other, workspaceId), IndexDamagedError);
  },
);

const SUBJECTS = ["refund", "delivery", "voucher", "opening hours", "swimming lessons", "cancellation", "warranty"];

const PASSAGES = 14 * 100;

/** Fourteen segments, of a few versions each. */
async function publishLibrary(setup: Setup, workspaceId: string): Promise<number> {
  const index = setup.open();
  for (const [number, subject] of [...SUBJECTS, ...SUBJECTS].entries()) {
    const passages = makePassages(100).map((passage, place) => {
      const [versionId, text] = [
        VERSIONS[number * 4 + (place >> 5)]!,
        `The ${subject} of item ${place % 9} is told here.`,
      ];
      return { ...passage, versionId, text };
    });
    await publish(setup, index, workspaceId, passages);
  }
  return setup.catalogue.commit(workspaceId, {});
}

const VERSIONS = Array.from({ length: 14 * 4 }, () => uuidv7());

async function countPassages({ catalogue }: Setup, index: PassageIndex, workspaceId: string): Promise<number> {
  const search = { workspaceId, revision: catalogue.commit(workspaceId, {}), allowedSourceIds: [SOURCE], limit: 5 };
  return (await index.search({ ...search, terms: [{ term: "refund", weight: 1 }] })).statistics.passageCount;
}

const QUESTIONS = [
  "How long does a refnud take?",
  "What are the opening hours?",
  "deliveries",
  "swiming lesson price",
  "zzz",
];

for (const searchedHere of [Number.POSITIVE_INFINITY, 0])
  memoryTest(
    `a workspace larger than the memory is answered the same by ranges, and stays within it (${searchedHere})`,
    async (setup, workspaceId) => {
      const revision = await publishLibrary(setup, workspaceId);
      const whole = setup.open({ searchedHere });
      const asked = { workspaceId, revision, allowedSourceIds: [SOURCE], limit: 20 };
      await whole.search({ ...asked, terms: [] });
      const maximumBytes = Math.round(whole.loadedBytes * 0.6);
      const large = new Set(setup.catalogue.segments(workspaceId).map(({ fileSha256 }) => fileSha256!));
      let most = 0;
      let wholeReads = 0;
      const note = () => {
        most = Math.max(most, index.loadedBytes);
      };
      const fileStore: FileStore = {
        ...setup.fileStore,
        async read(sha256) {
          note();
          if (large.has(sha256)) wholeReads++;
          return setup.fileStore.read(sha256);
        },
        async readRanges(sha256, ranges) {
          note();
          return setup.fileStore.readRanges(sha256, ranges);
        },
      };
      const index = setup.open({ fileStore, maximumBytes, searchedHere });
      const words = [
        { term: "refund", weight: 1 },
        { term: "item", weight: 0.5 },
        { term: "refund", weight: 1 },
      ];
      for (const search of [
        ...QUESTIONS.map((question) => ({ ...asked, terms: [], query: prepareQuery({ question, language: "en" }) })),
        { ...asked, terms: words },
      ]) {
        const [expected, found] = [await whole.search(search), await index.search(search)];
        assert.deepEqual(
          found.candidates,
          expected.candidates.map((candidate) => ({ ...candidate, rankScore: undefined })),
        );
        assert.deepEqual(found.query, expected.query);
        assert.equal(found.statistics.averageLength, expected.statistics.averageLength);
        for (const { term } of found.query?.terms ?? words)
          assert.equal(found.statistics.documentFrequency(term), expected.statistics.documentFrequency(term));
      }
      const found = await Promise.all(Array.from({ length: 8 }, () => index.search({ ...asked, terms: words })));
      for (const { candidates } of found) assert.equal(candidates.length, 20);
      assert.equal((await index.listPassages({ ...asked, limit: 10_000 })).length, PASSAGES);
      assert.ok(most > 0.3 * maximumBytes && most <= maximumBytes, `${most} of ${maximumBytes} bytes`);
      // Those that there was room for when they were met, and once more for the list of all.
      assert.ok(wholeReads <= 2 * 2 * SUBJECTS.length, `${wholeReads} read whole`);
      // What fits is read once.
      assert.equal(whole.segmentReads, 2 * SUBJECTS.length);
      const { inThreads, here } = index.searches;
      assert.equal(searchedHere === 0 ? here : inThreads, 0);
    },
  );

memoryTest("the least recently used segments go out, and no more of a workspace than must", async (setup, first) => {
  const second = uuidv7();
  for (const workspaceId of [first, second]) await publishLibrary(setup, workspaceId);
  const all = setup.open();
  assert.equal(await countPassages(setup, all, first), PASSAGES);
  const index = setup.open({ maximumBytes: Math.round(all.loadedBytes * 1.5) });
  for (const workspaceId of [first, second]) await countPassages(setup, index, workspaceId);
  assert.equal(index.segmentReads, 4 * SUBJECTS.length);
  assert.equal(await countPassages(setup, index, second), PASSAGES);
  assert.equal(index.segmentReads, 4 * SUBJECTS.length, "the last one asked is whole");
  assert.equal(await countPassages(setup, index, first), PASSAGES);
  const again = index.segmentReads - 4 * SUBJECTS.length;
  assert.ok(again > 0 && again < 2 * SUBJECTS.length, `${again} read again`);
});

memoryTest("a merge by another process while a large workspace is read is followed", async (setup, workspaceId) => {
  const writer = setup.open();
  for (let number = 0; number < 8; number++) await publish(setup, writer, workspaceId, makePassages(2));
  const fileStore = mergingAt(12, setup, () => writer.compact(workspaceId));
  assert.equal(await countFound(setup, setup.open({ fileStore, maximumBytes: 1 }), workspaceId), 16);
  assert.equal(setup.catalogue.segments(workspaceId).length, 1);
  const [descriptor] = setup.catalogue.segments(workspaceId);
  const index = setup.open({ maximumBytes: 1 });
  assert.equal(await countFound(setup, index, workspaceId), 16);
  await setup.fileStore.remove(descriptor!.fileSha256!);
  await assert.rejects(countFound(setup, index, workspaceId), IndexDamagedError);
});
