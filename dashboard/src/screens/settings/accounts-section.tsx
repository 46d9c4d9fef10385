import type { Schema } from "@citedesk/client";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew, useApi, useRows } from "../../api/use-api.ts";
import { Button } from "../../parts/button.tsx";
import { CopyButton } from "../../parts/copy-button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { TextField } from "../../parts/field.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { formatBytes, formatNumber, formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";

/** For administrators of the instance: who is on it, and how much each uses; never what is in it. */
export function AccountsSection() {
  const { open } = useSearch({ from: "/settings/$section" });
  const navigate = useNavigate({ from: "/settings/$section" });
  const list = useRows("/v2/accounts", {});
  const setOpen = (value: string | undefined) =>
    void navigate({ params: { section: "accounts" }, search: { open: value }, replace: true });
  const shown = list.rows?.find(({ id }) => id === open);
  return (
    <Page
      title={t("Accounts of the instance")}
      tag="Accounts"
      call={{ path: "/v2/accounts" }}
      actions={
        <Button look="primary" onClick={() => setOpen("new")}>
          {t("Make an account")}
        </Button>
      }
    >
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Accounts of the instance")}
        rows={list.rows}
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
            cell: ({ name }) => <span className="font-medium">{name}</span>,
          },
          { id: "owners", header: t("Owners"), width: "minmax(0,3fr)", cell: ({ owners }) => owners.join(", ") },
          {
            id: "workspaces",
            header: t("Workspaces"),
            isNumber: true,
            isWide: true,
            width: "6rem",
            cell: ({ workspaces }) => formatNumber(workspaces),
          },
          {
            id: "members",
            header: t("Members"),
            isNumber: true,
            isWide: true,
            cell: ({ members }) => formatNumber(members),
          },
          {
            id: "since",
            header: t("Since"),
            isWide: true,
            width: "9.5rem",
            cell: ({ created_at }) => formatTime(created_at),
          },
          {
            id: "usage",
            header: "",
            width: "8rem",
            cell: ({ id, name }) => (
              <Button look="quiet" onClick={() => setOpen(id)} aria-label={t("Usage of {name}", { name })}>
                {t("Usage")}
              </Button>
            ),
          },
        ]}
      />
      {open === "new" && <MakeAccount onClose={() => setOpen(undefined)} />}
      {shown && <AccountUsage account={shown} onClose={() => setOpen(undefined)} />}
    </Page>
  );
}

function MakeAccount({ onClose }: { onClose: () => void }) {
  const [made, setMade] = useState<Schema<"NewAccount"> & { owner: string }>();
  const form = useForm({ defaultValues: { name: "", owner_email: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async (values) => {
    const owner_email = values.owner_email.trim();
    setMade({
      ...(await client.post("/v2/accounts", { body: { name: values.name, owner_email } })),
      owner: owner_email,
    });
    await renew(queryClient, ["/v2/accounts"]);
  });
  if (made)
    return (
      <Dialog title={t("The account is made")} onClose={onClose}>
        {made.password === null ? (
          <p role="status">{t("{email} is known here and signs in as before.", { email: made.owner })}</p>
        ) : (
          <>
            <p role="status">
              {t("Hand this password to {email} yourself. It is shown this once.", { email: made.owner })}
            </p>
            <code className="rounded-control bg-sunken p-2">{made.password}</code>
            <CopyButton text={made.password} label={t("Copy the password")} />
          </>
        )}
      </Dialog>
    );
  const { errors } = form.formState;
  return (
    <Dialog title={t("Make an account")} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          label={t("Name")}
          required
          autoFocus
          maxLength={200}
          error={errors.name?.message}
          {...form.register("name")}
        />
        <TextField
          label={t("E-mail of the owner")}
          type="email"
          required
          error={errors.owner_email?.message}
          {...form.register("owner_email")}
        />
        {problem !== undefined && <Problem error={problem} />}
        <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
          {t("Make the account")}
        </Button>
      </form>
    </Dialog>
  );
}

function AccountUsage({ account, onClose }: { account: Schema<"Account">; onClose: () => void }) {
  const { data, error, refetch } = useApi("/v2/accounts/{id}", { path: { id: account.id } });
  return (
    <Dialog title={account.name} onClose={onClose} isWide>
      {error && <Problem error={error} retry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && (
        <DataTable
          label={t("Used in {month}", { month: data.month })}
          rows={data.in_use}
          rowKey={({ id }) => id}
          empty={<Empty text={t("None.")} />}
          columns={[
            { id: "name", header: t("Workspace"), width: "minmax(0,2fr)", cell: ({ name }) => name },
            { id: "sources", header: t("Sources"), isNumber: true, cell: ({ sources }) => formatNumber(sources) },
            {
              id: "passages",
              header: t("Passages"),
              isNumber: true,
              isWide: true,
              cell: ({ passages }) => formatNumber(passages),
            },
            {
              id: "files",
              header: t("Files"),
              isNumber: true,
              isWide: true,
              cell: ({ upload_bytes }) => formatBytes(upload_bytes),
            },
            { id: "chats", header: t("Chats this month"), isNumber: true, cell: ({ chats }) => formatNumber(chats) },
            {
              id: "spend",
              header: t("Models, US dollars"),
              isNumber: true,
              cell: ({ spend }) => formatNumber(spend, 2),
            },
          ]}
        />
      )}
    </Dialog>
  );
}
