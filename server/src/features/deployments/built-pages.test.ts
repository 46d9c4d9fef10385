import assert from "node:assert/strict";
import { request } from "node:http";
import { test } from "node:test";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { withTestServer } from "../../testing/test-server.ts";

const { context, owner, url } = await withTestServer();

/** `fetch` unpacks by itself. */
function read(path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const sent = request(url + path, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode!, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on("error", reject).end();
  });
}

test("built files are kept for good, and travel compressed as the browser takes them", async () => {
  for (const folder of ["widget", "dashboard"] as const) {
    const entry = folder === "widget" ? "src/chat/main.tsx" : "src/main.tsx";
    const { script, styles } = context.pages.find(folder, entry)!;
    assert.equal(styles.length, 1);
    for (const path of [script, ...styles]) {
      assert.match(path, new RegExp(`^/assets/${folder}/[\\w-]+-[\\w-]{8}\\.(?:js|css)$`));
      const plain = await read(path);
      assert.equal(plain.status, 200);
      assert.equal(plain.headers["cache-control"], "public, max-age=31536000, immutable");
      assert.equal(plain.headers["access-control-allow-origin"], "*");
      assert.match(String(plain.headers["content-type"]), path.endsWith(".js") ? /\/javascript/ : /^text\/css/);
      const br = await read(path, { "accept-encoding": "gzip, br" });
      const gzip = await read(path, { "accept-encoding": "gzip" });
      assert.deepEqual([br.headers["content-encoding"], gzip.headers["content-encoding"]], ["br", "gzip"]);
      assert.deepEqual(brotliDecompressSync(br.body), plain.body);
      assert.deepEqual(gunzipSync(gzip.body), plain.body);
      assert.match(String(br.headers.vary), /accept-encoding/i);
      assert.equal(br.headers["content-type"], plain.headers["content-type"]);
    }
  }
});

test("nothing else of a folder of pages is served", async () => {
  for (const path of [
    "/assets/widget/.vite/chat.json",
    "/assets/widget/",
    "/assets/widget/../pages.config.ts",
    "/assets/widget/%2e%2e/pages.config.ts",
    "/assets/gone.js",
    "/assets/other/main.js",
  ])
    assert.equal((await read(path)).status, 404, path);
});

test("the contract, its page and the loader travel compressed", async () => {
  const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });
  await owner.post(`/v2/agents/${agent.id}/publish`);
  for (const path of ["/v2/openapi.json", "/v2/docs/swagger-ui-bundle.js", `/widget/${agent.id}.js`]) {
    const packed = await read(path, { "accept-encoding": "br" });
    assert.equal(packed.headers["content-encoding"], "br", path);
    assert.deepEqual(brotliDecompressSync(packed.body), (await read(path)).body, path);
    assert.equal((await read(path, { "if-none-match": String(packed.headers.etag) })).status, 304, path);
  }
});

test("a dashboard that a browser has is not sent again", async () => {
  const first = await read("/");
  assert.equal(first.headers["cache-control"], "no-cache");
  assert.equal((await read("/", { "if-none-match": String(first.headers.etag) })).status, 304);
});
