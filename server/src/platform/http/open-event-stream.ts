import type { ServerResponse } from "node:http";
import type { FastifyReply } from "fastify";

/**
 * Takes the reply over for server-sent events, which no proxy may gather. A broken connection ends it without an error.
 */
export function openEventStream(reply: FastifyReply, headers: Record<string, string> = {}): ServerResponse {
  reply.hijack();
  const response = reply.raw;
  response.socket?.setNoDelay(true);
  response.writeHead(200, {
    ...(reply.getHeaders() as Record<string, string>),
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache, no-transform",
    "x-accel-buffering": "no",
    ...headers,
  });
  response.on("error", () => response.destroy());
  return response;
}
