import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { formatId, newId, parseId } from "./identifiers.ts";

test("an id survives formatting and parsing", () => {
  fc.assert(fc.property(fc.uuid(), (uuid) => assert.equal(parseId("agent", formatId("agent", uuid)), uuid)));
});

test("what is no UUID is not formatted", () => {
  assert.throws(() => formatId("agent", "agent_01h2xcejqtf2nbrexx3vqjhp41"), SyntaxError);
});

test("an id of another kind is not an id", () => {
  assert.equal(parseId("source", formatId("agent", newId())), undefined);
});

test("garbage, overflow and wrong letters are not ids", () => {
  for (const id of [
    "agent_",
    "agent",
    "agent_8zzzzzzzzzzzzzzzzzzzzzzzzz",
    "agent_01h2xcejqtf2nbrexx3vqjhpi1",
    "agent_x",
  ])
    assert.equal(parseId("agent", id), undefined, id);
});

test("ids made later sort later", () => {
  const ids = Array.from({ length: 1000 }, () => formatId("message", newId()));
  assert.deepEqual(ids.toSorted(), ids);
});
