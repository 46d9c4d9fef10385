import type { ArchiveEntry, ExtractedDocument } from "../extracted-document.ts";
import { ExtractionFailure } from "../extracted-document.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import type { ZipArchive } from "./zip-archive.ts";

const MAX_FILES = 500;

/** Reads one file of an archive; throws `ExtractionFailure` when it can't be read. */
export type EntryReader = (bytes: Uint8Array, name: string) => Promise<ExtractedDocument>;

/** An archive: each file in it a document of its own, or the reason why not. Files of the system are left out. */
export async function readZip(archive: ZipArchive, readEntry: EntryReader): Promise<ExtractedDocument> {
  const names = archive.names.filter((name) => !/(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name));
  if (names.length === 0) throw new ExtractionFailure("empty", "The archive holds no files.");
  if (names.length > MAX_FILES) {
    throw new ExtractionFailure(
      "too_large",
      `The archive holds more than ${MAX_FILES} files. Split it into smaller ones.`,
    );
  }
  const entries: ArchiveEntry[] = [];
  for (const name of names) entries.push(await readOne(name, () => readEntry(archive.read(name)!, name)));
  return { ...new DocumentBuilder().build({ mediaType: "application/zip" }), entries };
}

/** A file that can't be read doesn't keep the others back; one made to do harm ends the whole archive. */
export async function readOne(name: string, read: () => Promise<ExtractedDocument>): Promise<ArchiveEntry> {
  try {
    return { name, document: await read() };
  } catch (error) {
    if (!(error instanceof ExtractionFailure) || error.code === "archive_bomb") throw error;
    return { name, failure: { code: error.code, message: error.message } };
  }
}
