import assert from "node:assert/strict";
import { test } from "node:test";
import { readKept, writeKept } from "./kept-visitor.ts";

const DAY = 24 * 3600_000;
const stored = { token: "one", chats: [{ id: "chat_1", title: "Refunds", at: 5 }] };

test("what was kept is read for 30 days, from the first place that has it", () => {
  const kept = writeKept(stored, 0);
  assert.deepEqual(readKept([kept], 30 * DAY - 1), stored);
  assert.equal(readKept([kept], 30 * DAY), null);
  assert.deepEqual(readKept([null, kept], DAY), stored);
});

test("what is no such text is left alone", () => {
  const kept = writeKept(stored, 0);
  for (const text of ["", "null", "[1]", "{}", '{"at":1}', '{"at":1,"stored":{"chats":"none"}}', "not JSON"])
    assert.deepEqual([readKept([text], DAY), readKept([text, kept], DAY)], [null, stored], text);
});
