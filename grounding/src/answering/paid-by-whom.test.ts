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
