import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";
import { isClause } from "./is-clause.ts";

const TERMS =
  "1. The hirer returns the bike by half past five on the last day.\n2. Cancelling is free until 48 hours before the hire begins.\n3. Punctures are paid by the hirer.";
const OTHERS = ["Routes", "The dunes and the long bridge are our favourite rides."] as const;

test("of numbered terms the one that is asked for is shown, and none of those around it", () => {
  for (const heading of ["Terms of hire", "Hire > Conditions"])
    for (const question of ["i want to cancel", "cancelling", "how do i cancel"])
      assert.deepEqual(
        answerFrom(question, [heading, TERMS], OTHERS),
        ["2. Cancelling is free until 48 hours before the hire begins."],
        `${heading}: ${question}`,
      );
});

test("terms and rules of a house are told by their headings in many languages", () => {
  const item = { kind: "item" } as const;
  for (const heading of [
    "Huurvoorwaarden",
    "Mietbedingungen",
    "Hausordnung",
    "Matrícula y condiciones",
    "Regulamin",
    "Règlement intérieur",
  ])
    assert.ok(isClause({ ...item, headingPath: [heading] }), heading);
  for (const heading of ["Set up a VPN", "Terminal", "Ordnung schaffen", "Air conditioning"])
    assert.ok(!isClause({ ...item, headingPath: [heading] }), heading);
});
