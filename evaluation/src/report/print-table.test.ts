import assert from "node:assert/strict";
import { test } from "node:test";
import { printTable, type Report, writeMarkdown } from "./print-table.ts";
import { boundedRow, unmeasuredRow } from "./report-row.ts";

const report: Report = {
  title: "Evaluation",
  at: "2026-01-02T03:04:05Z",
  machine: { cores: "2" },
  seconds: 12.4,
  sections: [
    {
      name: "Ranking",
      rows: [
        boundedRow({ what: "good", figures: { "": 0.95 }, bounds: [{ figure: "", atLeast: 0.9 }], note: "of 10" }),
        boundedRow({ what: "a|b", figures: { "": 0.5 }, bounds: [{ figure: "", atLeast: 0.9 }] }),
        unmeasuredRow("absent", "not here"),
      ],
    },
  ],
};

test("the table says which marks hold and which don't, and counts only rows with a mark", () => {
  const table = printTable(report);
  assert.match(table, /good +≥ \.900 +\.950 +yes/);
  assert.match(table, /a\|b +≥ \.900 +\.500 +NO/);
  assert.match(table, /absent +not measured +–/);
  assert.match(table, /1 of 2 marks hold; the run took 12 s\.$/);
});

test("the page keeps a bar inside a cell from splitting it", () => {
  const page = writeMarkdown(report, "What this is.");
  assert.match(page, /^# Evaluation\n\nWhat this is\.\n/);
  assert.match(page, /\| a\\\|b \| ≥ \.900 \|/);
  assert.match(page, /Measured on 2026-01-02: cores 2\./);
});
