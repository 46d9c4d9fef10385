import assert from "node:assert/strict";
import { test } from "node:test";
import { csvLine } from "./csv-line.ts";

test("what a spreadsheet would run as a formula is text, signs of full width included", () => {
  for (const sign of ["=", "+", "-", "@", "\t", "＝", "＋", "－", "＠"])
    assert.equal(csvLine([`${sign}1+1`, "a"]), `'${sign}1+1,a\r\n`);
  assert.equal(csvLine([-3, "a=b", null, true]), "-3,a=b,,true\r\n");
});
