import assert from "node:assert/strict";
import { test } from "node:test";
import { DocumentBuilder } from "./document-builder.ts";
import { appendTable } from "./table-rows.ts";

function unitsOf(rows: string[][], header: "marked" | "guess" | "none"): string[] {
  const builder = new DocumentBuilder();
  appendTable(builder, rows, header);
  const { text, units } = builder.build({ mediaType: "text/csv" });
  return units.map(({ start, end }) => text.slice(start, end));
}

test("each row carries the names of its columns", () => {
  const rows = [
    ["Plan", "Price", "Note"],
    ["Pro", "$10", ""],
    ["Team", "$25", "per seat"],
  ];
  assert.deepEqual(unitsOf(rows, "marked"), ["Plan: Pro | Price: $10", "Plan: Team | Price: $25 | Note: per seat"]);
  assert.deepEqual(unitsOf(rows, "guess"), unitsOf(rows, "marked"));
});

test("a first row of numbers or of one cell is no header", () => {
  assert.deepEqual(
    unitsOf(
      [
        ["2023", "2024"],
        ["1", "2"],
      ],
      "guess",
    ),
    ["2023 | 2024", "1 | 2"],
  );
  assert.deepEqual(
    unitsOf(
      [
        ["A note", ""],
        ["x", "y"],
      ],
      "guess",
    ),
    ["A note", "x | y"],
  );
});

test("empty rows and cells leave no trace", () => {
  assert.deepEqual(unitsOf([["", " "], ["a", "\n"], []], "none"), ["a"]);
});

test("a header without rows below stays as a row", () => {
  assert.deepEqual(unitsOf([["Plan", "Price"]], "marked"), ["Plan | Price"]);
});
