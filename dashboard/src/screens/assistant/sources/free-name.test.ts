import assert from "node:assert/strict";
import { test } from "node:test";
import { freeName } from "./free-name.ts";

test("a file that is kept beside one of its name gets the first number that is free", () => {
  assert.equal(freeName("prices.pdf", new Set()), "prices.pdf");
  assert.equal(freeName("prices.pdf", new Set(["prices.pdf"])), "prices (2).pdf");
  assert.equal(freeName("a.b.pdf", new Set(["a.b.pdf", "a.b (2).pdf"])), "a.b (3).pdf");
  assert.equal(freeName("README", new Set(["README"])), "README (2)");
});
