import type { Schema } from "@citedesk/client";
import { Link, useNavigate, useParams, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../../../api/client.ts";
import { useAction, useApi, useRows } from "../../../api/use-api.ts";
import { useRights } from "../../../api/use-me.ts";
import { oneOf } from "../../../application/search-texts.ts";
import { Ago } from "../../../parts/ago.tsx";
import { Button } from "../../../parts/button.tsx";
import { DataTable } from "../../../parts/data-table.tsx";
import { allRows, ExportCsv } from "../../../parts/export-csv.tsx";
import { ChoiceFilter, Filters, SearchFilter } from "../../../parts/filters.tsx";
import { notify, notifyProblem } from "../../../parts/notices.tsx";
import { Empty, Page } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { Tag } from "../../../parts/tag.tsx";
import { formatNumber } from "../../../texts/formats.ts";
import { ofService, t } from "../../../texts/language.ts";
import { AddSource } from "./add-source.tsx";
import { BringIn } from "./bring-in.tsx";
import { readingCounts } from "./reading-counts.ts";
import { ReadingPanel } from "./reading-panel.tsx";
import { isUnderWay, SOURCE_STATUSES, SOURCE_TYPES, sourceStatus, sourceTypeName } from "./source-words.ts";

type Source = Schema<"Source">;
const FROM = "/assistants/$agentId/sources" as const;

/** What the assistant may say things from. */
export function Sources() {
  const { agentId } = useParams({ from: FROM });
  const search = useSearch({ from: FROM });
  const navigate = useNavigate({ from: FROM });
  const rights = useRights(agentId);
  const [isAdding, setAdding] = useState(false);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const status = oneOf(search.status, SOURCE_STATUSES);
  const type = oneOf(search.type, SOURCE_TYPES);
  const query = {
    agent_id: agentId,
    ...(status ? { status } : {}),
    ...(type ? { type } : {}),
    ...(search.q ? { q: search.q } : {}),
  };
  const list = useRows("/v2/sources", { query });
  const cited = useApi("/v2/stats/sources", { query: { agent_id: agentId, limit: 100 } }).data?.data;
  const timesCited = new Map(cited?.map(({ source_id, citations }) => [source_id, citations]));
  const filter = (part: Partial<typeof search>) => void navigate({ search: { ...search, ...part }, replace: true });
  const { add, ...filters } = search;
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const reading = list.rows?.filter((source) => isUnderWay(source.status)) ?? [];
  const bulk = useBulk(() => setSelected(new Set()));
  return (
    <Page
      title={t("Sources")}
      tag="Sources"
      call={{ path: "/v2/sources", query }}
      actions={
        <>
          <ExportCsv name="sources" rows={() => allRows("/v2/sources", { query })} />
          {rights.edit && (
            <>
              <Button onClick={() => filter({ add: "import" })}>{t("Bring in")}</Button>
              <Button look="primary" onClick={() => setAdding(true)}>
                {t("Add a source")}
              </Button>
            </>
          )}
        </>
      }
    >
      {reading.slice(0, 2).map((source) => (
        <ReadingPanel key={source.id} source={source} agentId={agentId} />
      ))}
      <Filters>
        <SearchFilter label={t("Title or address")} value={search.q} onChange={(q) => filter({ q })} />
        <ChoiceFilter
          label={t("Type")}
          value={type}
          choices={SOURCE_TYPES.map((value) => ({ value, label: sourceTypeName(value) }))}
          onChange={(value) => filter({ type: value })}
        />
        <ChoiceFilter
          label={t("State")}
          value={status}
          choices={SOURCE_STATUSES.map((value) => ({ value, label: `${sourceStatus(value).word}` }))}
          onChange={(value) => filter({ status: value })}
        />
      </Filters>
      {selected.size > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-card bg-accent-soft p-2">
          <span className="mr-auto px-2">
            {t("{n, plural, one {# row} other {# rows}} selected", { n: selected.size })}
          </span>
          {(["refresh", "disable", "enable", "delete"] as const).map((action) => (
            <Button
              key={action}
              isBusy={bulk.isPending}
              onClick={() => bulk.mutate({ action, ids: [...selected] }, { onError: notifyProblem })}
            >
              {bulkName(action)}
            </Button>
          ))}
        </div>
      )}
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Sources")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        {...(rights.edit ? { selection: { ids: selected, change: setSelected } } : {})}
        empty={
          isFiltered ? (
            <Empty text={t("No source fits these filters.")} />
          ) : (
            <Empty
              text={t(
                "No sources yet. Type your website's address or drop a file; answers come only from what you add.",
              )}
            >
              {rights.edit && <Button onClick={() => setAdding(true)}>{t("Add a source")}</Button>}
            </Empty>
          )
        }
        columns={[
          {
            id: "title",
            header: t("Name"),
            width: "minmax(0,3fr)",
            cell: (source) => (
              <span className="block min-w-0">
                <Link
                  to="/assistants/$agentId/sources/$sourceId"
                  params={{ agentId, sourceId: source.id }}
                  className="block truncate py-0.5 font-medium"
                >
                  {source.title || source.url}
                </Link>
                {source.error && (
                  <span className="line-clamp-2 text-sm text-muted" title={ofService(source.error.message)}>
                    {ofService(source.error.message)}
                  </span>
                )}
              </span>
            ),
          },
          { id: "type", header: t("Type"), isWide: true, cell: ({ type }) => sourceTypeName(type) },
          {
            id: "status",
            header: t("State"),
            width: "minmax(11rem,1.3fr)",
            cell: (source) => <StatusCell source={source} />,
          },
          {
            id: "pages",
            header: t("Pages"),
            width: "minmax(0,1.2fr)",
            isWide: true,
            cell: ({ progress }) => <SmallBar counts={readingCounts(progress)} />,
          },
          {
            id: "cited",
            header: t("Cited"),
            width: "5rem",
            isNumber: true,
            isWide: true,
            cell: ({ id }) => formatNumber(timesCited.get(id) ?? 0),
          },
          { id: "read", header: t("Last read"), isWide: true, cell: ({ last_read_at }) => <Ago at={last_read_at} /> },
          { id: "next", header: t("Next"), isWide: true, cell: ({ next_refresh_at }) => <Ago at={next_refresh_at} /> },
        ]}
      />
      {add === "import" && rights.edit && <BringIn agentId={agentId} onClose={() => filter({ add: undefined })} />}
      {isAdding && <AddSource agentId={agentId} onClose={() => setAdding(false)} />}
    </Page>
  );
}

type BulkAction = "refresh" | "disable" | "enable" | "delete";

function bulkName(action: BulkAction): string {
  return { refresh: t("Read again"), disable: t("Disable"), enable: t("Enable"), delete: t("Delete") }[action];
}

/** One request; rows that failed say why. What was deleted can be brought back at once. */
function useBulk(onDone: () => void) {
  return useAction((body: { action: BulkAction; ids: string[] }) => client.post("/v2/sources/bulk", { body }), {
    renews: ["/v2/sources", "/v2/deleted"],
    onDone: ({ data, done, failed }, { action }) => {
      onDone();
      const ids = data.filter(({ status }) => status === "done").map(({ id }) => id);
      const undo = async () => {
        await Promise.all(ids.map((id) => client.post("/v2/sources/{id}/restore", { path: { id } })));
        const { queryClient, renew } = await import("../../../api/use-api.ts");
        await renew(queryClient, ["/v2/sources"]);
      };
      notify(
        t("{n, plural, one {# source} other {# sources}} done.", { n: done }),
        action === "delete" ? undo : undefined,
      );
      if (failed > 0) notify(data.find(({ error }) => error)?.error?.message ?? "");
    },
  });
}

function StatusCell({ source }: { source: Source }) {
  const { word, tone } = sourceStatus(source.status);
  return (
    <span className="flex flex-wrap gap-1">
      <Tag tone={tone}>{word}</Tag>
      {source.reading?.waits && <Tag tone="warn">{t("Waits for its site")}</Tag>}
      {!source.enabled && <Tag>{t("Disabled")}</Tag>}
      {source.stale && <Tag tone="warn">{t("Stale")}</Tag>}
      {source.pending_changes > 0 && <Tag tone="warn">{t("Changes wait")}</Tag>}
    </span>
  );
}

function SmallBar({ counts }: { counts: ReturnType<typeof readingCounts> }) {
  if (counts.found === 0) return "–";
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden className="flex h-2 w-16 gap-px shrink overflow-hidden rounded-tag">
        <span className="bg-ok" style={{ flexGrow: counts.read }} />
        <span className="bg-control" style={{ flexGrow: counts.skipped }} />
        <span className="bg-bad" style={{ flexGrow: counts.failed }} />
        <span className="bg-sunken" style={{ flexGrow: counts.waiting }} />
      </span>
      <span className="whitespace-nowrap tabular-nums">
        {formatNumber(counts.read)}/{formatNumber(counts.found)}
      </span>
    </span>
  );
}
