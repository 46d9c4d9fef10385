import { createHash } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";

/** Writes a new file, and resolves when its bytes are on the disk. */
export async function writeAndSync(path: string, content: Uint8Array | AsyncIterable<Uint8Array>) {
  const hash = createHash("sha256");
  let size = 0;
  const file = await open(path, "wx");
  try {
    for await (const chunk of content instanceof Uint8Array ? [content] : content) {
      hash.update(chunk);
      size += chunk.byteLength;
      await writeFully(file, chunk);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { sha256: hash.digest("hex"), size };
}

async function writeFully(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let at = 0; at < chunk.byteLength; ) {
    const { bytesWritten } = await file.write(chunk, at);
    at += bytesWritten;
  }
}
