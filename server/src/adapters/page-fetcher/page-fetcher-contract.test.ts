import assert from "node:assert/strict";
import { test } from "node:test";
import { asOpenTransaction } from "../../platform/database/open-transaction-error.ts";
import { startLoopbackServer } from "./loopback-server.ts";
import { createMemoryPageFetcher } from "./memory-page-fetcher.ts";
import { testPageFetcher } from "./page-fetcher-contract.ts";
import { createUndiciPageFetcher } from "./undici-page-fetcher.ts";

testPageFetcher("memory", async (pages) => {
  const origin = "http://site.example";
  const fetcher = createMemoryPageFetcher(new Map(Object.entries(pages).map(([path, page]) => [origin + path, page])));
  return { fetcher, origin, requests: () => fetcher.requests, close: async () => {} };
});

testPageFetcher("undici", async (pages) => {
  const server = await startLoopbackServer((request, response) => {
    const page = pages[request.url ?? ""] ?? { status: 404 };
    if (page.delayMs !== undefined) return;
    const isSame =
      request.headers["if-none-match"] !== undefined && request.headers["if-none-match"] === page.headers?.etag;
    response.writeHead(isSame ? 304 : (page.status ?? 200), page.headers);
    response.end(isSame ? undefined : page.body);
  });
  const fetcher = createUndiciPageFetcher({
    userAgent: "CitedeskBot/test",
    allowPrivateNetwork: true,
    lookup: async (hostname) => (hostname.endsWith(".invalid") ? [] : ["127.0.0.1"]),
  });
  return {
    fetcher,
    origin: `http://site.example:${server.port}`,
    requests: () => server.requests,
    close: async () => {
      await fetcher.close();
      await server.close();
    },
  };
});

test("a fetch inside an open transaction is refused before anything is sent", async () => {
  const server = await startLoopbackServer((_, response) => response.end("x"));
  const fetcher = createUndiciPageFetcher({ userAgent: "CitedeskBot/test", allowPrivateNetwork: true });
  const request = { url: `http://127.0.0.1:${server.port}/`, maxBytes: 100, timeoutMs: 1000 };
  await assert.rejects(
    asOpenTransaction(() => fetcher.fetch(request)),
    { name: "OpenTransactionError" },
  );
  assert.equal(server.connections(), 0);
  assert.equal((await fetcher.fetch(request)).status, 200);
  await fetcher.close();
  await server.close();
});
