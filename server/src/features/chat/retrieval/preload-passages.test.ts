import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import type { Database } from "../../../platform/database/database.ts";
import { parseId } from "../../../platform/ids/identifiers.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { PassageCache } from "./passage-cache.ts";
import { PassagePreloader } from "./preload-passages.ts";
import { findAgentSources } from "./retrieval-queries.ts";

const { context, owner } = await withTestServer();
const { database, index } = context;
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
const PASSAGES = 60;
const CLOSED: Pick<Database, "inWorkspace"> = {
  inWorkspace: () => Promise.reject(new Error("The database was asked.")),
};

/** An agent with one source of `PASSAGES`, of which the library has read nothing but that it is there. */
async function prepare(passageCharacters = 1_000_000) {
  const agent = (await owner.post("/v2/agents", { name: "Shop" })).body as { id: string };
  const parts = Array.from(
    { length: PASSAGES },
    (_, part) => `# Part ${part}\n\n${`Lamp ${part} is red. `.repeat(30)}`,
  );
  const file = { name: "lamps.md", content: parts.join("\n\n") };
  const source = (await owner.upload(file, { agent_id: agent.id })).body as { id: string };
  const [agentId, sourceId] = [parseId("agent", agent.id)!, parseId("source", source.id)!];
  const cache = new PassageCache(passageCharacters);
  const readSources = () =>
    database.inWorkspace(workspaceId, (transaction) => findAgentSources(transaction, workspaceId, agentId));
  const sources = await readSources();
  const { revision } = sources;
  const allowedSourceIds = [sourceId];
  const passageIds = await index.listPassages({ workspaceId, revision, allowedSourceIds, limit: 1_000 });
  const findWith = (asked: Database, ids = passageIds) =>
    cache.findPassages(asked, { workspaceId, agentId, revision, sourceIds: [sourceId], passageIds: ids });
  const countKept = async () => {
    const kept = await Promise.allSettled(passageIds.map((id) => findWith({ ...database, ...CLOSED }, [id])));
    return kept.filter(({ status }) => status === "fulfilled").length;
  };
  const preloader = new PassagePreloader({ database, index, passages: cache });
  const atMost = sql`workspace_id = ${workspaceId} AND id = ${sourceId}`;
  return { cache, preloader, agentId, sources, passageIds, readSources, findWith, countKept, source: atMost };
}

test("once an assistant was asked, all of its passages are read, and no question waits for them", async () => {
  const { preloader, agentId, sources, passageIds, findWith, countKept } = await prepare();
  assert.ok(passageIds.length >= PASSAGES);
  assert.equal(await countKept(), 0);
  preloader.begin(workspaceId, agentId, sources);
  await preloader.idle();
  assert.equal((await findWith({ ...database, ...CLOSED })).length, passageIds.length);
  await preloader.close();
});

test("what is read ahead takes no room from what questions have read", async () => {
  const { preloader, agentId, sources, passageIds, findWith, countKept } = await prepare(20_000);
  await findWith(database, passageIds.slice(-2));
  preloader.begin(workspaceId, agentId, sources);
  await preloader.idle();
  assert.equal(await countKept(), 2);
  await preloader.close();
});

test("sources that changed meanwhile are not read ahead as they were", async () => {
  const { preloader, agentId, sources, countKept, source } = await prepare();
  preloader.begin(workspaceId, agentId, sources);
  await database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`UPDATE sources SET enabled = false WHERE ${source}`),
  );
  await preloader.idle();
  assert.equal(await countKept(), 0);
  await preloader.close();
});

test("an earlier revision's passages make room for those of the present one", async () => {
  const { cache, preloader, agentId, sources, findWith, readSources, countKept, source, passageIds } = await prepare();
  await findWith(database);
  for (const enabled of [false, true])
    await database.inWorkspace(workspaceId, (transaction) =>
      transaction.query(sql`UPDATE sources SET enabled = ${enabled} WHERE ${source}`),
    );
  assert.equal(await countKept(), passageIds.length);
  cache.dropOlder(workspaceId, (await readSources()).revision);
  assert.equal(await countKept(), 0);
  await preloader.close();
  preloader.begin(workspaceId, agentId, sources);
  await preloader.idle();
  assert.equal(await countKept(), 0, "a closed one reads nothing more");
});
