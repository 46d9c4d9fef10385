import assert from "node:assert/strict";
import { test } from "node:test";
import { checkStatement } from "./check-statement.ts";

function isClose(statement: string, text: string, title = "Notes"): boolean {
  return checkStatement({ statement, passages: [{ id: "p", title, text }], mode: "strict" }).support !== null;
}

test("an aside may be left out, and a condition that belongs to the aside alone", () => {
  const text = "The lake, which froze every winter in the years after 1905, feeds two rivers in the north.";
  assert.ok(isClose("The lake feeds two rivers in the north.", text));
  assert.ok(!isClose("The lake feeds two rivers.", "The lake, usually in spring, feeds two rivers."));
  assert.ok(!isClose("Returns are free.", "Returns, if made within a week, are free."));
});

test("a number's hedge goes with its number", () => {
  const text = "The board appoints the judges, the clerks and about 300 others, and it leads the army.";
  assert.ok(isClose("The board appoints the judges and it leads the army.", text));
  assert.ok(!isClose("The board appoints 300 others.", text));
});

test("a subject may meet what the next sentence says of it by a pronoun", () => {
  const text = "Lake Michigan is home to fish. It was originally full of trout and whitefish.";
  assert.ok(isClose("Lake Michigan was originally full of trout and whitefish.", text));
});

test("a subject never meets what is said of another one", () => {
  assert.ok(!isClose("Alice paints portraits.", "Alice writes novels. Bob paints portraits."));
  assert.ok(!isClose("Alice paints portraits.", "Alice writes novels and Bob paints portraits."));
  assert.ok(!isClose("Alice paints portraits.", "Alice writes novels, while Bob paints portraits."));
});

test("the title may stand where the source has a pronoun or `the term`, not where it has another name", () => {
  const text = "A likely origin is that the term comes from the ritual of seamen.";
  assert.ok(
    isClose("A likely origin is that Horse latitudes comes from the ritual of seamen.", text, "Horse latitudes"),
  );
  const other = "A likely origin is that Dead calm comes from the ritual of seamen.";
  assert.ok(
    !isClose("A likely origin is that Horse latitudes comes from the ritual of seamen.", other, "Horse latitudes"),
  );
});

test("words may be gathered over more than three sentences only as the source wrote them", () => {
  const text = "Birds sing. They eat. They sleep. They fly south in autumn.";
  assert.ok(isClose("Birds sing, eat, sleep and fly south in autumn.", text));
});

test("a sentence may open with `some`, `during`, or the like of the source's own conjunction", () => {
  assert.ok(
    isClose(
      "When the ships reached the south, the ceremony was held.",
      "As the ships reached the south, the ceremony was held.",
    ),
  );
  assert.ok(isClose("Some guinea pigs seek shelter in burrows.", "Guinea pigs seek shelter in burrows."));
  assert.ok(
    !isClose(
      "When the ships reached the south, the ceremony was held.",
      "Unless the ships reached the south, the ceremony was held.",
    ),
  );
  assert.ok(
    !isClose(
      "Before the ships reached the south, the ceremony was held.",
      "As the ships reached the south, the ceremony was held.",
    ),
  );
});
