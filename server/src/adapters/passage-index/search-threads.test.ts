import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";
import { threadId } from "node:worker_threads";
import {
  buildSegment,
  decodeSegment,
  encodeSegment,
  type PartRange,
  prepareQuery,
  readSegmentHead,
} from "@citedesk/grounding";
import { uuidv7 } from "uuidv7";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { createSearchThreads, type SearchThreadOptions, type SearchThreads } from "./search-threads.ts";
import { toOutline } from "./segment-outline.ts";
import { makePassage, sourcesOf, WORDS } from "./testing/passage-index-harness.ts";
import { toSharedBytes } from "./to-shared-bytes.ts";

const folder = await temporaryFolder();
const unexpected = (error: unknown) => assert.fail(String(error));

/** A segment of so many passages, whole and as its head, with a question to it. */
async function makeParts(count: number) {
  const passages = Array.from({ length: count }, (_, place) => makePassage(`${WORDS[place % WORDS.length]} ${place}`));
  const file = encodeSegment(buildSegment(uuidv7(), passages));
  const descriptor = { id: uuidv7(), fileSha256: "", passageCount: count, byteSize: file.byteLength };
  const segment = decodeSegment(toSharedBytes(file));
  const head = await readSegmentHead(file.byteLength, async (ranges) =>
    ranges.map(({ start, end }) => toSharedBytes(file.subarray(start, end))),
  );
  const outline = { ...toOutline(descriptor, segment), counted: new Uint8Array(count).fill(1) };
  const search = {
    allowed: new Set(sourcesOf(passages).slice(1)),
    asked: { query: prepareQuery({ question: "a gardn letter?", language: "en" }) },
    limit: 10,
  };
  const read = async (wanted: readonly PartRange[]) => wanted.map(({ start, end }) => file.slice(start, end));
  return { whole: [{ outline, segment }], heads: [{ outline, head }], search, read };
}

async function withThreads(options: SearchThreadOptions, check: (threads: SearchThreads) => Promise<void>) {
  const threads = createSearchThreads(options);
  try {
    await check(threads);
  } finally {
    await threads.close();
  }
}

async function moduleOf(name: string, code: string): Promise<string> {
  const file = join(folder, `${name}.mjs`);
  await writeFile(file, code);
  return pathToFileURL(file).href;
}

test("many passages are searched in threads, few where they are asked, to the same", async () => {
  const { whole, heads, search, read } = await makeParts(60);
  await withThreads({ searchedHere: 59, onThreadError: unexpected }, async (many) => {
    await withThreads({ searchedHere: 60, onThreadError: unexpected }, async (few) => {
      const found = [await many.searchWhole(whole, search), await few.searchWhole(whole, search)] as const;
      assert.ok(found[0].candidates.length > 0);
      const byHeads = [
        await many.searchHeads(heads, search, read),
        await few.searchHeads(heads, search, read),
      ] as const;
      for (const [left, right] of [found, byHeads]) {
        assert.deepEqual(left.candidates, right.candidates);
        assert.deepEqual(left.query, right.query);
        assert.equal(left.statistics.averageLength, right.statistics.averageLength);
        assert.equal(left.statistics.passageCount, 59);
        for (const { term } of right.query!.terms)
          assert.equal(left.statistics.documentFrequency(term), right.statistics.documentFrequency(term));
      }
      assert.deepEqual(
        [many.done, few.done],
        [
          { inThreads: 2, here: 0 },
          { inThreads: 0, here: 2 },
        ],
      );
    });
  });
});

test("it is another thread, which gets the segments without copies", async () => {
  const threadModule = await moduleOf(
    "other-thread",
    `import { threadId } from "node:worker_threads";
     export function searchInThread({ parts: [{ segment, counted }] }) {
       segment.id[0] = threadId;
       return { candidates: [], frequencies: [], statistics: { passageCount: counted.length, averageLength: 0 } };
     }`,
  );
  const { whole, search } = await makeParts(3);
  await withThreads({ searchedHere: 0, onThreadError: unexpected, threadModule }, async (threads) => {
    const { statistics } = await threads.searchWhole(whole, search);
    assert.equal(statistics.passageCount, 3);
    assert.notEqual(whole[0]!.segment.id[0], threadId);
  });
});

test("versions that count no more are left out by the next search", async () => {
  const { whole, search } = await makeParts(60);
  await withThreads({ searchedHere: 0, onThreadError: unexpected }, async (threads) => {
    assert.equal((await threads.searchWhole(whole, search)).statistics.passageCount, 59);
    const outline = { ...whole[0]!.outline, counted: new Uint8Array(60).fill(1, 40) };
    const { statistics } = await threads.searchWhole([{ ...whole[0]!, outline }], search);
    assert.equal(statistics.passageCount, 20);
  });
});

test("where a thread fails, or ends, it is told and the search is done here", async () => {
  const { whole, search } = await makeParts(5);
  for (const [name, code] of [
    ["throws", "export function searchInThread() { throw new Error('broken') }"],
    ["exits", "export function searchInThread() { process.exit(1) }"],
    ["nonsense", "nonsense"],
  ] as const) {
    const errors: unknown[] = [];
    const threadModule = await moduleOf(name, code);
    const onThreadError = (error: unknown) => errors.push(error);
    await withThreads({ searchedHere: 0, onThreadError, threadModule }, async (threads) => {
      assert.equal((await threads.searchWhole(whole, search)).statistics.passageCount, 4);
      assert.deepEqual([errors.length, threads.done], [1, { inThreads: 0, here: 1 }], name);
    });
  }
});

test("what reading throws is thrown to who asks, and the next search is done", async () => {
  const { heads, search, read } = await makeParts(60);
  await withThreads({ searchedHere: 0, onThreadError: unexpected }, async (threads) => {
    const gone = new Error("the bucket is gone");
    await assert.rejects(
      threads.searchHeads(heads, search, () => Promise.reject(gone)),
      (error) => error === gone,
    );
    assert.ok((await threads.searchHeads(heads, search, read)).candidates.length > 0);
    assert.deepEqual(threads.done, { inThreads: 1, here: 0 });
  });
});
