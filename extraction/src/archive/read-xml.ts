import { SaxesParser } from "saxes";
import { ExtractionFailure } from "../extracted-document.ts";
import { decodeText } from "../text/decode-text.ts";

export interface XmlHandlers {
  /** `name` is the local name; attributes keep their prefixes. */
  open?(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
}

const MAX_DEPTH = 512;

/**
 * Walks XML that may be hostile: document types are refused (they carry entity bombs and outside files), so is deep
 * nesting. Throws `ExtractionFailure` with `broken` for these and for XML that isn't well formed.
 */
export function readXml(bytes: Uint8Array, handlers: XmlHandlers): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let depth = 0;
  parser.on("doctype", () => {
    throw broken();
  });
  parser.on("error", (error) => {
    throw broken(error);
  });
  parser.on("opentag", (tag) => {
    if (++depth > MAX_DEPTH) throw broken();
    handlers.open?.(localName(tag.name), tag.attributes);
  });
  parser.on("closetag", (tag) => {
    depth--;
    handlers.close?.(localName(tag.name));
  });
  if (handlers.text) {
    parser.on("text", (text) => handlers.text!(text));
    parser.on("cdata", (text) => handlers.text!(text));
  }
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(200, bytes.byteLength)).toString("latin1");
  const declared = /^<\?xml[^>]*encoding\s*=\s*["']([\w.:-]+)/.exec(head)?.[1];
  parser.write(decodeText(bytes, declared).replace(/^\uFEFF/u, "")).close();
}

/** The value of an attribute by its local name, whatever its prefix. */
export function attribute(attributes: Record<string, string>, name: string): string | undefined {
  if (attributes[name] !== undefined) return attributes[name];
  for (const key in attributes) if (key.endsWith(`:${name}`)) return attributes[key];
  return undefined;
}

/** The value of a prefixed attribute, for names that also exist without a prefix (`id` and `r:id`). */
export function prefixedAttribute(attributes: Record<string, string>, name: string): string | undefined {
  for (const key in attributes) if (key.endsWith(`:${name}`)) return attributes[key];
  return undefined;
}

function localName(name: string): string {
  const colon = name.indexOf(":");
  return colon < 0 ? name : name.slice(colon + 1);
}

function broken(cause?: unknown): ExtractionFailure {
  return new ExtractionFailure(
    "broken",
    "The file's content is not as its format asks. Save it again with the program it came from and upload the copy.",
    { cause },
  );
}
