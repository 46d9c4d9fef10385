import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { withTestServer } from "../../testing/test-server.ts";

// Real, malformed, fuzzed and hostile files that no one here wrote.
const FOLDER =
  process.env.SAMPLE_FILES ?? fileURLToPath(new URL("../../../../../shared/samples/files", import.meta.url));
const LIMIT_MS = 10_000;
/** For the way through HTTP and the queue, and for killing the child at its limit. */
const GRACE_MS = 3_000;

const names = await readdir(FOLDER, { recursive: true, withFileTypes: true }).then(
  (entries) => entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name)),
  () => undefined,
);

test("every sample file ends ready, or refused or failed with a reason, in time, and the server stays up", {
  skip: names === undefined && `no sample files at ${FOLDER}`,
}, async (t) => {
  const { owner, url } = await withTestServer();
  const { body: agent } = await owner.post("/v2/agents", { name: "Samples" });
  const outcomes = new Map<string, number>();
  let slowest = 0;
  for (const path of names!.toSorted()) {
    const name = relative(FOLDER, path);
    const startedAt = performance.now();
    // Some samples share their name or their bytes: each gets a name of its own, the latter still answer 200.
    const file = { name: `${outcomes.size}-${basename(path)}`, content: await readFile(path) };
    const { status, body } = await owner.upload(file, { agent_id: agent.id, type: "document" });
    const elapsed = performance.now() - startedAt;
    slowest = Math.max(slowest, elapsed);
    assert.ok(elapsed < LIMIT_MS + GRACE_MS, `${name} took ${Math.round(elapsed)} ms`);
    const outcome = status >= 400 ? `${status} ${body.code}` : `${body.status} ${body.error?.code ?? ""}`.trim();
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    const isRefused = [415, 422].includes(status) && body.detail.length > 10;
    const isSettled =
      status < 300 && (/^ready/.test(body.status) || (body.status === "failed" && body.error.message.length > 10));
    assert.ok(isRefused || isSettled, `${name}: ${outcome}`);
    if (/^ready/.test(body.status)) assert.ok(body.progress.passages > 0, `${name} is ready without a passage`);
  }
  assert.equal((await fetch(`${url}/readyz`)).status, 200);
  t.diagnostic(`slowest ${Math.round(slowest)} ms; ${JSON.stringify(Object.fromEntries(outcomes))}`);
});
