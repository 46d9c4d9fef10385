export interface RobotsDirective {
  kind: "user-agent" | "allow" | "disallow" | "sitemap" | "crawl-delay";
  value: string;
  /** From 1. */
  line: number;
}

/**
 * The lines of a robots.txt that mean something, in order: any line end, an optional byte order mark (or the first
 * bytes of one), comments, a missing colon and the common misspellings are taken as Google's reader takes them.
 * A line that `maxBytes` cuts in two is dropped: `Disallow: /pri` would say more than its author wrote.
 */
export function readRobotsLines(content: Uint8Array | string, maxBytes: number): RobotsDirective[] {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(withoutByteOrderMark(bytes.subarray(0, maxBytes)));
  const lines = text.split(/\r\n|\n|\r/);
  if (bytes.byteLength > maxBytes) lines.pop();

  return lines.flatMap((line, index) => {
    const directive = readLine(line.slice(0, MAX_LINE_LENGTH));
    return directive === undefined ? [] : [{ ...directive, line: index + 1 }];
  });
}

/** Eight times the longest address that old browsers took: where Google's reader cuts. */
const MAX_LINE_LENGTH = 2083 * 8;

function withoutByteOrderMark(bytes: Uint8Array): Uint8Array {
  const mark = [0xef, 0xbb, 0xbf];
  let skipped = 0;
  while (skipped < mark.length && bytes[skipped] === mark[skipped]) skipped += 1;
  return bytes.subarray(skipped);
}

function readLine(line: string): Omit<RobotsDirective, "line"> | undefined {
  const text = trimSpaces(line.replace(/#.*$/, ""));
  const colon = text.indexOf(":");
  // Without a colon a line counts when it is two words: `disallow /`.
  const parts = colon >= 0 ? [text.slice(0, colon), text.slice(colon + 1)] : text.split(/[ \t]+/);
  if (parts.length !== 2) return undefined;
  const kind = KINDS.get(trimSpaces(parts[0]!).toLowerCase());
  return kind === undefined ? undefined : { kind, value: trimSpaces(parts[1]!) };
}

/** Not `trim()`: it would also take a byte order mark from the middle of the file. */
function trimSpaces(text: string): string {
  return text.replace(/^[ \t\v\f]+|[ \t\v\f]+$/g, "");
}

const KINDS = new Map<string, RobotsDirective["kind"]>([
  ["user-agent", "user-agent"],
  ["useragent", "user-agent"],
  ["user agent", "user-agent"],
  ["allow", "allow"],
  ["disallow", "disallow"],
  ["dissallow", "disallow"],
  ["dissalow", "disallow"],
  ["disalow", "disallow"],
  ["diasllow", "disallow"],
  ["disallaw", "disallow"],
  ["sitemap", "sitemap"],
  ["site-map", "sitemap"],
  ["crawl-delay", "crawl-delay"],
]);
