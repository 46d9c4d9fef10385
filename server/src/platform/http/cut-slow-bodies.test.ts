import assert from "node:assert/strict";
import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import { after, test } from "node:test";
import fastify from "fastify";
import { answerUnreadable } from "./answer-unreadable.ts";
import { cutSlowBodies } from "./cut-slow-bodies.ts";
import type { HttpApp } from "./http-app.ts";

const app = fastify({ clientErrorHandler: answerUnreadable });
cutSlowBodies(app as unknown as HttpApp, { everyMs: 100, bytesPerSecond: 100 });
app.post("/", async (request) => ({ got: JSON.stringify(request.body).length }));
await app.listen({ port: 0, host: "127.0.0.1" });
after(() => app.close());

/** Sends a JSON body of 60 bytes in pieces, one each 50 ms, and gives the whole answer. */
async function send(piece: number): Promise<string> {
  const body = JSON.stringify({ text: "x".repeat(49) });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  await once(socket, "connect");
  socket.on("error", () => {});
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  let answer = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    answer += part;
  });
  let at = 0;
  const timer = setInterval(() => {
    if (at >= body.length || answer !== "") return clearInterval(timer);
    socket.write(body.slice(at, at + piece));
    at += piece;
  }, 50);
  await once(socket, "close");
  return answer;
}

test("a body that drips in is cut with 408, and one that comes at a line's pace is not", async () => {
  assert.match(await send(1), /^HTTP\/1\.1 408 .*"code":"request_timeout"/s);
  assert.match(await send(15), /^HTTP\/1\.1 200 /);
});
