import { Gunzip } from "fflate";
import { SitemapFailure } from "./sitemap-collector.ts";

export function isGzip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

/** Unpacks gzip and stops at `maxBytes` of output. A file cut short gives what it holds. */
export function* unzipWithin(bytes: Uint8Array, maxBytes: number): Generator<undefined, Uint8Array, undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const gunzip = new Gunzip((chunk) => {
    chunks.push(chunk);
    size += chunk.byteLength;
    if (size > maxBytes) throw new SitemapFailure("too_large", "The sitemap is larger than 50 MB unpacked. Split it.");
  });
  try {
    let yieldedAt = 0;
    for (let start = 0; start < bytes.byteLength; start += STEP) {
      gunzip.push(bytes.subarray(start, start + STEP));
      if (size - yieldedAt < TURN) continue;
      yieldedAt = size;
      yield;
    }
  } catch (error) {
    if (error instanceof SitemapFailure) throw error;
    throw new SitemapFailure("unreadable", "The sitemap's gzip file is broken. Pack it again.", { cause: error });
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/** Deflate reaches 1:1032, so one step adds at most 4 MB before the limit is looked at. */
const STEP = 4096;
/** Bytes of output after which others get their turn. */
const TURN = 1_000_000;

/** Text of an XML file by its byte order mark, else the encoding that it declares, else UTF-8. */
export function decodeXml(bytes: Uint8Array): string {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const declared = /^\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(start)?.[1];
  return decoderFor(bytes, declared).decode(bytes);
}

function decoderFor(bytes: Uint8Array, declared: string | undefined): TextDecoder {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be");
  // A declaration that could be read byte by byte can't be in UTF-16, whatever it says.
  if (declared === undefined || /^utf-?16/i.test(declared)) return new TextDecoder("utf-8");
  try {
    return new TextDecoder(declared);
  } catch {
    return new TextDecoder("utf-8");
  }
}
