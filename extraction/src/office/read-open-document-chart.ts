import { attribute, readXml } from "../archive/read-xml.ts";
import type { Chart } from "./chart.ts";
import { OpenDocumentTables } from "./open-document-tables.ts";

/**
 * A chart of an OpenDocument (ISO 26300 part 1, chapter 11): its series point into a table of its own, or into the
 * sheets around it. Undefined where the object is no chart.
 */
export function readOpenDocumentChart(bytes: Uint8Array, sheets: () => OpenDocumentTables): Chart | undefined {
  const own = new OpenDocumentTables();
  const series: { label: string | undefined; values: string | undefined }[] = [];
  let categories: string | undefined;
  let title = "";
  let isTitle = false;
  readXml(bytes, {
    open(name, attributes) {
      own.open(name, attributes);
      if (name === "title" || name === "subtitle") isTitle = true;
      else if (name === "categories") categories = attribute(attributes, "cell-range-address");
      else if (name === "series") {
        const label = attribute(attributes, "label-cell-address");
        series.push({ label, values: attribute(attributes, "values-cell-range-address") });
      }
    },
    text(text) {
      own.text(text);
      if (isTitle) title += text;
    },
    close(name) {
      own.close(name);
      if (name === "title" || name === "subtitle") isTitle = false;
    },
  });
  if (series.length === 0) return undefined;
  const valuesOf = (address: string | undefined): string[] => {
    const values = own.range(address);
    return values.some((value) => value !== "") ? values : sheets().range(address);
  };
  return {
    title,
    categories: valuesOf(categories),
    series: series.map(({ label, values }) => ({ name: valuesOf(label).join(" "), values: valuesOf(values) })),
  };
}
