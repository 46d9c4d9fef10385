import assert from "node:assert/strict";
import { test } from "node:test";
import { readRefusedOrigin } from "./read-refused-origin.ts";

test("a site that may not show the chat is told as it can be allowed", () => {
  const origins = ["https://www.example.com"];
  for (const claimed of ["https://other.example", "http://127.0.0.1:8080", "http://[::1]:8080"])
    assert.deepEqual(readRefusedOrigin(`${claimed}/shop?x=1`, origins), {
      origin: claimed,
      page: "",
      isAllowed: false,
    });
});

test("sites that may, and what is no site, are not told", () => {
  const origins = ["https://www.example.com"];
  const others = [
    undefined,
    "",
    "null",
    "file:///a",
    "https://www.example.com/a",
    `https://${"a".repeat(320)}.example`,
  ];
  for (const claimed of others) assert.equal(readRefusedOrigin(claimed, origins), undefined, claimed);
});
