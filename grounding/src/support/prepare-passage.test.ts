import assert from "node:assert/strict";
import { test } from "node:test";
import { type PreparedPassage, preparePassage, withOwnName } from "./prepare-passage.ts";

test("a passage that nobody asks about is not read for the assistant's name either", () => {
  const passage = preparePassage({ id: "1", title: "Refunds", text: "Refunds take 14 days." });
  const read: string[] = [];
  const watched = new Proxy(passage, {
    get: (target, name) => {
      read.push(String(name));
      return Reflect.get(target, name);
    },
  }) as PreparedPassage;
  const named = withOwnName(watched, "Blue Ridge");
  assert.deepEqual(read, ["id", "title", "text"]);
  assert.deepEqual(named.tokens, passage.tokens);
  assert.deepEqual([...named.titleKeys].sort(), [...passage.titleKeys, "blue", "ridg"].sort());
  assert.equal(named.language, passage.language);
  assert.deepEqual(named.folded(), passage.folded());
});
