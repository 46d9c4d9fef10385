import { readXml } from "../archive/read-xml.ts";
import type { ZipArchive } from "../archive/zip-archive.ts";
import type { DocumentBuilder } from "../text/document-builder.ts";
import { formatNumber } from "./cell-formats.ts";
import { appendChart, type Chart } from "./chart.ts";
import { readRelations } from "./read-package-facts.ts";

/** Writes the charts that a slide, a drawing or a text shows. */
export function appendCharts(builder: DocumentBuilder, archive: ZipArchive, part: string): void {
  for (const { kind, path } of readRelations(archive, part).values()) {
    const bytes = kind === "chart" ? archive.read(path) : undefined;
    if (bytes) appendChart(builder, readChart(bytes));
  }
}

/** DrawingML charts (ECMA-376 part 1, 21.2) keep the values they showed last. */
function readChart(bytes: Uint8Array): Chart {
  let title = "";
  const series: { name: string; categories: string[]; values: string[] }[] = [];
  const open: string[] = [];
  let text = "";
  readXml(bytes, {
    open(name) {
      open.push(name);
      text = "";
      if (name === "ser") series.push({ name: "", categories: [], values: [] });
    },
    text(more) {
      text += more;
    },
    close(name) {
      open.pop();
      const last = series.at(-1);
      if (name === "t" && !open.includes("plotArea")) title += text;
      else if (name === "v" && last) {
        if (open.includes("tx")) last.name += text;
        else if (open.includes("cat") || open.includes("xVal")) last.categories.push(text);
        else if (open.includes("val") || open.includes("yVal")) last.values.push(formatNumber(text, "plain", false));
      }
    },
  });
  const categories = series.find((one) => one.categories.length > 0)?.categories ?? [];
  return { title, categories, series };
}
