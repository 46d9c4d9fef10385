import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { CitedeskError, type LiveEvent } from "@citedesk/client";
import type { Visitor } from "./visitor.ts";
import { watchChat } from "./watch-chat.ts";

const READY: LiveEvent = { type: "ready", data: { topics: ["chats"], resumed: true } };

/** How often what is shown is read anew while connections come and go; each ends as a visitor's token does. */
async function countGaps(isNew: boolean, connections: { afterMs?: number; events: LiveEvent[] }[]): Promise<number> {
  mock.timers.enable({ apis: ["Date", "setTimeout"] });
  const end = new AbortController();
  let gaps = 0;
  const watch = async function* () {
    const connection = connections.shift();
    if (!connection) return end.abort();
    mock.timers.tick(connection.afterMs ?? 0);
    yield* connection.events;
    throw new CitedeskError({ status: 401, code: "token_expired", detail: "The token has expired." });
  };
  const visitor = { client: async () => ({ watch }), renew: () => {} } as unknown as Visitor;
  const nothing = () => {};
  const heard = { onConnected: nothing, onLinkEnded: nothing, onMessage: nothing, onChat: nothing, onTyping: nothing };
  const onGap = async () => {
    gaps += 1;
  };
  let isOver = false;
  const watching = watchChat({ visitor, signal: end.signal, isNew, ...heard, onGap }).finally(() => {
    isOver = true;
  });
  while (!isOver) {
    await new Promise((resolve) => setImmediate(resolve));
    mock.timers.tick(10_000);
  }
  await watching;
  mock.timers.reset();
  return gaps;
}

test("a new chat that is listened to at once has missed nothing, nor has a connection that goes on behind an event", async () => {
  assert.equal(await countGaps(true, [{ events: [READY, READY] }]), 0);
});

test("what may have been said before anybody listened is read anew: late, behind an expired token, in an older chat", async () => {
  assert.equal(await countGaps(true, [{ afterMs: 2_000, events: [READY] }]), 1);
  assert.equal(await countGaps(true, [{ events: [READY] }, { events: [READY] }]), 1);
  assert.equal(await countGaps(false, [{ events: [READY] }]), 1);
  assert.equal(
    await countGaps(true, [{ events: [READY, { ...READY, data: { topics: ["chats"], resumed: false } }] }]),
    1,
  );
});
