import type { Schema } from "@citedesk/client";
import { client } from "../../api/client.ts";
import { useAction, useRows } from "../../api/use-api.ts";
import { Button } from "../../parts/button.tsx";
import { DataTable } from "../../parts/data-table.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Empty } from "../../parts/page.tsx";
import { Problem } from "../../parts/problem.tsx";
import { Tag, type Tone } from "../../parts/tag.tsx";
import { formatMilliseconds, formatTime } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";

type Status = Schema<"Delivery">["status"];
const LOOK_MS = 2_000;

export function Deliveries({ webhookId }: { webhookId: string }) {
  const path = { id: webhookId };
  const list = useRows("/v2/webhooks/{id}/deliveries", { path }, { every: LOOK_MS });
  const retry = useAction(
    (delivery_id: string) =>
      client.post("/v2/webhooks/{id}/deliveries/{delivery_id}/retry", { path: { id: webhookId, delivery_id } }),
    { renews: ["/v2/webhooks"], onDone: () => notify(t("It is sent again.")) },
  );
  const states: Record<Status, { word: string; tone: Tone }> = {
    waiting: { word: t("Waiting"), tone: "plain" },
    delivered: { word: t("Delivered"), tone: "ok" },
    failed: { word: t("Failed"), tone: "bad" },
    cancelled: { word: t("Cancelled"), tone: "plain" },
  };
  return (
    <>
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Deliveries")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        height="20rem"
        empty={<Empty text={t("No event was sent yet. Tests are not listed.")} />}
        columns={[
          {
            id: "event",
            header: t("Event"),
            width: "minmax(0,2fr)",
            cell: ({ event_type }) => <code>{event_type}</code>,
          },
          {
            id: "status",
            header: t("State"),
            cell: ({ status }) => <Tag tone={states[status].tone}>{states[status].word}</Tag>,
          },
          {
            id: "answer",
            header: t("Answer"),
            width: "minmax(0,2fr)",
            cell: ({ response_status, error }) => (
              <span className="text-sm">{response_status ?? error?.message ?? "–"}</span>
            ),
          },
          {
            id: "attempts",
            header: t("Tries"),
            isNumber: true,
            isWide: true,
            width: "4rem",
            cell: ({ attempts }) => attempts,
          },
          {
            id: "time",
            header: t("Took"),
            isNumber: true,
            isWide: true,
            width: "5rem",
            cell: ({ duration_ms }) => formatMilliseconds(duration_ms),
          },
          { id: "at", header: t("Time"), isWide: true, cell: ({ created_at }) => formatTime(created_at) },
          {
            id: "retry",
            header: "",
            width: "6rem",
            cell: ({ id, status }) =>
              status !== "waiting" && (
                <Button look="quiet" onClick={() => retry.mutate(id, { onError: notifyProblem })}>
                  {t("Send again")}
                </Button>
              ),
          },
        ]}
      />
    </>
  );
}
