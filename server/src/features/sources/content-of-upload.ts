import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { pipeline } from "node:stream/promises";
import type { ReceivedUpload } from "./receive-upload.ts";

/** What tells one upload from another, whatever the boundary and order of its parts. */
export async function contentOfUpload(upload: ReceivedUpload) {
  const hash = createHash("sha256");
  await pipeline(createReadStream(upload.path), hash);
  return { fields: upload.fields, fileName: upload.fileName, fileSha256: hash.digest("hex") };
}
