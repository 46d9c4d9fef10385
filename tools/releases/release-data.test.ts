import assert from "node:assert/strict";
import { createHash, randomUUID } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { after, test } from "node:test";
import { verifyWebhook } from "../../client/src/verify-webhook.ts";
import { runCommand } from "../../server/src/commands/testing/run-command.ts";
import { type AuditEvent, verifyAuditChain } from "../../server/src/features/audit/index.ts";
import { openDatabase } from "../../server/src/platform/database/open-database.ts";
import { startServerProcess } from "../../server/src/testing/server-process.ts";
import { temporaryFolder } from "../../server/src/testing/temporary-folder.ts";
import { createTestClient } from "../../server/src/testing/test-server.ts";
import type { Stands } from "./fill-service.ts";
import { unpackFolder } from "./folder-archive.ts";
import { RELEASES, readCurrentMigrations, readReleases } from "./release.ts";

// What `npm run release:data` left of each release, started by this version: on the embedded engine, or on
// TEST_DATABASE_URL.
const server = process.env.TEST_DATABASE_URL;
const engine = server === undefined ? "embedded" : "postgres";
const prepared = readdirSync(RELEASES, { withFileTypes: true }).filter((entry) => entry.isDirectory());

for (const { name } of prepared) {
  test(`what ${name} left on the ${engine} engine still stands, and nothing is found to be wrong with it`, async () => {
    const folder = await temporaryFolder();
    await unpackFolder(join(RELEASES, name, `${engine}.tar.zst`), folder);
    const stands = JSON.parse(await readFile(join(folder, "stands.json"), "utf8")) as Stands;
    const location = server === undefined ? undefined : await restore(server, join(folder, "dump.sql"));
    const environment = { DATA_DIR: join(folder, "data"), ...(location && { DATABASE_URL: location }) };
    const service = await startServerProcess({ ...environment, ALLOW_PRIVATE_NETWORK: "on" });
    try {
      await assertStands(service.url, stands);
    } finally {
      await service.stop();
    }
    const verified = await runCommand(environment, "verify");
    assert.deepEqual([verified.json?.findings, verified.code], [[], 0], verified.error);
    assert.deepEqual(
      await ranMigrations(location ?? join(folder, "data")),
      (await readCurrentMigrations()).map(({ name }) => name),
    );
  });
}

test("the last release has left data on both engines", async () => {
  const { version } = (await readReleases()).at(-1)!;
  for (const each of ["embedded", "postgres"]) {
    assert.ok(existsSync(join(RELEASES, version, `${each}.tar.zst`)), `run: npm run release:data -- --postgres URL`);
  }
});

async function assertStands(url: string, stands: Stands): Promise<void> {
  const signedIn = await createTestClient(url, undefined).post("/v2/auth/login", stands.owner);
  assert.equal(signedIn.status, 200);
  const owner = createTestClient(url, signedIn.body.token);

  // What was written before there was a chain begins it.
  const { body: log } = await owner.get("/v2/audit_events?format=jsonl");
  const events: AuditEvent[] = log
    .trim()
    .split("\n")
    .map((line: string) => JSON.parse(line));
  assert.ok(events.length > 1 && events.some(({ action }) => action === "agent.created"));
  const { problem, first } = await verifyAuditChain(Readable.from(events));
  assert.deepEqual([problem, first], [undefined, 1]);

  const { body: document } = await owner.get(
    `/v2/sources/${stands.document.sourceId}/documents/${stands.document.documentId}`,
  );
  assert.equal(document.text, stands.document.text);
  const { body: message } = await owner.get(`/v2/messages/${stands.message.id}`);
  assert.equal(message.content, stands.message.content);
  assert.ok(stands.message.citations.length > 0);
  for (const [place, { quote, start, end, sha256 }] of stands.message.citations.entries()) {
    const { quote: nowQuote, start: nowStart, end: nowEnd, sha256: nowSha256 } = message.citations[place];
    assert.deepEqual([nowQuote, nowStart, nowEnd, nowSha256], [quote, start, end, sha256]);
    assert.equal(document.text.slice(start, end), quote);
    assert.equal(createHash("sha256").update(document.text).digest("hex"), sha256);
  }
  assert.equal((await owner.get(`/v2/messages/${stands.abstainedMessageId}`)).body.answered, false);
  assert.equal((await owner.get(`/v2/messages/${stands.message.id}/citations/1`)).status, 200);

  const key = createTestClient(url, stands.apiKey);
  const again = await key.post("/v2/chat", { agent_id: stands.agentId, message: stands.question });
  assert.equal(again.body.citations[0].quote, stands.message.citations[0]!.quote);

  assert.equal((await owner.get(`/v2/leads/${stands.lead.id}`)).body.fields.email, stands.lead.email);
  const { body: chat } = await owner.get(`/v2/chats/${stands.visitor.chatId}`);
  assert.equal((await owner.get(`/v2/visitors/${chat.visitor_id}`)).body.name, "Ada");
  const feedback = await owner.get(`/v2/feedback?agent_id=${stands.agentId}`);
  assert.equal(feedback.body.data[0].comment, "Right.");
  await assertWebhookStands(owner, stands);

  // What it wrote before can be read anew: the file of the upload is there.
  const refreshed = await owner.post(`/v2/sources/${stands.document.sourceId}/refresh`, undefined, {
    prefer: "wait=30",
  });
  assert.equal(refreshed.status < 300, true, JSON.stringify(refreshed.body));
}

/** The secret that was shown once signs what the same webhook gets now. */
async function assertWebhookStands(owner: ReturnType<typeof createTestClient>, stands: Stands): Promise<void> {
  const path = `/v2/webhooks/${stands.webhook.id}`;
  const { body: deliveries } = await owner.get(`${path}/deliveries?limit=100`);
  assert.ok(deliveries.data.some((delivery: { status: string }) => delivery.status === "delivered"));
  const received = Promise.withResolvers<{ headers: IncomingHttpHeaders; body: string }>();
  const receiver = createServer(async (request, response) => {
    received.resolve({ headers: request.headers, body: await text(request) });
    response.end();
  });
  await once(receiver.listen(0, "127.0.0.1"), "listening");
  try {
    const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
    assert.equal((await owner.request("PATCH", path, { url })).status, 200);
    await owner.post(`${path}/test`);
    const { headers, body } = await received.promise;
    assert.equal((await verifyWebhook(body, headers, stands.webhook.secret)).id, headers["webhook-id"]);
  } finally {
    receiver.closeAllConnections();
    receiver.close();
  }
}

/** A database of its own with what the dump holds, removed after the last test. */
async function restore(serverUrl: string, dump: string): Promise<string> {
  const administration = await openDatabase({ databaseUrl: serverUrl, poolSize: 1 });
  const name = `citedesk_test_${randomUUID().replaceAll("-", "")}`;
  for (const role of ["citedesk_workspace", "citedesk_unscoped"]) {
    await administration.owner.query(
      `DO $$ BEGIN CREATE ROLE ${role} NOLOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$`,
    );
  }
  await administration.owner.query(`CREATE DATABASE ${name}`);
  after(async () => {
    await administration.owner.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await administration.close();
  });
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const database = await openDatabase({ databaseUrl: url.href, poolSize: 1 });
  await database.owner.query(await readFile(dump, "utf8"));
  await database.close();
  return url.href;
}

async function ranMigrations(location: string): Promise<string[]> {
  const database = await openDatabase(location.includes("://") ? { databaseUrl: location } : { dataDir: location });
  const { rows } = await database.owner.query("SELECT name FROM citedesk_migrations ORDER BY number");
  await database.close();
  return rows.map(({ name }) => String(name));
}
