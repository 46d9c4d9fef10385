import { posix } from "node:path";
import { type ExtractedDocument, ExtractionFailure } from "../extracted-document.ts";
import { appendBlocks } from "../html/append-blocks.ts";
import { findBody } from "../html/find-article.ts";
import { parsePage } from "../html/page-node.ts";
import { removeHidden } from "../html/remove-hidden.ts";
import { decodeText } from "../text/decode-text.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { markColumnNames } from "../text/mark-column-names.ts";
import { readXml } from "./read-xml.ts";
import type { ZipArchive } from "./zip-archive.ts";

/** EPUB 2 and 3: the chapters of the reading order, one after another. Covers and tables of contents are left out. */
export function readEpub(archive: ZipArchive): ExtractedDocument {
  refuseProtected(archive);
  const packagePath = findPackage(archive);
  const book = readPackage(archive.read(packagePath)!);
  const builder = new DocumentBuilder();
  for (const id of book.order) {
    const item = book.items.get(id);
    if (!item || item.isNavigation || !/html|xml/.test(item.mediaType)) continue;
    const bytes = archive.read(posix.join(posix.dirname(packagePath), decodePath(item.path)));
    if (!bytes) continue;
    const page = parsePage(decodeText(bytes));
    removeHidden(page);
    markColumnNames(page);
    appendBlocks(builder, findBody(page));
  }
  const modified = Date.parse(book.modified);
  return {
    ...builder.build({ mediaType: "application/epub+zip", title: book.title, language: book.language }),
    ...(Number.isNaN(modified) ? {} : { modifiedAt: new Date(modified).toISOString() }),
  };
}

/** Fonts may be obscured in any book; other encryption is a shop's copy protection. */
function refuseProtected(archive: ZipArchive): void {
  const bytes = archive.read("META-INF/encryption.xml");
  if (!bytes) return;
  readXml(bytes, {
    open(name, attributes) {
      if (name !== "EncryptionMethod" || /obfuscation|idpf|adobe/i.test(attributes.Algorithm ?? "")) return;
      throw new ExtractionFailure("encrypted", "The book is protected against copying, so its text can't be read.");
    },
  });
}

function findPackage(archive: ZipArchive): string {
  let path: string | undefined;
  const container = archive.read("META-INF/container.xml");
  if (container) {
    readXml(container, {
      open(name, attributes) {
        if (name === "rootfile") path ??= attributes["full-path"];
      },
    });
  }
  path ??= archive.names.find((name) => name.endsWith(".opf"));
  if (path === undefined || !archive.has(path)) {
    throw new ExtractionFailure("broken", "The book has no list of its chapters. Export it again and upload the copy.");
  }
  return path;
}

function readPackage(bytes: Uint8Array) {
  const items = new Map<string, { path: string; mediaType: string; isNavigation: boolean }>();
  const order: string[] = [];
  const book = { title: null as string | null, language: null as string | null, modified: "", items, order };
  let property = "";
  let text = "";
  readXml(bytes, {
    open(name, attributes) {
      text = "";
      property = name === "meta" ? (attributes.property ?? "") : name;
      const { id, href, properties, idref } = attributes;
      if (name === "item" && id && href) {
        const isNavigation = properties?.split(/\s+/u).includes("nav") ?? false;
        items.set(id, { path: href, mediaType: attributes["media-type"] ?? "", isNavigation });
      } else if (name === "itemref" && idref && attributes.linear !== "no") order.push(idref);
    },
    text(more) {
      text += more;
    },
    close(name) {
      if (name === "title") book.title ??= text.trim();
      else if (name === "language") book.language ??= text.trim();
      else if (property === "dcterms:modified") book.modified ||= text.trim();
      property = "";
    },
  });
  return book;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path.split("#")[0]!);
  } catch {
    return path;
  }
}
