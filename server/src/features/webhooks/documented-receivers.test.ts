import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { after, test } from "node:test";
import { pathToFileURL } from "node:url";
import { temporaryFolder } from "../../testing/temporary-folder.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { type ReceivedEvent, startReceiver } from "./testing/start-receiver.ts";

// What docs/webhooks.md has for receivers without a library, taken out of the page and run.
const { owner } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "on" });
const guide = await readFile(new URL("../../../../docs/webhooks.md", import.meta.url), "utf8");
const codeIn = (language: string) => new RegExp(`\`\`\`${language}\n([^]*?)\`\`\``).exec(guide)![1]!;
const folder = await temporaryFolder();
const receiver = await startReceiver();
after(() => receiver.close());

/** A delivery from the time when two secrets sign, with both, and one of somebody else's. */
async function deliver() {
  const { body: webhook } = await owner.post("/v2/webhooks", { url: receiver.url, events: ["lead.created"] });
  const { body: rotated } = await owner.post(`/v2/webhooks/${webhook.id}/rotate_secret`);
  assert.equal((await owner.post(`/v2/webhooks/${webhook.id}/test`)).body.delivered, true);
  const secrets = [rotated.secret, webhook.secret] as string[];
  return { event: receiver.received.at(-1)!, secrets, other: `whsec_${Buffer.alloc(32, 7).toString("base64")}` };
}

type Read = (event: ReceivedEvent, secret: string) => { id: string; type: string } | null | undefined;

async function assertReads(read: Read): Promise<void> {
  const { event, secrets, other } = await deliver();
  for (const secret of secrets) {
    const { id, type } = read(event, secret)!;
    assert.deepEqual([id, type], [event.headers["webhook-id"], "webhook.test"]);
  }
  assert.ok(!read(event, other), "another secret");
  assert.ok(!read({ ...event, body: event.body.replace("webhook.test", "lead.created") }, secrets[0]!), "changed");
  const old = String(Number(event.headers["webhook-timestamp"]) - 301);
  for (const sentAt of [old, "soon"])
    assert.ok(!read({ ...event, headers: { ...event.headers, "webhook-timestamp": sentAt } }, secrets[0]!), sentAt);
}

test("the guide's receiver in Node.js reads what is ours, and nothing else", async () => {
  const path = join(folder, "receiver.mjs");
  await writeFile(path, codeIn("js"));
  const { readDelivery } = await import(pathToFileURL(path).href);
  await assertReads(({ body, headers }, secret) => readDelivery(body, headers, secret));
});

const hasPython = spawnSync("python3", ["--version"]).status === 0;

test("so does the one in Python", { skip: hasPython ? false : "no python3" }, async () => {
  const path = join(folder, "receiver.py");
  const main = `
import sys
given = json.load(sys.stdin)
print(json.dumps(read_delivery(given["body"].encode(), given["headers"], given["secret"])))
`;
  await writeFile(path, codeIn("python") + main);
  await assertReads(({ body, headers }, secret) => {
    const input = JSON.stringify({ body, headers, secret });
    const { stdout, stderr } = spawnSync("python3", [path], { input, encoding: "utf8" });
    assert.notEqual(stdout, "", stderr);
    return JSON.parse(stdout);
  });
});
