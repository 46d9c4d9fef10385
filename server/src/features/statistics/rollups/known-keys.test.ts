import assert from "node:assert/strict";
import { test } from "node:test";
import { KnownKeys, NOBODY } from "./known-keys.ts";

const dayOf = (...chats: [chat: number, visitor: number][]) => ({
  keys: Uint32Array.from(chats.flatMap(([chat, visitor]) => [7, chat, visitor && 9, visitor])),
});

test("a chat and a visitor have one number in all days; beyond a limit they are numbered anew, before the next report", () => {
  const days = [dayOf([1, 5], [2, 5], [3, 0]), dayOf([2, 5], [4, 6])];
  const numbers = [
    { chats: Int32Array.of(0, 1, 2), visitors: Int32Array.of(0, 0, NOBODY) },
    { chats: Int32Array.of(1, 3), visitors: Int32Array.of(0, 1) },
  ];
  const known = new KnownKeys();
  assert.deepEqual(known.ofDays(days), { numbers, chats: 4, visitors: 2 });
  assert.deepEqual(known.ofDays([days[1]!]), { numbers: [numbers[1]], chats: 4, visitors: 2 });
  const few = new KnownKeys(3);
  few.ofDays(days);
  const anew = { chats: Int32Array.of(0, 1), visitors: Int32Array.of(0, 1) };
  assert.deepEqual(few.ofDays([days[1]!]), { numbers: [anew], chats: 2, visitors: 2 });
});
