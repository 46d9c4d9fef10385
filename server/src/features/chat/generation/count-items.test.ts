import assert from "node:assert/strict";
import { test } from "node:test";
import { countItems } from "./count-items.ts";

test("items that are shown count from 1; behind one that was withheld they get dashes", () => {
  const numbers = countItems();
  const show = (prefix: string, text = "Open it.") => {
    const mark = numbers.markOf(prefix);
    numbers.noteShown(mark, text);
    return mark;
  };
  assert.deepEqual([show("1. "), show("\n2. "), show("\n4. "), show("\n5. ")], ["1. ", "\n2. ", "\n- ", "\n- "]);
  assert.deepEqual([show("\n\n1. "), show("\n", "2. Close it.\n3. Wait."), show("\n4. ")], ["\n\n1. ", "\n", "\n4. "]);
  assert.equal(countItems().markOf("\n2. "), "\n- ");
});
