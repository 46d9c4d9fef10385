import { useState } from "react";
import { client } from "../../api/client.ts";
import { queryClient, renew, useAction, useRows } from "../../api/use-api.ts";
import { useRights } from "../../api/use-me.ts";
import { Button } from "../../parts/button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Tag } from "../../parts/tag.tsx";
import { ofService, t } from "../../texts/language.ts";
import { AddTool } from "./add-tool.tsx";

/** What assistants may call besides their sources. */
export function ToolsSection() {
  const rights = useRights();
  const list = useRows("/v2/tools", {});
  const [isAdding, setAdding] = useState(false);
  const renews = ["/v2/tools"];
  const remove = useAction((id: string) => client.delete("/v2/tools/{id}", { path: { id } }), {
    renews,
    onDone: (_, id) =>
      notify(t("The tool is deleted."), async () => {
        await client.post("/v2/tools/{id}/restore", { path: { id } });
        await renew(queryClient, renews);
      }),
  });
  return (
    <Page
      title={t("Tools")}
      tag="Tools"
      call={{ path: "/v2/tools" }}
      actions={
        rights.edit && (
          <Button look="primary" onClick={() => setAdding(true)}>
            {t("Add a tool")}
          </Button>
        )
      }
    >
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Tools")}
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
            cell: ({ name, kind }) => (kind === "built_in" ? builtInName(name) : <code>{name}</code>),
          },
          {
            id: "what",
            header: t("What for"),
            width: "minmax(0,3fr)",
            cell: ({ kind, description }) => (kind === "built_in" ? ofService(description) : description),
          },
          {
            id: "kind",
            header: t("Kind"),
            width: "8rem",
            cell: ({ kind }) => <Tag>{kind === "built_in" ? t("Built in") : kind.toUpperCase()}</Tag>,
          },
          {
            id: "confirm",
            header: t("Asks first"),
            width: "6rem",
            isWide: true,
            cell: ({ confirm }) => (confirm ? t("yes") : t("no")),
          },
          {
            id: "delete",
            header: "",
            width: "6rem",
            cell: ({ id, kind }) =>
              rights.edit &&
              kind !== "built_in" && (
                <Button look="quiet" onClick={() => remove.mutate(id, { onError: notifyProblem })}>
                  {t("Delete")}
                </Button>
              ),
          },
        ]}
      />
      {isAdding && <AddTool onClose={() => setAdding(false)} />}
    </Page>
  );
}

/** Models call them by other names, which their owner never types. */
function builtInName(name: string): string {
  const names: Record<string, string> = {
    search_sources: t("Search the sources"),
    capture_lead: t("Keep contact details"),
    request_human: t("Ask for a person"),
  };
  return names[name] ?? name;
}
