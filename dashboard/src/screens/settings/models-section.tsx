import { useRows } from "../../api/use-api.ts";
import { DataTable } from "../../parts/data-table.tsx";
import { Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Tag } from "../../parts/tag.tsx";
import { formatNumber } from "../../texts/formats.ts";
import { ofService, t } from "../../texts/language.ts";

/** Which models can be used here, and why one can't. Keys are set where the service runs. */
export function ModelsSection() {
  const list = useRows("/v2/models", {});
  const kinds = { chat: t("Answers"), embedding: t("Meaning"), rerank: t("Order") };
  return (
    <Page title={t("Models")} tag="Models" call={{ path: "/v2/models" }}>
      <p className="max-w-[68ch] text-muted">
        {t(
          "Without any key, answers are exact sentences of the sources. Keys are set in the environment of the service.",
        )}
      </p>
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Models")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={null}
        columns={[
          {
            id: "name",
            header: t("Name"),
            width: "minmax(0,2fr)",
            cell: ({ name, id }) => <span title={id}>{ofService(name)}</span>,
          },
          { id: "provider", header: t("Provider"), cell: ({ provider }) => provider },
          { id: "kind", header: t("For"), cell: ({ kind }) => kinds[kind] },
          {
            id: "ready",
            header: t("State"),
            width: "minmax(0,2fr)",
            cell: ({ ready, problem }) =>
              ready ? <Tag tone="ok">{t("Ready")}</Tag> : <span>{problem === null ? "–" : ofService(problem)}</span>,
          },
          {
            id: "context",
            header: t("Context"),
            isNumber: true,
            isWide: true,
            cell: ({ context_window }) => (context_window ? formatNumber(context_window) : "–"),
          },
          {
            id: "price",
            header: t("$ a million tokens"),
            isNumber: true,
            isWide: true,
            cell: ({ price }) => (price ? `${formatNumber(price.input, 2)} / ${formatNumber(price.output, 2)}` : "–"),
          },
        ]}
      />
    </Page>
  );
}
