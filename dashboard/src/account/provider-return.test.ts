import assert from "node:assert/strict";
import { test } from "node:test";
import { readProviderReturn } from "./provider-return.ts";

test("what a browser brings back from the sign-in provider is read on the first page alone", () => {
  const at = (hash: string, pathname = "/") => readProviderReturn({ pathname, hash });
  assert.deepEqual(at("#signed-in"), { kind: "signed-in" });
  assert.deepEqual(at("#code=a.b-c"), { kind: "code", totpToken: "a.b-c" });
  assert.deepEqual(at("#sign-in-refused=forbidden"), { kind: "refused", code: "forbidden" });
  for (const hash of ["", "#code=", "#/reset/x"]) assert.equal(at(hash), undefined);
  assert.equal(at("#signed-in", "/reset"), undefined);
});
