import { Agent, type Dispatcher } from "undici";
import { type FetchedPage, FetchFailure, type FetchRequest, type PageFetcher } from "../../ports/page-fetcher.ts";
import { checkedTarget, type TargetRules } from "./checked-target.ts";
import { ACCEPTED_ENCODINGS, BodyTooLargeError, decodeBody, UnreadableEncodingError } from "./decode-body.ts";
import { invalidResponseFailure, timeoutFailure, toFetchFailure, tooLargeFailure } from "./fetch-failures.ts";
import { type AddressLookup, guardedConnector } from "./guarded-connector.ts";
import { type Hop, nextHop } from "./next-hop.ts";
import { type AddressRuleOptions, addressRule } from "./public-address.ts";

export interface UndiciPageFetcherOptions extends AddressRuleOptions {
  /** Sent with every request that doesn't bring its own, e.g. `CitedeskBot/0.1.0 (+https://example.com/bot)`. */
  userAgent: string;
  /** Defaults to 80, 443, 8080 and 8443; with `allowPrivateNetwork` to any that isn't another protocol's. */
  allowedPorts?: readonly number[] | "any";
  /** Defaults to the system's resolver. */
  lookup?: AddressLookup;
  connectTimeoutMs?: number;
  /** PEM of authorities to trust instead of the ones that Node ships. */
  certificateAuthorities?: string[];
  /** Connections kept to one origin at the same time; more requests wait. Defaults to 16. */
  connectionsPerOrigin?: number;
}

export interface UndiciPageFetcher extends PageFetcher {
  close(): Promise<void>;
}

/**
 * The guarded way out. An address is parsed and refused by itself first (`checkedTarget`), connections are only ever
 * opened to looked-up addresses that were checked (`guardedConnector`), and each redirect starts from the beginning.
 * Proxy settings of the environment are not read: a proxy would look names up again.
 *
 * Limits: `maxBytes` for the body as sent and as decoded, `timeoutMs` for everything together, 16 KiB of headers.
 */
export function createUndiciPageFetcher(options: UndiciPageFetcherOptions): UndiciPageFetcher {
  const mayConnect = addressRule(options);
  const allowedPorts = options.allowedPorts ?? (options.allowPrivateNetwork ? "any" : [80, 443, 8080, 8443]);
  const rules: TargetRules = { mayConnect, allowedPorts };
  const agent = new Agent({
    connect: guardedConnector({ ...options, mayConnect }),
    connections: options.connectionsPerOrigin ?? 16,
    allowH2: false,
    pipelining: 1,
    maxHeaderSize: 16 * 1024,
    keepAliveTimeout: 4000,
    keepAliveMaxTimeout: 30_000,
    // The request's own clock covers both; these two would only cut long but allowed ones short.
    headersTimeout: 0,
    bodyTimeout: 0,
  });

  return {
    fetch: (request) => fetchWithin(request, (signal) => follow(request, rules, agent, options.userAgent, signal)),
    close: () => agent.destroy(),
  };
}

/** `CitedeskBot/0.1.0 (+https://example.com/bot)`: who reads, and where a site's owner learns more. */
export function citedeskUserAgent(version: string, address: string): string {
  return `CitedeskBot/${version} (+${address})`;
}

/** Runs one request under its clock and its caller's signal, and gives every error of the way its reason. */
async function fetchWithin(
  request: FetchRequest,
  run: (signal: AbortSignal) => Promise<FetchedPage>,
): Promise<FetchedPage> {
  const { timeoutMs, signal } = request;
  const controller = new AbortController();
  const stop = () => controller.abort(new FetchFailure("aborted", request.url, "The request was stopped."));
  const timer = setTimeout(() => controller.abort(timeoutFailure(request.url, timeoutMs)), timeoutMs);
  signal?.addEventListener("abort", stop, { once: true });
  if (signal?.aborted) stop();
  try {
    return await untilAborted(run(controller.signal), controller.signal);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
  }
}

/** Settles with the abort even where what runs (a look-up, `mayFollow`) can't be stopped. */
async function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = () => reject(signal.reason);
  signal.addEventListener("abort", abort, { once: true });
  if (signal.aborted) abort();
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

async function follow(
  request: FetchRequest,
  rules: TargetRules,
  agent: Agent,
  userAgent: string,
  signal: AbortSignal,
): Promise<FetchedPage> {
  const started = performance.now();
  const redirects: string[] = [];
  let hop: Hop = {
    url: checkedTarget(request.url, rules),
    method: request.method ?? "GET",
    headers: requestHeaders(request, userAgent),
    body: request.body,
  };

  for (;;) {
    signal.throwIfAborted();
    const { url } = hop;
    const response = await send(agent, hop, signal);
    const headers = responseHeaders(response.headers);
    const next = nextHop(hop, response.statusCode, headers.location, request, redirects);
    if (next === undefined) {
      const body = await readBody(response, url.href, request.maxBytes, headers["content-encoding"] ?? "");
      const durationMs = performance.now() - started;
      return { url: url.href, redirects, status: response.statusCode, headers, body, durationMs };
    }

    // Left unread, the connection can't be used again; what a redirect says in its body is of no use.
    await discard(response.body);
    const target = checkedTarget(next.url.href, rules);
    if (request.mayFollow !== undefined && !(await request.mayFollow(target.href))) {
      const message = `${url.host} leads on to ${target.host}, outside of what may be read. Add that address if it belongs here.`;
      throw new FetchFailure("redirect_refused", target.href, message);
    }
    redirects.push(target.href);
    hop = { ...next, url: target };
  }
}

async function send(agent: Agent, hop: Hop, signal: AbortSignal): Promise<Dispatcher.ResponseData> {
  try {
    return await agent.request({
      origin: hop.url.origin,
      path: hop.url.pathname + hop.url.search,
      method: hop.method,
      headers: hop.headers,
      body: hop.body ?? null,
      signal,
    });
  } catch (error) {
    throw toFetchFailure(error, hop.url.href);
  }
}

async function readBody(
  response: Dispatcher.ResponseData,
  url: string,
  maxBytes: number,
  contentEncoding: string,
): Promise<Uint8Array> {
  try {
    const announced = Number(response.headers["content-length"]);
    if (announced > maxBytes && response.statusCode !== 304) throw new BodyTooLargeError();
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new BodyTooLargeError();
      chunks.push(chunk);
    }
    return await decodeBody(Buffer.concat(chunks, size), contentEncoding, maxBytes);
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      response.body.on("error", () => {}).destroy();
      throw tooLargeFailure(url, maxBytes);
    }
    if (error instanceof UnreadableEncodingError) throw invalidResponseFailure(url, error);
    throw toFetchFailure(error, url);
  }
}

async function discard(body: Dispatcher.ResponseData["body"]): Promise<void> {
  try {
    await body.dump({ limit: 16 * 1024 });
  } catch {
    // Only the connection is lost by it, not the address that the redirect named.
  }
}

function requestHeaders(request: FetchRequest, userAgent: string): Record<string, string> {
  const headers: Record<string, string> = {
    "user-agent": userAgent,
    accept: "*/*",
    "accept-encoding": ACCEPTED_ENCODINGS,
  };
  for (const [name, value] of Object.entries(request.headers ?? {})) {
    // The agent writes these itself; a second one would let a caller's text decide where the request ends.
    if (!/^(?:host|connection|content-length|transfer-encoding|upgrade|expect|te|trailer)$/i.test(name)) {
      headers[name.toLowerCase()] = value;
    }
  }
  if (request.etag) headers["if-none-match"] = request.etag;
  if (request.lastModified) headers["if-modified-since"] = request.lastModified;
  return headers;
}

function responseHeaders(headers: Dispatcher.ResponseData["headers"]): Record<string, string> {
  // fromEntries defines own properties, so a header named `__proto__` stays a header.
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : (value ?? "")]),
  );
}
