import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew, useAction, useApi, useRows } from "../../api/use-api.ts";
import { useRights } from "../../api/use-me.ts";
import { Button } from "../../parts/button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { SelectField, TextArea, TextField } from "../../parts/field.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { t } from "../../texts/language.ts";

type Reply = Schema<"Reply">;
const RENEWS = ["/v2/replies"];

/** Texts that people put into their answers, of the workspace or of one assistant. */
export function RepliesSection() {
  const rights = useRights();
  const list = useRows("/v2/replies", {});
  const [edited, setEdited] = useState<Reply | "new">();
  const agents = useApi("/v2/agents", { query: { limit: 100 } }).data?.data ?? [];
  const remove = useAction((id: string) => client.delete("/v2/replies/{id}", { path: { id } }), {
    renews: RENEWS,
    onDone: (_, id) =>
      notify(t("The reply is deleted."), async () => {
        await client.post("/v2/replies/{id}/restore", { path: { id } });
        await renew(queryClient, RENEWS);
      }),
  });
  return (
    <Page
      title={t("Saved replies")}
      tag="Replies"
      call={{ path: "/v2/replies" }}
      actions={
        rights.edit && (
          <Button look="primary" onClick={() => setEdited("new")}>
            {t("Add a reply")}
          </Button>
        )
      }
    >
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Saved replies")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={
          <Empty text={t("No replies yet. What is written often is written once here, and put in from the inbox.")} />
        }
        columns={[
          {
            id: "title",
            header: t("Title"),
            cell: (reply) =>
              rights.edit ? (
                <Button look="quiet" onClick={() => setEdited(reply)}>
                  {reply.title}
                </Button>
              ) : (
                reply.title
              ),
          },
          { id: "shortcut", header: t("Shortcut"), width: "8rem", cell: ({ shortcut }) => shortcut ?? "–" },
          { id: "text", header: t("Text"), width: "minmax(0,3fr)", isWide: true, cell: ({ text }) => text },
          {
            id: "library",
            header: t("Assistant"),
            width: "9rem",
            isWide: true,
            cell: ({ agent_id: id, brand_id }) =>
              id ? (agents.find((agent) => agent.id === id)?.name ?? "–") : brand_id ? t("Brand") : t("All"),
          },
          {
            id: "delete",
            header: "",
            width: "6rem",
            cell: ({ id }) =>
              rights.edit && (
                <Button look="quiet" onClick={() => remove.mutate(id, { onError: notifyProblem })}>
                  {t("Delete")}
                </Button>
              ),
          },
        ]}
      />
      {edited && <EditReply reply={edited === "new" ? undefined : edited} onClose={() => setEdited(undefined)} />}
    </Page>
  );
}

function EditReply({ reply, onClose }: { reply: Reply | undefined; onClose: () => void }) {
  const agents = useApi("/v2/agents", { query: { limit: 100 } }).data?.data ?? [];
  const form = useForm({
    defaultValues: {
      title: reply?.title ?? "",
      text: reply?.text ?? "",
      shortcut: reply?.shortcut ?? "",
      agent_id: reply?.agent_id ?? "",
    },
  });
  const { errors } = form.formState;
  const { submit, problem, isBusy } = useSubmit(form, async ({ agent_id, shortcut, ...values }) => {
    const body = { ...values, shortcut: shortcut || null };
    if (reply) await client.patch("/v2/replies/{id}", { path: { id: reply.id }, body });
    else await client.post("/v2/replies", { body: { ...body, ...(agent_id ? { agent_id } : {}) } });
    await renew(queryClient, RENEWS);
    onClose();
  });
  return (
    <Dialog title={reply ? t("Change the reply") : t("Add a reply")} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextField label={t("Title")} required autoFocus error={errors.title?.message} {...form.register("title")} />
        <TextArea label={t("Text")} required rows={5} error={errors.text?.message} {...form.register("text")} />
        <TextField
          label={t("Shortcut")}
          hint={t("Small letters, digits and hyphens; for example: refund")}
          error={errors.shortcut?.message}
          {...form.register("shortcut")}
        />
        {!reply && (
          <SelectField label={t("Assistant")} {...form.register("agent_id")}>
            <option value="">{t("All")}</option>
            {agents.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
        )}
        {problem !== undefined && <Problem error={problem} />}
        <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
          {t("Save")}
        </Button>
      </form>
    </Dialog>
  );
}
