import assert from "node:assert/strict";
import { test } from "node:test";
import { answerFrom } from "../testing/answer-from.ts";
import { isNews } from "./is-news.ts";

test("a post says so by the name of its page or by the day it was written", () => {
  const passage = { title: "Fees | Dental Care", headingPath: ["Fees"], text: "An examination costs £48." };
  assert.equal(isNews(passage), false);
  assert.equal(isNews({ ...passage, title: "News | Dental Care" }), true);
  assert.equal(isNews({ ...passage, headingPath: ["Aktuelles aus dem Hof", "Preise"] }), true);
  assert.equal(isNews({ ...passage, text: "New fees\n\nPublié le 28 août 2024\n\nL’entrée passe à 7,50 €." }), true);
  assert.equal(isNews({ ...passage, title: "Newsletter settings" }), false);
});

test("where a post and a page tell another price, the page is quoted first", () => {
  assert.match(
    answerFrom(
      "what does the gold plan cost",
      ["News", "Posted on 3 March 2024\n\nThe gold plan costs £9 a month from today."],
      ["Plans", "The gold plan costs £11 a month."],
    )[0]!,
    /£11/,
  );
});
