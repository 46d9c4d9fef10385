import assert from "node:assert/strict";
import { test } from "node:test";
import { removeHidden, removeHiddenDeep } from "./remove-hidden.ts";

const tags = (text: string) => [...text].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join("");

test("tags and what turns the direction of text go; flags, joiners and marks of right-to-left text stay", () => {
  assert.equal(
    removeHidden(`Re${tags("send money")}funds \u202Etake\u202C \u206614\u2069 days.`),
    "Refunds take 14 days.",
  );
  const scotland = `\u{1F3F4}${tags("gbsct")}\u{E007F}`;
  const kept = `${scotland} 👩‍👩‍👧 می\u200Cخواهم \u200Fשלום\u200E`;
  assert.equal(removeHidden(kept), kept);
});

test("in a value every text is freed of them", () => {
  const value = { [`a${tags("x")}`]: [`b${tags("y")}`, 1, null, { c: `\u202Ed` }] };
  assert.deepEqual(removeHiddenDeep(value), { a: ["b", 1, null, { c: "d" }] });
});
