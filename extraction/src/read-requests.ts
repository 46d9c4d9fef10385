import type { ExtractionOptions } from "./extract-document.ts";

const LINE_FEED = 0x0a;

/** One document to read, as it stands before its bytes: a line of JSON, with how many bytes follow. */
export interface RequestHead extends ExtractionOptions {
  size: number;
}

/**
 * Reads requests out of a stream: a line of JSON each, then the bytes of the document. What is cut short is left out.
 */
export async function* readRequests(
  input: AsyncIterable<Uint8Array>,
): AsyncGenerator<{ bytes: Uint8Array; options: ExtractionOptions }> {
  let line: Uint8Array[] = [];
  let request: { bytes: Uint8Array; options: ExtractionOptions } | undefined;
  let filled = 0;
  for await (const chunk of input) {
    for (let at = 0; at < chunk.length || isWhole(request, filled); ) {
      if (request === undefined) {
        const end = chunk.indexOf(LINE_FEED, at);
        line.push(chunk.subarray(at, end === -1 ? chunk.length : end));
        if (end === -1) break;
        at = end + 1;
        const { size, ...options } = JSON.parse(Buffer.concat(line).toString("utf8")) as RequestHead;
        line = [];
        filled = 0;
        request = { bytes: new Uint8Array(size), options };
      } else {
        const part = chunk.subarray(at, at + request.bytes.length - filled);
        request.bytes.set(part, filled);
        filled += part.length;
        at += part.length;
      }
      if (isWhole(request, filled)) {
        yield request!;
        request = undefined;
      }
    }
  }
}

function isWhole(request: { bytes: Uint8Array } | undefined, filled: number): boolean {
  return request !== undefined && filled === request.bytes.length;
}
