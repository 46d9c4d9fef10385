import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { useAction, useApi, useRows } from "../../api/use-api.ts";
import { useMe, useRights } from "../../api/use-me.ts";
import { useOpenWorkspace } from "../../application/use-open-workspace.ts";
import { Button } from "../../parts/button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { notifyProblem } from "../../parts/notices.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { SaveButton } from "../../parts/save-button.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { Tag } from "../../parts/tag.tsx";
import { toldApart } from "../../parts/told-apart.ts";
import { TypedConfirmation } from "../../parts/typed-confirmation.tsx";
import { formatBytes, formatNumber, formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { ImportArchive } from "./import-archive.tsx";

type Task = Schema<"Task">;
const LOOK_MS = 1000;

/** A whole workspace: taken along as one file, brought in, or erased for good, with how far each is and its receipt. */
export function TransferSection() {
  const me = useMe();
  const rights = useRights();
  const enter = useOpenWorkspace();
  const [open, setOpen] = useState<"import" | "erase">();
  const workspace = useApi(
    "/v2/workspaces/{id}",
    { path: { id: me?.workspace_id ?? "" } },
    { enabled: me !== undefined },
  ).data;
  const workspaces = useApi("/v2/workspaces", { query: { limit: 100 } }).data?.data ?? [];
  const first = useRows("/v2/tasks", {});
  const isUnderWay = first.rows?.some(({ status }) => status === "waiting" || status === "running") ?? false;
  const list = useRows("/v2/tasks", {}, { every: isUnderWay ? LOOK_MS : false });
  const exporting = useAction(
    (id: string) => client.post("/v2/workspaces/{id}/export", { path: { id }, headers: { prefer: "wait=1" } }),
    { renews: ["/v2/tasks"] },
  );
  const name = workspace?.name ?? "";
  async function erase(): Promise<void> {
    // Asked before: in a workspace that goes nothing is asked any more.
    const { data } = await client.get("/v2/workspaces", { query: { limit: 100 } });
    await client.post("/v2/workspaces/{id}/erase", { path: { id: workspace!.id }, body: { name } });
    const next = data.find(({ id, kind }) => id !== workspace!.id && kind === "live");
    if (next) await enter(next.id);
  }
  return (
    <Page title={t("Export, import, erase")} tag="Workspaces" call={{ path: "/v2/tasks" }}>
      <div className="grid gap-4 lg:grid-cols-3">
        <Card
          title={t("Take it along")}
          text={t(
            "All of {name} as one file: assistants, sources, chats, leads and settings. Not its keys, secrets, people and log.",
            { name },
          )}
        >
          <Button
            look="primary"
            disabled={!workspace}
            isBusy={exporting.isPending}
            onClick={() => exporting.mutate(workspace!.id, { onError: notifyProblem })}
          >
            {t("Write the file")}
          </Button>
        </Card>
        <Card
          title={t("Bring one in")}
          text={
            rights.instance && rights.account
              ? t("A file that was written so, here or elsewhere, becomes another workspace of this account.")
              : t("Only administrators of the instance do this: what the file holds is stored as it is.")
          }
        >
          {rights.instance && rights.account && (
            <Button onClick={() => setOpen("import")}>{t("Choose the file")}</Button>
          )}
        </Card>
        <Card
          title={t("Erase it for good")}
          text={
            me?.role === "owner" && rights.account
              ? t(
                  "In the same moment nobody reaches {name} any more. It can't be undone; what remains is the receipt.",
                  {
                    name,
                  },
                )
              : t("Only owners of the whole account do this.")
          }
        >
          {me?.role === "owner" && rights.account && (
            <Button look="danger" disabled={!workspace} onClick={() => setOpen("erase")}>
              {t("Erase this workspace")}
            </Button>
          )}
        </Card>
      </div>
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Exports, imports and erasures")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={<Empty text={t("None.")} />}
        columns={[
          { id: "kind", header: t("Kind"), width: "6.5rem", cell: ({ kind }) => kindName(kind) },
          {
            id: "workspace",
            header: t("Workspace"),
            width: "minmax(0,2fr)",
            isWide: true,
            cell: ({ workspace_name, asked_by }) => (
              <span className="flex min-w-0 flex-col">
                <span className="truncate">{workspace_name}</span>
                <span className="truncate text-sm text-muted">{asked_by}</span>
              </span>
            ),
          },
          { id: "status", header: t("State"), width: "minmax(7rem,1.2fr)", cell: (task) => <TaskState task={task} /> },
          {
            id: "counts",
            header: t("What it came to"),
            width: "minmax(0,1.6fr)",
            isWide: true,
            cell: (task) => <span className="text-sm">{countsOf(task)}</span>,
          },
          {
            id: "at",
            header: t("Time"),
            isWide: true,
            width: "11rem",
            cell: ({ created_at }) => formatTime(created_at),
          },
          { id: "file", header: t("File"), width: "6.5rem", cell: (task) => <SaveArchive task={task} /> },
        ]}
      />
      {open === "import" && <ImportArchive onClose={() => setOpen(undefined)} />}
      {open === "erase" && workspace && (
        <TypedConfirmation
          title={t("Erase {name} for good", { name: workspace ? toldApart(workspace, workspaces) : name })}
          text={t(
            "Its assistants, sources, chats, visitors, leads, keys and addresses go, for everybody and at once. Take the file along first if you may need it.",
          )}
          word={name}
          action={t("Erase it for good")}
          act={erase}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Page>
  );
}

function Card({ title, text, children }: { title: string; text: string; children?: React.ReactNode }) {
  return (
    <section className="flex flex-col items-start gap-3 rounded-card border border-border bg-surface p-4">
      <h2>{title}</h2>
      <p className="grow text-muted">{text}</p>
      {children}
    </section>
  );
}

function TaskState({ task: { status, progress, problem } }: { task: Task }) {
  if (status === "completed") return <Tag tone="ok">{t("Complete")}</Tag>;
  if (status === "failed")
    return (
      <span className="flex flex-col gap-1">
        <span>
          <Tag tone="bad">{t("Failed")}</Tag>
        </span>
        <span className="text-sm">{problem}</span>
      </span>
    );
  const { done, total } = progress;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Tag tone="warn">{status === "waiting" ? t("Waiting") : t("Under way")}</Tag>
      {total !== null && total > 0 && (
        <progress value={done} max={total} aria-label={t("Under way")} className="w-20" />
      )}
    </span>
  );
}

function SaveArchive({ task }: { task: Task }) {
  if (task.archive_bytes === null) return null;
  return (
    <SaveButton
      save={async () =>
        saveFile(
          `${task.workspace_name} ${task.created_at.slice(0, 10)}.citedesk`,
          "application/octet-stream",
          await client.fetchArchive(task.id),
        )
      }
    >
      {formatBytes(task.archive_bytes)}
    </SaveButton>
  );
}

function kindName(kind: Task["kind"]): string {
  return { export: t("Export"), import: t("Import"), erasure: t("Erasure") }[kind];
}

/** The receipt: of an erasure each table has its count. */
function countsOf({ kind, counts }: Task): string {
  const { files = 0, rows, ...tables } = counts;
  const n = rows ?? (kind === "erasure" ? Object.values(tables).reduce((sum, count) => sum + count, 0) : 0);
  if (n === 0 && files === 0) return "–";
  return t("{rows} rows, {files} files", { rows: formatNumber(n), files: formatNumber(files) });
}
