import assert from "node:assert/strict";
import { test } from "node:test";
import { FetchFailure, type FetchRequest } from "../../../ports/page-fetcher.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { htmlPage, proseOf } from "./testing/site-server.ts";

const { owner, context } = await withTestServer();

/** Speaks http alone; the other one https as well, with a certificate that nobody trusts. */
context.fetcher = {
  fetch: async ({ url }: FetchRequest) => {
    const { protocol, hostname, pathname } = new URL(url);
    if (protocol === "https:") {
      const isRefused = hostname === "plain.example";
      const message = isRefused ? `${hostname} refused the connection. Check that the site is up.` : "It has expired.";
      throw new FetchFailure(isRefused ? "connection_failed" : "tls_failed", url, message);
    }
    const body = new TextEncoder().encode(htmlPage("Plain", proseOf("plain")));
    const headers = { "content-type": "text/html" };
    return { url, redirects: [], status: pathname === "/" ? 200 : 404, headers, body, durationMs: 1 };
  },
};

const preview = async (url: string) => (await owner.post("/v2/sources/preview", { type: "website", url })).body;

test("a site that speaks http alone is found by its name, and at its https address one is told what to enter", async () => {
  const found = await preview("plain.example");
  assert.deepEqual([found.url, found.pages, found.title], ["http://plain.example/", 1, "Plain"]);
  const told = /^plain\.example does not answer by https, but by http\. .* enter its address with http:\/\/\.$/;
  const [start] = (await preview("https://plain.example")).samples;
  assert.deepEqual([start.status, start.reason.code], ["failed", "connection_failed"]);
  assert.match(start.reason.message, told);
  const { body: source } = await owner.post(
    "/v2/sources",
    { type: "website", url: "plain.example" },
    { prefer: "wait=30" },
  );
  assert.deepEqual([source.status, source.error.code], ["failed", "connection_failed"]);
  assert.match(source.error.message, told);
});

test("a site whose certificate can't be trusted is not read by http in its stead", async () => {
  const { samples } = await preview("expired.example");
  assert.deepEqual(samples[0].reason, { code: "tls_failed", message: "It has expired." });
});
