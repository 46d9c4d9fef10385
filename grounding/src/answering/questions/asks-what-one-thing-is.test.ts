import assert from "node:assert/strict";
import { test } from "node:test";
import { prepareQuery } from "../../ranking/prepare-query.ts";
import { asksWhatOneThingIs } from "./asks-what-one-thing-is.ts";

for (const [question, is] of [
  ["what is debian", true],
  ["What is a virtual package?", true],
  ["Was ist Debian?", true],
  ["what is the price of the oak lamp in white", false],
  ["how do I install debian", false],
] as const)
  test(`${question} asks ${is ? "" : "not only "}what a thing is`, () => {
    assert.equal(asksWhatOneThingIs(prepareQuery({ question })), is);
  });
