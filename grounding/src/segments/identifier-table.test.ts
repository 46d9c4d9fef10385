import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { createIdentifierTable } from "./identifier-table.ts";
import { compareIdentifiers, readIdentifier, writeIdentifier } from "./identifier-words.ts";

test("a table answers as a Map does, through any changes", () => {
  const change = fc.record({ key: fc.nat(300), value: fc.option(fc.nat(1_000_000), { nil: undefined }) });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 1_000 }), (changes) => {
      const table = createIdentifierTable();
      const map = new Map<number, number>();
      for (const { key, value } of changes) {
        // Keys that differ in one word only, so that many meet in a slot.
        const words = Uint32Array.of(0, 0, 0, key * 2 ** 20);
        if (value === undefined) {
          table.delete(words, 0);
          map.delete(key);
        } else {
          table.set(words, 0, value);
          map.set(key, value);
        }
      }
      assert.equal(table.size, map.size);
      for (let key = 0; key <= 300; key++) {
        assert.equal(table.get(Uint32Array.of(0, 0, 0, key * 2 ** 20), 0), map.get(key));
      }
    }),
  );
});

test("deleting and adding for ever does not make a table grow for ever", () => {
  const table = createIdentifierTable();
  for (let key = 0; key < 100_000; key++) {
    table.set(Uint32Array.of(1, 2, 3, key), 0, key);
    if (key >= 10) table.delete(Uint32Array.of(1, 2, 3, key - 10), 0);
  }
  assert.equal(table.size, 10);
  assert.ok(table.byteSize < 5_000);
});

test("identifiers come back as they were written and sort as their strings", () => {
  fc.assert(
    fc.property(fc.uuid(), fc.uuid(), (left, right) => {
      const words = new Uint32Array(8);
      writeIdentifier(words, 0, left);
      writeIdentifier(words, 1, right);
      assert.deepEqual([readIdentifier(words, 0), readIdentifier(words, 1)], [left, right]);
      assert.equal(Math.sign(compareIdentifiers(words, 0, words, 1)), left === right ? 0 : left < right ? -1 : 1);
    }),
  );
});
