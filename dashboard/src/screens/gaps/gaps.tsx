import type { Schema } from "@citedesk/client";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useMemo, useState } from "react";
import { client } from "../../api/client.ts";
import { queryClient, renew, useAction, useRows } from "../../api/use-api.ts";
import { useRights } from "../../api/use-me.ts";
import { oneOf } from "../../application/search-texts.ts";
import { Ago } from "../../parts/ago.tsx";
import { Button } from "../../parts/button.tsx";
import { type Column, DataTable } from "../../parts/data-table.tsx";
import { allRows, ExportCsv } from "../../parts/export-csv.tsx";
import { AgentFilter, ChoiceFilter, Filters } from "../../parts/filters.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Tag } from "../../parts/tag.tsx";
import { formatNumber } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { GapAnswer } from "./gap-answer.tsx";

type Gap = Schema<"Gap">;
const STATUSES = ["open", "closed", "dismissed", "off_topic"] as const;
const SORTS = ["-visitors", "-trend", "-asked", "-created_at"] as const;

/** What visitors asked and the sources did not say, most asked first; each is answered in its place. */
export function Gaps() {
  const search = useSearch({ from: "/gaps" });
  const navigate = useNavigate({ from: "/gaps" });
  const rights = useRights(search.agent);
  const status = oneOf(search.status, STATUSES) ?? "open";
  const sort = oneOf(search.sort, SORTS) ?? "-visitors";
  const query = { status, sort, ...(search.agent ? { agent_id: search.agent } : {}) };
  const list = useRows("/v2/stats/gaps", { query });
  // The list is read again once the answers were looked at: until then the row stays, as what it has become.
  const [answered, setAnswered] = useState<Gap>();
  const rows = useMemo(
    () => list.rows?.map((gap) => (gap.id === answered?.id ? { ...gap, status: answered.status } : gap)),
    [list.rows, answered],
  );
  const filter = (part: Partial<typeof search>) => void navigate({ search: { ...search, ...part }, replace: true });
  const renews = ["/v2/stats/gaps"];
  const set = (status: "open" | "dismissed") => (gap: Gap) =>
    client.patch("/v2/stats/gaps/{id}", { path: { id: gap.id }, body: { status } });
  const dismiss = useAction(set("dismissed"), {
    renews,
    onDone: (_, gap) =>
      notify(t("The gap is dismissed."), async () => {
        await set("open")(gap);
        await renew(queryClient, renews);
      }),
  });
  const reopen = useAction(set("open"), { renews });
  const [setDismissed, setOpen, canEdit] = [dismiss.mutate, reopen.mutate, rights.edit];
  const showGap = useCallback(
    (gap: string | undefined) => void navigate({ search: { ...search, gap }, replace: true }),
    [navigate, search],
  );
  const columns = useMemo(
    (): Column<Gap>[] => [
      {
        id: "question",
        header: t("Question"),
        width: "minmax(0,3fr)",
        cell: ({ question }) => <span className="font-medium">{question}</span>,
      },
      {
        id: "asked",
        header: t("Asked"),
        width: "6rem",
        isNumber: true,
        cell: ({ asked }) => t("{n, plural, one {# time} other {# times}}", { n: asked }),
      },
      {
        id: "visitors",
        header: t("Visitors"),
        width: "5rem",
        isNumber: true,
        isWide: true,
        cell: ({ visitors }) => formatNumber(visitors),
      },
      {
        id: "trend",
        header: t("7 days"),
        width: "4.5rem",
        isNumber: true,
        isWide: true,
        cell: ({ trend }) => (trend > 0 ? `+${formatNumber(trend)}` : formatNumber(trend)),
      },
      {
        id: "last",
        header: t("Last asked"),
        width: "8rem",
        isWide: true,
        cell: ({ last_asked_at }) => <Ago at={last_asked_at} />,
      },
      {
        id: "status",
        header: t("State"),
        width: "7rem",
        isWide: true,
        cell: ({ status }) => (
          <Tag tone={status === "closed" ? "ok" : status === "open" ? "warn" : "plain"}>{statusName(status)}</Tag>
        ),
      },
      {
        id: "actions",
        header: "",
        width: "15rem",
        cell: (gap) =>
          canEdit && (
            <span className="flex flex-wrap gap-1 @3xl:justify-end">
              {gap.status === "open" && (
                <>
                  <Button
                    aria-expanded={search.gap === gap.id}
                    onClick={() => showGap(search.gap === gap.id ? undefined : gap.id)}
                  >
                    {t("Write the answer")}
                  </Button>
                  <Button look="quiet" onClick={() => setDismissed(gap, { onError: notifyProblem })}>
                    {t("Dismiss")}
                  </Button>
                </>
              )}
              {gap.status === "dismissed" && (
                <Button look="quiet" onClick={() => setOpen(gap, { onError: notifyProblem })}>
                  {t("Open again")}
                </Button>
              )}
            </span>
          ),
      },
    ],
    [search, canEdit, showGap, setDismissed, setOpen],
  );
  const detail = useCallback(
    (gap: Gap) =>
      search.gap === gap.id && (
        <td className="col-span-full">
          <GapAnswer gap={gap} onAnswered={setAnswered} onClose={() => showGap(undefined)} />
        </td>
      ),
    [search, showGap],
  );
  const orders = {
    "-visitors": t("Most visitors"),
    "-trend": t("Rising"),
    "-asked": t("Most asked"),
    "-created_at": t("Newest"),
  };
  return (
    <Page
      title={t("Gaps")}
      tag="Stats"
      call={{ path: "/v2/stats/gaps", query }}
      actions={<ExportCsv name="gaps" rows={() => allRows("/v2/stats/gaps", { query })} />}
    >
      <Filters>
        <AgentFilter value={search.agent} onChange={(agent) => filter({ agent })} />
        <ChoiceFilter
          label={t("State")}
          value={status}
          choices={STATUSES.map((value) => ({ value, label: statusName(value) }))}
          onChange={(value) => filter({ status: value })}
        />
        <ChoiceFilter
          label={t("Order")}
          value={sort}
          choices={SORTS.map((value) => ({ value, label: orders[value] }))}
          onChange={(value) => filter({ sort: value })}
        />
      </Filters>
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Gaps")}
        rows={rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={<Empty text={t("Nothing here. A gap opens when the same question stays without an answer twice.")} />}
        columns={columns}
        detail={detail}
      />
    </Page>
  );
}

function statusName(status: Gap["status"]): string {
  return { open: t("Open"), closed: t("Answered"), dismissed: t("Dismissed"), off_topic: t("Off topic") }[status];
}
