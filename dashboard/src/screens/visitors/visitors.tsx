import type { Schema } from "@citedesk/client";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { useRows } from "../../api/use-api.ts";
import { Ago } from "../../parts/ago.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { allRows, ExportCsv } from "../../parts/export-csv.tsx";
import { AgentFilter, Filters, SearchFilter } from "../../parts/filters.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { formatNumber } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { VisitorDetail } from "./visitor-detail.tsx";

/** Who asked: what is known of them, their data on request, their erasure. */
export function Visitors() {
  const search = useSearch({ from: "/visitors" });
  const navigate = useNavigate({ from: "/visitors" });
  const query = { ...(search.agent ? { agent_id: search.agent } : {}), ...(search.q ? { q: search.q } : {}) };
  const list = useRows("/v2/visitors", { query });
  const filter = (part: Partial<typeof search>) =>
    void navigate({ search: (now) => ({ ...now, ...part }), replace: true });
  const columns = useMemo(
    (): Column<Schema<"Visitor">>[] => [
      {
        id: "who",
        header: t("Who"),
        width: "minmax(0,2fr)",
        cell: ({ id, name, email, contact, external_id }) => (
          <Link from="/visitors" search={{ ...search, visitor: id }} className="block truncate py-0.5 font-medium">
            {name || email || contact?.name || contact?.email || external_id || t("Unknown visitor")}
          </Link>
        ),
      },
      { id: "email", header: t("E-mail"), cell: ({ email, contact }) => email ?? contact?.email, isWide: true },
      { id: "chats", header: t("Chats"), width: "5rem", isNumber: true, cell: ({ chats }) => formatNumber(chats) },
      { id: "seen", header: t("Last seen"), cell: ({ last_seen_at }) => <Ago at={last_seen_at} /> },
    ],
    [search],
  );
  return (
    <Page
      title={t("Visitors")}
      tag="Visitors"
      call={{ path: "/v2/visitors", query }}
      actions={<ExportCsv name="visitors" rows={() => allRows("/v2/visitors", { query })} />}
    >
      <Filters>
        <SearchFilter label={t("Name, e-mail or id")} value={search.q} onChange={(q) => filter({ q })} />
        <AgentFilter value={search.agent} onChange={(agent) => filter({ agent })} />
      </Filters>
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Visitors")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={
          <Empty
            text={Object.keys(query).length > 0 ? t("No visitor fits these filters.") : t("Nobody has asked yet.")}
          />
        }
        columns={columns}
      />
      {search.visitor && <VisitorDetail visitorId={search.visitor} onClose={() => filter({ visitor: undefined })} />}
    </Page>
  );
}
