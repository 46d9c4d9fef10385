import { splitNamedSeparator } from "./split-named-separator.ts";

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

/** What the client or server said; only decides between forms of text, which content alone can't tell apart. */
export interface TypeHints {
  fileName: string;
  mediaType?: string;
}

/**
 * What kind of text it is, from its first 8,192 characters, its name and what was said of it; `xml` is none that is
 * read.
 */
export function textKind(source: string, hints: TypeHints): TextKind | "xml" {
  const signs = readSigns(source, hints);
  const { head, extension, declared, isMarkdown } = signs;
  if (head.startsWith("{\\rtf")) return "rtf";
  if (/^WEBVTT(?:\s|$)/.test(head) || /^\d+[^\S\n]*\r?\n\d{1,2}:\d\d:\d\d[,.]\d{1,3}[^\S\n]*-->/.test(head))
    return "captions";
  if (isHtml(signs)) return "html";
  if (isXml(signs)) return "xml";
  const json = jsonKind(source, head);
  if (json) return json;
  if (isMarkdown) return "markdown";
  if (isMail(head)) return "mail";
  if (extension === "csv" || extension === "tsv" || /^text\/(csv|tab-separated-values)$/.test(declared))
    return "delimited";
  if (extension === "txt" || extension === "text" || extension === "log") return "plain";
  if (splitNamedSeparator(head).separator !== undefined || looksDelimited(head)) return "delimited";
  return looksLikeMarkdown(head) ? "markdown" : "plain";
}

/** The same question with one of its answers alone, for whoever must not spend time on a hostile text. */
export function isUnreadXml(source: string, hints: TypeHints): boolean {
  const signs = readSigns(source, hints);
  return !isHtml(signs) && isXml(signs);
}

interface Signs {
  head: string;
  extension: string;
  declared: string;
  isMarkdown: boolean;
}

function readSigns(source: string, { fileName, mediaType = "" }: TypeHints): Signs {
  const head = source
    .slice(0, 8192)
    .replace(/^\uFEFF/u, "")
    .trimStart();
  const extension = /\.(\w{1,10})$/.exec(fileName.toLowerCase())?.[1] ?? "";
  const declared = mediaType.split(";")[0]!.trim().toLowerCase();
  return { head, extension, declared, isMarkdown: MARKDOWN_NAMES.has(extension) || /markdown/.test(declared) };
}

const MARKDOWN_NAMES = new Set(["md", "markdown", "mdx", "mdown", "mkd"]);

function isHtml({ head, extension, declared, isMarkdown }: Signs): boolean {
  if (isMarkdown) return false;
  const bare = withoutComments(head);
  if (/^(?:<\?xml[^>]*>\s*)?(?:<!DOCTYPE\s+html|<html[\s>]|<head[\s>]|<body[\s>])/i.test(bare)) return true;
  const isSaidToBe = /^x?html?$/.test(extension) || /html/.test(declared);
  if (isSaidToBe && /<\/?[a-z][a-z0-9-]*[\s>/]/i.test(bare))
    return !/^<\?xml|^<svg/i.test(bare) || /<html[\s>]/i.test(bare);
  return /^<(?:div|p|h[1-6]|article|section|main|table|ul|ol|title|meta|link|script)[\s>]/i.test(bare);
}

function isXml({ head, isMarkdown }: Signs): boolean {
  const start = isMarkdown ? head : withoutComments(head);
  return /^<\?xml|^<!DOCTYPE|^<svg[\s/>]|^<[\w-]+(?::[\w-]*)?\s[^>]*xmlns/i.test(start);
}

function withoutComments(head: string): string {
  return head.replace(/<!--[\s\S]*?(?:-->|$)/gu, "").trimStart();
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

/** From a `Content-Type`, an XML declaration or a `<meta>` in the first kilobyte. */
export function declaredEncoding(head: Buffer, mediaType: string | undefined): string | undefined {
  const fromType = /charset\s*=\s*"?([\w.:-]+)/i.exec(mediaType ?? "")?.[1];
  if (fromType) return fromType;
  const text = head.toString("latin1");
  return (
    /<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)/i.exec(text)?.[1] ??
    /<meta[^>]*charset\s*=\s*["']?\s*([\w.:-]+)/i.exec(text)?.[1]
  );
}
