import assert from "node:assert/strict";
import { test } from "node:test";
import { readEventStream } from "./read-event-stream.ts";

test("events are read whole however the network cuts them, within a letter too", async () => {
  const bytes = new TextEncoder().encode(
    'id: m.1\ndata: {"delta":"Rückgabe – 14 日"}\n\nid: m.2\n\ndata: one\ndata: two\n\n',
  );
  for (let size = 1; size <= bytes.length; size++) {
    const events: unknown[] = [];
    for await (const event of readEventStream(cut(bytes, size), 1_000)) events.push(event);
    assert.deepEqual(events, [
      { id: "m.1", data: '{"delta":"Rückgabe – 14 日"}' },
      { id: "m.2", data: "" },
      { id: "m.2", data: "one\ntwo" },
    ]);
  }
});

function cut(bytes: Uint8Array<ArrayBuffer>, size: number): ReadableStream<Uint8Array> {
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}
