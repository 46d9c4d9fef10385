import assert from "node:assert/strict";
import { test } from "node:test";
import { readHostname } from "./read-hostname.ts";

test("a name is compared in lower case, in ASCII and without the dot at its end", () => {
  assert.equal(readHostname("Help.Example.COM."), "help.example.com");
  assert.equal(readHostname("hilfe.müller.example"), "hilfe.xn--mller-kva.example");
});

test("what is no public host name is refused", () => {
  const refused = [
    "",
    "example",
    "localhost",
    "a.localhost",
    "127.0.0.1",
    "0x7f.1",
    "[::1]",
    "::1",
    "https://help.example.com",
    "help.example.com/path",
    "help.example.com:8443",
    "user@help.example.com",
    "*.example.com",
    "-a.example.com",
    "a..example.com",
    `${"a".repeat(64)}.example.com`,
    `${"a.".repeat(130)}com`,
    "a b.example.com",
    "a\tb.example.com",
    "help%2eexample.com",
    "help.example.com?a=b",
    "_citedesk.example.com",
  ];
  for (const name of refused) assert.equal(readHostname(name), undefined, name);
});
