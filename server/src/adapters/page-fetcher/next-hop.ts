import { FetchFailure, type FetchRequest } from "../../ports/page-fetcher.ts";

export interface Hop {
  url: URL;
  method: NonNullable<FetchRequest["method"]>;
  headers: Record<string, string>;
  body: string | Uint8Array | undefined;
}

/**
 * Where a response sends its reader on, as the Fetch standard has it (section "HTTP-redirect fetch"): 303, and 301 or
 * 302 to a POST, become a GET without a body; on another origin the caller's own headers are left behind. Undefined
 * when the response is the answer itself. Whether the new address may be reached at all is for the caller to check.
 *
 * Throws `FetchFailure` (`too_many_redirects`, `redirect_loop`, `invalid_response`). `followed` are the addresses of
 * earlier redirects; no cookies are kept, so an address seen twice can only come round again.
 */
export function nextHop(
  hop: Hop,
  status: number,
  location: string | undefined,
  request: Pick<FetchRequest, "url" | "maxRedirects">,
  followed: readonly string[],
): Hop | undefined {
  if (!REDIRECTS.has(status) || location === undefined) return undefined;
  const host = hop.url.host;
  const url = URL.parse(location, hop.url);
  if (url === null) {
    const message = `${host} leads on to something that is not an address. Check the site's redirects.`;
    throw new FetchFailure("invalid_response", hop.url.href, message);
  }
  url.hash = "";

  const limit = request.maxRedirects ?? DEFAULT_MAX_REDIRECTS;
  if (followed.length >= limit) {
    const message =
      limit === 0
        ? `${host} leads on to ${url.href} (status ${status}), and redirects are not followed here. Use the address where it ends.`
        : `${host} leads on more than ${limit} times. Use the address where it ends.`;
    throw new FetchFailure("too_many_redirects", hop.url.href, message, { status });
  }
  const becomesGet = status === 303 ? hop.method !== "HEAD" : status <= 302 && hop.method === "POST";
  const seen = [URL.parse(request.url)?.href.replace(/#.*$/, ""), ...followed, hop.url.href];
  if (!(becomesGet && hop.method === "POST") && seen.includes(url.href)) {
    const message = `${host} leads round in a circle. Check the site's redirects.`;
    throw new FetchFailure("redirect_loop", hop.url.href, message);
  }

  const sameOrigin = url.origin === hop.url.origin;
  const headers = Object.fromEntries(
    Object.entries(hop.headers).filter(
      ([name]) => (sameOrigin || SENT_ANYWHERE.has(name)) && !(becomesGet && name.startsWith("content-")),
    ),
  );
  return { url, method: becomesGet ? "GET" : hop.method, headers, body: becomesGet ? undefined : hop.body };
}

const DEFAULT_MAX_REDIRECTS = 10;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
/** Nobody knows which of a caller's own headers holds a key or a signature, so only these cross over. */
const SENT_ANYWHERE = new Set([
  "user-agent",
  "accept",
  "accept-encoding",
  "accept-language",
  "content-type",
  "if-none-match",
  "if-modified-since",
]);
