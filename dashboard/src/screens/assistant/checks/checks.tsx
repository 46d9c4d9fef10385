import type { Schema } from "@citedesk/client";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { client } from "../../../api/client.ts";
import { queryClient, renew, useAction, useRows } from "../../../api/use-api.ts";
import { useRights } from "../../../api/use-me.ts";
import { Ago } from "../../../parts/ago.tsx";
import { Button } from "../../../parts/button.tsx";
import { DataTable } from "../../../parts/data-table.tsx";
import { notify, notifyProblem } from "../../../parts/notices.tsx";
import { Empty, Page } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { Tag } from "../../../parts/tag.tsx";
import { formatLanguage } from "../../../texts/formats.ts";
import { t } from "../../../texts/language.ts";
import { AddCheck } from "./add-check.tsx";
import { CheckResults } from "./check-results.tsx";

type Check = Schema<"Check">;

/** The questions that must hold before the assistant is published. */
export function Checks() {
  const { agentId } = useParams({ from: "/assistants/$agentId/checks" });
  const rights = useRights(agentId);
  const [isAdding, setAdding] = useState(false);
  const [shown, setShown] = useState<Check>();
  const path = { id: agentId };
  const renews = [`/v2/agents/{id}/checks`];
  const list = useRows("/v2/agents/{id}/checks", { path });
  const run = useAction(() => client.post("/v2/agents/{id}/checks/run", { path, body: {} }), { renews });
  const remove = useAction(
    (check_id: string) => client.delete("/v2/agents/{id}/checks/{check_id}", { path: { id: agentId, check_id } }),
    {
      renews,
      onDone: (_, check_id) =>
        notify(t("The check is deleted."), async () => {
          await client.post("/v2/agents/{id}/checks/{check_id}/restore", { path: { id: agentId, check_id } });
          await renew(queryClient, renews);
        }),
    },
  );
  return (
    <Page
      title={t("Checks")}
      tag="Checks"
      call={{ method: "POST", path: `/v2/agents/${agentId}/checks/run`, body: {} }}
      actions={
        rights.edit && (
          <>
            <Button isBusy={run.isPending} onClick={() => run.mutate(undefined, { onError: notifyProblem })}>
              {t("Run all")}
            </Button>
            <Button look="primary" onClick={() => setAdding(true)}>
              {t("Add a check")}
            </Button>
          </>
        )
      }
    >
      {run.data && (
        <p role="status" className={run.data.passed ? "text-ok" : "text-bad"}>
          {run.data.passed
            ? t("All {n, plural, one {# check holds} other {# checks hold}}.", { n: run.data.total })
            : t("{failed} of {total} checks fail. Publishing waits for them.", {
                failed: run.data.failed,
                total: run.data.total,
              })}
        </p>
      )}
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Checks")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={
          <Empty text={t("No checks yet. Save a good answer as a check, and publishing stops when it changes.")}>
            {rights.edit && <Button onClick={() => setAdding(true)}>{t("Add a check")}</Button>}
          </Empty>
        }
        columns={[
          { id: "state", header: t("State"), width: "7rem", cell: (check) => <CheckState check={check} /> },
          {
            id: "question",
            header: t("Question"),
            width: "minmax(0,2fr)",
            cell: ({ question }) => <span className="font-medium">{question}</span>,
          },
          {
            id: "expect",
            header: t("What must hold"),
            width: "minmax(0,2fr)",
            cell: (check) => (
              <>
                <span className="block">{expectation(check)}</span>
                {check.last_run?.failures.map(({ message }) => (
                  <span key={message} className="block text-sm text-bad">
                    {message}
                  </span>
                ))}
              </>
            ),
          },
          {
            id: "ran",
            header: t("Last run"),
            width: "8rem",
            isWide: true,
            cell: (check) =>
              check.last_run ? (
                <Button look="quiet" onClick={() => setShown(check)}>
                  <Ago at={check.last_run.ran_at} />
                </Button>
              ) : (
                "–"
              ),
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
      {isAdding && <AddCheck agentId={agentId} onClose={() => setAdding(false)} />}
      {shown && <CheckResults agentId={agentId} check={shown} onClose={() => setShown(undefined)} />}
    </Page>
  );
}

function CheckState({ check: { last_run } }: { check: Check }) {
  if (!last_run) return <Tag>{t("Not run")}</Tag>;
  return last_run.passed ? <Tag tone="ok">{t("Holds")}</Tag> : <Tag tone="bad">{t("Fails")}</Tag>;
}

function expectation({ expect }: Check): string {
  if (expect.abstains) return t("Does not answer");
  const parts = [
    ...(expect.contains?.length
      ? [t("Contains {words}", { words: expect.contains.map((word) => `“${word}”`).join(", ") })]
      : []),
    ...(expect.not_contains?.length
      ? [t("Does not mention {words}", { words: expect.not_contains.map((word) => `“${word}”`).join(", ") })]
      : []),
    ...(expect.language ? [t("Answered in {language}", { language: formatLanguage(expect.language) })] : []),
    ...(expect.cites ? [t("Cites a given source")] : []),
  ];
  return parts.join(" · ") || t("Is answered");
}
