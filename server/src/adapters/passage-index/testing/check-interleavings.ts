import type { SegmentPassage } from "@citedesk/grounding";
import fc from "fast-check";
import { uuidv7 } from "uuidv7";
import type { PassageIndex } from "../../../ports/passage-index.ts";
import { expectSame, makePassage, type PassageIndexHarness, publish, search, WORDS } from "./passage-index-harness.ts";

/**
 * Runs random scripts on two processes that share a database, and compares every search with BM25 by its definition.
 */
export async function checkInterleavings(harness: PassageIndexHarness): Promise<void> {
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
  const processes = [await harness.open(), await harness.open()];
  try {
    await fc.assert(
      fc.asyncProperty(steps, (script) => runScript(harness, processes, script)),
      { numRuns: 60 },
    );
  } finally {
    await harness.close();
  }
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
