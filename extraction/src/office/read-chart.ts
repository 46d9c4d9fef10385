import { readXml } from "../archive/read-xml.ts";
import type { ZipArchive } from "../archive/zip-archive.ts";
import type { DocumentBuilder } from "../text/document-builder.ts";
import { appendTable } from "../text/table-rows.ts";
import { formatNumber } from "./cell-formats.ts";
import { readRelations } from "./open-packaging.ts";

interface Chart {
  title: string;
  series: { name: string; categories: string[]; values: string[] }[];
}

/** Writes the charts that a slide or a drawing shows: their titles, and a row for each category with the series as names. */
export function appendCharts(builder: DocumentBuilder, archive: ZipArchive, part: string): void {
  for (const { kind, path } of readRelations(archive, part).values()) {
    const bytes = kind === "chart" ? archive.read(path) : undefined;
    if (!bytes) continue;
    const { title, series } = readChart(bytes);
    if (title) builder.paragraph(title);
    const categories = series.find((one) => one.categories.length > 0)?.categories ?? [];
    const rows = categories.map((category, index) => [category, ...series.map((one) => one.values[index] ?? "")]);
    appendTable(builder, [["", ...series.map(({ name }) => name)], ...rows], "marked");
  }
}

/** DrawingML charts (ECMA-376 part 1, 21.2) keep the values they showed last. */
function readChart(bytes: Uint8Array): Chart {
  const chart: Chart = { title: "", series: [] };
  const open: string[] = [];
  let text = "";
  readXml(bytes, {
    open(name) {
      open.push(name);
      text = "";
      if (name === "ser") chart.series.push({ name: "", categories: [], values: [] });
    },
    text(more) {
      text += more;
    },
    close(name) {
      open.pop();
      const series = chart.series.at(-1);
      if (name === "t" && !open.includes("plotArea")) chart.title += text;
      else if (name === "v" && series) {
        if (open.includes("tx")) series.name += text;
        else if (open.includes("cat") || open.includes("xVal")) series.categories.push(text);
        else if (open.includes("val") || open.includes("yVal")) series.values.push(formatNumber(text, "plain", false));
      }
    },
  });
  return chart;
}
