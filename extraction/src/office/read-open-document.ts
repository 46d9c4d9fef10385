import { attribute, readXml } from "../archive/read-xml.ts";
import type { ZipArchive } from "../archive/zip-archive.ts";
import { type ExtractedDocument, ExtractionFailure } from "../extracted-document.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { appendChart } from "./chart.ts";
import type { OpenDocumentKind } from "./open-document-kind.ts";
import { OpenDocumentStyles } from "./open-document-styles.ts";
import { OpenDocumentTables } from "./open-document-tables.ts";
import { OpenDocumentWriter } from "./open-document-writer.ts";
import { readOpenDocumentChart } from "./read-open-document-chart.ts";
import { readPackageFacts } from "./read-package-facts.ts";

const MEDIA_TYPES: Record<OpenDocumentKind, string> = {
  odt: "application/vnd.oasis.opendocument.text",
  odp: "application/vnd.oasis.opendocument.presentation",
  ods: "application/vnd.oasis.opendocument.spreadsheet",
};

/** OpenDocument (ISO/IEC 26300) text, presentations (a page a slide) and spreadsheets (a page a sheet). */
export function readOpenDocument(archive: ZipArchive, kind: OpenDocumentKind): ExtractedDocument {
  refuseEncrypted(archive);
  const content = archive.read("content.xml");
  if (!content)
    throw new ExtractionFailure("broken", "The file has no content part. Save it again with the program it came from.");
  const builder = new DocumentBuilder();
  const styles = new OpenDocumentStyles();
  const named = archive.read("styles.xml");
  if (named) readXml(named, styles);
  const writer = new OpenDocumentWriter(builder, kind, styles);
  readXml(content, writer);
  writer.finish();
  appendObjects(builder, archive, content, writer.hiddenObjects);
  const { title, language, modifiedAt } = readPackageFacts(archive, "meta.xml");
  const document = builder.build({ mediaType: MEDIA_TYPES[kind], title: title ?? writer.firstTitle, language });
  return modifiedAt ? { ...document, modifiedAt } : document;
}

/** Charts and formulas are documents inside the document; they stand at the end, as their place isn't told there. */
function appendObjects(
  builder: DocumentBuilder,
  archive: ZipArchive,
  content: Uint8Array,
  hidden: ReadonlySet<string>,
): void {
  let sheets: OpenDocumentTables | undefined;
  const readSheets = (): OpenDocumentTables => {
    if (sheets) return sheets;
    sheets = new OpenDocumentTables();
    readXml(content, sheets);
    return sheets;
  };
  for (const name of archive.names) {
    if (!/^Object [^/]*\/content\.xml$/u.test(name) || hidden.has(name.slice(0, name.indexOf("/")))) continue;
    const bytes = archive.read(name)!;
    const chart = readOpenDocumentChart(bytes, readSheets);
    if (chart) appendChart(builder, chart);
    else {
      const writer = new OpenDocumentWriter(builder, "odp", new OpenDocumentStyles());
      readXml(bytes, writer);
      writer.finish();
    }
  }
}

function refuseEncrypted(archive: ZipArchive): void {
  const manifest = archive.read("META-INF/manifest.xml");
  if (!manifest) return;
  let isEncrypted = false;
  readXml(withoutDoctype(manifest), {
    open(name, attributes) {
      if (name === "encryption-data" || attribute(attributes, "encryption-data") !== undefined) isEncrypted = true;
    },
  });
  if (!isEncrypted) return;
  throw new ExtractionFailure("encrypted", "The file is protected by a password. Remove it and upload the file again.");
}

/** Old programs write a reference to the manifest's document type, which says nothing. */
function withoutDoctype(bytes: Uint8Array): Uint8Array {
  const text = Buffer.from(bytes).toString("utf8");
  return Buffer.from(text.replace(/<!DOCTYPE\s+manifest:manifest\s+PUBLIC\s+"[^"]*"\s+"[^"]*"\s*>/u, ""));
}
