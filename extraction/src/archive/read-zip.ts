import type { ArchiveEntry, ExtractedDocument } from "../extracted-document.ts";
import { ExtractionFailure } from "../extracted-document.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { plainNames } from "./plain-names.ts";
import type { ZipArchive } from "./zip-archive.ts";

const MAX_FILES = 2000;
const OF_SYSTEMS = /(?:^|\/)(?:__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i;
const OF_PAGES =
  /\.(?:png|jpe?g|gif|webp|avif|svg|bmp|ico|tiff?|heic|mp[34]|m4[av]|mov|webm|ogg|wav|woff2?|ttf|otf|css|m?js)$/i;

/** Reads one file of an archive; throws `ExtractionFailure` when it can't be read. */
export type EntryReader = (bytes: Uint8Array, name: string) => Promise<ExtractedDocument>;

/**
 * An archive: each file in it a document of its own, or the reason why not, those of an archive inside it too. Files of
 * the system, and the pictures, sounds and styles of pages, are left out. Names are only names: nothing is written.
 */
export async function readZip(archive: ZipArchive, readEntry: EntryReader): Promise<ExtractedDocument> {
  const files = archive.names.filter((name) => name.startsWith("../") || !OF_SYSTEMS.test(name));
  const names = files.filter((name) => !OF_PAGES.test(name));
  if (names.length === 0) throw new ExtractionFailure("empty", "The archive holds no files that have text.");
  if (names.length > MAX_FILES) throw tooMany();
  const entries: ArchiveEntry[] = [];
  const leftOut = files.filter((name) => OF_PAGES.test(name));
  for (const [name, plain] of plainNames(names)) {
    const entry = leadsOut(name) ? unsafe(plain) : await readOne(plain, () => readEntry(archive.read(name)!, plain));
    const inside = entry.document?.entries;
    if (inside && entry.document!.text === "") {
      // An archive in an archive, as large exports come.
      entries.push(...inside.map((one) => ({ ...one, name: uniqueAmong(entries, one.name, plain) })));
      leftOut.push(...(entry.document!.leftOut ?? []));
    } else entries.push(entry);
    if (entries.length > MAX_FILES) throw tooMany();
  }
  return {
    ...new DocumentBuilder().build({ mediaType: "application/zip" }),
    entries,
    ...(leftOut.length > 0 ? { leftOut } : {}),
  };
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

function leadsOut(name: string): boolean {
  return name.startsWith("/") || /^[a-z]:/i.test(name) || name.split("/").includes("..");
}

function unsafe(name: string): ArchiveEntry {
  return {
    name,
    failure: { code: "unsafe_path", message: "Its path leads out of the archive, as in files made to do harm." },
  };
}

function uniqueAmong(entries: readonly ArchiveEntry[], name: string, archive: string): string {
  return entries.some((entry) => entry.name === name) ? `${archive}/${name}` : name;
}

function tooMany(): ExtractionFailure {
  return new ExtractionFailure(
    "too_large",
    `The archive holds more than ${MAX_FILES} files. Split it into smaller ones.`,
  );
}
