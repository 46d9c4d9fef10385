import { useRows } from "../../api/use-api.ts";
import { DataTable } from "../../parts/data-table.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Tag } from "../../parts/tag.tsx";
import { formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { ErasedCounts } from "./erased-counts.tsx";

/** The receipts of what went for good. */
export function ErasuresSection() {
  const list = useRows("/v2/erasures", {});
  const kinds = {
    visitor: t("Visitor"),
    chats: t("Chats"),
    source: t("Source"),
    document: t("Page"),
    agent: t("Assistant"),
  };
  return (
    <Page title={t("Erasures")} tag="Workspaces" call={{ path: "/v2/erasures" }}>
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Erasures")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={<Empty text={t("Nothing was erased for good.")} />}
        columns={[
          { id: "kind", header: t("Kind"), width: "7rem", cell: ({ kind }) => kinds[kind] },
          {
            id: "origin",
            header: t("Why"),
            width: "9rem",
            cell: ({ origin }) => (origin === "age" ? t("By its age") : t("By request")),
          },
          {
            id: "status",
            header: t("State"),
            width: "8rem",
            cell: ({ status }) =>
              status === "completed" ? <Tag tone="ok">{t("Complete")}</Tag> : <Tag tone="warn">{t("Under way")}</Tag>,
          },
          {
            id: "counts",
            header: t("What went"),
            width: "minmax(0,3fr)",
            cell: ({ erased }) => <ErasedCounts erased={erased} />,
          },
          {
            id: "at",
            header: t("Time"),
            isWide: true,
            width: "12rem",
            cell: ({ created_at }) => formatTime(created_at),
          },
        ]}
      />
    </Page>
  );
}
