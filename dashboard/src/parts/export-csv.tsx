import type { ListPath } from "@citedesk/client";
import { client } from "../api/client.ts";
import { SaveButton } from "./save-button.tsx";
import { saveFile } from "./save-file.ts";

interface ExportCsvProps {
  name: string;
  /** Every row of the filter, not only those that were scrolled to. */
  rows: () => AsyncIterable<object> | object[];
}

/** The filtered rows with the interface's field names. */
export function ExportCsv({ name, rows }: ExportCsvProps) {
  async function save(): Promise<void> {
    const { toCsv } = await import("./to-csv.ts");
    const all: object[] = [];
    for await (const row of rows()) all.push(row);
    saveFile(`${name}.csv`, "text/csv", toCsv(all));
  }
  return <SaveButton save={save}>CSV</SaveButton>;
}

/** All of a list, page by page. */
export function allRows(path: ListPath, options: object): AsyncIterable<object> {
  return (client.list.bind(client) as unknown as (path: string, options: object) => AsyncIterable<object>)(
    path,
    options,
  );
}
