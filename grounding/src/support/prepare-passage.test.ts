import assert from "node:assert/strict";
import { test } from "node:test";
import { type PreparedPassage, preparePassage, withOwnName } from "./prepare-passage.ts";

test("a passage that nobody asks about is not read for the assistant's name either", () => {
  const passage = preparePassage({ id: "1", title: "Refunds", text: "Refunds take 14 days." });
  const read: string[] = [];
  const watched = new Proxy(passage, {
    get: (target, name) => {
      read.push(String(name));
      const value = Reflect.get(target, name);
      return typeof value === "function" ? value.bind(target) : value;
    },
  }) as PreparedPassage;
  const named = withOwnName(watched, "Blue Ridge");
  assert.deepEqual(read, ["id", "title", "text"]);
  assert.deepEqual(named.tokens, passage.tokens);
  assert.deepEqual([...named.titleKeys].sort(), [...passage.titleKeys, "blue", "ridg"].sort());
  assert.equal(named.language, passage.language);
  assert.deepEqual(named.folded(), passage.folded());
});

test("a passage is told of once, when something of its text is first read", () => {
  const told: PreparedPassage[] = [];
  const passage = preparePassage({ id: "1", title: "Refunds", text: "Refunds take 14 days." }, (read) =>
    told.push(read),
  );
  assert.ok(passage.titleKeys.size > 0);
  assert.deepEqual(told, []);
  assert.ok(passage.tokens.length > 0);
  assert.equal(passage.folded().text, passage.text);
  assert.equal(told.length, 1);
  assert.equal(told[0], passage);
});
