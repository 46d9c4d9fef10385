import assert from "node:assert/strict";
import { test } from "node:test";
import fastify from "fastify";
import type { FollowedAnswer } from "../answers/answer-progress.ts";
import { OpenStreams } from "./open-streams.ts";
import { STREAM_START } from "./stream-parts.ts";

test("a stop waits for answers under way, then tells their readers to go on at another process", async () => {
  const streams = new OpenStreams();
  const app = fastify();
  const progress = { messageId: "message_1", chatId: "chat_1", agentId: "agent_1", content: "", statements: [] };
  const answer = {
    progress: () => ({ ...progress, citations: [], ended: undefined }),
    follow: () => () => {},
    isBroken: false,
  } as unknown as FollowedAnswer;
  app.get("/", async (_request, reply) => {
    streams.send(reply, answer, STREAM_START);
    return reply;
  });
  const response = await fetch(await app.listen({ port: 0, host: "127.0.0.1" }));
  const before = performance.now();
  await streams.close(200);
  assert.ok(performance.now() - before >= 190);
  const events = (await response.text()).trim().split("\n\n");
  assert.match(events.at(-1)!, /^data: \{"type":"data-reconnect"/);
  await app.close();
});
