import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import sql from "sql-template-tag";
import { recordAudit, SYSTEM_ACTOR } from "../../platform/events/record-audit.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { applyRetention } from "../visitors/apply-retention.ts";
import type { AuditEvent } from "./audit-schemas.ts";
import { hashAuditEvent, hashLink } from "./hash-audit-event.ts";
import { verifyAuditChain } from "./verify-audit-chain.ts";

const { context, owner, stranger, url } = await withTestServer();
const workspaceId = parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;

async function read(client = owner): Promise<AuditEvent[]> {
  const { headers, body } = await client.get("/v2/audit_events", { accept: "application/x-ndjson" });
  assert.match(headers.get("content-type") ?? "", /^application\/x-ndjson/);
  return body
    .split("\n")
    .filter((line: string) => line !== "")
    .map((line: string) => JSON.parse(line));
}

async function* streamed(events: readonly AuditEvent[]) {
  yield* events;
}

const verify = (events: readonly AuditEvent[], expected?: { sequence: number; hash: string }) =>
  verifyAuditChain(streamed(events), expected);

function verifyByCommand(file: string): { status: number | null; text: string } {
  const command = fileURLToPath(new URL("../../verify-audit.ts", import.meta.url));
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, file], { encoding: "utf8" });
  return { status, text: stdout + stderr };
}

test("a log that many wrote at once fits from its first event to its last, whatever it says", async () => {
  await Promise.all(
    Array.from({ length: 12 }, (_, round) => owner.post("/v2/agents", { name: `A ${round} "ü" \\ ${"\u2028"}😀` })),
  );
  await context.database.inWorkspace(workspaceId, (transaction) =>
    recordAudit(
      transaction,
      { workspaceId, actor: SYSTEM_ACTOR },
      {
        action: "test.odd",
        target: { kind: "test", id: "1" },
        after: { b: 1e21, aa: 1.5e-7, ä: [-0.25, 1e300, [], {}, null, true], a: "\u0001\t\u007f", z: { y: 1, x: 2 } },
      },
    ),
  );
  const events = await read();
  const result = await verify(events);
  assert.equal(result.problem, undefined);
  assert.deepEqual([result.first, result.last?.sequence], [1, events.length]);
  const { body: list } = await owner.get("/v2/audit_events?limit=1");
  assert.equal(list.data[0].hash, result.last?.hash);
  const filtered = await owner.get("/v2/audit_events?format=jsonl&action=agent");
  assert.equal(filtered.body.trim().split("\n").length, 12);
  assert.ok((await read(stranger)).every(({ target }) => !events.some((event) => event.target.id === target.id)));
});

test("whatever is changed, taken out, put in, or written anew is named", async () => {
  const events = await read();
  const head = { sequence: events.at(-1)!.sequence!, hash: events.at(-1)!.hash! };
  const at = 4;
  const named = async (changed: AuditEvent[]) => (await verify(changed)).problem;
  const edit = (change: Partial<AuditEvent>) => events.with(at, { ...events[at]!, ...change });
  const changes: Partial<AuditEvent>[] = [
    { action: "nothing.happened" },
    { created_at: "2020-01-01T00:00:00.000Z" },
    { actor: { ...events[at]!.actor, name: "Somebody else" } },
    { after: { name: "Other" } },
    { address: "192.0.2.1" },
  ];
  for (const change of changes) assert.equal((await named(edit(change)))?.id, events[at]!.id, JSON.stringify(change));
  assert.equal((await named(events.toSpliced(at, 1)))?.id, events[at + 1]!.id);
  assert.equal((await named(events.toSpliced(at, 0, events[at - 1]!)))?.line, at + 1);
  assert.match((await named(events.slice(at)))?.reason ?? "", /before it are missing/);
  assert.match((await named(edit({ sequence: null })))?.reason ?? "", /not in the chain/);

  // Who writes the whole chain anew passes, but not against a head that was noted; nor who cuts its end.
  let previous_hash = "0".repeat(64);
  const forged = edit({ action: "nothing.happened" }).map((event) => {
    const content_hash = hashAuditEvent(event);
    const link = { ...event, content_hash, previous_hash, hash: hashLink(previous_hash, content_hash) };
    previous_hash = link.hash;
    return link;
  });
  assert.equal(await named(forged), undefined);
  assert.match((await verify(forged, head)).problem?.reason ?? "", /not the one that was noted/);
  assert.match((await verify(events.slice(0, -1), head)).problem?.reason ?? "", /noted is missing/);
  assert.equal((await verify(events, head)).problem, undefined);
});

test("the service itself can't write the chain, and the command names a row that was changed in the database", async () => {
  const write = (statement: ReturnType<typeof sql>) =>
    context.database.inWorkspace(workspaceId, (transaction) => transaction.query(statement));
  await assert.rejects(write(sql`UPDATE audit_chain SET hash = 'x'`), /permission denied/);
  await assert.rejects(write(sql`DELETE FROM audit_heads`), /permission denied/);
  const [, victim] = await read();
  const uuid = parseId("audit", victim!.id);
  const folder = await temporaryFolder();
  const file = join(folder, "log.ndjson");
  const run = async () => {
    await writeFile(file, (await read()).map((event) => JSON.stringify(event)).join("\n"));
    return verifyByCommand(file);
  };
  assert.match((await run()).text, /^\d+ events fit, 1 to \d+\. Head: \d+:[0-9a-f]{64}\n$/);
  await write(sql`UPDATE audit_events SET actor_name = 'Nobody' WHERE id = ${uuid}`);
  const found = await run();
  assert.equal(found.status, 1);
  assert.ok(found.text.startsWith(`Line 2, event 2 (${victim!.id}): its content is not what was written`), found.text);
  await write(sql`UPDATE audit_events SET actor_name = ${victim!.actor.name} WHERE id = ${uuid}`);
});

test("what is no log is told in a sentence, and proves nothing", async () => {
  const file = join(await temporaryFolder(), "log.ndjson");
  const refused = await fetch(`${url}/v2/audit_events?format=jsonl`, { headers: { authorization: "Bearer ck_wrong" } });
  const [event] = await read();
  for (const [content, expected] of [
    [undefined, `There is no file ${file}. Nothing was verified.\n`],
    ["", "The log is empty, and that of a workspace never is: its download failed. Get it again, with curl -f."],
    [await refused.text(), "Line 1 is no event of an audit log, but the answer of a service that refused: "],
    [`${JSON.stringify(event)}\nnull\n`, "Line 2 is no event of an audit log. Get it again, with curl -f."],
    [JSON.stringify({ sequence: 1, hash: "x" }), "Line 1 is no event of an audit log."],
    ["<html>", "Line 1 is not JSON: the export was cut short, or is none."],
  ] as const) {
    if (content !== undefined) await writeFile(file, content);
    const { status, text } = verifyByCommand(file);
    assert.equal(status, 2, text);
    assert.ok(text.startsWith(expected), text);
    assert.equal(text.trim().split("\n").length, 1, text);
  }
});

test("a workspace's log is never empty: its first event stands from the beginning", async () => {
  const { body: made } = await owner.post("/v2/workspaces", { name: "Fresh" });
  const { body } = await owner.get("/v2/audit_events?format=jsonl", { "x-workspace-id": made.id });
  assert.notEqual(body.trim(), "");
});

test("what goes by its age, and details that are erased, are told in the log and leave it whole", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Erased" });
  const { body: chat } = await owner.post("/v2/chat", { agent_id: agent.id, message: "Hello", visitor: { id: "ada" } });
  const resolved = await owner.request("PATCH", `/v2/chats/${chat.chat_id}`, { status: "resolved" });
  assert.equal(resolved.status, 200, JSON.stringify(resolved.body));
  const { body: made } = await owner.get(`/v2/chats/${chat.chat_id}`);
  const { body: receipt } = await owner.request("DELETE", `/v2/visitors/${made.visitor_id}`);
  assert.ok(receipt.erased.audit_details > 0, JSON.stringify(receipt));
  const erased = await read();
  assert.ok(erased.some(({ action }) => action === "audit.details_erased"));
  assert.equal((await verify(erased)).problem, undefined);

  const aged = erased[3]!;
  await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(sql`
      UPDATE audit_events SET created_at = created_at - interval '40 days'
      WHERE id IN (SELECT event_id FROM audit_chain WHERE sequence <= ${aged.sequence})`),
  );
  await owner.request("PATCH", `/v2/workspaces/${(await owner.get("/v2/me")).body.workspace_id}`, {
    retention: { logs_days: 30 },
  });
  await applyRetention(context);
  const trimmed = await read();
  assert.equal(trimmed[0]!.sequence, aged.sequence! + 1);
  assert.equal((await verify(trimmed)).problem, undefined);
  const untold = trimmed.filter(({ action }) => action !== "audit.trimmed");
  assert.ok((await verify(untold)).problem);
});
