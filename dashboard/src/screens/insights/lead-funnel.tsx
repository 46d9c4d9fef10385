import { Link } from "@tanstack/react-router";
import { useApi } from "../../api/use-api.ts";
import { BarList } from "../../charts/bar-list.tsx";
import { ChartCard } from "../../charts/chart-card.tsx";
import { formatNumber } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { dateColumn } from "./date-column.ts";

export function LeadFunnel({
  period,
  chats,
}: {
  period: { from: string; to: string; agent_id?: string };
  chats: number;
}) {
  const report = useApi("/v2/stats/leads", { query: { ...period, interval: "week" } }).data;
  if (!report) return null;
  const sum = (name: "leads" | "qualified" | "done") => report.data.reduce((total, row) => total + row[name], 0);
  const leads = sum("leads");
  const agent = period.agent_id;
  const steps = [
    {
      key: "chats",
      value: chats,
      label: (
        <Link to="/inbox" search={{ agent }} className="py-0.5">
          {t("Chats")}
        </Link>
      ),
    },
    {
      key: "leads",
      value: leads,
      label: (
        <Link to="/leads" search={{ agent }} className="py-0.5">
          {t("Leads")}
        </Link>
      ),
    },
    {
      key: "qualified",
      value: sum("qualified"),
      label: (
        <Link to="/leads" search={{ agent, status: "qualified" }} className="py-0.5">
          {t("Qualified")}
        </Link>
      ),
    },
    {
      key: "done",
      value: sum("done"),
      label: (
        <Link to="/leads" search={{ agent, status: "done" }} className="py-0.5">
          {t("Done")}
        </Link>
      ),
    },
  ];
  return (
    <ChartCard
      name="leads"
      finding={t("{n, plural, =0 {No chat} one {# chat} other {# chats}} left contact details", { n: leads })}
      formula={t("Of the chats of this time: those with a lead, those that were qualified, those that are done.")}
      rows={report.data}
      columns={[
        dateColumn("week"),
        { header: t("Leads"), isNumber: true, cell: ({ leads }) => formatNumber(leads) },
        { header: t("Qualified"), isNumber: true, cell: ({ qualified }) => formatNumber(qualified) },
        { header: t("Done"), isNumber: true, cell: ({ done }) => formatNumber(done) },
        { header: t("Agreed"), isNumber: true, cell: ({ with_consent }) => formatNumber(with_consent) },
      ]}
    >
      <BarList bars={steps} />
    </ChartCard>
  );
}
