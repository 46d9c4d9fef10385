import type { Clock } from "../../ports/clock.ts";
import type { PageFetcher } from "../../ports/page-fetcher.ts";
import type { ToolServer } from "../../ports/tool-server-client.ts";
import { lowerCased } from "./lower-cased.ts";
import { signRequest } from "./sign-request.ts";

const MAX_RESPONSE_BYTES = 512 * 1024;

/**
 * What the protocol's SDK takes for `fetch`, on top of the guarded fetcher. An answer is read whole: the stream of one
 * ends with it. The stream that a server may keep open besides (GET) is never opened, which the protocol allows, so
 * nothing waits without an end. Sign-in by OAuth isn't followed: a server's keys stand in its headers.
 */
export function guardedFetch(
  fetcher: PageFetcher,
  call: { id: string; timeoutMs: number; signal: AbortSignal; server: ToolServer; clock: Clock },
): (url: string | URL, init?: RequestInit) => Promise<Response> {
  const { server, clock } = call;
  return async (url, init = {}) => {
    const method = init.method ?? "GET";
    if (method !== "POST" && method !== "DELETE") return new Response(null, { status: 405 });
    const body = typeof init.body === "string" ? init.body : "";
    const signature = signRequest({
      id: call.id,
      timestamp: Math.floor(clock.now() / 1000),
      body,
      secrets: server.secret === null ? [] : [server.secret],
    });
    const page = await fetcher.fetch({
      url: String(url),
      method,
      headers: { ...lowerCased(server.headers), ...Object.fromEntries(new Headers(init.headers)), ...signature },
      ...(body === "" ? {} : { body }),
      maxBytes: MAX_RESPONSE_BYTES,
      timeoutMs: call.timeoutMs,
      maxRedirects: 0,
      signal: call.signal,
    });
    const isEmpty = page.body.byteLength === 0 || [204, 205, 304].includes(page.status);
    return new Response(isEmpty ? null : (page.body as BodyInit), { status: page.status, headers: page.headers });
  };
}
