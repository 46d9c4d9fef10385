import assert from "node:assert/strict";
import { Resolver } from "node:dns";
import { test } from "node:test";
import { ConfigError, readConfig } from "./config.ts";

test("name servers are addresses with or without a port, as the resolver takes them", () => {
  const servers = (value: string) => readConfig({ DNS_SERVERS: value }).config.dnsServers;
  assert.deepEqual(servers(""), []);
  for (const value of ["9.9.9.9", "10.0.0.2:5353", "::1", "[::1]:53", "9.9.9.9, 1.1.1.1:53"]) {
    const read = servers(value);
    assert.equal(read.length, value.split(",").length);
    new Resolver().setServers(read);
  }
});

test("a wrong name server stops the start with one line that names it", () => {
  for (const value of ["dns.example.com", "9.9.9.9:port", "9.9.9.9,nonsense", "https://9.9.9.9"])
    assert.throws(
      () => readConfig({ DNS_SERVERS: value }),
      (error) => error instanceof ConfigError && error.message.startsWith("DNS_SERVERS: "),
      value,
    );
  for (const value of ["999.9.9.9:53", "9.9.9.9:99999"])
    assert.throws(() => readConfig({ DNS_SERVERS: value }), ConfigError, value);
});

test("private networks and the sender of mails are checked at the start, and the setting is named", () => {
  const { config } = readConfig({
    ALLOW_PRIVATE_NETWORK: "10.20.0.0/16, fd00:1::/32",
    MAIL_FROM: "Help <a@b.example>",
  });
  assert.deepEqual(config.allowedNetworks, ["10.20.0.0/16", "fd00:1::/32"]);
  assert.equal(readConfig({ MAIL_FROM: "a@b.example" }).config.mailFrom, "a@b.example");
  for (const [name, values] of Object.entries({
    ALLOW_PRIVATE_NETWORK: ["10.0.0.0/99", "10.0.0/8", "10.0.0.0/8,", "fd00::/129", "example/8"],
    SECURITY_CONTACT: ["security@example.com", "http://example.com", "mailto:nobody"],
    METRICS_TOKEN: ["short"],
    MAIL_FROM: ["nobody", "Help <nobody>", "a@b.example c@d.example"],
  }))
    for (const value of values)
      assert.throws(
        () => readConfig({ [name]: value }),
        (error) => error instanceof ConfigError && error.message.startsWith(`${name}: `),
        value,
      );
});

test("`TRUST_PROXY` is a number of proxies or their networks; `on` is refused with what to set", () => {
  const read = (value: string) => readConfig({ TRUST_PROXY: value }).config.trustedProxies;
  assert.equal(read(""), undefined);
  assert.equal(read("off"), undefined);
  assert.deepEqual(read("2"), { hops: 2 });
  assert.deepEqual(read("10.0.0.0/8, ::1"), { networks: ["10.0.0.0/8", "::1"] });
  for (const value of ["on", "true", "yes", "17", "1.5", "-1", "10.0.0.0/99", "proxy.example", "10.0.0.1,"])
    assert.throws(
      () => read(value),
      (error) => error instanceof ConfigError && error.message.startsWith("TRUST_PROXY: "),
      value,
    );
  assert.throws(() => read("on"), /how many proxies stand in front \(1\), or their networks/);
});

test("an embedder's name says whether it runs here or at an address", () => {
  const read = (environment: Record<string, string>) =>
    readConfig({ DATA_DIR: "/data", ...environment }).config.embedding;
  assert.equal(read({}), undefined);
  assert.deepEqual(read({ EMBEDDING_MODEL: "energetic-ai/en" }), {
    kind: "local",
    model: "energetic-ai/en",
    weight: 0.15,
    folder: "/data/embedder",
    memoryBytes: 1024 * 1024 * 1024,
  });
  const elsewhere = {
    EMBEDDING_MODEL: "transformers/minilm",
    EMBEDDING_FOLDER: "/srv/models",
    EMBEDDING_MEMORY_MB: "2048",
  };
  const local = read(elsewhere);
  assert.deepEqual(local?.kind === "local" && [local.folder, local.memoryBytes], ["/srv/models", 2048 * 1024 * 1024]);
  assert.equal(read({ ...elsewhere, EMBEDDING_BASE_URL: "http://127.0.0.1:9/v1" })?.kind, "endpoint");
  assert.equal(read({ EMBEDDING_MODEL: "openai/text-embedding-3-small" })?.kind, "endpoint");
  assert.throws(() => read({ EMBEDDING_MODEL: "energetic-ai/en", EMBEDDING_MEMORY_MB: "10" }), ConfigError);
  assert.throws(() => read({ EMBEDDING_MODEL: "energetic-ai/en", EMBEDDING_WEIGHT: "0.4" }), ConfigError);
});
