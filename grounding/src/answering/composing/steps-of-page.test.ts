import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";

const MOUSE = [
  "Use your mouse left-handed",
  "You can swap the left and right buttons of your mouse for left-handed use.\n\n1. Open the overview.\n2. Choose Mouse.\n3. Set the primary button to Right.",
] as const;
const OTHERS = [
  ["Sound", "The sound card plays music.\n\n1. Open the overview.\n2. Choose Sound."],
  ["Screen", "The screen shows pictures of the desktop."],
] as const;

test("who asks how, or names what is to be done, gets the page's steps with the sentence that says what they do", () => {
  for (const question of ["how do I swap the mouse buttons", "swap left and right mouse buttons"])
    assert.deepEqual(
      answerFrom(question, MOUSE, ...OTHERS),
      [
        "You can swap the left and right buttons of your mouse for left-handed use.",
        "1. Open the overview.\n2. Choose Mouse.\n3. Set the primary button to Right.",
      ],
      question,
    );
});

test("who asks for a fact gets no steps", () => {
  const text = "Swapping mouse buttons takes 2 minutes.\n\n1. Open the overview.\n2. Swap the mouse buttons.";
  assert.deepEqual(answerFrom("How long does swapping the mouse buttons take?", ["Mouse", text], ...OTHERS), [
    "Swapping mouse buttons takes 2 minutes.",
  ]);
});

test("one step of many is never shown alone", () => {
  const text = "1. Open Files.\n2. Choose Trash.\n3. Choose your deleted file and select Restore.";
  assert.deepEqual(answerFrom("restore a deleted file", ["Recover", text], ...OTHERS), [text]);
});

test("steps that were cut between passages come in their order, whichever part has the words", () => {
  const page = "Set up a VPN";
  const first = "To set up a VPN, follow these steps.\n\n1. Open Network.\n2. Click the plus sign.";
  const second = "3. Choose VPN.\n4. When you have set up the VPN, choose Connect.";
  for (const question of ["set up the VPN and connect", "VPN: open network and click plus sign"]) {
    const shown = answerFrom(question, [page, first], [page, second], ...OTHERS);
    assert.deepEqual(shown.join("\n").match(/^\d/gmu), ["1", "2", "3", "4"], question);
  }
});

test("steps of another part of the page are neither put behind these nor shown to who asks for something else", () => {
  const page = "Network";
  const vpn = "To set up a VPN, follow these steps.\n\n1. Open Network.\n2. Click the plus sign.\n\nThen you are done.";
  const proxy = "3. Choose the proxy of the VPN.\n4. Set it up.";
  assert.deepEqual(answerFrom("set up a VPN", [`${page} > VPN`, vpn], [`${page} > Proxy`, proxy], ...OTHERS), [
    "To set up a VPN, follow these steps.\n\n1. Open Network.\n2. Click the plus sign.",
  ]);
  const speed = "A slow network is mostly far from the router.";
  assert.deepEqual(answerFrom("network is slow", [`${page} > Speed`, speed], [`${page} > VPN`, vpn], ...OTHERS), [
    speed,
  ]);
});

test("many steps come whole", () => {
  const step = (number: number) => `${number}. Choose the entry ${number} of the list, and wait until it has opened.`;
  const steps = Array.from({ length: 20 }, (_, place) => step(place + 1)).join("\n");
  const led = `Letters for many: follow these steps.\n\n${steps}`;
  assert.deepEqual(answerFrom("how do I merge letters", ["Merge letters", steps], ...OTHERS), [steps]);
  assert.deepEqual(answerFrom("letters for many", ["Merging", led], ...OTHERS), [led]);
});

test("a sentence that says to follow what is listed comes with the list", () => {
  const text = "If you cannot find a file, follow these tips.\n\n- Search for its name.\n- Look into the trash.";
  assert.deepEqual(answerFrom("I cannot find a file", ["Lost files", text], ...OTHERS), [text]);
});

test("of the equals of a page that is about a task, steps come before what only leads to them", () => {
  const text = "User accounts are for people.\n\nThey keep files apart.\n\n1. Open Users.\n2. Press Add User.";
  assert.deepEqual(answerFrom("add a new user account", ["Add a new user account", text], ...OTHERS), [
    "1. Open Users.\n2. Press Add User.",
  ]);
});
