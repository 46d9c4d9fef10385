import assert from "node:assert/strict";
import { test } from "node:test";
import { SignJWT } from "jose";
import { findIdentityProblem } from "./find-identity-problem.ts";

const NOW = Date.parse("2026-03-01T12:00:00Z");
const sign = (claims: object) =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: "HS256" })
    .sign(new TextEncoder().encode("a secret of 32 bytes or more ..."));

test("what is no token, or one whose time is over, is told before the service is asked", async () => {
  const exp = NOW / 1000;
  for (const text of ["", "bad.token.x", "null", "a.e30"])
    assert.equal(findIdentityProblem(text, NOW), text === "a.e30" ? undefined : "It is no JWT.", text);
  assert.equal(findIdentityProblem(await sign({ sub: "ada", exp }), NOW), "It has expired.");
  assert.equal(findIdentityProblem(await sign({ sub: "ada", exp: exp + 1 }), NOW), undefined);
  // As its claims travel: base64url, in UTF-8.
  assert.equal(findIdentityProblem(await sign({ sub: "Zoë ÿ>?", name: "ばば??>>", exp: exp + 60 }), NOW), undefined);
});
