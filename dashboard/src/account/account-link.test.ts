import assert from "node:assert/strict";
import { test } from "node:test";
import { readAccountLink } from "./account-link.ts";

test("a mailed link is read, also one of the first version", () => {
  assert.deepEqual(readAccountLink({ pathname: "/reset", hash: "#cite_reset_a" }), {
    kind: "reset",
    token: "cite_reset_a",
  });
  assert.deepEqual(readAccountLink({ pathname: "/", hash: "#/invitation/cite_invitation_b" }), {
    kind: "invitation",
    token: "cite_invitation_b",
  });
  assert.deepEqual(readAccountLink({ pathname: "/confirm-email", hash: "" }), { kind: "confirm-email", token: "" });
  assert.deepEqual(readAccountLink({ pathname: "/forgot", hash: "" }), { kind: "forgot", token: "" });
  assert.equal(readAccountLink({ pathname: "/", hash: "" }), undefined);
  assert.equal(readAccountLink({ pathname: "/assistants", hash: "#/reset/x" }), undefined);
});
