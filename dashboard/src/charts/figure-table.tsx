import type { ReactNode } from "react";
import { t } from "../texts/language.ts";

export interface FigureColumn<Row> {
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand right. */
  isNumber?: boolean;
}

interface FigureTableProps<Row> {
  label: string;
  rows: Row[];
  columns: FigureColumn<Row>[];
}

/** The rows behind a picture, in the words and dates of the page's language. */
export function FigureTable<Row extends object>({ label, rows, columns }: FigureTableProps<Row>) {
  if (rows.length === 0) return <p className="text-muted">{t("Nothing in this time.")}</p>;
  const side = (isNumber: boolean | undefined) => (isNumber ? "text-right" : "text-left");
  return (
    <section tabIndex={0} aria-label={label} className="max-h-72 overflow-auto">
      <table className="w-full tabular-nums">
        <thead>
          <tr className="align-bottom text-sm text-muted">
            {columns.map(({ header, isNumber }) => (
              <th key={header} scope="col" className={`pr-3 font-normal ${side(isNumber)}`}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={JSON.stringify(row)} className="border-t border-border align-top">
              {columns.map(({ header, cell, isNumber }) => (
                <td key={header} className={`py-1 pr-3 ${side(isNumber)} ${isNumber ? "whitespace-nowrap" : ""}`}>
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
