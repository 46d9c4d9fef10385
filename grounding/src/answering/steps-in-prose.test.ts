import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "./testing/answer-from.ts";

test("steps told in prose are told from the first", () => {
  const steps = "Open Settings and choose Profile. Press Edit beside your address. Type the new one and press Save.";
  const shown = answerFrom(
    "how can i change my address",
    ["Change your address > How to change it", `How to change it\n\n${steps}`],
    ["Invite someone", "Invite someone\n\nOpen Household. Press Invite."],
  );
  assert.deepEqual(shown, [steps]);
});
