import assert from "node:assert/strict";
import { test } from "node:test";
import { DEFAULT_LEAD_FIELDS } from "./default-lead-fields.ts";
import { findLeadProblems } from "./find-lead-problems.ts";

const fields = DEFAULT_LEAD_FIELDS;

test("without a form of the owner's an address is asked for, and has to be one", () => {
  assert.deepEqual(findLeadProblems(fields, {}), { email: "fieldMissing" });
  assert.deepEqual(findLeadProblems(fields, { email: "  ", message: "Call me." }), { email: "fieldMissing" });
  assert.deepEqual(findLeadProblems(fields, { email: "not-an-email" }), { email: "fieldEmail" });
  assert.deepEqual(findLeadProblems(fields, { email: " ada@example.com " }), {});
});

test("an address that nobody has to give is checked where it is given", () => {
  const optional = [{ name: "email", type: "email" as const }];
  assert.deepEqual(findLeadProblems(optional, {}), {});
  assert.deepEqual(findLeadProblems(optional, { email: "ada@" }), { email: "fieldEmail" });
});
