import assert from "node:assert/strict";
import { after, test } from "node:test";
import sql from "sql-template-tag";
import { createAddressCheck } from "../../adapters/page-fetcher/create-address-check.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { startReceiver } from "./testing/start-receiver.ts";

const { context, owner } = await withTestServer();
const receiver = await startReceiver();
after(() => receiver.close());

const REFUSED = [
  receiver.url,
  receiver.url.replace("127.0.0.1", "localhost"),
  "http://[::1]/",
  "http://2130706433/",
  "http://169.254.169.254/latest",
  "https://hooks.localhost/",
  "https://example.com:22/",
];

test("a private or impossible address is refused when a webhook or a tool gets it", async () => {
  const tool = { name: "look_up", description: "Looks up.", parameters: { type: "object" } };
  const url = "https://example.com/hook";
  const { body: webhook } = await owner.post("/v2/webhooks", { url, events: ["*"] });
  const { body: made } = await owner.post("/v2/tools", { ...tool, url });
  for (const refused of REFUSED)
    for (const { status, body } of [
      await owner.post("/v2/webhooks", { url: refused, events: ["*"] }),
      await owner.request("PATCH", `/v2/webhooks/${webhook.id}`, { url: refused }),
      await owner.post("/v2/tools", { ...tool, name: "other", url: refused }),
      await owner.request("PATCH", `/v2/tools/${made.id}`, { url: refused }),
    ]) {
      assert.deepEqual([status, body.errors?.[0].pointer], [422, "/url"], refused);
      assert.ok(["private_address", "invalid_url"].includes(body.code), `${refused}: ${body.code}`);
    }
});

test("so is a name that leads to private addresses alone", async () => {
  const { checkAddress } = context;
  const rules = { mayConnect: (address: string) => !address.startsWith("10."), allowedPorts: "any" as const };
  context.checkAddress = createAddressCheck(rules, async () => ["10.1.2.3"]);
  const refused = await owner.post("/v2/webhooks", { url: "https://intranet.example.com/", events: ["*"] });
  context.checkAddress = checkAddress;
  assert.deepEqual([refused.status, refused.body.code], [422, "private_address"]);
  assert.doesNotMatch(JSON.stringify(refused.body), /10\.1\.2\.3/);
});

test("nothing is sent to a private address that was stored before", async () => {
  for (const url of REFUSED) {
    const { body: webhook } = await owner.post("/v2/webhooks", { url: "https://example.com/", events: ["*"] });
    await context.database.inWorkspace(await workspace(), (transaction) =>
      transaction.query(sql`UPDATE webhooks SET url = ${url} WHERE id = ${parseId("webhook", webhook.id)}`),
    );
    const { status, body } = await owner.post(`/v2/webhooks/${webhook.id}/test`);
    assert.equal(status, 200);
    assert.deepEqual([body.delivered, body.response_status], [false, null], url);
    assert.match(body.error.code, /^(private_address|invalid_url|dns_failed)$/, url);
  }
  assert.equal(receiver.received.length, 0);
});

async function workspace(): Promise<string> {
  return parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!;
}
