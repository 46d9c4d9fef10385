import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { client } from "../../../api/client.ts";
import { useAction, useRows } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { notify, notifyProblem } from "../../../parts/notices.tsx";
import { Card, Empty } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { Skeleton } from "../../../parts/skeleton.tsx";
import { Tag } from "../../../parts/tag.tsx";
import { formatTime } from "../../../texts/formats.ts";
import { t } from "../../../texts/language.ts";

type Change = Schema<"SourceChange">;

/** What each reading changed, as a diff; what waits is let in or refused. */
export function SourceChanges({ sourceId, canEdit }: { sourceId: string; canEdit: boolean }) {
  const list = useRows("/v2/sources/{id}/changes", { path: { id: sourceId } });
  const rollback = useAction(() => client.post("/v2/sources/{id}/rollback", { path: { id: sourceId }, body: {} }), {
    renews: ["/v2/sources"],
    onDone: () => notify(t("The source says again what it said before its last change.")),
  });
  if (list.error) return <Problem error={list.error} retry={list.retry} />;
  if (!list.rows) return <Skeleton />;
  if (list.rows.length === 0) return <Empty text={t("Nothing has changed since the first reading.")} />;
  return (
    <div className="flex flex-col gap-3">
      {canEdit && (
        <Button
          className="self-start"
          isBusy={rollback.isPending}
          onClick={() => rollback.mutate(undefined, { onError: notifyProblem })}
        >
          {t("Roll back the last change")}
        </Button>
      )}
      {list.rows.map((change) => (
        <OneChange key={change.id} change={change} sourceId={sourceId} canEdit={canEdit} />
      ))}
      {list.hasMore && <Button onClick={list.loadMore}>{t("Show more")}</Button>}
    </div>
  );
}

function OneChange({ change, sourceId, canEdit }: { change: Change; sourceId: string; canEdit: boolean }) {
  const [isOpen, setOpen] = useState(change.status === "pending");
  const path = { id: sourceId, change_id: change.id };
  const renews = ["/v2/sources"];
  const approve = useAction(() => client.post("/v2/sources/{id}/changes/{change_id}/approve", { path }), { renews });
  const reject = useAction(() => client.post("/v2/sources/{id}/changes/{change_id}/reject", { path }), { renews });
  const states: Record<Change["status"], string> = {
    applied: t("Applied"),
    pending: t("Waits for approval"),
    approved: t("Approved"),
    rejected: t("Rejected"),
  };
  const onError = { onError: notifyProblem };
  return (
    <Card
      title={formatTime(change.created_at)}
      actions={
        <>
          <Tag tone={change.status === "pending" ? "warn" : "plain"}>{states[change.status]}</Tag>
          {change.status === "pending" && canEdit && (
            <>
              <Button look="primary" isBusy={approve.isPending} onClick={() => approve.mutate(undefined, onError)}>
                {t("Approve")}
              </Button>
              <Button isBusy={reject.isPending} onClick={() => reject.mutate(undefined, onError)}>
                {t("Reject")}
              </Button>
            </>
          )}
          <Button look="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? t("Hide the pages") : t("Show the pages")}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {change.origin === "rollback" ? t("Rolled back.") : ""}{" "}
        {t("{added} added, {changed} changed, {removed} removed", {
          added: change.added,
          changed: change.changed,
          removed: change.removed,
        })}
      </p>
      {isOpen && <ChangedPages sourceId={sourceId} changeId={change.id} />}
    </Card>
  );
}

function ChangedPages({ sourceId, changeId }: { sourceId: string; changeId: string }) {
  const list = useRows("/v2/sources/{id}/changes/{change_id}/documents", {
    path: { id: sourceId, change_id: changeId },
  });
  if (list.error) return <Problem error={list.error} retry={list.retry} />;
  if (!list.rows) return <Skeleton rows={2} />;
  return (
    <ul className="flex flex-col gap-3">
      {list.rows.map(({ document_id, title, url, kind, diff }) => (
        <li key={document_id} className="flex min-w-0 flex-col gap-1">
          <p className="font-medium">
            {title ?? url}{" "}
            <span className="font-normal text-muted">
              {{ added: t("added"), changed: t("changed"), removed: t("removed") }[kind]}
            </span>
          </p>
          {diff?.hunks.map((hunk) => (
            <pre
              key={`${hunk.old_start} ${hunk.new_start}`}
              className="overflow-x-auto rounded-control bg-sunken p-2 text-sm"
              tabIndex={0}
            >
              {hunk.lines.map((line, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a diff have no other name.
                <DiffLine key={place} line={line} />
              ))}
            </pre>
          ))}
          {diff?.is_cut && <p className="text-sm text-muted">{t("More changed than is shown here.")}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The sign in front says what the colour says. */
export function DiffLine({ line }: { line: string }) {
  const look = line.startsWith("+") ? "text-ok" : line.startsWith("-") ? "text-bad" : "text-muted";
  return <span className={`block whitespace-pre-wrap ${look}`}>{line || " "}</span>;
}
