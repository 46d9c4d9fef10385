import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { Stopping } from "./stopping.ts";

/** The part of an application that this needs. */
interface ClosingApp {
  server: Server;
  addHook(name: "preClose", hook: () => Promise<void>): unknown;
  addHook(name: "onRequest", hook: (request: FastifyRequest, reply: FastifyReply) => Promise<void>): unknown;
}

/**
 * Lets requests that are under way end when the application closes, for `limitMs` at the most; then their connections
 * are cut. New ones are told to come back, to another process where there is one. Connections on which nothing was
 * asked yet, as browsers open ahead, end at once. Streams end by a hook of their own. Needs `forceCloseConnections:
 * "idle"` and `return503OnClosing: false`.
 */
export function finishRequests(app: ClosingApp, stopping: Stopping, limitMs: number): void {
  const unasked = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    unasked.add(socket);
    socket.once("close", () => unasked.delete(socket));
  });
  app.server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    unasked.delete(socket);
    // A client would keep the connection for its next request.
    response.once("close", () => stopping.isClosing && setImmediate(() => app.server.closeIdleConnections()));
  });
  app.addHook("onRequest", async (_request, reply) => {
    if (stopping.isDraining) reply.header("connection", "close");
    if (stopping.isClosing) throw shuttingDown();
  });
  app.addHook("preClose", async () => {
    stopping.close();
    for (const socket of unasked) socket.destroy();
    const limit = setTimeout(() => app.server.closeAllConnections(), limitMs);
    app.server.once("close", () => clearTimeout(limit));
  });
}

function shuttingDown(): AppError {
  return new AppError("unavailable", "shutting_down", "This process is stopping. Nothing was changed. Try again.", {
    headers: { "retry-after": "1" },
  });
}
