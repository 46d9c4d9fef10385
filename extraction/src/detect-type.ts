import { ZipArchive } from "./archive/zip-archive.ts";
import { decodeText, looksLikeText } from "./text/decode-text.ts";
import { declaredEncoding, type TextKind, type TypeHints, textKind } from "./text/text-kind.ts";

export type PackageKind = "docx" | "pptx" | "xlsx" | "odt" | "odp" | "ods" | "epub" | "zip";

export type DetectedType =
  | { kind: "pdf" | "old-office" | "encrypted-office" | "binary" | "xml" }
  | { kind: PackageKind; archive: ZipArchive }
  | { kind: TextKind; source: string };

/** Tells the type from the bytes. Throws `ExtractionFailure` when an archive's directory is damaged. */
export function detectType(bytes: Uint8Array, hints: TypeHints): DetectedType {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 4096));
  if (head.subarray(0, 1024).includes("%PDF-")) return { kind: "pdf" };
  if (head.length >= 8 && head.readUInt32BE(0) === 0xd0cf11e0) {
    return { kind: isEncryptedPackage(bytes) ? "encrypted-office" : "old-office" };
  }
  if (head.length >= 4 && (head.readUInt32BE(0) === 0x504b0304 || head.readUInt32BE(0) === 0x504b0506)) {
    const archive = new ZipArchive(bytes);
    return { kind: packageKind(archive), archive };
  }
  if (!looksLikeText(bytes)) return { kind: "binary" };
  const source = decodeText(bytes, declaredEncoding(head, hints.mediaType));
  const kind = textKind(source, hints);
  return kind === "xml" ? { kind } : { kind, source };
}

function isEncryptedPackage(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes("EncryptedPackage", 0, "utf16le");
}

function packageKind(archive: ZipArchive): PackageKind {
  if (archive.has("mimetype")) {
    const declared = archive.read("mimetype")?.toString("latin1").trim() ?? "";
    if (declared === "application/epub+zip") return "epub";
    const form = /^application\/vnd\.oasis\.opendocument\.(text|presentation|spreadsheet)/.exec(declared)?.[1];
    if (form) return form === "text" ? "odt" : form === "presentation" ? "odp" : "ods";
  }
  if (archive.has("META-INF/container.xml")) return "epub";
  const names = archive.names;
  const holds = (folder: string) => names.some((name) => name.toLowerCase().startsWith(folder));
  if (names.some((name) => name.toLowerCase() === "[content_types].xml") || archive.has("_rels/.rels")) {
    if (holds("word/")) return "docx";
    if (holds("ppt/")) return "pptx";
    if (holds("xl/")) return "xlsx";
  }
  return "zip";
}
