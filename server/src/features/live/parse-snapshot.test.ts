import assert from "node:assert/strict";
import { test } from "node:test";
import { parseSnapshot } from "./parse-snapshot.ts";

test("what Postgres writes as a snapshot is read, and nothing else reaches it", () => {
  for (const text of ["1:1:", "740:745:741,743", "9000000000000000000:9000000000000000001:9000000000000000000"])
    assert.equal(parseSnapshot(text), text);
  for (const text of [
    "",
    "1",
    "0:1:",
    "2:1:",
    "1:1:1",
    "1:5:3,2",
    "1:5:2,2",
    "1:5:6",
    "1:5:,",
    "1:5:2,",
    "a:b:",
    "1:5:'); DROP TABLE chats; --",
  ])
    assert.equal(parseSnapshot(text), undefined, text);
});
