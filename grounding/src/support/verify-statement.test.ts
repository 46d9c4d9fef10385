import assert from "node:assert/strict";
import { test } from "node:test";
import { preparePassage } from "./prepare-passage.ts";
import { cutSentences } from "./statements/cut-sentences.ts";
import { verifyStatement } from "./verify-statement.ts";

const PASSAGES = [
  preparePassage({ id: "refunds", title: "Refunds", text: "Refunds take 14 days. They are paid to the same card." }),
  preparePassage({
    id: "shop",
    title: "Shop",
    text: "Run this:\n\nnpm install shop\n\nThe shop is open from 9 am to 6 pm.",
  }),
];

function verify(text: string, mode: "strict" | "balanced" = "balanced") {
  const cutter = cutSentences();
  const [statement] = [...cutter.push(text), ...cutter.flush()];
  assert.ok(statement);
  return verifyStatement(statement, PASSAGES, { mode, allowedAddresses: new Set() });
}

test("a supported sentence is shown with the quote that the server found", () => {
  assert.deepEqual(verify("Refunds take **two weeks**.[1]"), {
    outcome: "shown",
    text: "Refunds take **two weeks**.",
    support: "close",
    quote: { passageId: "refunds", start: 0, end: 21, text: "Refunds take 14 days." },
  });
});

test("a failing sentence is replaced by the nearest quote, and kept with its reason", () => {
  const verified = verify("Refunds take 30 days.[1]");
  assert.equal(verified.outcome, "replaced");
  assert.equal(
    verified.outcome === "replaced" && verified.quote.text,
    "Refunds take 14 days. They are paid to the same card.".slice(0, 21),
  );
  assert.equal(verified.outcome === "replaced" && verified.withheld.reason.code, "number_missing");
});

test("a sentence that no source comes near is withheld", () => {
  const verified = verify("Our founder was born on the island of Malta.[1]");
  assert.equal(verified.outcome, "withheld");
});

test("words without a claim are shown without a quote", () => {
  const verified = verify("Here is what I found:");
  assert.deepEqual(verified, { outcome: "shown", text: "Here is what I found:", support: null, quote: null });
});

test("a question back is never replaced by a quote", () => {
  assert.equal(verify("Do refunds take 30 days?").outcome, "withheld");
});

test("code is shown only as it stands in a source", () => {
  const shown = verify("```sh\nnpm install shop\n```");
  assert.equal(shown.outcome === "shown" && shown.text, "```\nnpm install shop\n```");
  assert.equal(verify("```sh\nrm -rf shop\n```").outcome, "withheld");
});

test("raw HTML and foreign links are gone from what is shown", () => {
  const verified = verify('<b onclick="x()">Refunds</b> take [14 days](https://evil.example).[1]');
  assert.equal(verified.outcome === "shown" && verified.text, "Refunds take 14 days.");
});

test("an emphasis that the cut left open is closed", () => {
  const cutter = cutSentences();
  const [first] = [...cutter.push("**Refunds take 14 days. They are paid to the same card.**"), ...cutter.flush()];
  const verified = verifyStatement(first!, PASSAGES, { mode: "strict", allowedAddresses: new Set() });
  assert.equal(verified.outcome === "shown" && verified.text, "Refunds take 14 days.");
});
