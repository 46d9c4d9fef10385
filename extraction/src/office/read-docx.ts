import { zipSync } from "fflate";
import mammoth from "mammoth";
import { readXml } from "../archive/read-xml.ts";
import type { ZipArchive } from "../archive/zip-archive.ts";
import { type ExtractedDocument, ExtractionFailure } from "../extracted-document.ts";
import { appendBlocks } from "../html/append-blocks.ts";
import { findElements, firstHeading, type PageElement, parsePage } from "../html/page-node.ts";
import { DocumentBuilder } from "../text/document-builder.ts";
import { markColumnNames } from "../text/mark-column-names.ts";
import { appendCharts } from "./append-charts.ts";
import { pictureDescription } from "./picture-description.ts";
import { findHiddenStyles, plainWordXml } from "./plain-word-xml.ts";
import { mainPart, readPackageFacts } from "./read-package-facts.ts";

const MAIN_PART = "word/document.xml";
const STYLES_PART = "word/styles.xml";
const STYLES = ["p[style-name='Title'] => h1:fresh", "p[style-name='Subtitle'] => h2:fresh"];

/** Word documents: headings, lists, tables as rows, text boxes, foot- and endnotes at the end. */
export async function readDocx(archive: ZipArchive): Promise<ExtractedDocument> {
  const html = await convert(safeCopy(archive));
  const page = parsePage(html);
  showDescriptions(page);
  const builder = new DocumentBuilder();
  markColumnNames(page);
  appendBlocks(builder, page);
  appendCharts(builder, archive, mainPart(archive, MAIN_PART));
  const { title, language, modifiedAt } = readPackageFacts(archive, "docProps/core.xml");
  const document = builder.build({
    mediaType: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
    title: title ?? firstHeading(page),
    language,
  });
  return modifiedAt ? { ...document, modifiedAt } : document;
}

/** A picture's description is read in its place. */
function showDescriptions(page: PageElement): void {
  for (const image of findElements(page, "img")) {
    const text = pictureDescription(image.attributes.alt);
    if (text) image.children.push({ kind: "text", text: ` ${text} `, parent: image });
  }
}

async function convert(bytes: Uint8Array): Promise<string> {
  try {
    const noImage = mammoth.images.imgElement(async () => ({ src: "" }));
    const { value } = await mammoth.convertToHtml(
      { buffer: Buffer.from(bytes) },
      { styleMap: STYLES, convertImage: noImage, externalFileAccess: false, includeEmbeddedStyleMap: false },
    );
    return value;
  } catch (error) {
    throw new ExtractionFailure(
      "broken",
      "The Word file is damaged. Open it in Word, save it again and upload the copy.",
      {
        cause: error,
      },
    );
  }
}

/**
 * The parts that hold text, read under the archive's limits and checked to be plain XML: the converter unpacks and
 * parses without limits of its own. Pictures and embedded files stay out.
 */
function safeCopy(archive: ZipArchive): Uint8Array {
  mainPart(archive, MAIN_PART);
  const hiddenStyles = findHiddenStyles(archive.read(STYLES_PART));
  const parts: Record<string, Uint8Array> = {};
  for (const name of archive.names) {
    if (!/\.(?:xml|rels)$/i.test(name) || /^(?:customXml|docProps)\//.test(name) || /\/theme\//.test(name)) continue;
    const bytes = archive.read(name)!;
    readXml(bytes, {});
    parts[name] = plainWordXml(bytes, hiddenStyles);
  }
  return zipSync(parts, { level: 0 });
}
