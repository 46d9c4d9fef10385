import { bringSource } from "./bring-source.ts";
import type { ImportContext } from "./import-context.ts";
import type { ImportRow } from "./import-queries.ts";

/** One source whose documents are the files of an archive, or the articles of a help centre. */
export function bringDocuments(context: ImportContext, row: ImportRow): Promise<void> {
  const { file_name: name, file_sha256: sha256, file_bytes: size, kind } = row;
  const mediaType = kind === "documents" ? "application/zip" : "application/json";
  const settings = { file_name: name, media_type: mediaType, sha256, size: Number(size) };
  return bringSource(context, row, { type: "document", title: name, identity: name, settings });
}
