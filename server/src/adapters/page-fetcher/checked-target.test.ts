import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { FetchFailure } from "../../ports/page-fetcher.ts";
import { checkedTarget } from "./checked-target.ts";
import { isPublicAddress } from "./public-address.ts";

const rules = { mayConnect: isPublicAddress, allowedPorts: [80, 443] };
const vectors = new URL("../../../../../shared/conformance/urls/wpt-urltestdata.json", import.meta.url);

describe("an address is refused before any look-up", () => {
  test("when it writes a private IP in any way a browser would understand", () => {
    for (const host of [
      "127.0.0.1",
      "127.1",
      "127.0.1",
      "0177.0.0.1",
      "0x7f.0.0.1",
      "0x7f000001",
      "2130706433",
      "017700000001",
      "0",
      "0.0.0.0",
      "127.0.0.1.",
      "127。0。0。1",
      "①②⑦.0.0.1",
      "%31%32%37.0.0.1",
      "10.0.0.1",
      "192.168.1.1",
      "169.254.169.254",
      "0xA9FEA9FE",
      "[::]",
      "[::1]",
      "[::127.0.0.1]",
      "[::ffff:127.0.0.1]",
      "[::ffff:7f00:1]",
      "[64:ff9b::127.0.0.1]",
      "[2002:7f00:1::]",
      "[fe80::1]",
      "[fd00:ec2::254]",
    ]) {
      assertRefused(`http://${host}/`, "private_address");
    }
  });

  test("when it isn't the web's: scheme, credentials, port, or no host at all", () => {
    for (const url of [
      "",
      "shop.example",
      "//shop.example/",
      "file:///etc/passwd",
      "ftp://shop.example/",
      "gopher://shop.example/",
      "javascript:alert(1)",
      "data:text/plain,x",
      "http://user@shop.example/",
      "http://user:secret@shop.example/",
      "http://8.8.8.8@127.0.0.1/",
      "http://shop.example:22/",
      "http://shop.example:6379/",
      "http://shop.example:0/",
      "http://./",
      "http://shop.09../",
      "http://256.256.256.256/",
      "http://[::1%25eth0]/",
    ]) {
      assertRefused(url, "invalid_url");
    }
  });

  test("unless the caller allows its network, where only other protocols' ports stay closed", () => {
    const open = { mayConnect: () => true, allowedPorts: "any" as const };
    assert.equal(checkedTarget("http://127.0.0.1:3000/x", open).href, "http://127.0.0.1:3000/x");
    assert.throws(() => checkedTarget("http://127.0.0.1:25/", open), { code: "invalid_url" });
  });

  test("and a good one comes back without fragment and trailing dots", () => {
    assert.equal(checkedTarget("HTTPS://Shop.Example.:443/a/../b?c#d", rules).href, "https://shop.example/b?c");
    assert.equal(checkedTarget("http://8.8.8.8/", rules).href, "http://8.8.8.8/");
  });
});

test("no address of the URL vectors slips through with a host that isn't public, or fails in another way", {
  skip: existsSync(vectors) ? false : "no vectors here",
}, () => {
  const cases = (
    JSON.parse(readFileSync(vectors, "utf8")) as (string | { input: string; base: string | null; failure?: true })[]
  ).filter((entry) => typeof entry !== "string");
  let accepted = 0;
  for (const { input, base, failure } of cases) {
    const parsed = URL.parse(input, base ?? undefined);
    const address = parsed?.href ?? input;
    try {
      const url = checkedTarget(address, rules);
      accepted += 1;
      assert.equal(failure, undefined, input);
      assert.match(url.protocol, /^https?:$/);
      const literal = url.hostname.replace(/^\[|\]$/g, "");
      if (/^[\d.]+$|:/.test(literal)) assert.ok(isPublicAddress(literal), address);
    } catch (error) {
      if (!(error instanceof FetchFailure)) throw error;
      assert.ok(["invalid_url", "private_address"].includes(error.code), address);
    }
  }
  assert.ok(cases.length > 800 && accepted > 150, `${accepted} of ${cases.length} accepted`);
});

function assertRefused(url: string, code: string): void {
  assert.throws(() => checkedTarget(url, rules), { name: "FetchFailure", code }, url);
}
