import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeSegment, readIdentifier, type SegmentPassage } from "@citedesk/grounding";
import { uuidv7 } from "uuidv7";
import { createSegmentWorker, type SegmentWorker } from "./segment-worker.ts";

function makePassages(count: number): SegmentPassage[] {
  const [versionId, sourceId] = [uuidv7(), uuidv7()];
  const rest = { versionId, sourceId, title: "", headingPath: [], text: "some words", language: "en" };
  return Array.from({ length: count }, () => ({ ...rest, passageId: uuidv7() }));
}

function idsIn(bytes: Uint8Array<ArrayBuffer>): string[] {
  const { passageIds } = decodeSegment(bytes);
  return Array.from({ length: passageIds.length / 4 }, (_, place) => readIdentifier(passageIds, place));
}

async function withWorker(check: (worker: SegmentWorker) => Promise<void>, options = {}): Promise<void> {
  const worker = createSegmentWorker(options);
  try {
    await check(worker);
  } finally {
    await worker.close();
  }
}

test("builds at the same time keep their passages apart", async () => {
  await withWorker(async (worker) => {
    const batches = [makePassages(700), makePassages(3), makePassages(600)];
    const built = await Promise.all(batches.map((batch) => worker.build(uuidv7(), batch)));
    assert.deepEqual(
      built.map(idsIn),
      batches.map((batch) => batch.map(({ passageId }) => passageId)),
    );
  });
});

test("a job that fails says why and the next one runs", async () => {
  await withWorker(async (worker) => {
    await assert.rejects(worker.build("not an id", makePassages(1)), /Not a UUID/);
    await assert.rejects(worker.verify(new Uint8Array(1_000)), /can't be read/);
    assert.equal(idsIn(await worker.build(uuidv7(), makePassages(2))).length, 2);
  });
});

test("closing fails the jobs under way, and a later job starts the thread again", async () => {
  await withWorker(async (worker) => {
    const failing = assert.rejects(worker.build(uuidv7(), makePassages(2)), /closed/);
    await worker.close();
    await failing;
    assert.equal(idsIn(await worker.build(uuidv7(), makePassages(2))).length, 2);
  });
});

test("a job that comes while the idle thread ends is done", async () => {
  await withWorker(
    async (worker) => {
      for (let round = 0; round < 5; round++) {
        assert.equal(idsIn(await worker.build(uuidv7(), makePassages(1))).length, 1);
        await new Promise((resolve) => setTimeout(resolve, 1));
      }
    },
    { idleMilliseconds: 1 },
  );
});
