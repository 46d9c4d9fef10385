import { Info } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../parts/button.tsx";
import { ExportCsv } from "../parts/export-csv.tsx";
import { Card } from "../parts/page.tsx";
import { t } from "../texts/language.ts";
import { type FigureColumn, FigureTable } from "./figure-table.tsx";

interface ChartCardProps<Row extends object> {
  /** What was found, as a sentence. */
  finding: string;
  /** How its figures come about. */
  formula: string;
  name: string;
  /** As the interface has them: so they stand in the CSV. */
  rows: Row[];
  /** What a person reads of them, in the table. */
  columns: FigureColumn<Row>[];
  /** Under ten questions a picture says nothing that a list does not. */
  isFew?: boolean;
  /** Of few, only rows that say something. */
  hasNews?: (row: Row) => boolean;
  children: ReactNode;
}

/** A picture with its table, its rows as CSV, and what its figures mean. */
export function ChartCard<Row extends object>(props: ChartCardProps<Row>) {
  const { finding, formula, name, rows, columns, isFew = false, hasNews, children } = props;
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
      {showsTable ? (
        <FigureTable label={finding} rows={isFew && hasNews ? rows.filter(hasNews) : rows} columns={columns} />
      ) : (
        children
      )}
      <details className="text-sm text-muted">
        <summary className="flex items-center gap-1 py-1">
          <Info size={16} strokeWidth={1.5} aria-hidden /> {t("How this is counted")}
        </summary>
        <p>{formula}</p>
      </details>
    </Card>
  );
}
