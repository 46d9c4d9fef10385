import type { Schema } from "@citedesk/client";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { queryClient, renew, useAction, useRows } from "../../api/use-api.ts";
import { Button } from "../../parts/button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Tag } from "../../parts/tag.tsx";
import { t } from "../../texts/language.ts";
import { AddWebhook } from "./add-webhook.tsx";
import { Deliveries } from "./deliveries.tsx";
import { EditWebhook } from "./edit-webhook.tsx";
import { SecretOnce } from "./secret-once.tsx";

type Webhook = Schema<"Webhook">;

/** Where events are sent, and what became of each sending. */
export function WebhooksSection() {
  const { open } = useSearch({ from: "/settings/$section" });
  const navigate = useNavigate({ from: "/settings/$section" });
  const list = useRows("/v2/webhooks", {});
  const [secret, setSecret] = useState<string>();
  const [edited, setEdited] = useState<Webhook>();
  const renews = ["/v2/webhooks"];
  const setOpen = (value: string | undefined) =>
    void navigate({ params: { section: "webhooks" }, search: { open: value }, replace: true });
  const path = (id: string) => ({ path: { id } });
  const test = useAction((id: string) => client.post("/v2/webhooks/{id}/test", path(id)), {
    renews,
    onDone: ({ delivered, response_status, error }) =>
      notify(
        delivered
          ? t("Delivered: the endpoint answered {status}.", { status: response_status ?? 0 })
          : t("Not delivered: {reason}", { reason: error?.message ?? String(response_status) }),
      ),
  });
  const rotate = useAction((id: string) => client.post("/v2/webhooks/{id}/rotate_secret", path(id)), {
    renews,
    onDone: (made) => setSecret(made.secret),
  });
  const toggle = useAction(
    ({ id, status }: Webhook) =>
      client.patch("/v2/webhooks/{id}", { ...path(id), body: { status: status === "active" ? "disabled" : "active" } }),
    { renews },
  );
  const remove = useAction((id: string) => client.delete("/v2/webhooks/{id}", path(id)), {
    renews,
    onDone: (_, id) =>
      notify(t("The webhook is deleted."), async () => {
        await client.post("/v2/webhooks/{id}/restore", path(id));
        await renew(queryClient, renews);
      }),
  });
  const onError = { onError: notifyProblem };
  return (
    <Page
      title={t("Webhooks")}
      tag="Webhooks"
      call={{ path: "/v2/webhooks" }}
      actions={
        <Button look="primary" onClick={() => setOpen("new")}>
          {t("Add a webhook")}
        </Button>
      }
    >
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Webhooks")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={
          <Empty text={t("No webhooks yet. Leads, chats and gaps can be sent to a program of yours as they happen.")} />
        }
        columns={[
          {
            id: "url",
            header: t("Address"),
            width: "minmax(0,3fr)",
            cell: ({ url, description }) => (
              <span title={description} className="font-medium">
                {url}
              </span>
            ),
          },
          {
            id: "events",
            header: t("Events"),
            width: "minmax(0,2fr)",
            isWide: true,
            cell: ({ events }) => <span className="text-sm">{events.join(", ")}</span>,
          },
          {
            id: "status",
            header: t("State"),
            width: "8rem",
            cell: ({ status, disabled_reason }) =>
              status === "active" ? (
                <Tag tone="ok">{t("Active")}</Tag>
              ) : (
                <Tag tone={disabled_reason === "by_request" ? "plain" : "bad"}>{t("Disabled")}</Tag>
              ),
          },
        ]}
        detail={(webhook) => (
          <td className="col-span-full flex min-w-0 flex-col gap-2 py-1">
            <span className="flex flex-wrap gap-1">
              <Button
                aria-expanded={open === webhook.id}
                onClick={() => setOpen(open === webhook.id ? undefined : webhook.id)}
              >
                {t("Deliveries")}
              </Button>
              <Button look="quiet" onClick={() => setEdited(webhook)}>
                {t("Edit")}
              </Button>
              <Button look="quiet" isBusy={test.isPending} onClick={() => test.mutate(webhook.id, onError)}>
                {t("Test")}
              </Button>
              <Button look="quiet" onClick={() => rotate.mutate(webhook.id, onError)}>
                {t("New secret")}
              </Button>
              <Button look="quiet" onClick={() => toggle.mutate(webhook, onError)}>
                {webhook.status === "active" ? t("Disable") : t("Enable")}
              </Button>
              <Button look="quiet" onClick={() => remove.mutate(webhook.id, onError)}>
                {t("Delete")}
              </Button>
            </span>
            {open === webhook.id && <Deliveries webhookId={webhook.id} />}
          </td>
        )}
      />
      {open === "new" && <AddWebhook onClose={() => setOpen(undefined)} onMade={setSecret} />}
      {edited && <EditWebhook webhook={edited} onClose={() => setEdited(undefined)} />}
      {secret && <SecretOnce title={t("The signing secret")} secret={secret} onClose={() => setSecret(undefined)} />}
    </Page>
  );
}
