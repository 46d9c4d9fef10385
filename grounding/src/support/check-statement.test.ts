import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { checkStatement } from "./check-statement.ts";
import { preparePassage } from "./prepare-passage.ts";

const POLICY = preparePassage({
  id: "policy",
  title: "Refund policy",
  text:
    "Refunds take 14 days. Shipping takes 3 days. Refunds are not available for digital goods. " +
    "You can cancel only if the order has not been sent. Orders over $50 usually ship free within Germany. " +
    "Acme bought Initech in 2018. The store opens at 9 am and closes at 6 pm. Members must be at least 18 years old. " +
    "Files can be up to 2 GB. The Basic plan includes three seats and the Team plan includes ten seats.",
});

const check = (statement: string, mode: "strict" | "balanced" = "balanced") =>
  checkStatement({ statement, passages: [POLICY], mode });

test("a sentence of the source passes in both modes, with its place", () => {
  for (const mode of ["strict", "balanced"] as const) {
    const verdict = check("Refunds take 14 days.", mode);
    assert.equal(verdict.support, "verbatim");
    assert.deepEqual(verdict.quote, { start: 0, end: 21, text: "Refunds take 14 days." });
  }
});

const TRUE_STATEMENTS = [
  "A refund takes two weeks.",
  "The store opens at 9:00 am.",
  "Files can be up to 2,000 MB.",
  "Refunds aren't available for digital goods.",
  "Initech was bought by Acme in 2018.",
  "In 2018, Acme bought Initech.",
];
for (const statement of TRUE_STATEMENTS) {
  test(`passes in balanced mode: ${statement}`, () => {
    const { support, reason } = check(statement);
    assert.notEqual(support, null, JSON.stringify(reason));
  });
}

const FALSE_STATEMENTS: [string, string][] = [
  ["Refunds take 21 days.", "number_missing"],
  ["Refunds take 14 weeks.", "number_missing"],
  ["Refunds take at least 14 days.", "comparator_differs"],
  ["Files can be at least 2 GB.", "comparator_differs"],
  ["Globex bought Initech in 2018.", "name_missing"],
  ["Refunds are available for digital goods.", "negation_differs"],
  ["Shipping doesn't take 3 days.", "negation_differs"],
  ["All orders ship free within Germany.", "qualifier_missing"],
  ["The store closes at 9 am.", "opposite_word"],
  ["Refunds take 3 days.", "binding_broken"],
  ["Shipping takes 14 days and refunds take 3.", "binding_broken"],
  ["Initech bought Acme in 2018.", "order_reversed"],
  ["You can cancel.", "condition_dropped"],
  ["Orders over $50 ship free within Germany.", "condition_dropped"],
  ["You have 14 days to request a refund.", "uncovered_words"],
  ["Our founders met in a garage near the beach.", "low_coverage"],
];
for (const [statement, code] of FALSE_STATEMENTS) {
  test(`fails with ${code}: ${statement}`, () => {
    const verdict = check(statement);
    assert.equal(verdict.support, null);
    assert.equal(verdict.quote, null);
    assert.equal(verdict.reason?.code, code);
  });
}

const PLANS = [
  {
    id: "plans",
    title: "Plans",
    text:
      "The Basic plan includes three seats and the Team plan includes ten seats. The Pro plan costs $25 and has 40 seats. " +
      "Delivery in Austria takes 2 days; delivery in Italy takes 5 days.",
  },
];
const TRADED = [
  "The Basic plan includes ten seats.",
  "The Team plan has 40 seats.",
  "Delivery in Italy takes 2 days.",
  "The Pro plan has 25 seats.",
];
for (const statement of TRADED) {
  test(`a number of another clause is no support: ${statement}`, () => {
    for (const mode of ["strict", "balanced"] as const) {
      assert.equal(checkStatement({ statement, passages: PLANS, mode }).support, null);
    }
  });
}

test("a made-up means or another day than the source's is no match", () => {
  const passages = [{ id: "shipping", title: "Handbook", text: "Orders are shipped on the next working day." }];
  const judge = (statement: string) => checkStatement({ statement, passages, mode: "balanced" }).support;
  assert.equal(judge("Orders are shipped on the same day by drone."), null);
  assert.equal(judge("Orders are shipped on the same working day."), null);
  assert.equal(judge("Orders are shipped on the next working day by drone."), null);
  assert.notEqual(judge("Orders are shipped on the next working day."), null);
});

test("strict passes no paraphrase that balanced passes", () => {
  assert.equal(check("In 2018, Acme bought Initech.", "strict").support, null);
});

test("a truncated quote is judged with the whole sentence around it", () => {
  const verdict = checkStatement({
    statement: "Refunds are available for digital goods.",
    passages: [POLICY],
    mode: "balanced",
    quote: "available for digital goods",
  });
  assert.equal(verdict.reason?.code, "negation_differs");
});

test("an invented quote is no support, and a true statement doesn't need its quote", () => {
  const question = { passages: [POLICY], mode: "balanced" as const, quote: "Everything is free forever." };
  assert.equal(checkStatement({ ...question, statement: "Everything is free forever." }).support, null);
  assert.equal(checkStatement({ ...question, statement: "Shipping takes 3 days." }).support, "verbatim");
});

test("the passage that backs a statement is named, even when another one was cited", () => {
  const other = { id: "other", title: "Seats", text: "Every seat has a lamp." };
  const verdict = checkStatement({
    statement: "Shipping takes 3 days.",
    passages: [other, POLICY],
    mode: "strict",
    cited: ["other"],
  });
  assert.equal(verdict.passageId, "policy");
});

test("outside English whole sentences of the source pass, never without their negation", () => {
  const passages = [
    { id: "de", title: "Versand", text: "Rücksendungen sind nicht kostenlos. Die Lieferung dauert drei Tage." },
  ];
  const judge = (statement: string) => checkStatement({ statement, passages, mode: "balanced" });
  assert.equal(judge("Rücksendungen sind nicht kostenlos.").support, "verbatim");
  assert.equal(judge("Rücksendungen sind kostenlos.").reason?.code, "negation_differs");
});

test("a list in the source is one unit", () => {
  const passages = [
    { id: "plans", title: "Plans", text: "We offer these plans:\n- Basic\n- Team\n- Pro\n- Enterprise\n\nCall us." },
  ];
  const verdict = checkStatement({
    statement: "We offer these plans: Basic, Team, Pro and Enterprise.",
    passages,
    mode: "strict",
  });
  assert.notEqual(verdict.support, null);
});

test("a step that is a sentence is quoted by itself, and what other steps limit doesn't limit it", () => {
  const count = "Die Anzahl der Wörter wird in der Statuszeile angezeigt, und zwar während des Bearbeitens.";
  const text = `Wörter zählen\n\n1. ${count}\n2. Um nur einen Bereich zu zählen, markieren Sie ihn.\n3. Klicken Sie auf OK.`;
  const passages = [preparePassage({ id: "count", title: "Wörter zählen", text })];
  const verdict = checkStatement({ statement: count, passages, mode: "balanced" });
  assert.deepEqual([verdict.support, verdict.quote?.text], ["verbatim", `1. ${count}`]);
  const last = checkStatement({ statement: "Klicken Sie auf OK.", passages, mode: "balanced" });
  assert.deepEqual([last.support, last.quote?.text], ["verbatim", "3. Klicken Sie auf OK."]);
});

test("what a list forbids is not said as if it were to be done, whatever marks its items", () => {
  const judge = (text: string, statement: string) =>
    checkStatement({ statement, passages: [preparePassage({ id: "valve", title: "Boiler", text })], mode: "balanced" });
  const [valve, lever] = ["Open the red valve of the boiler.", "Pull the lever beside the door."];
  for (const text of [
    `Never do the following:\n1. ${valve}\n2. ${lever}`,
    `Never do the following:\n- ${valve}\n- ${lever}`,
    `What you must not do\n\n- ${valve}\n- ${lever}`,
    `If you smell gas, do not do this:\n1. ${lever}\n2. ${valve}`,
  ])
    assert.equal(judge(text, valve).reason?.code, "negation_differs", text);
  const ventil = "Öffnen Sie das rote Ventil des Kessels.";
  const nie = `Tun Sie das nie:\n1. ${ventil}\n2. Ziehen Sie den Hebel neben der Tür.`;
  assert.equal(judge(nie, ventil).reason?.code, "negation_differs");
  for (const text of [
    `Radiators do not get warm:\n1. ${valve}\n2. ${lever}`,
    `1. ${lever}\n\nThe door must not be closed.\n\n2. ${valve}`,
    `You should not wait. Do this:\n1. ${valve}\n2. ${lever}`,
  ])
    assert.notEqual(judge(text, valve).support, null, text);
  assert.notEqual(judge(`Im Mai:\n1. ${ventil}\n2. Ziehen Sie den Hebel neben der Tür.`, ventil).support, null);
  assert.notEqual(judge(`If you do not have heat, do this:\n1. ${valve}\n2. ${lever}`, valve).support, null);
  assert.notEqual(
    judge(`Never do the following:\n1. ${valve}\n2. ${lever}`, `Never open the red valve of the boiler.`).support,
    null,
  );
});

test("whatever is asked, quotes stand at their place and a verdict has either support or a reason", () => {
  const words = POLICY.text.split(/\s+/);
  const statements = fc.array(fc.constantFrom(...words, "not", "only", "21", "Globex"), {
    minLength: 1,
    maxLength: 14,
  });
  fc.assert(
    fc.property(statements, fc.constantFrom("strict" as const, "balanced" as const), (list, mode) => {
      const verdict = check(list.join(" "), mode);
      assert.equal(verdict.support === null, verdict.reason !== null);
      for (const place of [verdict.quote, verdict.nearest]) {
        if (place) assert.equal(POLICY.text.slice(place.start, place.end), place.text);
      }
      if (mode === "strict" && verdict.support !== null) assert.notEqual(verdict.support, "matched");
    }),
  );
});

test("what strict passes, balanced passes", () => {
  const words = POLICY.text.split(/\s+/);
  fc.assert(
    fc.property(fc.nat(words.length - 1), fc.integer({ min: 2, max: 20 }), (from, count) => {
      const statement = words.slice(from, from + count).join(" ");
      if (check(statement, "strict").support !== null) assert.notEqual(check(statement).support, null);
    }),
  );
});
