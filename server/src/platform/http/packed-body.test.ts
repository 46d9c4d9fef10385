import assert from "node:assert/strict";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { chooseEncoding, PackedBody } from "./packed-body.ts";

test("the better of the encodings that a client takes is chosen", () => {
  const cases: [string | undefined, string | undefined][] = [
    [undefined, undefined],
    ["", undefined],
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["br;q=0.1, gzip", "gzip"],
    ["*", "br"],
    ["*;q=0", undefined],
    ["identity", undefined],
  ];
  for (const [accepted, chosen] of cases) assert.equal(chooseEncoding(accepted), chosen, accepted);
});

test("a text travels as the client takes it, once: whoever has it gets 304", async () => {
  const text = "The same words again. ".repeat(200);
  const body = new PackedBody(text);
  const app = fastify();
  app.get("/", (request, reply) => body.send(request, reply.type("text/plain")));
  const read = (headers: Record<string, string>) => app.inject({ url: "/", headers });
  const [plain, br, gzip] = [
    await read({}),
    await read({ "accept-encoding": "br" }),
    await read({ "accept-encoding": "gzip" }),
  ];
  assert.equal(plain.body, text);
  assert.equal(plain.headers["content-encoding"], undefined);
  assert.equal(brotliDecompressSync(br.rawPayload).toString(), text);
  assert.equal(gunzipSync(gzip.rawPayload).toString(), text);
  for (const { headers } of [plain, br, gzip]) assert.equal(headers.vary, "accept-encoding");
  const again = await read({ "if-none-match": String(br.headers.etag) });
  assert.deepEqual([again.statusCode, again.body], [304, ""]);
});
