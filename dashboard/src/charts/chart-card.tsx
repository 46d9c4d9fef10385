import { Info } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../parts/button.tsx";
import { ExportCsv } from "../parts/export-csv.tsx";
import { Card } from "../parts/page.tsx";
import { t } from "../texts/language.ts";

interface ChartCardProps {
  /** What was found, as a sentence. */
  finding: string;
  /** How its figures come about. */
  formula: string;
  name: string;
  rows: object[];
  /** Under ten questions a picture says nothing that a list does not. */
  isFew?: boolean;
  children: ReactNode;
}

/** A picture with its table, its rows as CSV, and what its figures mean. */
export function ChartCard({ finding, formula, name, rows, isFew = false, children }: ChartCardProps) {
  const [isTable, setTable] = useState(false);
  const showsTable = isTable || isFew;
  return (
    <Card
      title={finding}
      actions={
        <>
          {!isFew && (
            <Button look="quiet" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
              {isTable ? t("Show the picture") : t("Show the table")}
            </Button>
          )}
          <ExportCsv name={name} rows={() => rows} />
        </>
      }
    >
      {showsTable ? <FigureTable label={finding} rows={rows} /> : children}
      <details className="text-sm text-muted">
        <summary className="flex items-center gap-1 py-1">
          <Info size={16} strokeWidth={1.5} aria-hidden /> {t("How this is counted")}
        </summary>
        <p>{formula}</p>
      </details>
    </Card>
  );
}

function FigureTable({ label, rows }: { label: string; rows: object[] }) {
  const columns = Object.keys(rows[0] ?? {});
  if (rows.length === 0) return <p className="text-muted">{t("Nothing in this time.")}</p>;
  return (
    <section tabIndex={0} aria-label={label} className="max-h-72 overflow-auto">
      <table className="w-full text-left tabular-nums">
        <thead>
          <tr className="text-sm text-muted">
            {columns.map((column) => (
              <th key={column} className="pr-3 font-normal">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)} className="border-t border-border">
              {columns.map((column) => (
                <td key={column} className="py-1 pr-3">
                  {String((row as Record<string, unknown>)[column] ?? "–")}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
