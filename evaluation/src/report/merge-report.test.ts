import assert from "node:assert/strict";
import { test } from "node:test";
import { mergeReport } from "./merge-report.ts";
import type { Report } from "./print-table.ts";

const report = (seconds: number, ...sections: [part: string, name: string][]): Report => ({
  title: "Evaluation",
  at: "2026-01-02T03:04:05Z",
  machine: {},
  seconds,
  sections: sections.map(([part, name]) => ({ part, name, rows: [] })),
});

test("a part that is measured anew takes the place of what it was; the others stay, in their order", () => {
  const stored = report(5, ["gone", "Gone"], ["sites", "Old"], ["ranking", "Ranking"]);
  const merged = mergeReport(stored, report(2, ["sites", "New"]), ["ranking", "sites", "files"]);
  assert.deepEqual(
    merged.sections.map(({ name }) => name),
    ["Ranking", "New"],
  );
  assert.equal(merged.seconds, 7);
  assert.deepEqual(mergeReport(undefined, report(2, ["sites", "New"]), ["sites"]).seconds, 2);
});
