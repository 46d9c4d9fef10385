import { promisify } from "node:util";
import { brotliDecompress, gunzip, inflate, inflateRaw, zstdDecompress } from "node:zlib";

/**
 * Undoes the content encodings of a response, in the order that the server applied them, and stops at `maxBytes`
 * of output whatever the input claims. A stream that was cut short is broken: half a page is no page.
 *
 * Throws `BodyTooLargeError`, and `UnreadableEncodingError` for an unknown, broken, cut-off or piled-up encoding.
 */
export async function decodeBody(bytes: Uint8Array, contentEncoding: string, maxBytes: number): Promise<Uint8Array> {
  const encodings = contentEncoding
    .split(",")
    .map((name) => name.trim().toLowerCase())
    .filter((name) => name !== "" && name !== "identity");
  if (encodings.length > MAX_ENCODINGS) throw new UnreadableEncodingError(contentEncoding);
  if (bytes.byteLength > maxBytes) throw new BodyTooLargeError();

  let decoded = bytes;
  for (const encoding of encodings.reverse()) {
    if (decoded.byteLength === 0) return decoded;
    decoded = await decodeOne(decoded, encoding, maxBytes);
  }
  return decoded;
}

export class BodyTooLargeError extends Error {}
export class UnreadableEncodingError extends Error {}

/** What `decodeBody` can undo, for the request's `accept-encoding`. */
export const ACCEPTED_ENCODINGS = "gzip, br, deflate";

/** Two layers happen (a proxy in front of a server); more is an attack on the reader. */
const MAX_ENCODINGS = 2;

async function decodeOne(bytes: Uint8Array, encoding: string, maxBytes: number): Promise<Uint8Array> {
  const limit = { maxOutputLength: maxBytes };
  try {
    switch (encoding) {
      case "gzip":
      case "x-gzip":
        return await gunzipAsync(bytes, limit);
      case "deflate":
        return await (hasZlibHeader(bytes) ? inflateAsync : inflateRawAsync)(bytes, limit);
      case "br":
        return await brotliAsync(bytes, limit);
      case "zstd":
        return await zstdAsync(bytes, limit);
      default:
        throw new UnreadableEncodingError(encoding);
    }
  } catch (error) {
    if (error instanceof RangeError && "code" in error && error.code === "ERR_BUFFER_TOO_LARGE") {
      throw new BodyTooLargeError();
    }
    if (error instanceof UnreadableEncodingError) throw error;
    throw new UnreadableEncodingError(encoding, { cause: error });
  }
}

/** `deflate` means zlib's format (RFC 1950), but some servers send the bare stream. */
function hasZlibHeader(bytes: Uint8Array): boolean {
  const [first = 0, second = 0] = bytes;
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
}

const gunzipAsync = promisify(gunzip);
const inflateAsync = promisify(inflate);
const inflateRawAsync = promisify(inflateRaw);
const brotliAsync = promisify(brotliDecompress);
const zstdAsync = promisify(zstdDecompress);
