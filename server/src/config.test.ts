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
