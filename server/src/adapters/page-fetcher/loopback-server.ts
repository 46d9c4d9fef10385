import { createServer, type RequestListener, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";

export interface LoopbackServer {
  port: number;
  /** Every connection ever accepted. */
  connections: () => number;
  /** Method and path of every request, in order. */
  requests: { method: string; path: string; headers: Record<string, string | string[] | undefined>; body: string }[];
  close: () => Promise<void>;
}

/** A server for tests of what fetches: counts connections, so that "nothing was sent" can be shown and not assumed. */
export async function startLoopbackServer(
  answer: RequestListener,
  options: { host?: string; certificate?: { key: string; cert: string } } = {},
): Promise<LoopbackServer> {
  const requests: LoopbackServer["requests"] = [];
  const listener: RequestListener = (request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      requests.push({ method, path, headers, body: Buffer.concat(chunks).toString() });
      answer(request, response);
    });
  };
  const { certificate, host = "127.0.0.1" } = options;
  const server: Server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  const sockets = new Set<Socket>();
  let connections = 0;
  server.on("connection", (socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", () => {});
  await new Promise<void>((resolve) => server.listen(0, host, resolve));

  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
