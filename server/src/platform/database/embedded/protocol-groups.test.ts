import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { ProtocolGroups } from "./protocol-groups.ts";

function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(`${type}\0\0\0\0${body}`);
  bytes.writeInt32BE(bytes.length - type.length, type.length);
  return bytes;
}

const startup = message("", "user\0postgres\0\0");
const query = message("Q", "SELECT 1\0");
const extended = Buffer.concat(["P", "B", "D", "E"].map((type) => message(type, "abc\0")).concat(message("S", "")));
const terminate = message("X", "");

test("messages are grouped by the answer that they get, however they were cut", () => {
  const written = Buffer.concat([startup, query, extended, query, terminate]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: written.length })), (cuts) => {
      const groups = new ProtocolGroups();
      const edges = [0, ...cuts.sort((a, b) => a - b), written.length];
      const sent = edges.slice(1).flatMap((end, index) => groups.add(written.subarray(edges[index], end)));
      assert.deepEqual(
        sent.map((group) => Buffer.from(group)),
        [startup, query, extended, query, terminate],
      );
    }),
  );
});
