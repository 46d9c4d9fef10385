import assert from "node:assert/strict";
import { test } from "node:test";
import { findIdentityProblem } from "./find-identity-problem.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
/** As its claims travel: in UTF-8, as base64url. */
const sign = (claims: object) => `e30.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.c2lnbmF0dXJl`;

test("what is no token, or one whose time is over, is told before the service is asked", () => {
  const exp = NOW / 1000;
  for (const text of ["", "bad.token.x", "null", "a.e30"])
    assert.equal(findIdentityProblem(text, NOW), text === "a.e30" ? undefined : "It is no JWT.", text);
  assert.equal(findIdentityProblem(sign({ sub: "ada", exp }), NOW), "It has expired.");
  assert.equal(findIdentityProblem(sign({ sub: "ada", exp: exp + 1 }), NOW), undefined);
  assert.equal(findIdentityProblem(sign({ sub: "Zoë ÿ>?", name: "ばば??>>", exp: exp + 60 }), NOW), undefined);
});
