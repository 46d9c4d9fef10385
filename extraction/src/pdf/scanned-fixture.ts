import { type FixtureLine, type FixturePicture, makePdf } from "./pdf-fixture.ts";
import { loadPdfium, withDocument } from "./pdf-library.ts";
import { recognizePages } from "./recognize-pages.ts";

/** A PDF as a scanner makes it, for tests: each page is a picture of its lines, without a word of text. */
export async function makeScannedPdf(pages: FixtureLine[][]): Promise<Uint8Array> {
  const pictures: FixturePicture[] = [];
  const camera = {
    recognize(image: FixturePicture) {
      pictures.push(image);
      return "";
    },
    close() {},
  };
  const pdfium = await loadPdfium();
  withDocument(pdfium, makePdf(pages), (document) => recognizePages(pdfium, document, camera));
  return makePdf(pictures);
}
