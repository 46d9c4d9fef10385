import { type FetchedPage, FetchFailure, type FetchRequest } from "../../ports/page-fetcher.ts";
import { type Hop, nextHop } from "./next-hop.ts";

/** One answer whose body has not been read yet. Exactly one of the two functions is called. */
export interface Answer {
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  read: () => Promise<Uint8Array>;
  /** Lets the body go, so that its connection can be used again. */
  discard: () => Promise<void>;
}

/** What differs between a real network and one in memory. */
export interface Wire {
  userAgent: string;
  acceptedEncodings: string;
  /** Refuses an address by throwing `FetchFailure`; asked for the first one and for each redirect. */
  check: (address: string) => URL;
  send: (hop: Hop, request: FetchRequest, signal: AbortSignal) => Promise<Answer>;
}

/** From the first address to the answer that isn't a redirect, each hop checked like the first. */
export async function followRedirects(request: FetchRequest, wire: Wire, signal: AbortSignal): Promise<FetchedPage> {
  const started = performance.now();
  const redirects: string[] = [];
  let hop: Hop = {
    url: wire.check(request.url),
    method: request.method ?? "GET",
    headers: requestHeaders(request, wire),
    body: request.body,
  };

  for (;;) {
    signal.throwIfAborted();
    const answer = await wire.send(hop, request, signal);
    const next = nextHop(hop, answer.status, answer.headers.location, request, redirects);
    if (next === undefined) {
      const body = await answer.read();
      const durationMs = performance.now() - started;
      return { url: hop.url.href, redirects, status: answer.status, headers: answer.headers, body, durationMs };
    }

    await answer.discard();
    const url = wire.check(next.url.href);
    if (request.mayFollow !== undefined && !(await request.mayFollow(url.href))) {
      const message = `${hop.url.host} leads on to ${url.host}, outside of what may be read. Add that address if it belongs here.`;
      throw new FetchFailure("redirect_refused", url.href, message);
    }
    redirects.push(url.href);
    hop = { ...next, url };
  }
}

function requestHeaders(request: FetchRequest, wire: Wire): Record<string, string> {
  const headers: Record<string, string> = {
    "user-agent": wire.userAgent,
    accept: "*/*",
    "accept-encoding": wire.acceptedEncodings,
  };
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    // The client writes these itself; a second one would let a caller's text decide where the request ends.
    if (!/^(?:host|connection|content-length|transfer-encoding|upgrade|expect|te|trailer)$/i.test(name)) {
      headers[name.toLowerCase()] = value;
    }
  }
  if (request.etag) headers["if-none-match"] = request.etag;
  if (request.lastModified) headers["if-modified-since"] = request.lastModified;
  return headers;
}
