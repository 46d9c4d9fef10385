import assert from "node:assert/strict";
import { test } from "node:test";
import type { SegmentPassage } from "@citedesk/grounding";
import { rankByDefinition } from "@citedesk/grounding/testing";
import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import { IndexBehindError, type PassageIndex, type PassageSearchResult } from "../../ports/passage-index.ts";
import type { CatalogueCommit } from "./testing/fake-segment-catalogue.ts";

/** A database and a file store, and the processes that share them. */
export interface PassageIndexHarness {
  /** The index of one process; another call gives another process. */
  open(): Promise<PassageIndex>;
  commit(workspaceId: string, change: CatalogueCommit): Promise<number>;
  close(): Promise<void>;
}

const WORDS = ["refund", "ship", "garden", "tool", "letter", "summer"];
const TERMS = WORDS.map((term, index) => ({ term, weight: index % 2 ? 0.5 : 1 }));

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
      const segment = await index.add(workspaceId, [passage]);
      assert.deepEqual((await search(index, workspaceId, 0, [passage.sourceId])).candidates, []);
      const revision = await harness.commit(workspaceId, { segment, live: [passage.versionId] });
      const { candidates } = await search(index, workspaceId, revision, [passage.sourceId]);
      assert.deepEqual(
        candidates.map(({ score: _, ...rest }) => rest),
        [{ passageId: passage.passageId, versionId: passage.versionId, sourceId: passage.sourceId }],
      );
    },
  );

  contract("a discarded segment is gone, but a committed one is not", async (harness, workspaceId) => {
    const index = await harness.open();
    const [kept, lost] = [makePassage("refund"), makePassage("refund")];
    const segment = await index.add(workspaceId, [kept]);
    const revision = await harness.commit(workspaceId, { segment, live: [kept.versionId] });
    await index.discard(workspaceId, await index.add(workspaceId, [lost]));
    await index.discard(workspaceId, segment);
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
    assert.deepEqual(merged.toSorted(), [false, true]);
    assert.equal(await one.compact(workspaceId), false);
    for (const index of [one, two, await harness.open()]) {
      expectSame(await search(index, workspaceId, revision, sources), passages);
    }
  });

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
      await new Promise(setImmediate);
    }
    assert.equal(await merging, true);
  });

  test(`${name}: any interleaving of changes, merges and processes scores as BM25 by its definition`, async () => {
    const step = fc.oneof(
      {
        weight: 4,
        arbitrary: fc.record({
          kind: fc.constant("publish" as const),
          texts: fc.array(textArbitrary, { minLength: 1, maxLength: 4 }),
        }),
      },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constantFrom("retire" as const, "revive" as const, "erase" as const),
          pick: fc.nat(),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ kind: fc.constantFrom("compact" as const, "forget" as const, "search" as const) }),
      },
    );
    const steps = fc.array(step, { minLength: 1, maxLength: 40 });
    const harness = await prepare();
    const processes = [await harness.open(), await harness.open()];
    try {
      await fc.assert(
        fc.asyncProperty(steps, (script) => runScript(harness, processes, script)),
        { numRuns: 60 },
      );
    } finally {
      await harness.close();
    }
  });
}

type Step =
  | { kind: "publish"; texts: string[] }
  | { kind: "retire" | "revive" | "erase"; pick: number }
  | { kind: "compact" }
  | { kind: "forget" }
  | { kind: "search" };

const textArbitrary = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => words.join(" "));

/** Two processes take turns; after every step the one that did not act is asked at half of its sources, and at all. */
async function runScript(
  harness: PassageIndexHarness,
  processes: readonly PassageIndex[],
  script: readonly Step[],
): Promise<void> {
  const workspaceId = uuidv7();
  const sources = [uuidv7(), uuidv7()];
  const versions = new Map<string, { passages: SegmentPassage[]; live: boolean }>();
  let revision = 0;
  for (const [number, step] of script.entries()) {
    const [actor, asker] = number % 2 ? [processes[1]!, processes[0]!] : [processes[0]!, processes[1]!];
    if (step.kind === "publish") {
      const passages = step.texts.map((text, place) => makePassage(text, sources[place % 2]!));
      revision = await publish(harness, actor, workspaceId, passages);
      for (const passage of passages) versions.set(passage.versionId, { passages: [passage], live: true });
    } else if (step.kind === "compact") {
      await actor.compact(workspaceId);
    } else if (step.kind === "forget") {
      actor.forget(workspaceId);
    } else if (step.kind !== "search") {
      const versionId = [...versions.keys()][step.pick % Math.max(1, versions.size)];
      if (versionId === undefined) continue;
      revision = await changeVersion(harness, actor, workspaceId, versionId, step.kind, versions);
    }
    const visible = [...versions.values()].filter(({ live }) => live).flatMap(({ passages }) => passages);
    expectSame(await search(asker, workspaceId, revision, sources), visible);
    const half = visible.filter(({ sourceId }) => sourceId === sources[0]);
    expectSame(await search(asker, workspaceId, revision, [sources[0]!]), half);
  }
}

async function changeVersion(
  harness: PassageIndexHarness,
  actor: PassageIndex,
  workspaceId: string,
  versionId: string,
  kind: "retire" | "revive" | "erase",
  versions: Map<string, { passages: SegmentPassage[]; live: boolean }>,
): Promise<number> {
  const version = versions.get(versionId)!;
  if (kind === "revive") {
    version.live = true;
    return publish(harness, actor, workspaceId, version.passages);
  }
  version.live = false;
  const revision = await harness.commit(workspaceId, { retired: [versionId] });
  if (kind === "retire") return revision;
  versions.delete(versionId);
  return harness.commit(workspaceId, { erased: [versionId] });
}

function makePassage(text: string, sourceId = uuidv7()): SegmentPassage {
  return {
    passageId: uuidv7(),
    versionId: uuidv7(),
    sourceId,
    title: "Summer",
    headingPath: ["Tools"],
    text,
    language: "en",
  };
}

async function publish(
  harness: PassageIndexHarness,
  index: PassageIndex,
  workspaceId: string,
  passages: SegmentPassage[],
): Promise<number> {
  const segment = await index.add(workspaceId, passages);
  return harness.commit(workspaceId, { segment, live: passages.map(({ versionId }) => versionId) });
}

function sourcesOf(passages: readonly SegmentPassage[]): string[] {
  return [...new Set(passages.map(({ sourceId }) => sourceId))];
}

function search(index: PassageIndex, workspaceId: string, revision: number, allowedSourceIds: string[]) {
  return index.search({ workspaceId, revision, allowedSourceIds, terms: TERMS, limit: 100 });
}

/** Candidates, scores (± 1e-4) and statistics are those of BM25 by its definition over exactly these passages. */
function expectSame(found: Omit<PassageSearchResult, "revision">, passages: readonly SegmentPassage[]): void {
  const expected = rankByDefinition(passages, TERMS);
  assert.equal(found.statistics.passageCount, expected.passageCount);
  assert.ok(Math.abs(found.statistics.averageLength - expected.averageLength) < 1e-4);
  for (const [term, frequency] of expected.documentFrequency) {
    assert.equal(found.statistics.documentFrequency(term), frequency);
  }
  assert.equal(found.candidates.length, expected.scores.size);
  for (const [place, { passageId, score }] of found.candidates.entries()) {
    assert.ok(Math.abs(score - expected.scores.get(passageId)!) < 1e-4);
    const next = found.candidates[place + 1];
    assert.ok(!next || score > next.score || (score === next.score && passageId < next.passageId));
  }
}
