import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { client } from "../../api/client.ts";
import { queryClient, renew, useAction, useRows } from "../../api/use-api.ts";
import { Ago } from "../../parts/ago.tsx";
import { Button } from "../../parts/button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { notifyProblem } from "../../parts/notices.tsx";
import { Empty, Page } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Tag } from "../../parts/tag.tsx";
import { TypedConfirmation } from "../../parts/typed-confirmation.tsx";
import { formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { AddKey } from "./add-key.tsx";
import { SecretOnce } from "./secret-once.tsx";

type ApiKey = Schema<"ApiKey">;
const OVERLAP_SECONDS = 24 * 3600;

export function KeysSection() {
  const list = useRows("/v2/api_keys", {});
  const [isAdding, setAdding] = useState(false);
  const [revoking, setRevoking] = useState<ApiKey>();
  const [secret, setSecret] = useState<string>();
  const renews = ["/v2/api_keys"];
  const rotate = useAction(
    (id: string) =>
      client.post("/v2/api_keys/{id}/rotate", { path: { id }, body: { overlap_seconds: OVERLAP_SECONDS } }),
    { renews, onDone: ({ key }) => setSecret(key) },
  );
  return (
    <Page
      title={t("API keys")}
      tag="API keys"
      call={{ path: "/v2/api_keys" }}
      actions={
        <Button look="primary" onClick={() => setAdding(true)}>
          {t("Add a key")}
        </Button>
      }
    >
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("API keys")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={<Empty text={t("No keys yet. A key lets a program of yours use the interface.")} />}
        columns={[
          {
            id: "name",
            header: t("Name"),
            width: "minmax(0,1.6fr)",
            cell: ({ name, hint }) => (
              <span className="font-medium">
                {name} <code className="block text-xs font-normal text-muted">{hint}</code>
              </span>
            ),
          },
          {
            id: "kind",
            header: t("Kind"),
            width: "6.5rem",
            cell: ({ kind }) => <Tag>{kind === "secret" ? t("Secret") : t("Publishable")}</Tag>,
          },
          {
            id: "scopes",
            header: t("May"),
            width: "minmax(0,1fr)",
            isWide: true,
            cell: ({ scopes }) => <span className="line-clamp-2 text-sm">{scopes.join(", ")}</span>,
          },
          {
            id: "used",
            header: t("Last used"),
            isWide: true,
            width: "5.5rem",
            cell: ({ last_used_at }) => <Ago at={last_used_at} />,
          },
          {
            id: "until",
            header: t("Until"),
            isWide: true,
            width: "6rem",
            cell: ({ expires_at }) => formatTime(expires_at),
          },
          {
            id: "actions",
            header: "",
            width: "12rem",
            cell: (key) => (
              <span className="flex gap-1 @3xl:justify-end">
                <Button look="quiet" onClick={() => rotate.mutate(key.id, { onError: notifyProblem })}>
                  {t("New secret")}
                </Button>
                <Button look="quiet" onClick={() => setRevoking(key)}>
                  {t("Revoke")}
                </Button>
              </span>
            ),
          },
        ]}
      />
      {isAdding && <AddKey onClose={() => setAdding(false)} onMade={setSecret} />}
      {secret && <SecretOnce title={t("The key")} secret={secret} onClose={() => setSecret(undefined)} />}
      {revoking && (
        <TypedConfirmation
          title={t("Revoke {name}", { name: revoking.name })}
          text={t("Whatever uses it stops working at once. This can't be undone.")}
          word={revoking.name}
          action={t("Revoke")}
          act={async () => {
            await client.delete("/v2/api_keys/{id}", { path: { id: revoking.id } });
            await renew(queryClient, renews);
          }}
          onClose={() => setRevoking(undefined)}
        />
      )}
    </Page>
  );
}
