import assert from "node:assert/strict";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import sql from "sql-template-tag";
import { openPassageIndex } from "../adapters/passage-index/open-passage-index.ts";
import { ConfigError, readConfig } from "../config.ts";
import { createSegmentCatalogue, rebuildIndex, sweepIndexPages } from "../features/ingestion/index.ts";
import { newId, parseId } from "../platform/ids/identifiers.ts";
import { temporaryFolder } from "../testing/temporary-folder.ts";
import { type TestServer, withTestServer } from "../testing/test-server.ts";
import { runCommand } from "./testing/run-command.ts";

const WAIT = { prefer: "wait=30" };

test("the index is kept in Postgres only where there is one", () => {
  assert.equal(readConfig({}).config.passageIndex, "memory");
  const given = { PASSAGE_INDEX: "postgres", DATABASE_URL: "postgres://localhost/citedesk" };
  assert.equal(readConfig(given).config.passageIndex, "postgres");
  assert.throws(() => readConfig({ PASSAGE_INDEX: "postgres" }), /PASSAGE_INDEX.*`postgres` needs DATABASE_URL/);
  assert.throws(() => readConfig({ ...given, PASSAGE_INDEX: "gin" }), ConfigError);
});

if (process.env.TEST_DATABASE_URL !== undefined) {
  const folder = await temporaryFolder();
  const settings = { PASSAGE_INDEX: "postgres" };
  const server = await withTestServer(settings);
  const { context, owner } = server;
  const { config, database } = context;
  const environment = { DATA_DIR: config.dataDir, DATABASE_URL: config.databaseUrl, ...settings };

  const query = <Row extends object>(workspaceId: string, statement: ReturnType<typeof sql>) =>
    database.inWorkspace(workspaceId, (transaction) => transaction.query<Row>(statement));
  const countPages = async (workspaceId: string) =>
    (await query<{ count: number }>(workspaceId, sql`SELECT count(*)::int AS count FROM index_pages`))[0]!.count;
  const listPlaces = (workspaceId: string) =>
    query<{ file_sha256: string | null }>(
      workspaceId,
      sql`SELECT file_sha256 FROM index_segments WHERE retired_revision IS NULL`,
    );
  const openAnother = (passageIndex: "memory" | "postgres") =>
    openPassageIndex(
      { ...config, passageIndex },
      { files: context.files, database, catalogue: createSegmentCatalogue(database), newId },
    );

  test("a text is indexed, found, changed, merged and erased in the database; no file is written", async () => {
    const { agentId, sourceId, workspaceId } = await addText(server, "Refunds take 14 days.");
    assert.equal(await ask(server, agentId), "Refunds take 14 days.[1]");
    for (let days = 15; days < 26; days++)
      await owner.request("PATCH", `/v2/sources/${sourceId}`, { text: `Refunds take ${days} days.` }, WAIT);
    assert.equal(await ask(server, agentId), "Refunds take 25 days.[1]");
    while (await context.index.compact(workspaceId));
    assert.equal(await ask(server, agentId), "Refunds take 25 days.[1]");
    for (const { file_sha256 } of await listPlaces(workspaceId)) assert.equal(file_sha256, null);
    for await (const file of context.files.list()) assert.fail(`a file: ${file.sha256}`);
    assert.ok((await countPages(workspaceId)) > 0);
    // Those that others may be reading stay for a minute.
    await query(workspaceId, sql`UPDATE index_segments SET created_at = now() - interval '2 minutes'`);
    const erased = await owner.post(`/v2/sources/${sourceId}/erase`, undefined, WAIT);
    assert.equal(erased.body.status, "completed");
    await context.queue.drain();
    assert.equal(await countPages(workspaceId), 0);
  });

  test("several processes see the same at once, whichever index each has", async () => {
    const { agentId, sourceId, workspaceId } = await addText(server, "Refunds take 14 days.");
    const others = [openAnother("postgres"), openAnother("memory")];
    const find = async () => {
      const [row] = await query<{ revision: string }>(workspaceId, sql`SELECT revision FROM workspaces`);
      const allowedSourceIds = [parseId("source", sourceId)!];
      const asked = { workspaceId, revision: Number(row!.revision), allowedSourceIds, limit: 5 };
      const terms = ["refund", "dai", "week"].map((term) => ({ term, weight: 1 }));
      return Promise.all(
        [context.index, ...others].map(async (index) => (await index.search({ ...asked, terms })).candidates),
      );
    };
    const before = await find();
    assert.deepEqual(before, [before[0], before[0], before[0]]);
    await owner.request("PATCH", `/v2/sources/${sourceId}`, { text: "Refunds take two weeks." }, WAIT);
    const after = await find();
    assert.deepEqual(after, [after[0], after[0], after[0]]);
    assert.notDeepEqual(after[0], before[0]);
    assert.equal(await ask(server, agentId), "Refunds take two weeks.[1]");
    for (const index of others) await index.close();
  });

  test("verify finds damaged and lost pages, and a rebuild mends them", async () => {
    const { agentId, workspaceId } = await addText(server, "Refunds take 14 days.");
    const findings = async () => (await runCommand(environment, "verify")).json.findings as { check: string }[];
    assert.deepEqual(await findings(), []);
    for (const damage of [
      sql`UPDATE index_pages SET bytes = set_byte(bytes, length(bytes) - 30, get_byte(bytes, length(bytes) - 30) # 1)
        WHERE workspace_id = ${workspaceId}`,
      sql`DELETE FROM index_pages WHERE workspace_id = ${workspaceId}`,
    ]) {
      await query(workspaceId, damage);
      assert.deepEqual(
        (await findings()).map(({ check }) => check),
        ["indexes"],
      );
      await rebuildIndex(context, workspaceId);
      assert.deepEqual(await findings(), []);
      assert.equal(await ask(server, agentId), "Refunds take 14 days.[1]");
    }
  });

  test("pages of a killed process go after a day, and only those", async () => {
    const { agentId, workspaceId } = await addText(server, "Refunds take 14 days.");
    const named = await countPages(workspaceId);
    const passage = { title: "Cut", headingPath: [], text: "off", language: "en" };
    await context.index.add(workspaceId, [{ ...passage, passageId: newId(), versionId: newId(), sourceId: newId() }]);
    assert.equal(await countPages(workspaceId), named + 1);
    await sweepIndexPages(context);
    assert.equal(await countPages(workspaceId), named + 1);
    const clock = { ...context.clock, now: () => Date.now() + 2 * 86_400_000 };
    assert.equal(await sweepIndexPages({ ...context, clock }), 1);
    assert.equal(await countPages(workspaceId), named);
    assert.equal(await ask(server, agentId), "Refunds take 14 days.[1]");
  });

  test("an export comes back whole; so does a backup, also where the index is in memory", async () => {
    await addText(server, "Refunds take 14 days.");
    const { body: workspaces } = await owner.get("/v2/workspaces");
    const exported = await owner.post(`/v2/workspaces/${workspaces.data[0].id}/export`, undefined, WAIT);
    const response = await fetch(`${server.url}/v2/tasks/${exported.body.id}/archive`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    const path = join(folder, "copy.workspace");
    await writeFile(path, Buffer.from(await response.arrayBuffer()));
    const account = (await owner.get("/v2/accounts")).body.data[0].id;
    const imported = await runCommand(environment, "import", path, "--name=Copy", `--account=${account}`);
    assert.deepEqual([imported.code, imported.error], [0, ""]);
    const copy = parseId("workspace", imported.json.workspaceId)!;
    assert.ok((await countPages(copy)) > 0);
    assert.deepEqual((await runCommand(environment, "verify")).json.findings, []);

    const backup = join(folder, "whole.citedesk");
    const made = await runCommand(environment, "backup", backup, "--with-key");
    assert.deepEqual([made.code, made.json.missing_files], [0, []]);
    const empty = { DATA_DIR: join(folder, "restored") };
    const restored = await runCommand(empty, "restore", backup);
    assert.deepEqual([restored.code, restored.error], [0, ""]);
    assert.deepEqual((await runCommand(empty, "verify")).json.findings, []);
  });
}

async function addText({ owner }: TestServer, text: string) {
  const { body: agent, headers } = await owner.post("/v2/agents", {
    name: "Shop",
    model: "extractive",
    prompt: "Brief.",
  });
  const fields = { type: "text", title: "Refunds", text, agent_id: agent.id };
  const { body: source } = await owner.post("/v2/sources", fields, WAIT);
  const workspaceId = parseId("workspace", headers.get("x-workspace-id")!)!;
  return { agentId: agent.id as string, sourceId: source.id as string, workspaceId };
}

async function ask({ owner }: TestServer, agentId: string): Promise<string> {
  const message = "How long do refunds take?";
  return (await owner.post("/v2/chat", { agent_id: agentId, message })).body.content;
}
