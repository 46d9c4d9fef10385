import assert from "node:assert/strict";
import { test } from "node:test";
import { toCsv } from "./to-csv.ts";

test("rows have the interface's names, nested values as JSON, and no cell runs as a formula", () => {
  const csv = toCsv([
    { id: "lead_1", fields: { name: "Ada" }, notes: '=HYPERLINK("x")' },
    { id: "lead_2", fields: {}, notes: "＠sum", score: 1 },
  ]);
  assert.equal(
    csv,
    'id,fields,notes,score\r\nlead_1,"{""name"":""Ada""}","\'=HYPERLINK(""x"")",\r\nlead_2,{},"\'＠sum",1',
  );
});
