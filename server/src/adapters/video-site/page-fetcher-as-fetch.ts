import type { PageFetcher } from "../../ports/page-fetcher.ts";

/** The guarded fetcher in the shape that libraries expect. Status codes without a body get none. */
export function pageFetcherAsFetch(
  fetcher: PageFetcher,
  limits: { maxBytes: number; timeoutMs: number; signal: AbortSignal },
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { method } = request;
    if (method !== "GET" && method !== "HEAD" && method !== "POST") throw new TypeError(`${method} is not supported.`);
    const body = method === "POST" ? new Uint8Array(await request.arrayBuffer()) : undefined;
    const page = await fetcher.fetch({
      url: request.url,
      method,
      headers: Object.fromEntries(request.headers),
      ...(body === undefined ? {} : { body }),
      ...limits,
    });
    const { "content-encoding": _encoding, "content-length": _length, ...headers } = page.headers;
    const isEmpty = [101, 204, 205, 304].includes(page.status);
    return new Response(isEmpty ? null : (page.body as BodyInit), { status: page.status, headers });
  };
}
