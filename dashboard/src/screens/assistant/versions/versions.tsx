import type { Schema } from "@citedesk/client";
import { Link, useParams, useSearch } from "@tanstack/react-router";
import { client } from "../../../api/client.ts";
import { useAction, useApi, useRows } from "../../../api/use-api.ts";
import { useRights } from "../../../api/use-me.ts";
import { Button } from "../../../parts/button.tsx";
import { DataTable } from "../../../parts/data-table.tsx";
import { notify, notifyProblem } from "../../../parts/notices.tsx";
import { Card, Empty, Page } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { Tag } from "../../../parts/tag.tsx";
import { formatTime } from "../../../texts/formats.ts";
import { t } from "../../../texts/language.ts";
import { compareVersions } from "./compare-versions.ts";

type Version = Schema<"AgentVersion">;
const FROM = "/assistants/$agentId/versions" as const;

/** Each state that the assistant had; any of them can be brought back into the draft or published again. */
export function Versions() {
  const { agentId } = useParams({ from: FROM });
  const { version } = useSearch({ from: FROM });
  const rights = useRights(agentId);
  const path = { id: agentId };
  const list = useRows("/v2/agents/{id}/versions", { path });
  const renews = ["/v2/agents"];
  const publish = useAction(
    (number: number) => client.post("/v2/agents/{id}/publish", { path, body: { version: number } }),
    { renews, onDone: (_, number) => notify(t("Version {n} is published.", { n: number })) },
  );
  const restore = useAction(
    ({ name, model, prompt, settings }: Version) =>
      client.patch("/v2/agents/{id}", {
        path,
        body: { name, model, prompt, ...settings } as Schema<"UpdateAgentBody">,
      }),
    { renews, onDone: (_, { version }) => notify(t("Version {n} is in the draft.", { n: version })) },
  );
  const members = useApi("/v2/members", { query: { limit: 100 } }, { enabled: rights.read }).data?.data ?? [];
  const nameOf = (id: string) => {
    const member = members.find((one) => one.id === id);
    return member?.name || member?.email || "–";
  };
  const onError = { onError: notifyProblem };
  const newest = list.rows?.[0]?.version;
  return (
    <Page title={t("Versions")} tag="Agents" call={{ path: `/v2/agents/${agentId}/versions` }}>
      {version && <Comparison agentId={agentId} version={Number(version)} />}
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Versions")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ version }) => String(version)}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={<Empty text={t("No versions yet.")} />}
        columns={[
          {
            id: "version",
            header: t("Version"),
            width: "10rem",
            cell: ({ version, published }) => (
              <span className="flex items-center gap-2">
                <Link from={FROM} search={{ version: String(version) }} className="py-0.5 font-medium">
                  {t("Version {n}", { n: version })}
                </Link>
                {published && <Tag tone="ok">{t("Published")}</Tag>}
              </span>
            ),
          },
          { id: "name", header: t("Name"), cell: ({ name }) => name, isWide: true },
          { id: "by", header: t("By"), cell: ({ created_by }) => nameOf(created_by), isWide: true },
          { id: "at", header: t("Time"), cell: ({ created_at }) => formatTime(created_at) },
          {
            id: "actions",
            header: "",
            width: "18rem",
            cell: (row) =>
              rights.edit && (
                <span className="flex flex-wrap gap-1 @3xl:justify-end">
                  {row.version !== newest && (
                    <Button look="quiet" isBusy={restore.isPending} onClick={() => restore.mutate(row, onError)}>
                      {t("Bring into the draft")}
                    </Button>
                  )}
                  {!row.published && (
                    <Button
                      look="quiet"
                      isBusy={publish.isPending}
                      onClick={() => publish.mutate(row.version, onError)}
                    >
                      {t("Publish")}
                    </Button>
                  )}
                </span>
              ),
          },
        ]}
      />
    </Page>
  );
}

/** What a version changed against the one before it. */
function Comparison({ agentId, version }: { agentId: string; version: number }) {
  const { data: after } = useApi("/v2/agents/{id}/versions/{version}", { path: { id: agentId, version } });
  const { data: before } = useApi(
    "/v2/agents/{id}/versions/{version}",
    { path: { id: agentId, version: version - 1 } },
    { enabled: version > 1 },
  );
  if (!after || (version > 1 && !before)) return null;
  const rows = compareVersions(before, after);
  return (
    <Card title={t("What version {n} changed", { n: version })}>
      {rows.length === 0 && <p className="text-muted">{t("Nothing: it is the first, or the same again.")}</p>}
      {rows.map(({ field, before, after }) => (
        <div key={field} className="flex flex-col gap-1">
          <p className="font-medium">{field}</p>
          {before !== "" && <pre className="text-bad whitespace-pre-wrap">- {before}</pre>}
          {after !== "" && <pre className="text-ok whitespace-pre-wrap">+ {after}</pre>}
        </div>
      ))}
    </Card>
  );
}
