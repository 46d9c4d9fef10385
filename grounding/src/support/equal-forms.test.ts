import assert from "node:assert/strict";
import { test } from "node:test";
import { judgeStatement } from "./judge-statement.ts";
import { preparePassage, withOwnName } from "./prepare-passage.ts";
import { cutSentences } from "./statements/cut-sentences.ts";

interface Case {
  title?: string;
  source: string;
  said: string;
  mode?: "strict" | "balanced";
  question?: string;
  name?: string;
}

/** Whether all of what a model said is shown. */
function isShown({ title = "Help", source, said, mode = "balanced", question = "", name = "" }: Case): boolean {
  const passages = [withOwnName(preparePassage({ id: "1", title, text: source }), name)];
  const cutter = cutSentences();
  const rules = { mode, allowedAddresses: new Set<string>(), context: question };
  return [...cutter.push(said), ...cutter.flush()].every(
    (statement) => judgeStatement(statement, passages, rules).outcome === "shown",
  );
}

test("weekdays, clock times, pounds and twice are known in other forms", () => {
  const same: [string, string][] = [
    ["We open on Mon–Fri 9:00–17:30.", "We open on Monday to Friday from 9 am to 5.30 pm.[1]"],
    ["A day pass costs £9.", "A day pass costs nine pounds.[1]"],
    ["Bulky waste is collected twice a year.", "Bulky waste is collected two times a year.[1]"],
  ];
  for (const [source, said] of same) assert.ok(isShown({ source, said }), said);
  assert.ok(!isShown({ source: "A day pass costs £9.", said: "A day pass costs 8 pounds.[1]" }));
  assert.ok(
    !isShown({ source: "Waste is collected twice a year.", said: "Waste is collected three times a year.[1]" }),
  );
});

test("what holds for a time is not said for ever, in either mode", () => {
  for (const mode of ["strict", "balanced"] as const) {
    const isFree = (source: string, said: string) => isShown({ source, said, mode });
    assert.ok(!isFree("Parking is free for 30 minutes.", "Parking is free.[1]"));
    assert.ok(!isFree("Support is free in the first year of a contract.", "Support is free.[1]"));
    assert.ok(isFree("Parking is free for 30 minutes.", "Parking is free for 30 minutes.[1]"));
  }
});

test("yes and no go with the statement that they introduce, and only where they fit it", () => {
  const dogs = { source: "Dogs are welcome in all our shops.", question: "can i bring my dog" };
  assert.ok(isShown({ ...dogs, said: "Yes. Dogs are welcome in all our shops.[1]" }));
  assert.ok(isShown({ ...dogs, said: "Yes, dogs are welcome in all our shops.[1]" }));
  assert.ok(!isShown({ ...dogs, said: "No, dogs are welcome in all our shops.[1]" }));
  const cheques = { source: "We do not accept cheques.", question: "do you accept cheques?" };
  assert.ok(!isShown({ ...cheques, said: "Yes, we do not accept cheques.[1]" }));
  assert.ok(isShown({ ...cheques, said: "No, we do not accept cheques.[1]" }));
});

test("what a lead-in denies is not asserted of an item", () => {
  const source = "What we can't return to stock:\n\n- Climbing ropes\n- Underwear";
  assert.ok(isShown({ source, said: "We can't return climbing ropes to stock.[1]" }));
  assert.ok(!isShown({ source, said: "We return climbing ropes to stock.[1]" }));
});

test("the assistant's own name needs no support", () => {
  const told = {
    source: "Based in Leeds since 1998. 40 staff.",
    said: "Ironleaf Gym is based in Leeds since 1998.[1]",
  };
  assert.ok(isShown({ ...told, name: "Ironleaf Gym" }));
  assert.ok(!isShown(told));
});

test("a number word of another language is its figure", () => {
  const source = "Die Rückgabe ist innerhalb von 2 Wochen möglich.";
  assert.ok(isShown({ source, said: "Die Rückgabe ist innerhalb von zwei Wochen möglich.[1]" }));
  assert.ok(!isShown({ source, said: "Die Rückgabe ist innerhalb von drei Wochen möglich.[1]" }));
});
