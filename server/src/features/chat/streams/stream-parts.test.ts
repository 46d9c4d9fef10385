import assert from "node:assert/strict";
import { test } from "node:test";
import { parseCursor } from "./stream-parts.ts";
import { STREAM_EXAMPLE } from "./stream-routes.ts";

test("every id in the contract's example resumes behind what the example has shown by then", () => {
  let shown = "";
  for (const event of STREAM_EXAMPLE.trim().split("\n\n")) {
    const [, id] = /^id: (.+)$/m.exec(event) ?? [];
    const [, data = ""] = /^data: (.+)$/m.exec(event) ?? [];
    const part = data.startsWith("{") ? JSON.parse(data) : {};
    if (part.type === "text-delta") shown += part.delta;
    if (id !== undefined) assert.equal(parseCursor(id)?.cursor.offset, shown.length, id);
  }
  assert.equal(shown, "Refunds take 14 days.[1]");
});
