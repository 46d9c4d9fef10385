import assert from "node:assert/strict";
import { test } from "node:test";
import { hasKeyword } from "./has-keyword.ts";

test("a keyword is whole words, whatever their case, accents and what stands between them", () => {
  for (const [message, keyword] of [
    ["I want to CANCEL my contract!", "cancel"],
    ["Ich möchte mich beschweren.", "MOCHTE"],
    ["That is a data-breach, isn't it?", "data breach"],
    ["Je veux résilier", "resilier"],
    ["ﬁle a complaint", "file a complaint"],
    ["我要投诉你们", "投诉"],
    ["cancel", " cancel "],
  ] as const)
    assert.ok(hasKeyword(message, ["never said", keyword]), message);
});

test("a part of a word is none, nor are words in another order", () => {
  for (const [message, keyword] of [
    ["How do cancellations work?", "cancel"],
    ["breach of data", "data breach"],
    ["What about it?", "?"],
  ] as const)
    assert.ok(!hasKeyword(message, [keyword]), message);
  assert.ok(!hasKeyword("anything", []));
});
