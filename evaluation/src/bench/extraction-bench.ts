import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { extractDocument } from "@citedesk/extraction";
import { measureArticleText } from "../article-text.ts";
import { boundedRow, formatNumber, type ReportRow, unmeasuredRow } from "../report/report-row.ts";

/** Text out of PDF and web pages, in this process: the reader alone, without its child process and storage. */
export async function extractionBench(sharedData: string | undefined): Promise<ReportRow[]> {
  if (sharedData === undefined) return [unmeasuredRow("text out of PDF and web pages", "The samples are not here.")];
  const samples = join(sharedData, "samples");
  const pdf = await readFile(join(samples, "files", "pdf-valid", "freeculture.pdf"));
  await extractDocument(await readFile(join(samples, "files", "pdf-valid", "tracemonkey.pdf")), {
    fileName: "warm.pdf",
  });
  const started = performance.now();
  const { pages } = await extractDocument(pdf, { fileName: "freeculture.pdf" });
  const pdfPerSecond = pages.length / ((performance.now() - started) / 1000);

  const web = await measureArticleText(sharedData);
  return [
    boundedRow({
      what: "text out of a PDF, pages a second",
      reference: "pdfium 480, pdf.js 112–135",
      figures: { "": pdfPerSecond },
      bounds: [{ figure: "", atLeast: 400 }],
      format: formatNumber,
      note: `one book of ${pages.length} pages`,
    }),
    boundedRow({
      what: "text out of web pages, pages a second",
      reference: "Readability + linkedom 40",
      figures: { "": web.ours.pagesPerSecond },
      bounds: [{ figure: "", atLeast: 60 }],
      format: formatNumber,
      note: `${web.ours.pages.length} pages`,
    }),
    boundedRow({
      what: "… Readability on linkedom in the same run",
      figures: { "": web.readability.pagesPerSecond },
      format: formatNumber,
    }),
  ];
}
