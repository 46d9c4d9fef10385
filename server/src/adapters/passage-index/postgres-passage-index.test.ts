import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { prepareQuery, type SegmentPassage } from "@citedesk/grounding";
import { uuidv7 } from "uuidv7";
import { IndexDamagedError, type PassageIndex } from "../../ports/passage-index.ts";
import { openFolderFileStore } from "../file-store/folder-file-store.ts";
import { createMemoryPassageIndex } from "./memory-passage-index.ts";
import { testPassageIndex } from "./passage-index-contract.ts";
import { createPostgresPassageIndex } from "./postgres-passage-index.ts";
import type { MeasuredPassageIndex, PassageIndexOptions } from "./segment-passage-index.ts";
import { createSegmentStore } from "./segment-store.ts";
import { checkInterleavings } from "./testing/check-interleavings.ts";
import { type CatalogueCommit, createFakeSegmentCatalogue } from "./testing/fake-segment-catalogue.ts";
import { createFakeSegmentPages } from "./testing/fake-segment-pages.ts";
import { makePassage, sourcesOf, WORDS } from "./testing/passage-index-harness.ts";

async function setUp() {
  const folder = await mkdtemp(join(tmpdir(), "passage-index-"));
  const fileStore = await openFolderFileStore(folder);
  const catalogue = createFakeSegmentCatalogue();
  const pages = createFakeSegmentPages();
  const opened: PassageIndex[] = [];
  const options = (changed: Partial<PassageIndexOptions>, writesTo: "files" | "pages") => ({
    store: createSegmentStore({ fileStore, pages, writesTo }),
    catalogue,
    newId: uuidv7,
    maximumBytes: 1e9,
    ...changed,
  });
  const keep = (index: MeasuredPassageIndex) => {
    opened.push(index);
    return index;
  };
  return {
    catalogue,
    pages,
    open: (changed: Partial<PassageIndexOptions> = {}) => keep(createPostgresPassageIndex(options(changed, "pages"))),
    openMemory: () => keep(createMemoryPassageIndex(options({}, "files"))),
    commit: async (id: string, change: CatalogueCommit) => catalogue.commit(id, change),
    async close() {
      for (const index of opened) await index.close();
      await fileStore.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

testPassageIndex("postgres", async () => {
  const { open, ...harness } = await setUp();
  return { ...harness, open: async () => open() };
});

test("postgres, too little memory for anything: any interleaving scores as BM25 by its definition", async () => {
  const { open, ...harness } = await setUp();
  const small = { maximumBytes: 1, maximumSegmentBytes: 1_500 };
  await checkInterleavings({ ...harness, open: async () => open(small) });
});

function randomPassages(count: number): SegmentPassage[] {
  const sources = [uuidv7(), uuidv7()];
  return Array.from({ length: count }, (_, place) => {
    const words = Array.from(
      { length: 1 + ((place * 7) % 5) },
      (_, at) => WORDS[(place * (at + 3) + at) % WORDS.length],
    );
    return makePassage(words.join(" "), sources[place % 2]);
  });
}

test("it finds what the memory index finds, to the bit, whichever of the two wrote the segments", async () => {
  const { catalogue, open, openMemory, close } = await setUp();
  try {
    const workspaceId = uuidv7();
    const [postgres, memory] = [open(), openMemory()];
    const passages = randomPassages(400);
    let revision = 0;
    for (const [part, writer] of [postgres, memory, postgres, memory].entries()) {
      const added = passages.slice(part * 100, part * 100 + 100);
      const segments = await writer.add(workspaceId, added);
      revision = catalogue.commit(workspaceId, { segments, live: added.map(({ versionId }) => versionId) });
    }
    const compare = async (allowedSourceIds: string[]) => {
      for (const question of ["refund letter", "a gardn tool", "summer ships", "WORDLESS"]) {
        const query = prepareQuery({ question, language: "en" });
        const asked = { workspaceId, revision, allowedSourceIds, terms: [], query, limit: 50 };
        const [found, expected] = [await postgres.search(asked), await memory.search(asked)];
        assert.deepEqual(
          found.candidates,
          expected.candidates.map((candidate) => ({ ...candidate, rankScore: undefined })),
        );
        assert.deepEqual(found.query, expected.query);
        assert.equal(found.statistics.averageLength, expected.statistics.averageLength);
        const listed = { workspaceId, revision, allowedSourceIds, limit: 1_000 };
        assert.deepEqual(await postgres.listPassages(listed), await memory.listPassages(listed));
      }
    };
    const sources = sourcesOf(passages);
    await compare(sources);
    await compare(sources.slice(1));
    assert.ok(catalogue.segments(workspaceId).some(({ fileSha256 }) => fileSha256 === null));
    assert.ok(catalogue.segments(workspaceId).some(({ fileSha256 }) => fileSha256 !== null));
  } finally {
    await close();
  }
});

test("what was read for a question isn't read again, and what is held stays within its bounds", async () => {
  const { catalogue, open, close } = await setUp();
  try {
    const workspaceId = uuidv7();
    const maximumBytes = 100_000;
    const index = open({ maximumBytes });
    // Of one version: the heads take little, the postings of all words more than there is room for.
    const { versionId, sourceId } = makePassage("");
    const best = WORDS.flatMap((word) => Array.from({ length: 5 }, () => makePassage(`${word} `.repeat(9))));
    const passages = [...randomPassages(6_000), ...best].map((passage) => ({ ...passage, versionId, sourceId }));
    const segments = await index.add(workspaceId, passages);
    const revision = catalogue.commit(workspaceId, { segments, live: [versionId] });
    const ask = (term: string) =>
      index.search({
        workspaceId,
        revision,
        allowedSourceIds: [sourceId],
        terms: [{ term, weight: 1 }],
        limit: 5,
      });
    await ask("refund");
    const before = index.segmentReads;
    await ask("refund");
    assert.equal(index.segmentReads, before);
    await ask("letter");
    assert.ok(index.segmentReads > before);
    for (const word of WORDS) await ask(word);
    assert.ok(index.loadedBytes <= maximumBytes, `${index.loadedBytes} bytes`);
  } finally {
    await close();
  }
});

test("a segment whose pages are gone is damage; merged and discarded ones leave no pages", async () => {
  const { catalogue, pages, open, close } = await setUp();
  try {
    const workspaceId = uuidv7();
    const index = open();
    const passages = randomPassages(16);
    let revision = 0;
    for (const passage of passages) {
      const segments = await index.add(workspaceId, [passage]);
      revision = catalogue.commit(workspaceId, { segments, live: [passage.versionId] });
    }
    await index.discard(workspaceId, await index.add(workspaceId, randomPassages(1)));
    while (await index.compact(workspaceId));
    const [segment, ...others] = catalogue.segments(workspaceId);
    assert.ok(segment);
    assert.deepEqual(pages.segmentIds.toSorted(), [segment, ...others].map(({ id }) => id).toSorted());
    const listed = { workspaceId, revision, allowedSourceIds: sourcesOf(passages), limit: 100 };
    assert.equal((await index.listPassages(listed)).length, 16);
    await pages.remove(workspaceId, segment.id);
    await assert.rejects(open().listPassages(listed), IndexDamagedError);
  } finally {
    await close();
  }
});
