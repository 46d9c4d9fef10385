import assert from "node:assert/strict";
import { test } from "node:test";
import { completeOrigin } from "./complete-origin.ts";

test("a bare name becomes a site with https, and a path is cut off", () => {
  for (const [typed, origin] of [
    ["granitehall.example", "https://granitehall.example"],
    ["https://granitehall.example/shop?a=1#top", "https://granitehall.example"],
    ["granitehall.example/shop", "https://granitehall.example"],
    ["HTTP://Granitehall.Example:80/", "http://granitehall.example"],
    ["www.example.com:8443", "https://www.example.com:8443"],
    ["localhost:3000/a", "http://localhost:3000"],
    ["127.0.0.1:9101", "http://127.0.0.1:9101"],
    ["https://www.example.com", "https://www.example.com"],
  ] as const)
    assert.equal(completeOrigin(typed), origin, typed);
});

test("what is no address of a site stays as it was typed", () => {
  for (const typed of ["ftp://example.com", "ada@example.com", "https://", "*.example.com:x"])
    assert.equal(completeOrigin(typed), typed, typed);
});
