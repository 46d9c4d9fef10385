import type { ListPath } from "@citedesk/client";
import { Download } from "lucide-react";
import { useState } from "react";
import { client } from "../api/client.ts";
import { Button } from "./button.tsx";
import { notifyProblem } from "./notices.tsx";
import { saveFile } from "./save-file.ts";

interface ExportCsvProps {
  name: string;
  /** Every row of the filter, not only those that were scrolled to. */
  rows: () => AsyncIterable<object> | object[];
}

/** The filtered rows with the interface's field names. */
export function ExportCsv({ name, rows }: ExportCsvProps) {
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      const { toCsv } = await import("./to-csv.ts");
      const all: object[] = [];
      for await (const row of rows()) all.push(row);
      saveFile(`${name}.csv`, "text/csv", toCsv(all));
    } catch (error) {
      notifyProblem(error);
    }
    setBusy(false);
  }
  return (
    <Button look="quiet" isBusy={isBusy} onClick={() => void save()}>
      <Download size={16} strokeWidth={1.5} aria-hidden />
      CSV
    </Button>
  );
}

/** All of a list, page by page. */
export function allRows(path: ListPath, options: object): AsyncIterable<object> {
  return (client.list.bind(client) as unknown as (path: string, options: object) => AsyncIterable<object>)(
    path,
    options,
  );
}
