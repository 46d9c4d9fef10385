import assert from "node:assert/strict";
import { test } from "node:test";
import { formatNumber, readCellFormats } from "./cell-formats.ts";

function show(code: string, number: number): string {
  const written = code.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
  const styles = `<styleSheet><numFmts><numFmt numFmtId="170" formatCode="${written}"/></numFmts><cellXfs><xf numFmtId="170"/></cellXfs></styleSheet>`;
  return formatNumber(String(number), readCellFormats(Buffer.from(styles))[0]!, false);
}

for (const [code, number, shown] of [
  ['#,##0.00\\ "€"', 1234.5, "1234.50 €"],
  ["[$€-407] #,##0.00", 1234.5, "€ 1234.50"],
  ['#,##0.00 "€";[Red]-#,##0.00 "€"', -3, "-3.00 €"],
  ["$#,##0_);($#,##0)", -3.6, "($4)"],
  ['"£"#,##0.00', -2.005, "-£2.01"],
  ['_-* #,##0.00 "€"_-;-* #,##0.00 "€"_-;_-* "-"?? "€"_-;_-@_-', 0, "0.00 €"],
  ['0.00;-0.00;"free"', 0, "free"],
  ['0.0# "kg"', 2, "2.0 kg"],
  ['0,, "million"', 3_400_000, "3 million"],
  ["000000", 42, "000042"],
  ["000000", 1234567, "1234567"],
  ['"No. "0', 7, "No. 7"],
] as const)
  test(`${code} shows ${number} as ${shown}`, () => assert.equal(show(code, number), shown));

test("formats that add nothing to a number, or that are not read, leave it as it is", () => {
  for (const code of [
    "General",
    "0.00",
    "#,##0",
    "0.00_);(0.00)",
    "0;-0",
    ";;;",
    "# ?/?",
    "0.00E+00",
    "[<100]0;0",
    "000-0000",
    "@",
  ])
    assert.equal(show(code, 1234.5678), "1234.5678", code);
  assert.equal(show("0.0%", 0.075), "7.5 %");
  assert.equal(show("dd/mm/yyyy", 46000), "2025-12-09");
});
