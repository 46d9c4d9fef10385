import type { Schema } from "@citedesk/client";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { client } from "../../../api/client.ts";
import { useAction, useApi } from "../../../api/use-api.ts";
import { useRights } from "../../../api/use-me.ts";
import { Ago } from "../../../parts/ago.tsx";
import { Button, buttonClasses } from "../../../parts/button.tsx";
import { notifyProblem } from "../../../parts/notices.tsx";
import { formatClock, formatNumber } from "../../../texts/formats.ts";
import { ofService, t } from "../../../texts/language.ts";
import { type ReadingCounts, readingCounts } from "./reading-counts.ts";
import { isUnderWay, sourceStatus } from "./source-words.ts";

type Source = Schema<"Source">;
const STALLED_MS = 30_000;

interface ReadingPanelProps {
  source: Source;
  agentId: string;
  /** On the source's page its name, Read again and the way there stand above already. */
  isOwnPage?: boolean;
}

/** How far a source is: four counts that add up to the pages found, speed, time, and Stop. */
export function ReadingPanel({ source: listed, agentId, isOwnPage = false }: ReadingPanelProps) {
  const isGoing = isUnderWay(listed.status);
  const fresh = useApi("/v2/sources/{id}", { path: { id: listed.id } }, { every: isGoing ? 1000 : false }).data;
  const source = fresh ?? listed;
  const latest = useApi(
    "/v2/sources/{id}/documents",
    { path: { id: source.id }, query: { limit: 1, status: "ready" } },
    { enabled: isGoing },
  ).data?.data[0];
  const counts = readingCounts(source.progress);
  const waits = isUnderWay(source.status) ? source.reading?.waits : undefined;
  const isStalled = useStalled(isUnderWay(source.status) && !waits, JSON.stringify(source.progress));
  const rights = useRights(agentId);
  const stop = useAction(() => client.post("/v2/sources/{id}/cancel", { path: { id: source.id } }), {
    renews: ["/v2/sources"],
  });
  const again = useAction(() => client.post("/v2/sources/{id}/refresh", { path: { id: source.id } }), {
    renews: ["/v2/sources"],
  });
  const seconds = source.reading?.seconds ?? 0;
  const done = counts.read + counts.skipped + counts.failed;
  return (
    <section
      aria-label={t("Reading {title}", { title: source.title })}
      className="flex flex-col gap-3 rounded-card border border-border bg-surface p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto min-w-0">
          {isOwnPage ? (
            sourceStatus(source.status).word
          ) : (
            <>
              {source.title} <span className="font-normal text-muted">{sourceStatus(source.status).word}</span>
            </>
          )}
        </h2>
        {isUnderWay(source.status) && rights.edit && (
          <Button isBusy={stop.isPending} onClick={() => stop.mutate(undefined, { onError: notifyProblem })}>
            {t("Stop")}
          </Button>
        )}
        {!isOwnPage && ["failed", "cancelled"].includes(source.status) && rights.edit && (
          <Button isBusy={again.isPending} onClick={() => again.mutate(undefined, { onError: notifyProblem })}>
            {t("Read again")}
          </Button>
        )}
        {!isOwnPage && (
          <Link
            to="/assistants/$agentId/sources/$sourceId"
            params={{ agentId, sourceId: source.id }}
            className={buttonClasses()}
          >
            {t("See the pages")}
          </Link>
        )}
      </div>
      <ProgressBar counts={counts} />
      <p className="flex flex-wrap gap-x-4 text-sm text-muted tabular-nums">
        <span>
          {t("{done} of {found} pages", { done: formatNumber(done), found: formatNumber(source.progress.found) })}
        </span>
        {seconds > 0 && <span>{t("{n} pages/s", { n: formatNumber(done / seconds, 1) })}</span>}
        <span>{formatClock(seconds)}</span>
        {source.reading?.estimated_seconds ? (
          <span>{t("about {time} left", { time: formatClock(source.reading.estimated_seconds) })}</span>
        ) : null}
        {isUnderWay(source.status) && counts.read > 0 && latest?.url && (
          <span className="min-w-0 truncate">{latest.url}</span>
        )}
      </p>
      {source.error && (
        <p role="alert" className="text-bad">
          {ofService(source.error.message)}
        </p>
      )}
      {isNothingRead(source) && (
        <p role="alert" className="text-bad">
          {t(
            "{n} pages answered, none had readable text: it only appears after scripts run. Upload them as files or add a plain sitemap.",
            { n: done },
          )}
        </p>
      )}
      {waits && (
        <p className="text-warn">
          {/* What ticks is not said aloud each time. */}
          <span role="status">{ofService(waits.message)}</span>{" "}
          {waits.code === "crawl_delay" ? t("Next page:") : t("Tried again by itself:")} <Ago at={waits.until} />
        </p>
      )}
      {isStalled && (
        <p role="status" className="text-warn">
          {t("No news for 30 s: the worker does not answer. Reading goes on by itself when it is back.")}
        </p>
      )}
    </section>
  );
}

function isNothingRead({ status, progress, error }: Source): boolean {
  return status === "failed" && !error && progress.found > 0 && progress.passages === 0;
}

export function ProgressBar({ counts }: { counts: ReadingCounts }) {
  const parts = [
    { key: "read", label: t("read"), value: counts.read, look: "bg-ok" },
    { key: "skipped", label: t("skipped"), value: counts.skipped, look: "bg-control" },
    { key: "failed", label: t("failed"), value: counts.failed, look: "bg-bad" },
    { key: "waiting", label: t("waiting"), value: counts.waiting, look: "bg-sunken border border-control" },
  ];
  return (
    <div className="flex flex-col gap-1.5">
      <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-tag">
        {parts.map(
          ({ key, value, look }) => value > 0 && <div key={key} className={look} style={{ flexGrow: value }} />,
        )}
        {counts.found === 0 && <div className="flex-1 bg-sunken" />}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm tabular-nums">
        {parts.map(({ key, label, value, look }) => (
          <li key={key} data-count={key} className="flex items-center gap-1.5">
            <span aria-hidden className={`size-2.5 rounded-tag ${look}`} />
            {formatNumber(value)} {label}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Whether nothing of this has changed for so long while it should. */
function useStalled(isGoing: boolean, news: string): boolean {
  const [isStalled, setStalled] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: any news starts the time again.
  useEffect(() => {
    setStalled(false);
    if (!isGoing) return;
    const timer = setTimeout(() => setStalled(true), STALLED_MS);
    return () => clearTimeout(timer);
  }, [isGoing, news]);
  return isStalled;
}
