import { type ArticleFigures, measureArticleText } from "../article-text.ts";
import { boundedRow, formatShare, unmeasuredRow } from "../report/report-row.ts";
import { NO_SHARED_DATA } from "./ranking-section.ts";
import type { Section } from "./section.ts";

/** Above Readability's F1 in the same run, on the sample. */
const AHEAD = 0.005;

/** The text that a person would keep of a news or blog page, beside Mozilla's Readability. */
export const articleSection: Section = async ({ sharedData }) => {
  const name = "Article text out of web pages";
  if (sharedData === undefined) return { name, rows: [unmeasuredRow("F1 on the sample", NO_SHARED_DATA, "≥ .965")] };
  const { ours, readability } = await measureArticleText(sharedData);
  return {
    name,
    rows: [
      boundedRow({
        what: "F1 on the sample of pages",
        reference: `Readability in this run ${formatShare(readability.f1)}`,
        figures: { F1: ours.f1, ahead: ours.f1 - readability.f1 },
        bounds: [
          { figure: "F1", atLeast: 0.965 },
          { figure: "ahead", atLeast: AHEAD },
        ],
        note: `${ours.pages.length} pages; ours ${rates(ours)}; Readability ${rates(readability)}`,
      }),
    ],
  };
};

function rates({ precision, recall, pagesPerSecond }: ArticleFigures): string {
  return `precision ${formatShare(precision)}, recall ${formatShare(recall)}, ${Math.round(pagesPerSecond)} pages/s`;
}
