import assert from "node:assert/strict";
import { test } from "node:test";
import { BlockKeepers } from "./block-keepers.ts";
import { divideTemplate } from "./divide-template.ts";
import type { TemplateBlock } from "./site-template.ts";

/** A label, a sentence right below it, a menu and another sentence. */
const BLOCKS: TemplateBlock[] = [
  { start: 0, end: 8, hash: 1, kind: "text" },
  { start: 10, end: 40, hash: 2, kind: "text", says: true },
  { start: 42, end: 50, hash: 3, kind: "links" },
  { start: 60, end: 90, hash: 4, kind: "text", says: true },
];

const hashesOf = (blocks: TemplateBlock[]) => blocks.map(({ hash }) => hash);

test("the first page keeps what says something, with its label; the next ones leave it to that page", () => {
  const keepers = new BlockKeepers();
  const first = divideTemplate("a", BLOCKS, keepers);
  assert.deepEqual([hashesOf(first.cut), first.kept, first.keptElsewhere], [[3], [2, 4], []]);
  keepers.put("a", first.kept);
  assert.deepEqual(divideTemplate("a", BLOCKS, keepers), first);
  const next = divideTemplate("b", BLOCKS, keepers);
  assert.deepEqual([hashesOf(next.cut), next.kept, next.keptElsewhere], [[1, 2, 3, 4], [], [2, 4]]);
});

test("what a page no longer keeps is the next one's", () => {
  const keepers = new BlockKeepers();
  keepers.put("a", [2, 4]);
  keepers.put("a", [4]);
  assert.deepEqual(divideTemplate("b", BLOCKS, keepers).kept, [2]);
  keepers.remove("a");
  assert.deepEqual(divideTemplate("b", BLOCKS, keepers).kept, [2, 4]);
});

test("what was kept before all pages were known is decided once more", () => {
  const keepers = new BlockKeepers();
  keepers.put("late", [2, 4], [4]);
  keepers.dropPassing();
  assert.deepEqual(divideTemplate("start", BLOCKS, keepers).kept, [4]);
});
