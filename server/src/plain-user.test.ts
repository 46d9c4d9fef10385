import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { after, test } from "node:test";
import { runCommand } from "./commands/testing/run-command.ts";
import { openDatabase } from "./platform/database/open-database.ts";
import { startServerProcess } from "./testing/server-process.ts";
import { temporaryFolder } from "./testing/temporary-folder.ts";
import { createTestClient, OWNER, signIn } from "./testing/test-server.ts";

const server = process.env.TEST_DATABASE_URL;

test("a database user who is no superuser installs the service on a Postgres, and it answers", {
  skip: server === undefined && "needs TEST_DATABASE_URL",
}, async () => {
  const environment = { DATA_DIR: await temporaryFolder(), DATABASE_URL: await databaseOfPlainUser(server!) };
  const service = await startServerProcess(environment);
  try {
    const owner = createTestClient(service.url, await signIn(service.url, OWNER));
    const { body: agent } = await owner.post("/v2/agents", { name: "Help", model: "extractive", prompt: "Brief." });
    await owner.upload(
      { name: "refunds.md", content: "# Refunds\n\nRefunds take 14 days.\n" },
      { type: "document", agent_id: agent.id },
    );
    const asked = { agent_id: agent.id, message: "How long do refunds take?" };
    const { body: answer } = await owner.post("/v2/chat", asked);
    assert.equal(answer.content, "Refunds take 14 days.[1]");
  } finally {
    await service.stop();
  }
  const verified = await runCommand(environment, "verify");
  assert.deepEqual([verified.json.findings, verified.code], [[], 0]);
});

/** As managed servers hand it out: the user owns the database and makes roles; pgvector is there. */
async function databaseOfPlainUser(serverUrl: string): Promise<string> {
  const name = `citedesk_test_${randomUUID().replaceAll("-", "")}`;
  const administration = await openDatabase({ databaseUrl: serverUrl, poolSize: 1 });
  await administration.owner.query(`CREATE ROLE ${name} LOGIN CREATEROLE PASSWORD '${name}'`);
  await administration.owner.query(`CREATE DATABASE ${name} OWNER ${name}`);
  after(async () => {
    await administration.owner.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await administration.owner.query(`DROP ROLE ${name}`);
    await administration.close();
  });
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` });
  const database = await openDatabase({ databaseUrl: url.href, poolSize: 1 });
  await database.owner.query("CREATE EXTENSION vector");
  await database.close();
  return Object.assign(url, { username: name, password: name }).href;
}
