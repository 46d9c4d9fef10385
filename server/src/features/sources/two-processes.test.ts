import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { compose } from "../../compose.ts";
import { readConfig } from "../../config.ts";
import { secretKeyFile } from "../../platform/secrets/secret-keys.ts";
import { startServerProcess } from "../../testing/server-process.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import {
  createTestClient,
  OWNER,
  signIn,
  type TestClient,
  type TestResponse,
  withTestServer,
} from "../../testing/test-server.ts";

// The embedded database belongs to one process.
const skip = process.env.TEST_DATABASE_URL === undefined && "two processes need a Postgres";
const here = await withTestServer();
const { context, owner } = here;
const WAIT = { prefer: "wait=20" };
const CHATS_AT_ONCE = 24;

/** A second process on the same database and files. */
async function withTwoProcesses(
  work: (one: TestClient, other: TestClient, otherUrl: string) => Promise<void>,
): Promise<void> {
  const { databaseUrl, dataDir } = context.config;
  const server = await startServerProcess({ DATABASE_URL: databaseUrl!, DATA_DIR: dataDir });
  try {
    await work(owner, createTestClient(server.url, await signIn(server.url, OWNER)), server.url);
  } finally {
    assert.equal(await server.stop(), 0);
  }
}

test("whatever changes what may be read on one process holds for the next question on the other", { skip }, () =>
  withTwoProcesses(async (one, other, otherUrl) => {
    const { body: agent } = await one.post("/v2/agents", { name: "Shop" });
    const { body: second } = await one.post("/v2/agents", { name: "Second" });
    const { body: key } = await one.post("/v2/api_keys", { name: "K", scopes: ["chat:write"], agent_id: agent.id });
    const fields = { type: "text", title: "Refunds", text: "Refunds take 14 days.", agent_id: agent.id };
    const { body: source } = await one.post("/v2/sources", fields, WAIT);
    const path = `/v2/sources/${source.id}`;
    const ask = async (client: TestClient, agentId = agent.id): Promise<string> => {
      const { status, body } = await client.post("/v2/chat", {
        agent_id: agentId,
        message: "How long do refunds take?",
      });
      assert.equal(status, 200, JSON.stringify(body));
      return body.answered ? /\d+ days/.exec(body.content)![0] : "nothing";
    };
    const keyed = (client: TestClient) => createTestClient(client === one ? here.url : otherUrl, key.key);
    const both = async (agentId = agent.id) => [await ask(one, agentId), await ask(other, agentId)];
    const change = async (send: Promise<TestResponse>) => {
      const { status, body } = await send;
      assert.ok(status < 300, JSON.stringify(body));
    };
    assert.deepEqual(await both(), ["14 days", "14 days"], "both have it in memory");

    await change(one.request("PATCH", path, { text: "Refunds take 30 days." }, WAIT));
    assert.deepEqual(await both(), ["30 days", "30 days"]);
    await change(other.request("PATCH", path, { text: "Refunds take 45 days." }, WAIT));
    assert.deepEqual(await both(), ["45 days", "45 days"]);
    await change(other.request("DELETE", `/v2/agents/${agent.id}/sources/${source.id}`));
    assert.deepEqual(await both(), ["nothing", "nothing"]);
    await change(one.request("PUT", `/v2/agents/${second.id}/sources/${source.id}`));
    assert.deepEqual([await both(), await both(second.id)].flat(), ["nothing", "nothing", "45 days", "45 days"]);
    await change(other.request("PUT", `/v2/agents/${agent.id}/sources/${source.id}`));
    assert.deepEqual(await both(), ["45 days", "45 days"]);

    assert.deepEqual([await ask(keyed(one)), await ask(keyed(other))], ["45 days", "45 days"]);
    await change(one.request("PUT", `${path}/access`, { visitors: "members" }));
    assert.deepEqual([await ask(keyed(other)), await ask(other)], ["nothing", "45 days"]);
    await change(other.request("PUT", `${path}/access`, { visitors: "all" }));
    assert.deepEqual([await ask(keyed(one)), await ask(keyed(other))], ["45 days", "45 days"]);

    await change(one.request("PATCH", path, { enabled: false }));
    assert.deepEqual(await both(), ["nothing", "nothing"]);
    await change(other.request("PATCH", path, { enabled: true }));
    assert.deepEqual(await both(), ["45 days", "45 days"]);
    await change(one.post(`${path}/rollback`));
    assert.deepEqual(await both(), ["30 days", "30 days"]);
    await change(other.request("DELETE", path));
    assert.deepEqual(await both(), ["nothing", "nothing"]);
    await change(one.post(`${path}/restore`));
    assert.deepEqual(await both(), ["30 days", "30 days"]);
    await change(other.post(`${path}/erase`));
    assert.deepEqual(await both(), ["nothing", "nothing"]);
  }),
);

test(
  "limits of chats and sources hold to the last one over two processes, and 429 says when to come back",
  { skip },
  () =>
    withTwoProcesses(async (one, other) => {
      const workspace = (await one.get("/v2/me")).body.workspace_id;
      const { body: agent } = await one.post("/v2/agents", { name: "Limited" });
      const used = (await one.get("/v2/usage")).body;
      const limits = { chats_per_month: used.chats.used + 9, sources: used.sources.used + 5 };
      assert.equal((await one.request("PATCH", `/v2/workspaces/${workspace}`, { limits })).status, 200);
      const atOnce = (send: (client: TestClient, number: number) => Promise<TestResponse>) =>
        Promise.all(Array.from({ length: CHATS_AT_ONCE }, (_, number) => send(number % 2 ? one : other, number)));

      const chats = await atOnce((client) => client.post("/v2/chat", { agent_id: agent.id, message: "Hello?" }));
      assert.equal(chats.filter(({ status }) => status === 200).length, 9);
      const now = new Date();
      const left = (Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1) - now.getTime()) / 1000;
      for (const { status, body, headers } of chats.filter(({ status }) => status !== 200)) {
        assert.deepEqual([status, body.code], [429, "chat_quota_exceeded"]);
        assert.ok(Math.abs(Number(headers.get("retry-after")) - left) < 60, headers.get("retry-after") ?? "none");
      }
      const sources = await atOnce((client, number) =>
        client.post("/v2/sources", { type: "text", title: `T${number}`, text: "Text.", agent_id: agent.id }),
      );
      assert.equal(sources.filter(({ status }) => status === 201).length, 5);
      for (const { status, body } of sources.filter(({ status }) => status !== 201))
        assert.deepEqual([status, body.code], [409, "quota_exceeded"]);
      const { body: after } = await other.get("/v2/usage");
      assert.deepEqual(
        [after.chats, after.sources],
        [
          { used: limits.chats_per_month, limit: limits.chats_per_month },
          { used: limits.sources, limit: limits.sources },
        ],
      );
    }),
);

test("a process with a file folder of its own is refused at the start, with the way out", { skip }, async () => {
  const { databaseUrl, dataDir } = context.config;
  const SECRET_KEY = await readFile(secretKeyFile(dataDir), "utf8");
  const { config, secrets } = readConfig({ DATABASE_URL: databaseUrl, DATA_DIR: await temporaryFolder(), SECRET_KEY });
  await assert.rejects(compose(config, secrets), /DATA_DIR: .*is not the folder that the other processes/);
});
