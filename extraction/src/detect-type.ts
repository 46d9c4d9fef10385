import { ZipArchive } from "./archive/zip-archive.ts";
import { decodeText, looksLikeText } from "./text/decode-text.ts";

export type TextKind =
  | "html"
  | "markdown"
  | "plain"
  | "delimited"
  | "json"
  | "json-lines"
  | "rtf"
  | "captions"
  | "mail";
export type PackageKind = "docx" | "pptx" | "xlsx" | "odt" | "odp" | "ods" | "epub" | "zip";

export type DetectedType =
  | { kind: "pdf" | "old-office" | "encrypted-office" | "binary" | "xml" }
  | { kind: PackageKind; archive: ZipArchive }
  | { kind: TextKind; source: string };

/** What the client or server said; only decides between forms of text, which content alone can't tell apart. */
export interface TypeHints {
  fileName: string;
  mediaType?: string;
}

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

/** From a `Content-Type`, an XML declaration or a `<meta>` in the first kilobyte. */
function declaredEncoding(head: Buffer, mediaType: string | undefined): string | undefined {
  const fromType = /charset\s*=\s*"?([\w.:-]+)/i.exec(mediaType ?? "")?.[1];
  if (fromType) return fromType;
  const text = head.toString("latin1");
  return (
    /<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)/i.exec(text)?.[1] ??
    /<meta[^>]*charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1]
  );
}

function textKind(source: string, hints: TypeHints): TextKind | "xml" {
  const head = source
    .slice(0, 8192)
    .replace(/^\uFEFF/u, "")
    .trimStart();
  const extension = /\.(\w{1,10})$/.exec(hints.fileName.toLowerCase())?.[1] ?? "";
  const declared = (hints.mediaType ?? "").split(";")[0]!.trim().toLowerCase();
  if (head.startsWith("{\\rtf")) return "rtf";
  if (/^WEBVTT(?:\s|$)/.test(head) || /^\d+[^\S\n]*\r?\n\d{1,2}:\d\d:\d\d[,.]\d{1,3}[^\S\n]*-->/.test(head))
    return "captions";
  const isMarkdown = MARKDOWN_NAMES.has(extension) || /markdown/.test(declared);
  if (!isMarkdown && isHtml(head, extension, declared)) return "html";
  if (/^<\?xml|^<!DOCTYPE|^<svg[\s>]|^<[\w-]+:?[\w-]*\s[^>]*xmlns/i.test(head)) return "xml";
  const json = jsonKind(source, head);
  if (json) return json;
  if (isMarkdown) return "markdown";
  if (isMail(head)) return "mail";
  if (extension === "csv" || extension === "tsv" || /^text\/(csv|tab-separated-values)$/.test(declared))
    return "delimited";
  if (extension === "txt" || extension === "text" || extension === "log") return "plain";
  if (looksDelimited(head)) return "delimited";
  return looksLikeMarkdown(head) ? "markdown" : "plain";
}

const MARKDOWN_NAMES = new Set(["md", "markdown", "mdx", "mdown", "mkd"]);

function isHtml(head: string, extension: string, declared: string): boolean {
  const bare = head.replace(/<!--[\s\S]*?(?:-->|$)/gu, "").trimStart();
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE\s+html|<html[\s>]|<head[\s>]|<body[\s>])/i.test(bare)) return true;
  const isSaidToBe = /^x?html?$/.test(extension) || /html/.test(declared);
  if (isSaidToBe && /<\/?[a-z][a-z0-9-]*[\s>/]/i.test(bare))
    return !/^<\?xml|^<svg/i.test(bare) || /<html[\s>]/i.test(bare);
  return /^<(?:div|p|h[1-6]|article|section|main|table|ul|ol|title|meta|link|script)[\s>]/i.test(bare);
}

function jsonKind(source: string, head: string): "json" | "json-lines" | undefined {
  if (!/^[{[]/.test(head)) return undefined;
  if (isJson(source.replace(/^\uFEFF/u, ""))) return "json";
  const lines = source.split("\n", 4).slice(0, source.split("\n", 4).length > 3 ? 3 : undefined);
  const filled = lines.filter((line) => line.trim() !== "");
  return filled.length > 0 && filled.every(isJson) ? "json-lines" : undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isMail(head: string): boolean {
  const block = head.split(/\r?\n\r?\n/u, 1)[0]!;
  if (!/^[\w-]+:[^\S\n]/u.test(block)) return false;
  const names = ["from", "to", "subject", "date", "received", "mime-version", "message-id", "return-path"];
  return names.filter((name) => new RegExp(`^${name}:`, "imu").test(block)).length >= 3;
}

/** The same separator the same number of times in every one of the first lines. */
function looksDelimited(head: string): boolean {
  const lines = head
    .split(/\r?\n/u)
    .slice(0, -1)
    .filter((line) => line.trim() !== "")
    .slice(0, 20);
  if (lines.length < 3) return false;
  return [",", "\t", ";"].some((separator) => {
    const counts = lines.map((line) => line.replace(/"[^"]*"/gu, "").split(separator).length - 1);
    return counts[0]! >= 2 && counts.every((count) => count === counts[0]);
  });
}

function looksLikeMarkdown(head: string): boolean {
  const signs = [
    /^#{1,6} \S/mu,
    /^(?:```|~~~)/mu,
    /\[[^\]\n]+\]\([^)\s]+\)/u,
    /^\|?[-: ]+\|[-|: ]+$/mu,
    /\*\*\S[^*\n]*\*\*/u,
  ];
  return signs.filter((sign) => sign.test(head)).length >= 2;
}
