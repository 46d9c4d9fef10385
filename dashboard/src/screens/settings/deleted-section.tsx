import type { Schema } from "@citedesk/client";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { client } from "../../api/client.ts";
import { useAction, useRows } from "../../api/use-api.ts";
import { oneOf } from "../../application/search-texts.ts";
import { Button } from "../../parts/button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { ChoiceFilter, Filters } from "../../parts/filters.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";

type Deleted = Schema<"Deleted">;
const KINDS = [
  "agent",
  "source",
  "brand",
  "chat",
  "lead",
  "reply",
  "tool",
  "webhook",
  "deployment",
  "domain",
  "check",
] as const;

/** What can be brought back within 30 days. */
export function DeletedSection() {
  const search = useSearch({ from: "/settings/$section" });
  const navigate = useNavigate({ from: "/settings/$section" });
  const kind = oneOf(search.kind, KINDS);
  const list = useRows("/v2/deleted", { query: kind ? { kind } : {} });
  const back = useAction(restore, {
    renews: ["/v2/"],
    onDone: (_, { name }) => notify(t("{name} is back.", { name })),
  });
  const names: Record<Deleted["kind"], string> = {
    agent: t("Assistant"),
    source: t("Source"),
    brand: t("Brand"),
    chat: t("Chat"),
    lead: t("Lead"),
    reply: t("Canned reply"),
    tool: t("Tool"),
    webhook: t("Webhook"),
    deployment: t("Deployment"),
    domain: t("Domain"),
    check: t("Check"),
  };
  return (
    <Page title={t("Recently deleted")} tag="Workspaces" call={{ path: "/v2/deleted", query: { kind } }}>
      <Filters>
        <ChoiceFilter
          label={t("Kind")}
          value={kind}
          choices={KINDS.map((value) => ({ value, label: names[value] }))}
          onChange={(value) =>
            void navigate({ params: { section: "deleted" }, search: { kind: value }, replace: true })
          }
        />
      </Filters>
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Recently deleted")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={<Empty text={t("Nothing was deleted in the last 30 days.")} />}
        columns={[
          { id: "name", header: t("Name"), width: "minmax(0,2fr)", cell: ({ name }) => name },
          { id: "kind", header: t("Kind"), cell: ({ kind }) => names[kind] },
          { id: "at", header: t("Deleted"), width: "9.5rem", cell: ({ deleted_at }) => formatTime(deleted_at) },
          {
            id: "until",
            header: t("Can come back until"),
            isWide: true,
            width: "9.5rem",
            cell: ({ restorable_until }) => formatTime(restorable_until),
          },
          {
            id: "restore",
            header: "",
            width: "9rem",
            cell: (row) => (
              <Button isBusy={back.isPending} onClick={() => back.mutate(row, { onError: notifyProblem })}>
                {t("Bring back")}
              </Button>
            ),
          },
        ]}
      />
    </Page>
  );
}

/** A deployment and a check lie below their assistant. */
function restore({ id, kind, agent_id }: Deleted): Promise<unknown> {
  const rows = kind === "reply" ? "replies" : `${kind}s`;
  const below =
    kind === "deployment" || kind === "check" ? `/v2/agents/${agent_id}/${rows}/${id}` : `/v2/${rows}/${id}`;
  return client.request("POST", `${below}/restore`);
}
