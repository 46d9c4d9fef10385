import { strToU8, zipSync } from "fflate";

/*
 * Small files of each package format, for tests: what their programs write, cut down to what carries text.
 */

type Parts = Record<string, string | Uint8Array>;

export function makeZip(parts: Parts): Uint8Array {
  return zipSync(
    Object.fromEntries(
      Object.entries(parts).map(([name, part]) => [name, typeof part === "string" ? strToU8(part) : part]),
    ),
  );
}

const RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const WORD = `xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"`;
const SLIDE = `xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:p="http://schemas.openxmlformats.org/presentationml/2006/main" xmlns:r="${RELATIONS}"`;

function relations(targets: Record<string, [kind: string, target: string]>): string {
  const entries = Object.entries(targets).map(
    ([id, [kind, target]]) => `<Relationship Id="${id}" Type="${RELATIONS}/${kind}" Target="${target}"/>`,
  );
  return `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${entries.join("")}</Relationships>`;
}

function contentTypes(): string {
  return `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/></Types>`;
}

const CORE = `<?xml version="1.0"?><cp:coreProperties xmlns:cp="c" xmlns:dc="d" xmlns:dcterms="t"><dc:title>Lamp papers</dc:title><dc:language>en-GB</dc:language><dcterms:modified>2024-05-06T07:08:09Z</dcterms:modified></cp:coreProperties>`;

/** `body` is the inside of `w:body`. */
export function makeDocx(body: string, more: Parts = {}): Uint8Array {
  return makeZip({
    "[Content_Types].xml": contentTypes(),
    "_rels/.rels": relations({ r1: ["officeDocument", "word/document.xml"] }),
    "word/document.xml": `<?xml version="1.0"?><w:document ${WORD}><w:body>${body}</w:body></w:document>`,
    "word/_rels/document.xml.rels": relations({ s1: ["styles", "styles.xml"], f1: ["footnotes", "footnotes.xml"] }),
    "word/styles.xml": `<?xml version="1.0"?><w:styles ${WORD}><w:style w:type="paragraph" w:styleId="Heading2"><w:name w:val="heading 2"/></w:style></w:styles>`,
    "word/footnotes.xml": `<?xml version="1.0"?><w:footnotes ${WORD}><w:footnote w:id="2"><w:p><w:r><w:t>Tested in a dark room.</w:t></w:r></w:p></w:footnote></w:footnotes>`,
    "docProps/core.xml": CORE,
    ...more,
  });
}

/** Each slide is the inside of its `p:spTree`, and whether it is hidden. */
export function makePptx(slides: { shapes: string; isHidden?: boolean; notes?: string; chart?: string }[]): Uint8Array {
  const parts: Parts = {
    "[Content_Types].xml": contentTypes(),
    "_rels/.rels": relations({ r1: ["officeDocument", "ppt/presentation.xml"] }),
    "ppt/presentation.xml": `<p:presentation ${SLIDE}><p:sldIdLst>${slides.map((_, index) => `<p:sldId id="${256 + index}" r:id="s${index}"/>`).join("")}</p:sldIdLst></p:presentation>`,
    "ppt/_rels/presentation.xml.rels": relations(
      Object.fromEntries(slides.map((_, index) => [`s${index}`, ["slide", `slides/slide${index}.xml`]])),
    ),
  };
  for (const [index, { shapes, isHidden, notes, chart }] of slides.entries()) {
    parts[`ppt/slides/slide${index}.xml`] =
      `<p:sld ${SLIDE}${isHidden ? ' show="0"' : ""}><p:cSld><p:spTree>${shapes}</p:spTree></p:cSld></p:sld>`;
    parts[`ppt/slides/_rels/slide${index}.xml.rels`] = relations({
      ...(notes === undefined ? {} : { n: ["notesSlide", `../notesSlides/n${index}.xml`] as [string, string] }),
      ...(chart === undefined ? {} : { c: ["chart", `../charts/c${index}.xml`] as [string, string] }),
    });
    if (chart !== undefined) parts[`ppt/charts/c${index}.xml`] = chart;
    if (notes === undefined) continue;
    parts[`ppt/notesSlides/n${index}.xml`] =
      `<p:notes ${SLIDE}>${makeShape(notes, "body")}${makeShape("7", "sldNum")}</p:notes>`;
  }
  return makeZip(parts);
}

export function makeShape(text: string, placeholder: string): string {
  return `<p:sp><p:nvSpPr><p:nvPr><p:ph type="${placeholder}"/></p:nvPr></p:nvSpPr><p:txBody><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:txBody></p:sp>`;
}

/**
 * Each sheet is the inside of its `sheetData`, with what stands before and behind it. Style 1 is a date, 2 a
 * percentage, from 3 on they are `formats`.
 */
export function makeXlsx(
  sheets: { name: string; rows: string; state?: string; before?: string; behind?: string }[],
  strings: string[],
  formats: string[] = [],
): Uint8Array {
  const codes = formats.map((code, index) => `<numFmt numFmtId="${170 + index}" formatCode="${code}"/>`).join("");
  return makeZip({
    "[Content_Types].xml": contentTypes(),
    "_rels/.rels": relations({ r1: ["officeDocument", "xl/workbook.xml"] }),
    "xl/workbook.xml": `<workbook xmlns:r="${RELATIONS}"><sheets>${sheets.map(({ name, state = "visible" }, index) => `<sheet name="${name}" sheetId="${index + 1}" state="${state}" r:id="s${index}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations({
      ...Object.fromEntries(
        sheets.map((_, index) => [`s${index}`, ["worksheet", `worksheets/sheet${index}.xml`] as [string, string]]),
      ),
      st: ["styles", "styles.xml"],
      ss: ["sharedStrings", "sharedStrings.xml"],
    }),
    "xl/styles.xml": `<styleSheet><numFmts>${codes}</numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="9"/>${formats.map((_, index) => `<xf numFmtId="${170 + index}"/>`).join("")}</cellXfs></styleSheet>`,
    "xl/sharedStrings.xml": `<sst>${strings.map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
    ...Object.fromEntries(
      sheets.map(({ rows, before = "", behind = "" }, index) => [
        `xl/worksheets/sheet${index}.xml`,
        `<worksheet>${before}<sheetData>${rows}</sheetData>${behind}</worksheet>`,
      ]),
    ),
  });
}

const ODF = `xmlns:office="o" xmlns:text="t" xmlns:table="tb" xmlns:draw="d" xmlns:meta="m" xmlns:dc="dc"`;

/** `body` is the inside of the `office:body`. */
export function makeOpenDocument(
  form: "text" | "presentation" | "spreadsheet",
  body: string,
  more: Parts = {},
): Uint8Array {
  return makeZip({
    mimetype: `application/vnd.oasis.opendocument.${form}`,
    "content.xml": `<?xml version="1.0"?><office:document-content ${ODF}><office:body><office:${form}>${body}</office:${form}></office:body></office:document-content>`,
    "meta.xml": `<office:document-meta ${ODF}><office:meta><dc:title>Lamp notes</dc:title><dc:language>de-DE</dc:language></office:meta></office:document-meta>`,
    ...more,
  });
}

/** Chapters are the insides of their bodies, in reading order. */
export function makeEpub(chapters: string[], more: Parts = {}): Uint8Array {
  const items = chapters.map(
    (_, index) => `<item id="c${index}" href="text/c%20${index}.xhtml" media-type="application/xhtml+xml"/>`,
  );
  return makeZip({
    mimetype: "application/epub+zip",
    "META-INF/container.xml": `<container><rootfiles><rootfile full-path="book/package.opf"/></rootfiles></container>`,
    "book/package.opf": `<package><metadata xmlns:dc="d"><dc:title>The lamp book</dc:title><dc:language>fr</dc:language><meta property="dcterms:modified">2023-01-02T03:04:05Z</meta></metadata><manifest>${items.join("")}<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/></manifest><spine><itemref idref="nav"/>${chapters.map((_, index) => `<itemref idref="c${index}"/>`).join("")}</spine></package>`,
    "book/nav.xhtml": "<html><body><nav>Contents</nav></body></html>",
    ...Object.fromEntries(
      chapters.map((body, index) => [
        `book/text/c ${index}.xhtml`,
        `<?xml version="1.0"?><!DOCTYPE html><html><head><title>t</title></head><body>${body}</body></html>`,
      ]),
    ),
    ...more,
  });
}
