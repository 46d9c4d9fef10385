import type { FigureColumn } from "../../charts/figure-table.tsx";
import { formatDay } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";

/** When a row of a report begins. */
export function dateColumn(interval: "day" | "week"): FigureColumn<{ from: string }> {
  return {
    header: interval === "week" ? t("Week of") : t("Day"),
    cell: ({ from }) => formatDay(from),
  };
}
