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

test("a word stays what it says when it is written in two, with other letters or with its verb", () => {
  assert.ok(
    isClose("The licence covers the colour of the organisation.", "The license covers the color of the organization."),
  );
  assert.ok(isClose("He came up with the name WalMart.", "He came up with the name Wal - Mart for the chain."));
  assert.ok(isClose("A backquoted name may hold any letter.", "A back quoted name may hold any letter."));
  const decision = (verb: string) => `Walton ${verb} decision to lower the prices of the shop.`;
  assert.ok(isClose("Walton decided to lower the prices of the shop.", decision("made the")));
  assert.ok(!isClose("Walton decided to lower the prices of the shop.", decision("opposed the")));
  assert.ok(!isClose("Walton decided to lower the prices of the shop.", decision("made no")));
  assert.ok(!isClose("The ministry signed the treaty.", "The minister signed the treaty."));
  assert.ok(!isClose("The useless lamp stands in the hall.", "The useful lamp stands in the hall."));
  assert.ok(!isClose("The stronger lamp stands in the hall.", "The strong lamp stands in the hall."));
});

test("the number of a list item and `You can` of an offer claim nothing", () => {
  assert.ok(isClose("2. Press the red key for three seconds.", "Press the red key for three seconds."));
  assert.ok(isClose("You can learn more about lamps on the page.", "Learn more about lamps on the page."));
  assert.ok(!isClose("You can return the lamp after a year.", "You return the lamp after a year."));
});

test("a superlative keeps its `most`, and an aside its own adverb", () => {
  assert.ok(!isClose("The common fish is the trout.", "The most common fish is the trout."));
  assert.ok(
    isClose(
      "The poet was a painter from the north.",
      "The poet, often styled as a hermit, was a painter from the north.",
    ),
  );
  assert.ok(
    isClose(
      "The director is responsible for the budget.",
      "The director is, instead, the head of the board and is responsible for the budget.",
    ),
  );
  assert.ok(!isClose("The director chairs the board.", "The deputy instead of the director chairs the board."));
});

test("one of several things may be left out, never a clause with another subject", () => {
  assert.ok(isClose("This is the quickest and easiest option.", "This is the quickest, easiest and cheapest option."));
  assert.ok(!isClose("The cats bark at night.", "The cats sleep and dogs bark at night."));
  assert.ok(!isClose("The lamp burned in the hall.", "The lamp broke and the sofa burned in the hall."));
  assert.ok(!isClose("We pay the fees.", "We sign and you pay the fees."));
});

test("a word is added to the passage's topic when the passage has it there, never what is said of another thing", () => {
  const flag = "The flag of Congo is blue with a yellow star and a red stripe. The national flag was adopted in 2006.";
  const said = "The national flag of Congo is blue with a yellow star and a red stripe.";
  assert.ok(isClose(said, flag, "Flag of Congo"));
  assert.ok(!isClose(said, flag, "Notes"));
  const plans = "The Team plan includes support, ten seats and storage for every member.";
  const withPhone = "The Team plan includes phone support, ten seats and storage for every member.";
  assert.ok(!isClose(withPhone, `${plans} The Pro plan includes phone support.`, "Plans"));
  const lamps = "The floor lamp ships within three days of the order in Austria. The desk lamp is sold out.";
  assert.ok(!isClose("The desk lamp ships within three days of the order in Austria.", lamps, "Desk lamp"));
  const painters = "Bob paints portraits of famous people in Vienna every year. Alice paints houses.";
  assert.ok(!isClose("Alice paints portraits of famous people in Vienna every year.", painters, "Painters"));
});

test("a converted number takes the comparator of the number that it restates", () => {
  const text = "The cabin is about 100 kilometres (62 miles) west of the coast.";
  assert.ok(isClose("The cabin is about 62 miles west of the coast.", text));
  assert.ok(!isClose("The cabin is 62 miles west of the coast.", text));
});

test("small words alone are no sentence of the source", () => {
  assert.ok(
    !isClose("It is also called for.", "Baking is called blind baking. It is also called for if the filling is wet."),
  );
});
