import assert from "node:assert/strict";
import { after, test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";
import { startReceiver } from "./testing/start-receiver.ts";

const { owner } = await withTestServer();

test("nothing is sent to a private address unless the network is allowed", async () => {
  const receiver = await startReceiver();
  after(() => receiver.close());
  for (const url of [
    receiver.url,
    receiver.url.replace("127.0.0.1", "localhost"),
    "http://[::1]/",
    "http://2130706433/",
  ]) {
    const { body: webhook } = await owner.post("/v2/webhooks", { url, events: ["*"] });
    const { status, body } = await owner.post(`/v2/webhooks/${webhook.id}/test`);
    assert.equal(status, 200);
    assert.deepEqual([body.delivered, body.response_status], [false, null], url);
    assert.ok(["private_address", "invalid_url"].includes(body.error.code), `${url}: ${body.error.code}`);
  }
  assert.equal(receiver.received.length, 0);
});
