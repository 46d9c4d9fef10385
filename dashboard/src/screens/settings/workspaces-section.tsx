import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew, useApi, useRows } from "../../api/use-api.ts";
import { useMe, useRights } from "../../api/use-me.ts";
import { useOpenWorkspace } from "../../application/use-open-workspace.ts";
import { Button } from "../../parts/button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { numberOf } from "../../parts/number-of.ts";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Tag } from "../../parts/tag.tsx";
import { toldApart } from "../../parts/told-apart.ts";
import { useSubmit } from "../../parts/use-submit.ts";
import { formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { roleName } from "./roles.ts";
import { ReachedLimit, WorkspaceUsage } from "./workspace-usage.tsx";

/** A client each: which there are, and a new one. */
export function WorkspacesSection() {
  const { open } = useSearch({ from: "/settings/$section" });
  const navigate = useNavigate({ from: "/settings/$section" });
  const me = useMe();
  const rights = useRights();
  const [wanted, setWanted] = useState("");
  const list = useRows("/v2/workspaces", {});
  const enter = useOpenWorkspace();
  const rows = list.rows?.filter(({ name }) => name.toLowerCase().includes(wanted.trim().toLowerCase()));
  const setOpen = (value: string | undefined) =>
    void navigate({ params: { section: "workspaces" }, search: { open: value }, replace: true });
  return (
    <Page
      title={t("All workspaces")}
      tag="Workspaces"
      call={{ path: "/v2/workspaces" }}
      actions={
        rights.account && (
          <Button look="primary" onClick={() => setOpen("new")}>
            {t("Add a workspace")}
          </Button>
        )
      }
    >
      <p className="text-muted">
        {t("One for each client: people, sources, chats, keys and figures of one are nowhere in another.")}
      </p>
      {list.error && <Problem error={list.error} retry={list.retry} />}
      {(list.rows?.length ?? 0) > 10 && (
        <TextField label={t("Find by name")} value={wanted} onChange={({ target }) => setWanted(target.value)} />
      )}
      <DataTable
        label={t("All workspaces")}
        rows={rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={<Empty text={t("None.")} />}
        columns={[
          {
            id: "name",
            header: t("Name"),
            width: "minmax(0,2fr)",
            cell: ({ id, name, kind, account_id }) => (
              <span className="flex flex-wrap items-center gap-2 font-medium">
                {toldApart({ id, name, kind, account_id }, list.rows ?? [])}
                {kind === "test" && <Tag tone="warn">TEST</Tag>}
                {id === me?.workspace_id && <Tag tone="ok">{t("Shown now")}</Tag>}
                <ReachedLimit workspaceId={id} />
              </span>
            ),
          },
          { id: "account", header: t("Account"), isWide: true, cell: ({ account_name }) => account_name },
          { id: "role", header: t("Your role"), cell: ({ role }) => role && roleName(role) },
          {
            id: "chats",
            header: t("Chats this month"),
            cell: ({ id }) => <WorkspaceUsage workspaceId={id} limit="chats_per_month" />,
          },
          {
            id: "spend",
            header: t("Models, US dollars"),
            isWide: true,
            cell: ({ id }) => <WorkspaceUsage workspaceId={id} limit="spend_per_month" />,
          },
          { id: "since", header: t("Since"), isWide: true, cell: ({ created_at }) => formatTime(created_at) },
          {
            id: "open",
            header: "",
            width: "7rem",
            cell: ({ id, name }) =>
              id !== me?.workspace_id && (
                <Button look="quiet" onClick={() => void enter(id)} aria-label={t("Switch to {name}", { name })}>
                  {t("Switch")}
                </Button>
              ),
          },
        ]}
      />
      {open === "new" && rights.account && <AddWorkspace onClose={() => setOpen(undefined)} onMade={enter} />}
    </Page>
  );
}

function AddWorkspace({ onClose, onMade }: { onClose: () => void; onMade: (id: string) => Promise<void> }) {
  const own = useApi("/v2/members", { query: { limit: 100 } }).data?.data ?? [];
  const coming = own.filter(({ all_workspaces, role }) => all_workspaces && (role === "owner" || role === "admin"));
  const form = useForm({ defaultValues: { name: "", limits: { chats_per_month: "", spend_per_month: "" } } });
  const { submit, problem, isBusy } = useSubmit(form, async ({ name, limits: texts }) => {
    const entered = Object.entries(texts).filter(([, text]) => text.trim() !== "");
    const limits = Object.fromEntries(entered.map(([limit, text]) => [limit, numberOf(text)]));
    const { id } = await client.post("/v2/workspaces", { body: { name, limits } });
    await renew(queryClient, ["/v2/workspaces"]);
    await onMade(id);
  });
  return (
    <Dialog title={t("Add a workspace")} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          label={t("Name")}
          hint={t("Such as the client's.")}
          required
          autoFocus
          maxLength={200}
          error={form.formState.errors.name?.message}
          {...form.register("name")}
        />
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={t("Chats a month")}
            hint={t("Empty: no limit.")}
            inputMode="numeric"
            error={form.formState.errors.limits?.chats_per_month?.message}
            {...form.register("limits.chats_per_month")}
          />
          <TextField
            label={t("Models a month, in US dollars")}
            hint={t("Empty: no limit.")}
            inputMode="decimal"
            error={form.formState.errors.limits?.spend_per_month?.message}
            {...form.register("limits.spend_per_month")}
          />
        </div>
        <p className="text-sm text-muted">
          {t("Who belongs to all workspaces comes along: {names}. Invite others once you are in it.", {
            names: coming.map(({ name, email }) => name || email).join(", "),
          })}
        </p>
        {problem !== undefined && <Problem error={problem} />}
        <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
          {t("Add")}
        </Button>
      </form>
    </Dialog>
  );
}
