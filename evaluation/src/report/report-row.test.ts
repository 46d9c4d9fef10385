import assert from "node:assert/strict";
import { test } from "node:test";
import { boundedRow, formatNumber, formatShare } from "./report-row.ts";

test("a row holds only when every bound holds", () => {
  const bounds = [
    { figure: "answered", atLeast: 0.85 },
    { figure: "off topic", atMost: 0.05 },
  ];
  assert.equal(boundedRow({ what: "", figures: { answered: 0.85, "off topic": 0.05 }, bounds }).holds, true);
  assert.equal(boundedRow({ what: "", figures: { answered: 0.9, "off topic": 0.06 }, bounds }).holds, false);
});

test("a figure that is missing or not a number never holds", () => {
  const bounds = [{ figure: "", atLeast: 0 }];
  assert.equal(boundedRow({ what: "", figures: {}, bounds }).holds, false);
  assert.equal(boundedRow({ what: "", figures: { "": Number.NaN }, bounds }).holds, false);
});

test("a row without bounds neither holds nor fails", () => {
  assert.equal(boundedRow({ what: "", figures: { "": 1 } }).holds, null);
});

test("the mark is written from the bounds that are checked", () => {
  const row = boundedRow({
    what: "",
    figures: { p50: 4 },
    bounds: [{ figure: "p50", atMost: 5 }],
    format: formatNumber,
  });
  assert.equal(row.mark, "p50 ≤ 5");
  assert.equal(row.measured, "p50 4");
});

test("shares are written without the leading zero", () => {
  assert.equal(formatShare(0.9061), ".906");
  assert.equal(formatShare(1), "1.000");
  assert.equal(formatShare(-0.0123), "-.012");
});
