import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";

export interface SitePage {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Answers in its own way instead. */
  answer?: (request: IncomingMessage, response: ServerResponse, visit: number) => void;
}

export interface TestSite {
  origin: string;
  /** How often each path with its query was asked for. */
  visits: Map<string, number>;
  close(): Promise<void>;
}

/** A site on loopback: a page by path and query, or by a function for the endless ones; all else is a 404. */
export async function startSite(
  findPage: (path: string, origin: string) => SitePage | undefined,
  certificate?: { key: string; cert: string },
): Promise<TestSite> {
  const visits = new Map<string, number>();
  let origin = "";
  const listener: RequestListener = (request, response) => {
    const path = request.url ?? "/";
    const visit = (visits.get(path) ?? 0) + 1;
    visits.set(path, visit);
    const page = findPage(path, origin);
    if (!page) return void response.writeHead(404, { "content-type": "text/html" }).end(htmlPage("Gone", "Not here."));
    if (page.answer) return page.answer(request, response, visit);
    const headers = { "content-type": "text/html; charset=utf-8", ...page.headers };
    response.writeHead(page.status ?? 200, headers).end(page.body ?? "");
  };
  const server = certificate ? createSecureServer(certificate, listener) : createServer(listener);
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
  });
  server.on("tlsClientError", () => {});
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  origin = `${certificate ? "https" : "http"}://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    visits,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}

export function htmlPage(title: string, content: string, links: string[] = [], head = ""): string {
  const list = links.map((link) => `<li><a href="${link.replaceAll("&", "&amp;")}">${link}</a></li>`).join("");
  return `<!doctype html><html lang="en"><head><title>${title}</title>${head}</head><body><nav><ul>${list}</ul></nav><main><h1>${title}</h1><p>${content}</p></main></body></html>`;
}

/** Some hundred words that no other name gives. */
export function proseOf(name: string): string {
  let seed = 7;
  for (const character of name) seed = (Math.imul(seed, 31) + character.charCodeAt(0)) >>> 0;
  const sentences = Array.from({ length: 12 }, () => {
    const words = Array.from({ length: 9 }, () => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
      return WORDS[(seed >>> 8) % WORDS.length];
    });
    return `The ${words.join(" ")}.`;
  });
  return `This is about ${name}. ${sentences.join(" ")}`;
}

const WORDS = (
  "garden kettle lantern harbour meadow copper violin orchard saddle thimble ribbon anchor canvas feather granite " +
  "hammock island jasmine kernel ladder marble needle opal pepper quilt raven silver timber urchin velvet willow " +
  "basket candle drawer engine fabric glacier hollow ivory jungle"
).split(" ");
