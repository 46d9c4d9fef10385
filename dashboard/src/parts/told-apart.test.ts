import assert from "node:assert/strict";
import { test } from "node:test";
import { toldApart } from "./told-apart.ts";

test("workspaces of one name have the end of their id beside it, others don't", () => {
  const one = { id: "workspace_01aaaa", name: "Beta", kind: "live" as const, account_id: "account_1" };
  const twin = { ...one, id: "workspace_01bbbb" };
  const ofTests = { ...one, id: "workspace_01cccc", kind: "test" as const };
  const elsewhere = { ...one, id: "workspace_01dddd", account_id: "account_2" };
  assert.equal(toldApart(one, [one, twin]), "Beta (…aaaa)");
  assert.equal(toldApart(one, [one, ofTests, elsewhere]), "Beta");
});
