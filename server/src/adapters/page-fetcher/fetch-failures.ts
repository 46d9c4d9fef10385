import { isIP } from "node:net";
import { FetchFailure } from "../../ports/page-fetcher.ts";

/** Says which of the port's reasons an error of the network, of TLS or of undici is. Passes programming errors on. */
export function toFetchFailure(error: unknown, url: string): unknown {
  if (error instanceof FetchFailure) {
    // The connector knows the host alone; the caller wants to know the address that led there.
    return error.url === url ? error : new FetchFailure(error.code, url, error.message, { cause: error });
  }
  if (!(error instanceof Error)) return error;
  const { host } = new URL(url);
  const code = "code" in error && typeof error.code === "string" ? error.code : "";

  if (TLS_CODES.test(code) || TLS_MESSAGES.test(error.message)) {
    return new FetchFailure("tls_failed", url, tlsSentence(host, code), { cause: error });
  }
  if (TIMEOUT_CODES.has(code)) {
    return new FetchFailure("timeout", url, `${host} did not answer in time. Try again later.`, { cause: error });
  }
  if (code === "UND_ERR_HEADERS_OVERFLOW" || error.name === "HTTPParserError") {
    return invalidResponseFailure(url, error);
  }
  if (code === "ECONNREFUSED") {
    const message = `${host} refused the connection. Check that the site is up.`;
    return new FetchFailure("connection_failed", url, message, { cause: error });
  }
  if (CONNECTION_CODES.has(code)) {
    const message = `The connection to ${host} broke off. Try again later.`;
    return new FetchFailure("connection_failed", url, message, { cause: error });
  }
  return error;
}

/** `host` as the caller wrote it: what an inner name leads to is nobody's to learn. */
export function privateAddressFailure(url: string, host: string): FetchFailure {
  const what = isIP(host) === 0 ? `${host} leads to` : `${host} is`;
  const message = `${what} a private address. Use a public one, or let this server read its own network (ALLOW_PRIVATE_NETWORK).`;
  return new FetchFailure("private_address", url, message);
}

export function dnsFailure(url: string, host: string, cause?: unknown): FetchFailure {
  const message = `No address was found for ${host}. Check how it is spelled.`;
  return new FetchFailure("dns_failed", url, message, cause === undefined ? {} : { cause });
}

export function tooLargeFailure(url: string, maxBytes: number): FetchFailure {
  const limit = maxBytes >= 1e6 ? `${Math.round(maxBytes / 1e5) / 10} MB` : `${Math.ceil(maxBytes / 1e3)} kB`;
  return new FetchFailure("too_large", url, `This is larger than ${limit}. Upload the part that matters as a file.`);
}

export function timeoutFailure(url: string, timeoutMs: number): FetchFailure {
  const seconds = Math.max(1, Math.round(timeoutMs / 1000));
  return new FetchFailure("timeout", url, `${new URL(url).host} did not finish within ${seconds} s. Try again later.`);
}

function invalidResponseFailure(url: string, cause?: unknown): FetchFailure {
  const message = `${new URL(url).host} sent an answer that can't be read as HTTP. Check the site.`;
  return new FetchFailure("invalid_response", url, message, cause === undefined ? {} : { cause });
}

/** What came was packed in a way that can't be undone, or broke off within it. */
export function unreadableBodyFailure(url: string, cause: unknown): FetchFailure {
  const message = `${new URL(url).host} sent a page that can't be unpacked: it is broken or cut off. Check the site's compression.`;
  return new FetchFailure("invalid_response", url, message, { cause });
}

function tlsSentence(host: string, code: string): string {
  if (NOT_TLS.has(code))
    return `${host} does not speak https here. If the site has none, enter its address with http://.`;
  const reason = TLS_REASONS[code] ?? "the secure connection failed";
  return `${host} can't be trusted: ${reason}. Renew its certificate, then try again.`;
}

const TLS_REASONS: Record<string, string> = {
  CERT_HAS_EXPIRED: "its certificate has expired",
  CERT_NOT_YET_VALID: "its certificate is not valid yet",
  DEPTH_ZERO_SELF_SIGNED_CERT: "it signed its certificate itself",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate comes from an unknown authority",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "its certificate chain is incomplete",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "its certificate chain is incomplete",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is for another name",
};

/** What OpenSSL makes of an answer that is no TLS at all. */
const NOT_TLS = new Set(["ERR_SSL_WRONG_VERSION_NUMBER", "ERR_SSL_PACKET_LENGTH_TOO_LONG", "ERR_SSL_HTTP_REQUEST"]);

const TLS_CODES = /^(?:ERR_TLS_|ERR_SSL_|EPROTO$|CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|CRL_|HOSTNAME_MISMATCH$)/;
const TLS_MESSAGES = /before secure TLS connection was established/;
const TIMEOUT_CODES = new Set([
  "ETIMEDOUT",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_HEADERS_TIMEOUT",
  "UND_ERR_BODY_TIMEOUT",
]);
const CONNECTION_CODES = new Set([
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EADDRNOTAVAIL",
  "EACCES",
  "EPERM",
  "EMFILE",
  "UND_ERR_SOCKET",
  "UND_ERR_RES_CONTENT_LENGTH_MISMATCH",
  "UND_ERR_INFO",
  "UND_ERR_ABORTED",
  "UND_ERR_CLOSED",
  "UND_ERR_DESTROYED",
]);
