import type { Schema } from "@citedesk/client";
import { useRows } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { Dialog } from "../../../parts/dialog.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { Skeleton } from "../../../parts/skeleton.tsx";
import { Tag } from "../../../parts/tag.tsx";
import { formatTime } from "../../../texts/formats.ts";
import { t } from "../../../texts/language.ts";

type Result = Schema<"CheckResult">;

/** What each run of a check found. */
export function CheckResults({
  agentId,
  check,
  onClose,
}: {
  agentId: string;
  check: Schema<"Check">;
  onClose: () => void;
}) {
  const path = { id: agentId, check_id: check.id };
  const results = useRows("/v2/agents/{id}/checks/{check_id}/results", { path });
  return (
    <Dialog title={check.question} onClose={onClose}>
      {results.error && <Problem error={results.error} retry={results.retry} />}
      {!results.rows && !results.error && <Skeleton rows={3} />}
      {results.rows?.length === 0 && <p className="text-muted">{t("Not run")}</p>}
      <ol className="flex flex-col gap-2">
        {results.rows?.map(({ id, passed, failures, cause, agent_version, ran_at }) => (
          <li key={id}>
            <p className="flex flex-wrap items-center gap-2">
              {passed ? <Tag tone="ok">{t("Holds")}</Tag> : <Tag tone="bad">{t("Fails")}</Tag>}
              <span className="text-sm text-muted">
                {formatTime(ran_at)} · {t("version {version}", { version: agent_version })} · {causeWords(cause)}
              </span>
            </p>
            {failures.map(({ message }) => (
              <p key={message} className="text-sm text-bad">
                {message}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {results.hasMore && (
        <Button look="quiet" onClick={results.loadMore}>
          {t("Show more")}
        </Button>
      )}
    </Dialog>
  );
}

function causeWords(cause: Result["cause"]): string {
  const words: Record<Result["cause"], string> = {
    asked: t("asked for"),
    publishing: t("before publishing"),
    sources: t("a source changed"),
  };
  return words[cause];
}
