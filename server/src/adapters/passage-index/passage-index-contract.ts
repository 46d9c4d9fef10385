import assert from "node:assert/strict";
import { test } from "node:test";
import { setImmediate } from "node:timers/promises";
import { uuidv7 } from "uuidv7";
import { IndexBehindError } from "../../ports/passage-index.ts";
import { checkInterleavings } from "./testing/check-interleavings.ts";
import {
  expectSame,
  makePassage,
  type PassageIndexHarness,
  publish,
  search,
  sourcesOf,
  TERMS,
  WORDS,
} from "./testing/passage-index-harness.ts";

/** What every `PassageIndex` must do. `prepare` gives an empty one. */
export function testPassageIndex(name: string, prepare: () => Promise<PassageIndexHarness>): void {
  function contract(
    behaviour: string,
    check: (harness: PassageIndexHarness, workspaceId: string) => Promise<void>,
  ): void {
    test(`${name}: ${behaviour}`, async () => {
      const harness = await prepare();
      try {
        await check(harness, uuidv7());
      } finally {
        await harness.close();
      }
    });
  }

  contract("an empty workspace has no candidates and no counts", async (harness, workspaceId) => {
    const index = await harness.open();
    const { candidates, statistics } = await search(index, workspaceId, 0, [uuidv7()]);
    assert.deepEqual(candidates, []);
    assert.equal(statistics.passageCount, 0);
    assert.equal(statistics.averageLength, 0);
  });

  contract(
    "a segment shows nothing before its row is committed, and all of it from that revision on",
    async (harness, workspaceId) => {
      const index = await harness.open();
      const passage = makePassage("refund within 14 days");
      const segments = await index.add(workspaceId, [passage]);
      assert.deepEqual((await search(index, workspaceId, 0, [passage.sourceId])).candidates, []);
      const revision = await harness.commit(workspaceId, { segments, live: [passage.versionId] });
      const { candidates } = await search(index, workspaceId, revision, [passage.sourceId]);
      assert.deepEqual(
        candidates.map(({ score: _, rankScore: _rank, ...rest }) => rest),
        [{ passageId: passage.passageId, versionId: passage.versionId, sourceId: passage.sourceId }],
      );
    },
  );

  contract("lists what a search could find, and no more than is asked for", async (harness, workspaceId) => {
    const index = await harness.open();
    const passages = ["red", "green", "blue"].map((text) => makePassage(text));
    const hidden = makePassage("red");
    const segments = await index.add(workspaceId, [...passages, hidden]);
    const live = passages.map(({ versionId }) => versionId);
    const revision = await harness.commit(workspaceId, { segments, live });
    const allowedSourceIds = [passages[0]!.sourceId, passages[1]!.sourceId, hidden.sourceId];
    const listed = await index.listPassages({ workspaceId, revision, allowedSourceIds, limit: 10 });
    assert.deepEqual(listed.sort(), [passages[0]!.passageId, passages[1]!.passageId].sort());
    assert.equal((await index.listPassages({ workspaceId, revision, allowedSourceIds, limit: 1 })).length, 1);
  });

  contract(
    "what is held in memory is read on when it is told of a change, and nothing is that nobody asked for",
    async (harness, workspaceId) => {
      const index = await harness.open();
      const [first, second] = [makePassage("refund"), makePassage("refund")];
      const sources = [first.sourceId, second.sourceId];
      const add = async (passage: typeof first) =>
        harness.commit(workspaceId, { segments: await index.add(workspaceId, [passage]), live: [passage.versionId] });
      const before = await add(first);
      index.catchUp(workspaceId);
      assert.equal(index.heldRevision(workspaceId), -1);
      await search(index, workspaceId, before, sources);
      assert.equal(index.heldRevision(workspaceId), before);

      const after = await add(second);
      index.catchUp(workspaceId);
      while (index.heldRevision(workspaceId) < after) await setImmediate();
      // An asker that still remembers the revision before is shown what is there.
      assert.equal((await search(index, workspaceId, before, sources)).candidates.length, 2);
    },
  );

  contract("a discarded segment is gone, but a committed one is not", async (harness, workspaceId) => {
    const index = await harness.open();
    const [kept, lost] = [makePassage("refund"), makePassage("refund")];
    const segments = await index.add(workspaceId, [kept]);
    const revision = await harness.commit(workspaceId, { segments, live: [kept.versionId] });
    await index.discard(workspaceId, await index.add(workspaceId, [lost]));
    await index.discard(workspaceId, segments);
    const other = await harness.open();
    const { candidates } = await search(other, workspaceId, revision, [kept.sourceId, lost.sourceId]);
    assert.deepEqual(
      candidates.map(({ passageId }) => passageId),
      [kept.passageId],
    );
  });

  contract("another workspace's passages are never found and move no score", async (harness, workspaceId) => {
    const index = await harness.open();
    const sourceId = uuidv7();
    const passages = [makePassage("refund letter", sourceId), makePassage("garden tool", sourceId)];
    const revision = await publish(harness, index, workspaceId, passages);
    const before = await search(index, workspaceId, revision, [sourceId]);
    const other = uuidv7();
    const theirs = Array.from({ length: 20 }, () => makePassage("refund refund ship", sourceId));
    const theirRevision = await publish(harness, index, other, theirs);
    const { revision: _, ...after } = await search(index, workspaceId, revision, [sourceId]);
    expectSame(after, passages);
    assert.deepEqual(after.candidates, before.candidates);
    expectSame(await search(index, other, theirRevision, [sourceId]), theirs);
  });

  contract("sources that the asker may not read move no score", async (harness, workspaceId) => {
    const index = await harness.open();
    const [open, closed] = [uuidv7(), uuidv7()];
    const readable = ["refund letter", "refund tool garden", "summer"].map((text) => makePassage(text, open));
    const hidden = ["refund", "refund ship", "letter letter"].map((text) => makePassage(text, closed));
    const revision = await publish(harness, index, workspaceId, [...hidden, ...readable]);
    expectSame(await search(index, workspaceId, revision, [open]), readable);
    expectSame(await search(index, workspaceId, revision, [open, closed]), [...hidden, ...readable]);
    expectSame(await search(index, workspaceId, revision, []), []);
  });

  contract("a version that was added twice counts once", async (harness, workspaceId) => {
    const index = await harness.open();
    const passages = [makePassage("refund letter"), makePassage("garden")];
    await publish(harness, index, workspaceId, passages);
    const revision = await publish(harness, index, workspaceId, passages);
    expectSame(await search(index, workspaceId, revision, sourcesOf(passages)), passages);
  });

  contract(
    "equal scores come in the order of passage ids, and a limit keeps the first",
    async (harness, workspaceId) => {
      const index = await harness.open();
      const sourceId = uuidv7();
      const passages = Array.from({ length: 30 }, () => makePassage("refund letter", sourceId)).sort(
        () => Math.random() - 0.5,
      );
      for (const passage of passages.slice(0, 5)) await publish(harness, index, workspaceId, [passage]);
      const revision = await publish(harness, index, workspaceId, passages.slice(5));
      const query = { workspaceId, revision, allowedSourceIds: [sourceId], terms: TERMS, limit: 10 };
      const found = await index.search(query);
      const ids = passages.map(({ passageId }) => passageId).sort();
      assert.deepEqual(
        found.candidates.map(({ passageId }) => passageId),
        ids.slice(0, 10),
      );
    },
  );

  contract("a term given twice adds up its weights", async (harness, workspaceId) => {
    const index = await harness.open();
    const passage = makePassage("refund letter");
    const revision = await publish(harness, index, workspaceId, [passage]);
    const ask = async (weights: number[]) => {
      const terms = weights.map((weight) => ({ term: "refund", weight }));
      const query = { workspaceId, revision, allowedSourceIds: [passage.sourceId], terms, limit: 5 };
      const { candidates, statistics } = await index.search(query);
      assert.equal(statistics.documentFrequency("refund"), 1);
      return candidates[0]!.score;
    };
    assert.ok(Math.abs((await ask([1, 0.5])) - (await ask([1.5]))) < 1e-12);
  });

  contract("a revision that the database does not know yet is refused", async (harness, workspaceId) => {
    const index = await harness.open();
    const passage = makePassage("refund");
    const revision = await publish(harness, index, workspaceId, [passage]);
    await assert.rejects(search(index, workspaceId, revision + 1, [passage.sourceId]), IndexBehindError);
    expectSame(await search(index, workspaceId, revision, [passage.sourceId]), [passage]);
  });

  contract(
    "a process that is behind catches up with another's changes, also with erased versions",
    async (harness, workspaceId) => {
      const [writer, reader] = [await harness.open(), await harness.open()];
      const passages = ["refund letter", "refund", "garden"].map((text) => makePassage(text));
      const first = await publish(harness, writer, workspaceId, passages);
      const sources = sourcesOf(passages);
      expectSame(await search(reader, workspaceId, first, sources), passages);
      await harness.commit(workspaceId, { retired: [passages[0]!.versionId] });
      const last = await harness.commit(workspaceId, { erased: [passages[0]!.versionId] });
      expectSame(await search(reader, workspaceId, last, sources), passages.slice(1));
      expectSame(await search(writer, workspaceId, last, sources), passages.slice(1));
    },
  );

  contract("eight small segments are merged, once, whoever of two processes is first", async (harness, workspaceId) => {
    const [one, two] = [await harness.open(), await harness.open()];
    const passages = WORDS.concat(WORDS).map((text) => makePassage(text));
    let revision = 0;
    for (const passage of passages) revision = await publish(harness, one, workspaceId, [passage]);
    const sources = sourcesOf(passages);
    expectSame(await search(two, workspaceId, revision, sources), passages);
    const merged = await Promise.all([one.compact(workspaceId), two.compact(workspaceId)]);
    assert.ok(merged.includes(true), "the loser may say that it doesn't know what is left");
    for (const index of [one, two]) assert.equal(await index.compact(workspaceId), false);
    for (const index of [one, two, await harness.open()]) {
      expectSame(await search(index, workspaceId, revision, sources), passages);
    }
  });

  contract(
    "who asks for a merge while one runs gets another behind it: that one looked before",
    async (harness, workspaceId) => {
      const index = await harness.open();
      const passages = ["refund letter", "garden"].map((text) => makePassage(text));
      await publish(harness, index, workspaceId, passages);
      const running = index.compact(workspaceId);
      const behind = index.compact(workspaceId);
      assert.notEqual(behind, running);
      assert.equal(index.compact(workspaceId), behind, "what has not begun yet looks late enough for all");
      await harness.commit(workspaceId, { retired: [passages[0]!.versionId] });
      await harness.commit(workspaceId, { erased: [passages[0]!.versionId] });
      await Promise.all([running, behind, index.compact(workspaceId)]);
      assert.equal(await index.compact(workspaceId), false);
    },
  );

  contract("searches run through a merge undisturbed", async (harness, workspaceId) => {
    const index = await harness.open();
    const passages = Array.from({ length: 64 }, (_, number) => makePassage(`refund ${WORDS[number % WORDS.length]}`));
    let revision = 0;
    for (let start = 0; start < 64; start += 4) {
      revision = await publish(harness, index, workspaceId, passages.slice(start, start + 4));
    }
    let isMerging = true;
    const merging = index.compact(workspaceId).finally(() => {
      isMerging = false;
    });
    while (isMerging) {
      expectSame(await search(index, workspaceId, revision, sourcesOf(passages)), passages);
      await setImmediate();
    }
    assert.equal(await merging, true);
  });

  test(`${name}: any interleaving of changes, merges and processes scores as BM25 by its definition`, async () => {
    await checkInterleavings(await prepare());
  });
}
