import { useNavigate, useSearch } from "@tanstack/react-router";
import { client } from "../../api/client.ts";
import { useRows } from "../../api/use-api.ts";
import { DataTable } from "../../parts/data-table.tsx";
import { allRows, ExportCsv } from "../../parts/export-csv.tsx";
import { Filters, SearchFilter } from "../../parts/filters.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { SaveButton } from "../../parts/save-button.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";

/** All of the log, as `npm run audit:verify` reads it. */
async function saveWithProof(): Promise<void> {
  const lines = await client.request("GET", "/v2/audit_events", { query: { format: "jsonl" } });
  saveFile("audit.ndjson", "application/x-ndjson", String(lines ?? ""));
}

/** Who changed what. */
export function AuditSection() {
  const { q } = useSearch({ from: "/settings/$section" });
  const navigate = useNavigate({ from: "/settings/$section" });
  const query = q ? { action: q } : {};
  const list = useRows("/v2/audit_events", { query });
  return (
    <Page
      title={t("Audit log")}
      tag="Audit log"
      call={{ path: "/v2/audit_events", query }}
      actions={
        <>
          <ExportCsv name="audit" rows={() => allRows("/v2/audit_events", { query })} />
          <SaveButton save={saveWithProof}>{t("With proof")}</SaveButton>
        </>
      }
    >
      <Filters>
        <SearchFilter
          label={t("Action, as agent.published")}
          value={q}
          onChange={(next) => void navigate({ params: { section: "audit" }, search: { q: next }, replace: true })}
        />
      </Filters>
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Audit log")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={<Empty text={t("Nothing fits.")} />}
        columns={[
          { id: "at", header: t("Time"), width: "11rem", cell: ({ created_at }) => formatTime(created_at) },
          { id: "who", header: t("Who"), width: "minmax(0,1.3fr)", cell: ({ actor }) => actor.name },
          { id: "action", header: t("Action"), width: "minmax(0,1.3fr)", cell: ({ action }) => <code>{action}</code> },
          {
            id: "target",
            header: t("What"),
            isWide: true,
            cell: ({ target }) => <span className="text-sm text-muted">{target.id ?? target.kind}</span>,
          },
          { id: "address", header: t("From"), isWide: true, width: "7rem", cell: ({ address }) => address ?? "–" },
        ]}
      />
    </Page>
  );
}
