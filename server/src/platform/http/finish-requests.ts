import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** The part of an application that this needs. */
interface ClosingApp {
  server: Server;
  addHook(name: "preClose", hook: () => Promise<void>): unknown;
}

/**
 * Lets requests that are under way end when the application closes, for `limitMs` at the most; then their connections are cut. New
 * ones are refused from the beginning. Connections on which nothing was asked yet, as browsers open ahead, end at once. Streams
 * end by a hook of their own. Needs `forceCloseConnections: "idle"`.
 */
export function finishRequests(app: ClosingApp, limitMs: number): void {
  const unasked = new Set<Socket>();
  app.server.on("connection", (socket: Socket) => {
    unasked.add(socket);
    socket.once("close", () => unasked.delete(socket));
  });
  let isClosing = false;
  app.server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    unasked.delete(socket);
    // A client would keep the connection for its next request.
    response.once("close", () => isClosing && setImmediate(() => app.server.closeIdleConnections()));
  });
  app.addHook("preClose", async () => {
    isClosing = true;
    for (const socket of unasked) socket.destroy();
    const limit = setTimeout(() => app.server.closeAllConnections(), limitMs);
    app.server.once("close", () => clearTimeout(limit));
  });
}
