import assert from "node:assert/strict";
import { createServer, get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { startCuttingProxy } from "./cutting-proxy.ts";

const EVENTS = Array.from({ length: 5 }, (_, at) => `id: ${at}\ndata: ${String(at).repeat(40)}\n\n`);
// All pieces in one packet, as a busy machine hands them on.
const upstream = createServer((request, response) => {
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
  response.socket!.cork();
  for (const event of EVENTS) response.write(event);
  if (request.url !== "/v2/chat/open") response.end();
  response.socket!.uncork();
});
await new Promise<void>((resolve) => upstream.listen(0, "127.0.0.1", resolve));
const proxy = await startCuttingProxy(`http://127.0.0.1:${(upstream.address() as AddressInfo).port}`);
after(() => {
  upstream.closeAllConnections();
  upstream.close();
});

const CUT_AT = EVENTS[0]!.length + 20;

for (const path of ["/v2/chat/open", "/v2/chat/ended"])
  test(`what comes behind a cut never arrives, however it was sent: ${path}`, async () => {
    Object.assign(proxy, { isExact: true, cutAfter: CUT_AT, cuts: 0 });
    const { text, isBroken } = await read(path);
    assert.equal(text, EVENTS.join("").slice(0, CUT_AT), "no hole and nothing behind it");
    assert.equal(proxy.cuts, 1, "one connection is cut once");
    assert.ok(isBroken, "It breaks off and does not end.");
  });

test("a reader whom a break has left where it was is not broken off again: its stream ends instead", async () => {
  Object.assign(proxy, { isExact: true, cutAfter: CUT_AT, cuts: 0 });
  assert.ok((await read("/v2/chat/open", "message_1.0.0")).isBroken);
  const { text, isBroken } = await read("/v2/chat/open", "message_1.0.0");
  assert.deepEqual([text.length, isBroken], [CUT_AT, false]);
  assert.ok((await read("/v2/chat/open", "message_1.40.0")).isBroken, "it has come further");
});

async function read(path: string, lastEventId?: string): Promise<{ text: string; isBroken: boolean }> {
  const headers = { accept: "text/event-stream", ...(lastEventId ? { "last-event-id": lastEventId } : {}) };
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(proxy.url + path, { headers }, resolve).on("error", reject),
  );
  let text = "";
  response.on("data", (chunk) => {
    text += chunk;
  });
  const isBroken = await new Promise<boolean>((resolve) =>
    response.on("end", () => resolve(false)).on("error", () => resolve(true)),
  );
  return { text, isBroken };
}
