import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { test } from "node:test";
import fastify from "fastify";
import { finishRequests } from "./finish-requests.ts";
import { Stopping } from "./stopping.ts";

async function startApp(limitMs: number) {
  const app = fastify({ forceCloseConnections: "idle", return503OnClosing: false });
  const stopping = new Stopping();
  finishRequests(app, stopping, limitMs);
  const [asked, mayAnswer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  app.get("/", async () => {
    asked.resolve();
    await mayAnswer.promise;
    return "done";
  });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  return { app, url, stopping, asked, mayAnswer };
}

test("a request under way is answered, though the application closes meanwhile", async () => {
  const { app, url, asked, mayAnswer } = await startApp(20_000);
  const answer = fetch(url);
  await asked.promise;
  const closed = app.close();
  await assert.rejects(fetch(url), "no new ones");
  mayAnswer.resolve();
  assert.equal(await (await answer).text(), "done");
  await closed;
});

test("one that takes longer than the limit is cut", async () => {
  const { app, url, asked, mayAnswer } = await startApp(50);
  const answer = assert.rejects(fetch(url));
  await asked.promise;
  await app.close();
  await answer;
  mayAnswer.resolve();
});

test("a connection on which nothing was asked holds nothing up", async () => {
  const { app, url } = await startApp(3_600_000);
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  const ended = once(socket, "close");
  await once(app.server, "connection");
  await app.close();
  await ended;
});

test("while it drains, requests are served and their connections closed; behind that they are told to come back", async () => {
  const { app, url, stopping, mayAnswer } = await startApp(20_000);
  mayAnswer.resolve();
  stopping.drain();
  const served = await fetch(url);
  assert.deepEqual([served.status, served.headers.get("connection")], [200, "close"]);
  stopping.close();
  const refused = await fetch(url);
  assert.deepEqual([refused.headers.get("connection"), (await refused.json()).code], ["close", "shutting_down"]);
  await app.close();
});
