/** A line of text on a page, for tests. */
export interface FixtureLine {
  text: string;
  x?: number;
  y: number;
  size?: number;
  bold?: boolean;
  /** In a font that says of its bullet (`\x95`) only a number of its own. */
  symbols?: boolean;
  /** Points by which every space is wider, as where lines are set to one width. */
  wordSpacing?: number;
}

/** A byte a pixel, row by row from the top. */
export interface FixturePicture {
  width: number;
  height: number;
  gray: Uint8Array;
}

/** A PDF of the given pages, in Helvetica on 612 × 792 points; `"image"` stands for a page that is one dark picture. */
export function makePdf(
  pages: (FixtureLine[] | FixturePicture | "image")[],
  information: Record<string, string> = {},
): Uint8Array {
  const objects: string[] = [];
  const add = (body: string): number => objects.push(body);
  add("<< /Type /Catalog /Pages 2 0 R >>");
  objects.push("");
  const regular = add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  const bold = add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>");
  const meaning = add(stream("", PRIVATE_BULLET));
  const symbols = add(
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding /ToUnicode ${meaning} 0 R >>`,
  );
  const dark = add(pictureObject({ width: 1, height: 1, gray: Uint8Array.of(48) }));
  const images = new Map<FixturePicture, number>();
  const numbers = pages.map((page) => {
    const isText = Array.isArray(page);
    const image = isText || page === "image" ? dark : (images.get(page) ?? add(pictureObject(page)));
    if (!isText && page !== "image") images.set(page, image);
    const resources = `<< /Font << /F1 ${regular} 0 R /F2 ${bold} 0 R /F3 ${symbols} 0 R >> /XObject << /I ${image} 0 R >> >>`;
    const content = add(stream("", isText ? page.map(drawLine).join("\n") : "612 0 0 792 0 0 cm /I Do"));
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources ${resources} /Contents ${content} 0 R >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Count ${pages.length} /Kids [${numbers.map((number) => `${number} 0 R`).join(" ")}] >>`;
  const entries = Object.entries(information).map(([name, value]) => `/${name} (${value})`);
  const info = add(`<< ${entries.join(" ")} >>`);
  return assemble(objects, info);
}

function pictureObject({ width, height, gray }: FixturePicture): string {
  const size = `/Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8`;
  return stream(`/Type /XObject /Subtype /Image ${size}`, Buffer.from(gray).toString("latin1"));
}

function drawLine({ text, x = 72, y, size = 11, bold = false, symbols = false, wordSpacing = 0 }: FixtureLine): string {
  const escaped = text.replace(/[\\()]/gu, "\\$&");
  return `BT /F${symbols ? 3 : bold ? 2 : 1} ${size} Tf ${wordSpacing} Tw ${x} ${y} Td (${escaped}) Tj ET`;
}

const PRIVATE_BULLET = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Own def /CMapType 2 def
1 begincodespacerange <00> <FF> endcodespacerange 1 beginbfchar <95> <F0B7> endbfchar endcmap end end`;

function stream(dictionary: string, content: string): string {
  return `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;
}

function assemble(objects: string[], info: number): Uint8Array {
  let file = "%PDF-1.4\n";
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`);
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows.join("")}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${info} 0 R >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(file, "latin1");
}
