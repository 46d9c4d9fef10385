import assert from "node:assert/strict";
import { test } from "node:test";
import fastify from "fastify";
import type { HttpApp } from "./http-app.ts";
import { budgetAddress, isTrustedProxy, readForwardedHeaders, type TrustedProxies } from "./trusted-proxies.ts";

/** What the service takes as the client's address, name and scheme. */
async function seen(proxies: TrustedProxies | undefined, headers: Record<string, string>, peer = "10.0.0.9") {
  const app = fastify({ trustProxy: isTrustedProxy(proxies) });
  readForwardedHeaders(app as unknown as HttpApp);
  app.get("/", async ({ ip, host, protocol }) => ({ ip, host, protocol }));
  const { ip, host, protocol } = (await app.inject({ url: "/", remoteAddress: peer, headers })).json();
  await app.close();
  return { ip, host, protocol };
}
const addressOf = async (proxies: TrustedProxies | undefined, forwarded: string, peer?: string) =>
  (await seen(proxies, { "x-forwarded-for": forwarded }, peer)).ip;

test("without trust the client is who opened the connection, whatever it says", async () => {
  assert.deepEqual(
    await seen(undefined, { "x-forwarded-for": "8.8.8.8", "x-forwarded-host": "evil.example", host: "me.example" }),
    { ip: "10.0.0.9", host: "me.example", protocol: "http" },
  );
});

test("behind one proxy the client is whom that proxy saw, not whom the client names before it", async () => {
  assert.equal(await addressOf({ hops: 1 }, "203.0.113.7"), "203.0.113.7");
  assert.equal(await addressOf({ hops: 1 }, "1.1.1.1, 2.2.2.2, 203.0.113.7"), "203.0.113.7");
  assert.equal(await addressOf({ hops: 2 }, "1.1.1.1, 203.0.113.7, 10.0.0.8"), "203.0.113.7");
});

test("behind named networks the client is the first who is in none of them", async () => {
  const networks = { networks: ["10.0.0.0/8", "fd00::/8", "192.0.2.1"] };
  assert.equal(await addressOf(networks, "1.1.1.1, 203.0.113.7, 10.1.2.3"), "203.0.113.7");
  assert.equal(await addressOf(networks, "1.1.1.1, 2001:db8::7, fd00::1", "::ffff:192.0.2.1"), "2001:db8::7");
  assert.equal(await addressOf(networks, "203.0.113.7", "198.51.100.1"), "198.51.100.1");
  const spoofed = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", host: "me.example" };
  assert.deepEqual(await seen(networks, spoofed, "198.51.100.1"), {
    ip: "198.51.100.1",
    host: "me.example",
    protocol: "http",
  });
});

test("an entry that is no address is dropped, with all that stand before it", async () => {
  for (const nothing of ["unknown", "_hidden", "<script>", "999.1.1.1", "1.2.3", "0x7f.0.0.1"]) {
    assert.equal(await addressOf({ hops: 1 }, nothing), "10.0.0.9", nothing);
    assert.equal(await addressOf({ hops: 2 }, `8.8.8.8, ${nothing}`), "10.0.0.9", nothing);
    assert.equal(await addressOf({ hops: 2 }, `${nothing}, 203.0.113.7`), "203.0.113.7", nothing);
  }
});

test("a port behind an address, as some proxies write it, is no part of it", async () => {
  assert.equal(await addressOf({ hops: 1 }, "203.0.113.7:41234"), "203.0.113.7");
  assert.equal(await addressOf({ hops: 1 }, "[2001:db8::7]:41234"), "2001:db8::7");
  assert.equal(await addressOf({ hops: 1 }, "[2001:db8::7]"), "2001:db8::7");
});

test("a forwarded scheme or name that is none is dropped", async () => {
  const { host, protocol } = await seen(
    { hops: 1 },
    { host: "me.example", "x-forwarded-host": "a b<c>", "x-forwarded-proto": "javascript" },
  );
  assert.deepEqual({ host, protocol }, { host: "me.example", protocol: "http" });
  const good = await seen({ hops: 1 }, { "x-forwarded-host": "shop.example:8443", "x-forwarded-proto": "https" });
  assert.deepEqual([good.host, good.protocol], ["shop.example:8443", "https"]);
});

test("the addresses that one IPv6 line has at will share a budget", () => {
  assert.equal(budgetAddress("2001:db8:1:2::1"), budgetAddress("2001:db8:1:2:ffff:1:2:3"));
  assert.notEqual(budgetAddress("2001:db8:1:2::1"), budgetAddress("2001:db8:1:3::1"));
  assert.equal(budgetAddress("203.0.113.7"), "203.0.113.7");
  assert.equal(budgetAddress("::ffff:203.0.113.7"), "203.0.113.7");
});
