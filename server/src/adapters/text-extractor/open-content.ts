import { open } from "node:fs/promises";
import type { ExtractionRequest } from "../../ports/text-extractor.ts";

/** A document as the child is handed it: a line of JSON with hints and size, then the bytes. */
export interface Content {
  head: string;
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
  close(): Promise<void>;
}

/** Opens the file, where the request names one: the child has no leave to. */
export async function openContent(request: ExtractionRequest): Promise<Content> {
  if ("bytes" in request) {
    const { bytes, ...hints } = request;
    return { head: headOf(hints, bytes.byteLength), chunks: [bytes], close: async () => {} };
  }
  const { path, ...hints } = request;
  const file = await open(path).catch((error: Error) => {
    throw new Error(`The file to extract can't be opened: ${error.message}`, { cause: error });
  });
  const { size } = await file.stat();
  async function* chunks() {
    let read = 0;
    for await (const chunk of file.createReadStream({ autoClose: false })) {
      read += (chunk as Buffer).length;
      yield chunk as Buffer;
    }
    if (read !== size) throw new Error(`The file to extract changed while it was read: ${path}`);
  }
  return { head: headOf(hints, size), chunks: chunks(), close: () => file.close() };
}

function headOf(hints: object, size: number): string {
  return `${JSON.stringify({ ...hints, size })}\n`;
}
