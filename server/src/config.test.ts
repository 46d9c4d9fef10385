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
