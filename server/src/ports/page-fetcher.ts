/** One HTTP request to an address that a client or a page named. Never trusts the address. */
export interface FetchRequest {
  url: string;
  method?: "GET" | "HEAD" | "POST" | "DELETE";
  headers?: Record<string, string>;
  body?: string | Uint8Array;
  /** Sends `If-None-Match` / `If-Modified-Since`. */
  etag?: string | null;
  lastModified?: string | null;
  maxBytes: number;
  /**
   * A longer body is cut at `maxBytes`, and one that breaks off ends there, rather than failing: for who wants the
   * status.
   */
  mayCut?: boolean;
  /**
   * Requests of a lane have connections of their own, and never wait for one: whoever names it bounds how many are
   * under way. Without one, requests to the same origin share its connections.
   */
  lane?: string;
  /** For the whole request, redirects included. */
  timeoutMs: number;
  maxRedirects?: number;
  /** Called before a redirect is followed; false ends with reason `redirect_refused`. */
  mayFollow?: (url: string) => boolean | Promise<boolean>;
  signal?: AbortSignal;
}

export interface FetchedPage {
  /** The last address, after redirects. */
  url: string;
  redirects: string[];
  status: number;
  headers: Record<string, string>;
  /** Decoded (gzip, brotli, deflate), at most `maxBytes`. Empty for 304. */
  body: Uint8Array;
  durationMs: number;
}

export type FetchFailureCode =
  | "invalid_url"
  | "private_address"
  | "dns_failed"
  | "connection_failed"
  | "tls_failed"
  | "timeout"
  | "too_large"
  | "too_many_redirects"
  | "redirect_loop"
  | "redirect_refused"
  | "invalid_response"
  | "aborted";

/** Thrown for everything that isn't a complete HTTP response. `message` is a sentence for people. */
export class FetchFailure extends Error {
  readonly code: FetchFailureCode;
  readonly url: string;
  /** Of the response that led nowhere, where there was one. */
  readonly status: number | undefined;
  constructor(code: FetchFailureCode, url: string, message: string, options?: ErrorOptions & { status?: number }) {
    super(message, options);
    this.name = "FetchFailure";
    this.code = code;
    this.url = url;
    this.status = options?.status;
  }
}

/**
 * Rejects with `FetchFailure` (`invalid_url`, `private_address`) for an address that every call would be refused at,
 * also by what its name leads to now. For when one is saved that is to be called later; a name that nobody knows yet
 * passes.
 */
export type AddressCheck = (address: string) => Promise<void>;

/** The one way out of the process for crawler, tools, webhooks and imports: guarded against private addresses. */
export interface PageFetcher {
  fetch(request: FetchRequest): Promise<FetchedPage>;
}
