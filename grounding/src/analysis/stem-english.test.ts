import assert from "node:assert/strict";
import { test } from "node:test";
import { stemEnglish } from "./stem-english.ts";

test("the published examples of Porter2 give the published stems", () => {
  const examples =
    `consist consist consisted consist consistency consist consistently consist consolation consol consoling consol
    conspicuous conspicu knack knack knightly knight knocked knock kneel kneel knots knot generously generous dying die news news
    skies sky happily happili hopping hop hoping hope relational relat conditional condit rationally ration controlling control
    caresses caress cries cri ties tie gas gas gaps gap succeed succeed inning inning`.split(/\s+/);
  for (let index = 0; index < examples.length; index += 2)
    assert.equal(stemEnglish(examples[index]!), examples[index + 1]);
});

test("plurals of short words that end in s are no other words", () => {
  for (const [plural, word] of [
    ["buses", "bus"],
    ["gases", "gas"],
    ["lenses", "lens"],
    ["canvases", "canvas"],
  ] as const)
    assert.equal(stemEnglish(plural), stemEnglish(word));
});
