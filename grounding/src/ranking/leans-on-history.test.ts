import assert from "node:assert/strict";
import { test } from "node:test";
import { goesOn, leansOnHistory } from "./leans-on-history.ts";
import { prepareQuery } from "./prepare-query.ts";

test("a turn of few words that goes on or refers leans on what was said before", () => {
  for (const turn of [
    "and on Sundays?",
    "is it waterproof?",
    "¿y los sábados?",
    "und in Graz?",
    "et pour deux ?",
    "kost het iets?",
  ])
    assert.ok(leansOnHistory(turn), turn);
  for (const turn of [
    "How much is a canoe?",
    "opening hours",
    "Where can I park my car near the shop and what does it cost?",
  ])
    assert.ok(!leansOnHistory(turn), turn);
  assert.ok(goesOn("and Bergen?") && !goesOn("is it open?"));
});

test("behind a turn that leans on history the question has the words of both", () => {
  const user = (text: string) => ({ role: "user" as const, text });
  const { english } = prepareQuery({
    question: "when will it be back?",
    history: [user("Tell me about the Kestrel kayak"), { role: "assistant", text: "…" }, user("is it in stock?")],
  });
  const terms = english.map(({ term }) => term);
  assert.ok(terms.includes("kestrel") && terms.includes("stock"), terms.join(" "));
});
