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

function standIn(text: string, statement: string): string | undefined {
  const cutter = cutSentences();
  const [cut] = [...cutter.push(statement), ...cutter.flush()];
  const passage = preparePassage({ id: "page", title: "Squall 3L shell", text });
  const verified = verifyStatement(cut!, [passage], { mode: "balanced", allowedAddresses: new Set() });
  return verified.outcome === "replaced" ? verified.quote.text : undefined;
}

test("the quote that a model gave stands in before a heading that has as many of its words", () => {
  const text = "Squall 3L shell\n\nA shell for storms.\n\nPit zips, helmet hood, 3 pockets.";
  const statement = 'Yes, the Squall 3L shell has pit zips below each arm. [1: "Pit zips, helmet hood, 3 pockets."]';
  assert.equal(standIn(text, statement), "Pit zips, helmet hood, 3 pockets.");
});

test("a quote that the model gave needs less of its words than one that it did not", () => {
  const text = "Squall\n\nPit zips, helmet hood, 3 pockets.";
  const statement = "You get pit zips and whatever else climbers like to have in storms.";
  assert.equal(
    standIn(text, `${statement} [1: "Pit zips, helmet hood, 3 pockets."]`),
    "Pit zips, helmet hood, 3 pockets.",
  );
  assert.equal(standIn(text, `${statement} [1]`), undefined);
});

test("of a list the item that was quoted stands in", () => {
  const text =
    "What to wear\n\n- Proper swimwear only: no denim.\n- Burkinis and UV tops made of swim fabric are welcome.";
  const statement =
    'Yes, burkinis made of fabric are very welcome. [1: "Burkinis and UV tops made of swim fabric are welcome."]';
  assert.equal(standIn(text, statement), "Burkinis and UV tops made of swim fabric are welcome.");
});

test("a row denies what its cell for the statement denies", () => {
  const row = "Deposit | Basic: none | Plus: none | Cargo: £150";
  const other = "Sauna | Swim: no | Gym: no | Total: yes";
  const text = `What | Plans\n\n${row}\n${other}`;
  assert.equal(standIn(text, `You pay a deposit of £150 on Cargo for sure. [1: "${row}"]`), row);
  assert.equal(standIn(text, `You pay no deposit on Cargo for sure. [1: "${row}"]`), undefined);
  assert.equal(standIn(text, `The sauna does not come with the Gym membership. [1: "${other}"]`), other);
});

const SIZES = "UK: 8 | EU: 42 | US women: 10 | Foot length cm: 26.7";

test("neither another row nor a mere heading stands in", () => {
  assert.equal(standIn(`Sizes of shoes\n\n${SIZES}`, "A UK 9 has a foot length of 29.9 cm."), undefined);
  assert.equal(standIn(`Sizes of shoes\n\n${SIZES}`, "A UK 8 has a foot length of 29.9 cm."), SIZES);
  assert.equal(standIn("Squall 3L\n\nA shell for storms.", "The Squall 3L weighs 900 g."), undefined);
});

function isShown(text: string, statement: string): boolean {
  const [cut] = [...cutSentences().push(`${statement}\n`)];
  const passage = preparePassage({ id: "page", title: "Pool", text });
  return verifyStatement(cut!, [passage], { mode: "balanced", allowedAddresses: new Set() }).outcome === "shown";
}

test("a cell that says none denies itself alone, and a unit may stand in the header", () => {
  const sunday = "Day: Sunday | Early lanes: none | Public swim: 8.30 – 16.00 | Evening lanes: none";
  const text = `Opening times\n\n${sunday}`;
  assert.ok(isShown(text, "On Sunday public swim is 8.30 – 16.00."));
  assert.ok(!isShown(text, "On Sunday public swim is 8.30 – 17.00."));
  assert.ok(!isShown(text, "There are early lanes on Sunday."));
  const roles = "Roles\n\nRole: Child | See the album: yes | Manage users: no | Empty the trash: no";
  assert.ok(isShown(roles, "A Child cannot empty the trash."));
  assert.ok(!isShown(roles, "A Child can empty the trash."));
  const rows = `${SIZES}\nUK: 10 | EU: 44.5 | US women: 12 | Foot length cm: 28.3`;
  assert.ok(isShown(`Sizes\n\n${rows}`, "A UK 10 has a foot length of 28.3 cm."));
  assert.ok(!isShown(`Sizes\n\n${rows}`, "A UK 8 has a foot length of 28.3 cm."));
});

test("what reads as a refusal tells something where its source says it in these words", () => {
  const passage = preparePassage({
    id: "page",
    title: "Precios",
    text: "No hay descuento para desempleados. Pregunta.",
  });
  const rules = { mode: "balanced" as const, allowedAddresses: new Set<string>() };
  const told = { block: "paragraph" as const, prefix: "", citations: [{ number: 1 }] };
  const verified = (text: string, citations: { number: number }[]) =>
    verifyStatement({ ...told, text, citations }, [passage], rules).outcome;
  assert.equal(verified("No hay descuento para desempleados.", [{ number: 1 }]), "shown");
  assert.equal(verified("No hay información sobre descuentos.", [{ number: 1 }]), "refusal");
  assert.equal(verified("No hay descuento para desempleados.", []), "refusal");
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
