import assert from "node:assert/strict";
import { test } from "node:test";
import { CitedeskError } from "@citedesk/client";
import { readRefusedWait } from "./read-refused-wait.ts";

const refusal = (code: string, more: object = {}) => new CitedeskError({ status: 409, detail: "No.", code, ...more });

test("a wish for a person that nobody is there for says when somebody is", () => {
  const opensAt = "2026-11-02T09:00:00.000Z";
  assert.deepEqual(readRefusedWait(refusal("outside_office_hours", { opens_at: opensAt })), {
    opensAt: new Date(opensAt),
  });
  assert.deepEqual(readRefusedWait(refusal("outside_office_hours", { opens_at: null })), { opensAt: undefined });
  assert.equal(readRefusedWait(refusal("chat_with_person")), undefined);
  assert.equal(readRefusedWait(new TypeError("Failed to fetch")), undefined);
});
