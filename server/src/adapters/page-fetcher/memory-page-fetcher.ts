import { type FetchedPage, FetchFailure, type FetchRequest, type PageFetcher } from "../../ports/page-fetcher.ts";
import { checkedTarget } from "./checked-target.ts";
import { dnsFailure, tooLargeFailure } from "./fetch-failures.ts";
import { followRedirects, type Wire } from "./follow-redirects.ts";
import { isPublicAddress } from "./public-address.ts";
import { runWithinLimits } from "./run-within-limits.ts";

export interface MemoryPage {
  status?: number;
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Answers after this time, so that limits and stops can be tried. */
  delayMs?: number;
  /** Ends like this instead of with an answer. */
  failure?: FetchFailure["code"];
}

export interface MemoryPageFetcher extends PageFetcher {
  /** Method and address of every request, redirects included, in order. */
  requests: { method: string; url: string; headers: Record<string, string>; body: string }[];
}

/**
 * A `PageFetcher` over a fixed web, for tests of what crawls and delivers: no network, same rules about addresses,
 * redirects, sizes, times and conditional requests. `pages` is asked by absolute address; an address on a host that
 * it doesn't know fails like an unknown name, another path of a known host is a 404.
 */
export function createMemoryPageFetcher(pages: Map<string, MemoryPage>): MemoryPageFetcher {
  const requests: MemoryPageFetcher["requests"] = [];
  const wire: Wire = {
    userAgent: "CitedeskBot/memory",
    acceptedEncodings: "identity",
    check: (address) => checkedTarget(address, { mayConnect: isPublicAddress, allowedPorts: "any" }),
    async send(hop, request, signal) {
      const { url, method, headers } = hop;
      const text = typeof hop.body === "string" ? hop.body : new TextDecoder().decode(hop.body);
      requests.push({ method, url: url.href, headers, body: text });
      const page = findPage(pages, url);
      if (page.delayMs !== undefined) await waitFor(page.delayMs, signal);
      if (page.failure !== undefined) throw new FetchFailure(page.failure, url.href, `Failed with ${page.failure}.`);

      const answer = { ...page, status: page.status ?? 200, headers: lowerCased(page.headers ?? {}) };
      const isSame = request.etag != null && request.etag === answer.headers.etag && answer.status === 200;
      const body = isSame || method === "HEAD" ? new Uint8Array() : toBytes(page.body ?? "");
      return {
        status: isSame ? 304 : answer.status,
        headers: answer.headers,
        async read() {
          if (request.mayCut) return body.subarray(0, request.maxBytes);
          if (body.byteLength > request.maxBytes) throw tooLargeFailure(url.href, request.maxBytes);
          return body;
        },
        discard: async () => {},
      };
    },
  };
  return {
    requests,
    fetch: (request: FetchRequest): Promise<FetchedPage> =>
      runWithinLimits(request, (signal) => followRedirects(request, wire, signal)),
  };
}

function findPage(pages: Map<string, MemoryPage>, url: URL): MemoryPage {
  const page = pages.get(url.href);
  if (page !== undefined) return page;
  const isKnownHost = [...pages.keys()].some((address) => new URL(address).host === url.host);
  if (!isKnownHost) throw dnsFailure(url.href, url.hostname);
  return { status: 404, body: "Not found" };
}

function waitFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => clearTimeout(timer), { once: true });
  });
}

function lowerCased(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function toBytes(body: string | Uint8Array): Uint8Array {
  return typeof body === "string" ? new TextEncoder().encode(body) : body;
}
