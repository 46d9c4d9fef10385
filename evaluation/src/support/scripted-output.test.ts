import assert from "node:assert/strict";
import { test } from "node:test";
import { judgeScriptedOutput } from "./judge-scripted-output.ts";
import { scriptModelOutput } from "./script-model-output.ts";

const LIBRARY = [
  [
    "refunds",
    "Refunds",
    "Refunds take 14 days. Refunds are not available for digital goods. You can ask for one if the box is closed.",
  ],
  [
    "shipping",
    "Shipping",
    "Shipping takes 3 to 5 business days. Orders over $50 usually ship free. We ship to Austria, Germany and Italy.",
  ],
  [
    "hours",
    "Opening hours",
    "The store opens at 9 am. It closes at 6 pm, except on Sunday. Visitors must be at least 18 years old.",
  ],
  [
    "plans",
    "Plans",
    "The Basic plan includes three seats. The Team plan includes 10 seats and 50 GB of storage. Plans renew every month.",
  ],
  [
    "about",
    "About Acme",
    "Acme was founded in 2004 by Jane Miller. In 2018 Acme bought Initech. Acme employs about 120 people in Vienna.",
  ],
].map(([id = "", title = "", text = ""]) => ({ id, title, text }));

const STOCK = { names: ["Globex", "Hooli"], opposites: new Map([["closed", ["open"]]]) };

test("of 120 scripted outputs nothing unsupported or unclean is shown, and every quote stands at its place", () => {
  const total = { shown: 0, replaced: 0, withheld: 0 };
  for (let seed = 1; seed <= 120; seed++) {
    const output = scriptModelOutput(seed, LIBRARY, STOCK);
    for (const mode of ["strict", "balanced"] as const) {
      const judged = judgeScriptedOutput(output, mode);
      assert.deepEqual(judged.violations, [], output.text);
      total.shown += judged.shown;
      total.replaced += judged.replaced;
      total.withheld += judged.withheld;
    }
  }
  for (const [outcome, count] of Object.entries(total)) assert.ok(count > 50, `only ${count} ${outcome}`);
});

test("a script is the same for the same seed", () => {
  assert.deepEqual(scriptModelOutput(7, LIBRARY, STOCK), scriptModelOutput(7, LIBRARY, STOCK));
});
