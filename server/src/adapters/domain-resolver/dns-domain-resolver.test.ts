import assert from "node:assert/strict";
import { after, test } from "node:test";
import { DomainLookupFailure } from "../../ports/domain-resolver.ts";
import { createDnsDomainResolver } from "./dns-domain-resolver.ts";
import { startLoopbackNameServer } from "./loopback-name-server.ts";

const server = await startLoopbackNameServer();
after(() => server.close());
const resolver = createDnsDomainResolver({ servers: [server.address] });

test("texts come whole, also those that DNS sends in parts", async () => {
  const long = "a".repeat(600);
  server.texts.set("_citedesk.shop.example", ["short", long]);
  assert.deepEqual((await resolver.readTexts("_citedesk.shop.example")).sort(), [long, "short"].sort());
});

test("a name that does not exist, or has no text, has none", async () => {
  server.texts.set("empty.example", []);
  assert.deepEqual(await resolver.readTexts("nobody.example"), []);
  assert.deepEqual(await resolver.readTexts("empty.example"), []);
});

test("a name server that fails has said neither yes nor no", async () => {
  server.broken.add("broken.example");
  await assert.rejects(resolver.readTexts("broken.example"), DomainLookupFailure);
});
