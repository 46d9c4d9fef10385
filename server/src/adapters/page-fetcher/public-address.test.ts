import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { describe, test } from "node:test";
import { addressRule, isPublicAddress } from "./public-address.ts";

const vectors = new URL("../../../../../shared/conformance/addresses/ip-classes.json", import.meta.url);

describe("public addresses", () => {
  test("are told apart as svix and smokescreen do", { skip: existsSync(vectors) ? false : "no vectors here" }, () => {
    const cases = JSON.parse(readFileSync(vectors, "utf8")) as { ip: string; public: boolean }[];
    assert.ok(cases.length >= 71);
    for (const { ip, public: expected } of cases) assert.equal(isPublicAddress(ip), expected, ip);
  });

  test("are neither private nor special ones, however these are wrapped", () => {
    for (const address of [
      "127.0.0.1",
      "10.1.2.3",
      "169.254.169.254",
      "100.64.0.1",
      "0.0.0.0",
      "::",
      "::1",
      "::127.0.0.1",
      "::7f00:1",
      "::ffff:10.0.0.1",
      "::ffff:a00:1",
      "::ffff:0:127.0.0.1",
      "64:ff9b::7f00:1",
      "64:ff9b:1::1",
      "2002:7f00:1::",
      "2001:0:1::1",
      "fe80::1",
      "fe80::1%eth0",
      "fec0::1",
      "fd00:ec2::254",
      "ff02::1",
      "100:0:0:1::1",
      "168.63.129.16",
      "::ffff:168.63.129.16",
      "161.26.0.10",
      "166.9.1.1",
      "199.36.153.10",
      "100.100.100.200",
      "192.0.0.192",
    ]) {
      assert.equal(isPublicAddress(address), false, address);
    }
  });

  test("are plain literals only: what another reader could read differently is refused", () => {
    for (const text of [
      "",
      "localhost",
      "8.8.8",
      "08.8.8.8",
      "0x8.8.8.8",
      "134744072",
      "8.8.8.8.",
      "[::1]",
      " 8.8.8.8",
    ]) {
      assert.equal(isPublicAddress(text), false, text);
    }
    assert.equal(isPublicAddress("8.8.8.8"), true);
    assert.equal(isPublicAddress("2606:4700:4700::1111"), true);
  });

  test("can be joined by networks that the operator names, and only by those", () => {
    const mayConnect = addressRule({ allowedNetworks: ["10.20.0.0/16", "fd00:1::/32"] });
    assert.equal(mayConnect("10.20.3.4"), true);
    assert.equal(mayConnect("::ffff:10.20.3.4"), true);
    assert.equal(mayConnect("fd00:1::5"), true);
    assert.equal(mayConnect("10.21.0.1"), false);
    assert.equal(mayConnect("fd00:2::5"), false);
    assert.equal(mayConnect("127.0.0.1"), false);
    assert.equal(mayConnect("8.8.8.8"), true);
    assert.throws(() => addressRule({ allowedNetworks: ["10.20.0.0"] }));
  });
});
