import { useState } from "react";
import { useForm } from "react-hook-form";
import { client } from "../../api/client.ts";
import { queryClient, renew, useAction, useApi, useRows } from "../../api/use-api.ts";
import { Ago } from "../../parts/ago.tsx";
import { Button } from "../../parts/button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { Dialog } from "../../parts/dialog.tsx";
import { SelectField, TextField } from "../../parts/field.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Tag } from "../../parts/tag.tsx";
import { useSubmit } from "../../parts/use-submit.ts";
import { ofService, t } from "../../texts/language.ts";

/** Names of clients that show an assistant's page, once a DNS record has proven them. */
export function DomainsSection() {
  const list = useRows("/v2/domains", {});
  const [isAdding, setAdding] = useState(false);
  const renews = ["/v2/domains"];
  const verify = useAction((id: string) => client.post("/v2/domains/{id}/verify", { path: { id } }), { renews });
  const remove = useAction((id: string) => client.delete("/v2/domains/{id}", { path: { id } }), {
    renews,
    onDone: (_, id) =>
      notify(t("The domain is deleted."), async () => {
        await client.post("/v2/domains/{id}/restore", { path: { id } });
        await renew(queryClient, renews);
      }),
  });
  const states = { pending: t("Waits for its record"), verified: t("Proven"), failed: t("Not proven") };
  return (
    <Page
      title={t("Domains")}
      tag="Domains"
      call={{ path: "/v2/domains" }}
      actions={
        <Button look="primary" onClick={() => setAdding(true)}>
          {t("Add a domain")}
        </Button>
      }
    >
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Domains")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={<Empty text={t("No domains yet. help.example.com can show your assistant's page.")} />}
        columns={[
          {
            id: "name",
            header: t("Name"),
            width: "minmax(0,1.5fr)",
            cell: ({ hostname }) => <span className="font-medium">{hostname}</span>,
          },
          {
            id: "status",
            header: t("State"),
            width: "minmax(10rem,1fr)",
            cell: ({ status, reason }) => (
              <>
                <Tag tone={status === "verified" ? "ok" : status === "failed" ? "bad" : "warn"}>{states[status]}</Tag>
                {reason && <span className="block text-sm">{ofService(reason.message)}</span>}
              </>
            ),
          },
          {
            id: "checked",
            header: t("Looked at"),
            isWide: true,
            width: "6rem",
            cell: ({ checked_at }) => <Ago at={checked_at} />,
          },
          {
            id: "next",
            header: t("Next look"),
            isWide: true,
            width: "6rem",
            cell: ({ next_check_at }) => <Ago at={next_check_at} />,
          },
          {
            id: "actions",
            header: "",
            width: "12rem",
            cell: ({ id }) => (
              <span className="flex gap-1 @3xl:justify-end">
                <Button
                  look="quiet"
                  isBusy={verify.isPending}
                  onClick={() => verify.mutate(id, { onError: notifyProblem })}
                >
                  {t("Look now")}
                </Button>
                <Button look="quiet" onClick={() => remove.mutate(id, { onError: notifyProblem })}>
                  {t("Delete")}
                </Button>
              </span>
            ),
          },
        ]}
        detail={({ record }) => (
          <td className="col-span-full min-w-0 text-sm">
            <span className="text-muted">{t("DNS record")}:</span>{" "}
            <code>
              {record.type} {record.name} {record.value}
            </code>
          </td>
        )}
      />
      {isAdding && <AddDomain onClose={() => setAdding(false)} />}
    </Page>
  );
}

function AddDomain({ onClose }: { onClose: () => void }) {
  const agents = useApi("/v2/agents", { query: { limit: 100 } }).data?.data ?? [];
  const form = useForm({ defaultValues: { hostname: "", agent_id: "" } });
  const { submit, problem, isBusy } = useSubmit(form, async (body) => {
    await client.post("/v2/domains", { body });
    await renew(queryClient, ["/v2/domains"]);
    onClose();
  });
  const { errors } = form.formState;
  return (
    <Dialog title={t("Add a domain")} onClose={onClose}>
      <form onSubmit={submit} className="flex flex-col gap-3">
        <TextField
          label={t("Name")}
          placeholder="help.example.com"
          required
          autoFocus
          error={errors.hostname?.message}
          {...form.register("hostname")}
        />
        <SelectField label={t("Assistant")} required error={errors.agent_id?.message} {...form.register("agent_id")}>
          <option value="">–</option>
          {agents.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        {problem !== undefined && <Problem error={problem} />}
        <Button type="submit" look="primary" isBusy={isBusy} className="self-start">
          {t("Add")}
        </Button>
      </form>
    </Dialog>
  );
}
