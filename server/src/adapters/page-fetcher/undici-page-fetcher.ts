import type { Agent, Dispatcher } from "undici";
import { assertNoOpenTransaction } from "../../platform/database/open-transaction-error.ts";
import type { FetchRequest, PageFetcher } from "../../ports/page-fetcher.ts";
import { checkedTarget, type TargetRules } from "./checked-target.ts";
import { ACCEPTED_ENCODINGS, BodyTooLargeError, decodeBody, UnreadableEncodingError } from "./decode-body.ts";
import { toFetchFailure, tooLargeFailure, unreadableBodyFailure } from "./fetch-failures.ts";
import { followRedirects, type Wire } from "./follow-redirects.ts";
import { Lanes } from "./lanes.ts";
import { type AddressRuleOptions, addressRule } from "./public-address.ts";
import { runWithinLimits } from "./run-within-limits.ts";
import type { AddressLookup } from "./share-lookups.ts";

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
 * Throws `FetchFailure`; for a header that can't be sent, undici's `InvalidArgumentError`; and `OpenTransactionError`.
 */
export function createUndiciPageFetcher(options: UndiciPageFetcherOptions): UndiciPageFetcher {
  const rules = targetRules(options);
  let agents: Promise<Agents> | undefined;
  let isClosed = false;
  const wireOf = (through: Agent): Wire => ({
    userAgent: options.userAgent,
    acceptedEncodings: ACCEPTED_ENCODINGS,
    check: (address) => checkedTarget(address, rules),
    send: (hop, request, signal) => send(through, hop, request, signal),
  });

  return {
    async fetch(request) {
      assertNoOpenTransaction("The network");
      if (isClosed) throw new Error("The page fetcher is closed.");
      agents ??= openAgents(options, rules);
      const { agent, lanes } = await agents;
      const through = request.lane === undefined ? agent : lanes.enter(request.lane);
      try {
        return await runWithinLimits(request, (signal) => followRedirects(request, wireOf(through), signal));
      } finally {
        if (request.lane !== undefined) lanes.leave(request.lane);
      }
    },
    close: async () => {
      isClosed = true;
      const opened = await agents;
      await Promise.all([opened?.agent.destroy(), opened?.lanes.destroy()]);
    },
  };
}

interface Agents {
  agent: Agent;
  lanes: Lanes;
}

/** Loaded with the first address that is fetched: a start needs none of its hundred modules. */
async function openAgents(options: UndiciPageFetcherOptions, { mayConnect }: TargetRules): Promise<Agents> {
  const { Agent } = await import("undici");
  const { guardedConnector } = await import("./guarded-connector.ts");
  const settings: Agent.Options = {
    connect: guardedConnector({ ...options, mayConnect }),
    allowH2: false,
    pipelining: 1,
    maxHeaderSize: 16 * 1024,
    keepAliveTimeout: 4000,
    keepAliveMaxTimeout: 30_000,
    // The request's own clock covers both; these two would only cut long but allowed ones short.
    headersTimeout: 0,
    bodyTimeout: 0,
  };
  return {
    agent: new Agent({ ...settings, connections: options.connectionsPerOrigin ?? 16 }),
    lanes: new Lanes(() => new Agent({ ...settings, connections: null })),
  };
}

/** What a fetcher with these options refuses before it looks anything up. */
export function targetRules(
  options: Pick<UndiciPageFetcherOptions, "allowedPorts" | keyof AddressRuleOptions>,
): TargetRules {
  const allowedPorts = options.allowedPorts ?? (options.allowPrivateNetwork ? "any" : [80, 443, 8080, 8443]);
  return { mayConnect: addressRule(options), allowedPorts };
}

/** `CitedeskBot/0.1.0 (+https://example.com/bot)`: who reads, and where a site's owner learns more. */
export function citedeskUserAgent(version: string, address: string): string {
  return `CitedeskBot/${version} (+${address})`;
}

async function send(
  agent: Agent,
  hop: Parameters<Wire["send"]>[0],
  { maxBytes, mayCut = false }: FetchRequest,
  signal: AbortSignal,
): ReturnType<Wire["send"]> {
  const { url, method, headers } = hop;
  try {
    const path = url.pathname + url.search;
    const response = await agent.request({ origin: url.origin, path, method, headers, body: hop.body ?? null, signal });
    return {
      status: response.statusCode,
      headers: responseHeaders(response.headers),
      read: () => (mayCut ? readBeginning(response, maxBytes) : readBody(response, url.href, maxBytes)),
      discard: () => discard(response.body),
    };
  } catch (error) {
    throw toFetchFailure(error, url.href);
  }
}

async function readBody(response: Dispatcher.ResponseData, url: string, maxBytes: number): Promise<Uint8Array> {
  const { "content-length": announced, "content-encoding": encoding } = responseHeaders(response.headers);
  try {
    if (Number(announced) > maxBytes && response.statusCode !== 304) throw new BodyTooLargeError();
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      size += chunk.byteLength;
      if (size > maxBytes) throw new BodyTooLargeError();
      chunks.push(chunk);
    }
    return await decodeBody(Buffer.concat(chunks, size), encoding ?? "", maxBytes);
  } catch (error) {
    if (error instanceof BodyTooLargeError) {
      response.body.on("error", () => {}).destroy();
      throw tooLargeFailure(url, maxBytes);
    }
    if (error instanceof UnreadableEncodingError) throw unreadableBodyFailure(url, error);
    throw toFetchFailure(error, url);
  }
}

/** How long a body is waited for of which only the beginning is wanted. */
const MAX_BEGINNING_MS = 3000;

/** At most `maxBytes` of the body, as far as it came. Nothing of one that is encoded and was cut. */
async function readBeginning(response: Dispatcher.ResponseData, maxBytes: number): Promise<Uint8Array> {
  const { "content-encoding": encoding } = responseHeaders(response.headers);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const patience = setTimeout(() => response.body.destroy(), MAX_BEGINNING_MS);
  try {
    for await (const chunk of response.body as AsyncIterable<Uint8Array>) {
      chunks.push(chunk);
      size += chunk.byteLength;
      // Leaving the loop closes the connection: what else comes is not waited for.
      if (size > maxBytes) break;
    }
  } catch {
    // The status stands, which is what was asked for.
  } finally {
    clearTimeout(patience);
  }
  const bytes = Buffer.concat(chunks, size).subarray(0, maxBytes);
  return decodeBody(bytes, encoding ?? "", maxBytes).catch(() => new Uint8Array());
}

/** What a redirect says in its body is of no use, but left unread it would hold the connection. */
async function discard(body: Dispatcher.ResponseData["body"]): Promise<void> {
  try {
    await body.dump({ limit: 16 * 1024 });
  } catch {
    // Only the connection is lost by it, not the address that the redirect named.
  }
}

function responseHeaders(headers: Dispatcher.ResponseData["headers"]): Record<string, string> {
  // fromEntries defines own properties, so a header named `__proto__` stays a header.
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : (value ?? "")]),
  );
}
