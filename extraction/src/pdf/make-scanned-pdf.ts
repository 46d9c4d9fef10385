import { loadPdfium, withDocument } from "./load-pdfium.ts";
import { type FixtureLine, type FixturePicture, makePdf } from "./make-pdf.ts";
import { recognizePages } from "./recognize-pages.ts";

/**
 * A PDF as a scanner makes it, for tests: each of its equal pages is a picture of the lines, without a word of text.
 */
export async function makeScannedPdf(lines: FixtureLine[], pages = 1): Promise<Uint8Array> {
  const pictures: FixturePicture[] = [];
  const camera = {
    recognize(image: FixturePicture) {
      pictures.push(image);
      return "";
    },
    close() {},
  };
  const pdfium = await loadPdfium();
  withDocument(pdfium, makePdf([lines]), (document) => recognizePages(pdfium, document, camera));
  return makePdf(Array.from({ length: pages }, () => pictures[0]!));
}
