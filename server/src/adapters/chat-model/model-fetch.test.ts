import assert from "node:assert/strict";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { type TestContext, test } from "node:test";
import { ModelFailure } from "../../ports/chat-model.ts";
import { createModelFetch } from "./model-fetch.ts";

test("does not follow a redirect, which would carry the key and the prompt to someone else", async (context) => {
  let asked = 0;
  const other = await serve(context, (_request, response) => {
    asked += 1;
    response.end("{}");
  });
  const url = await serve(context, (_request, response) => response.writeHead(307, { location: other }).end());
  await assert.rejects(createModelFetch()(url, { method: "POST", headers: { "x-api-key": "k" }, body: "{}" }));
  assert.equal(asked, 0);
});

test("ends a response that is far too long", async (context) => {
  const url = await serve(context, (_request, response) => response.writeHead(500).end("x".repeat(2_000_000)));
  const response = await createModelFetch()(url);
  assert.equal(response.status, 500);
  await assert.rejects(response.text(), ModelFailure);
});

test("passes status, headers and body on", async (context) => {
  const url = await serve(context, (_request, response) => response.writeHead(429, { "retry-after": "7" }).end("busy"));
  const response = await createModelFetch()(url);
  assert.deepEqual([response.status, response.headers.get("retry-after"), await response.text()], [429, "7", "busy"]);
});

async function serve(context: TestContext, listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  context.after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
