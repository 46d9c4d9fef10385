import type { Schema } from "@citedesk/client";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { queryClient, renew, useAction, useRows } from "../../api/use-api.ts";
import { useRights } from "../../api/use-me.ts";
import { oneOf } from "../../application/search-texts.ts";
import { Button } from "../../parts/button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { AgentFilter, ChoiceFilter, Filters, SearchFilter } from "../../parts/filters.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { SaveButton } from "../../parts/save-button.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { Tag } from "../../parts/tag.tsx";
import { formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { LeadDetail } from "./lead-detail.tsx";
import { LEAD_STATUSES, leadStatus } from "./lead-words.ts";

type BulkBody = Schema<"BulkLeadsBody">;

/** Who left contact details, with what they agreed to. */
export function Leads() {
  const search = useSearch({ from: "/leads" });
  const navigate = useNavigate({ from: "/leads" });
  const rights = useRights();
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const status = oneOf(search.status, LEAD_STATUSES);
  const query = {
    ...(status ? { status } : {}),
    ...(search.agent ? { agent_id: search.agent } : {}),
    ...(search.q ? { q: search.q } : {}),
    ...(search.owner ? { owner_id: search.owner } : {}),
  };
  const list = useRows("/v2/leads", { query });
  /** As the service makes it: a column for each field. */
  const save = async () => {
    const file = await client.request("GET", "/v2/leads", { query: { ...query, format: "csv" } });
    saveFile("leads.csv", "text/csv", String(file));
  };
  const filter = (part: Partial<typeof search>) => void navigate({ search: { ...search, ...part }, replace: true });
  const bulk = useAction((body: BulkBody) => client.post("/v2/leads/bulk", { body }), {
    renews: ["/v2/leads", "/v2/deleted"],
    onDone: ({ data, done }, { action }) => {
      // What failed stays selected.
      setSelected(new Set(data.filter(({ status }) => status === "failed").map(({ id }) => id)));
      const ids = data.filter(({ status }) => status === "done").map(({ id }) => id);
      const undo = async () => {
        await Promise.all(ids.map((id) => client.post("/v2/leads/{id}/restore", { path: { id } })));
        await renew(queryClient, ["/v2/leads"]);
      };
      notify(t("{n, plural, one {# lead} other {# leads}} done.", { n: done }), action === "delete" ? undo : undefined);
    },
  });
  const actions = { qualify: t("Qualify"), finish: t("Mark as done"), delete: t("Delete") };
  return (
    <Page
      title={t("Leads")}
      tag="Leads"
      call={{ path: "/v2/leads", query }}
      actions={<SaveButton save={save}>CSV</SaveButton>}
    >
      <Filters>
        <SearchFilter label={t("Name, e-mail, any field")} value={search.q} onChange={(q) => filter({ q })} />
        <ChoiceFilter
          label={t("State")}
          value={status}
          choices={LEAD_STATUSES.map((value) => ({ value, label: leadStatus(value).word }))}
          onChange={(value) => filter({ status: value })}
        />
        <ChoiceFilter
          label={t("Who works on it")}
          value={search.owner}
          choices={[
            { value: "me", label: t("Me") },
            { value: "none", label: t("Nobody") },
          ]}
          onChange={(owner) => filter({ owner })}
        />
        <AgentFilter value={search.agent} onChange={(agent) => filter({ agent })} />
      </Filters>
      {selected.size > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-card bg-accent-soft p-2">
          <span className="mr-auto px-2">
            {t("{n, plural, one {# row} other {# rows}} selected", { n: selected.size })}
          </span>
          {(["qualify", "finish", "delete"] as const).map((action) => (
            <Button
              key={action}
              isBusy={bulk.isPending}
              onClick={() => bulk.mutate({ action, ids: [...selected] }, { onError: notifyProblem })}
            >
              {actions[action]}
            </Button>
          ))}
        </div>
      )}
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Leads")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        {...(rights.support ? { selection: { ids: selected, change: setSelected } } : {})}
        empty={
          <Empty
            text={t("No leads yet. An assistant asks for contact details where it can't answer, if you let it.")}
          />
        }
        columns={[
          {
            id: "who",
            header: t("Who"),
            width: "minmax(0,2fr)",
            cell: ({ id, fields }) => (
              <Link from="/leads" search={{ ...search, lead: id }} className="block truncate py-0.5 font-medium">
                {fields.name || fields.email || Object.values(fields)[0] || id}
              </Link>
            ),
          },
          {
            id: "email",
            header: t("E-mail"),
            width: "minmax(0,3fr)",
            cell: ({ fields }) => (
              <span className="block truncate" title={fields.email}>
                {fields.email}
              </span>
            ),
          },
          {
            id: "status",
            header: t("State"),
            width: "7rem",
            cell: ({ status }) => <Tag tone={leadStatus(status).tone}>{leadStatus(status).word}</Tag>,
          },
          {
            id: "score",
            header: t("Points"),
            width: "4rem",
            isWide: true,
            cell: ({ score }) => score ?? "–",
          },
          {
            id: "consent",
            header: t("Agreed"),
            isWide: true,
            width: "9.5rem",
            cell: ({ consent }) => (consent ? formatTime(consent.given_at) : "–"),
          },
          {
            id: "at",
            header: t("Left"),
            isWide: true,
            width: "9.5rem",
            cell: ({ created_at }) => formatTime(created_at),
          },
        ]}
      />
      {search.lead && (
        <LeadDetail leadId={search.lead} canEdit={rights.support} onClose={() => filter({ lead: undefined })} />
      )}
    </Page>
  );
}
