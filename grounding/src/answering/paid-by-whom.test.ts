import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "./testing/answer-from.ts";

test("what is free of charge is a price, and what somebody pays is no matter of hours", () => {
  const prices = "- Erwachsene: 6,40 €\n- Kinder (3–15): 3,20 €\n- Kinder unter 3: frei\n- Zehnerkarte: 55,00 €";
  assert.deepEqual(answerFrom("was kostet es für ein 2 jähriges kind", ["Bad > Eintritt", prices, "de"]), [
    "Kinder unter 3: frei",
  ]);
  const tickets = "- Adults: £6.40\n- Children (4–15): £3.20\n- Ten visits: £55.00";
  const hours = [
    "Baths > Opening hours",
    "Last admission is one hour before closing. The pool is open all day.",
  ] as const;
  assert.deepEqual(answerFrom("what do kids pay", hours, ["Baths > Tickets", tickets]), ["Children (4–15): £3.20"]);
});

test("who asks for children's admission is told the lines about them, not the whole list", () => {
  for (const lines of [
    ["Erwachsene: 6,40 €", "Kinder bis 15: 3,20 €", "Kinder unter 3: frei", "Zehnerkarte: 55,00 €"],
    ["Erwachsene: 6,40 €", "Kinder unter 3: frei", "Kinder bis 15: 3,20 €", "Zehnerkarte: 55,00 €"],
  ]) {
    const list = lines.map((line) => `- ${line}`).join("\n");
    const shown = answerFrom("eintritt für kinder", ["Bad > Eintritt", `Eintritt\n\n${list}`, "de"]);
    assert.deepEqual(shown.toSorted(), ["Kinder bis 15: 3,20 €", "Kinder unter 3: frei"]);
  }
});

test("until when one can eat is told by the kitchen's hours", () => {
  const hours = "- Restaurant: Wednesday to Sunday, 5 pm – 11 pm\n- Kitchen: 5.30 pm – 9.30 pm\n- Terrace: 40 seats";
  assert.deepEqual(answerFrom("until when can i eat", ["Pan > Hours", hours]), ["Kitchen: 5.30 pm – 9.30 pm"]);
});
