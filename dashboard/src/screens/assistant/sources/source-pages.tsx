import type { Schema } from "@citedesk/client";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo, useRef } from "react";
import { client } from "../../../api/client.ts";
import { useAction, useApi, useRows } from "../../../api/use-api.ts";
import { oneOf } from "../../../application/search-texts.ts";
import { Ago } from "../../../parts/ago.tsx";
import { Button } from "../../../parts/button.tsx";
import { type Column, DataTable } from "../../../parts/data-table.tsx";
import { Dialog } from "../../../parts/dialog.tsx";
import { allRows, ExportCsv } from "../../../parts/export-csv.tsx";
import { ChoiceFilter, Filters, SearchFilter } from "../../../parts/filters.tsx";
import { notify, notifyProblem } from "../../../parts/notices.tsx";
import { Empty } from "../../../parts/page.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { Skeleton } from "../../../parts/skeleton.tsx";
import { Tag } from "../../../parts/tag.tsx";
import { formatNumber, formatShare } from "../../../texts/formats.ts";
import { ofService, t } from "../../../texts/language.ts";
import { leaveOutPattern } from "./leave-out-pattern.ts";
import { OUTCOMES, outcome } from "./source-words.ts";
import { useLeaveOut } from "./use-leave-out.ts";

type Document = Schema<"Document">;
const FROM = "/assistants/$agentId/sources/$sourceId" as const;
/** While pages come in, rows are drawn anew twice a second at most. */
const REDRAW_MS = 500;
/** What is skipped or gone already is in no answer. */
const LEFT_OUT_FROM: readonly string[] = ["waiting", "ready", "unchanged", "duplicate", "empty", "failed"];

interface SourcePagesProps {
  source: Pick<Schema<"Source">, "id" | "type" | "url">;
  canEdit: boolean;
  isGoing: boolean;
}

export function SourcePages({ source, canEdit, isGoing }: SourcePagesProps) {
  const { id: sourceId, url: siteUrl } = source;
  const isSite = source.type === "website" || source.type === "sitemap";
  const search = useSearch({ from: FROM });
  const navigate = useNavigate({ from: FROM });
  const status = oneOf(search.outcome, OUTCOMES);
  const path = { id: sourceId };
  const query = { ...(status ? { status } : {}), ...(search.q ? { q: search.q } : {}) };
  const list = useRows("/v2/sources/{id}/documents", { path, query }, { every: isGoing ? REDRAW_MS : false });
  const { retry: readRows } = list;
  const wasGoing = useRef(isGoing);
  useEffect(() => {
    // What the last pages came to may be newer than the rows of the last poll.
    if (wasGoing.current && !isGoing) readRows();
    wasGoing.current = isGoing;
  }, [isGoing, readRows]);
  const retry = useAction(
    (document_id: string) =>
      client.post("/v2/sources/{id}/documents/{document_id}/retry", { path: { id: sourceId, document_id } }),
    { renews: ["/v2/sources"], onDone: () => notify(t("The page is read again.")) },
  );
  const readAgain = retry.mutate;
  const leaveOut = useLeaveOut(sourceId).mutate;
  const columns = useMemo(
    (): Column<Document>[] => [
      { id: "outcome", header: t("Outcome"), width: "7rem", cell: ({ status }) => <Outcome status={status} /> },
      {
        id: "title",
        header: t("Page"),
        width: "minmax(0,2fr)",
        cell: (document) => (
          <Link from={FROM} search={{ ...search, document: document.id }} className="block min-w-0 py-0.5">
            <span className="block truncate font-medium">
              {document.title || document.filename || <Address url={document.url ?? ""} />}
            </span>
            {document.title && (
              <span className="block truncate text-sm text-muted">
                {document.url ? <Address url={document.url} /> : document.filename}
              </span>
            )}
          </Link>
        ),
      },
      {
        id: "reason",
        header: t("Reason"),
        width: "minmax(0,3fr)",
        cell: ({ reason, warning }) => (
          <span className="text-sm">{ofService(reason?.message ?? warning?.message ?? "")}</span>
        ),
      },
      {
        id: "kept",
        header: t("Kept"),
        width: "5.5rem",
        isNumber: true,
        isWide: true,
        cell: ({ kept }) => formatShare(kept),
      },
      {
        id: "passages",
        header: t("Passages"),
        width: "5rem",
        isNumber: true,
        isWide: true,
        cell: ({ passages }) => formatNumber(passages),
      },
      {
        id: "time",
        header: t("Read"),
        width: "7rem",
        isWide: true,
        cell: ({ fetched_at }) => <Ago at={fetched_at} />,
      },
      {
        id: "actions",
        header: "",
        width: "6.5rem",
        cell: ({ id, status, url }) => {
          if (!canEdit) return null;
          const pattern = isSite && LEFT_OUT_FROM.includes(status) ? leaveOutPattern(url, siteUrl) : undefined;
          return (
            <span className="flex flex-wrap gap-x-1">
              {["failed", "empty", "skipped"].includes(status) && (
                <Button look="quiet" onClick={() => readAgain(id, { onError: notifyProblem })}>
                  {t("Retry")}
                </Button>
              )}
              {pattern && (
                <Button look="quiet" onClick={() => leaveOut(pattern, { onError: notifyProblem })}>
                  {t("Leave out")}
                </Button>
              )}
            </span>
          );
        },
      },
    ],
    [search, canEdit, readAgain, leaveOut, isSite, siteUrl],
  );
  const filter = (part: Partial<typeof search>) => void navigate({ search: { ...search, ...part }, replace: true });
  return (
    <>
      <Filters>
        <SearchFilter label={t("Title or address")} value={search.q} onChange={(q) => filter({ q })} />
        <ChoiceFilter
          label={t("Outcome")}
          value={status}
          choices={OUTCOMES.map((value) => ({ value, label: outcome(value).word }))}
          onChange={(value) => filter({ outcome: value })}
        />
        <ExportCsv name="pages" rows={() => allRows("/v2/sources/{id}/documents", { path, query })} />
      </Filters>
      {list.error && <Problem error={list.error} retry={list.retry} />}
      <DataTable
        label={t("Pages")}
        rows={list.rows}
        hasFailed={list.error !== null}
        rowKey={({ id }) => id}
        hasMore={list.hasMore}
        loadMore={list.loadMore}
        empty={<Empty text={isGoing ? t("The first pages are on their way.") : t("No page fits these filters.")} />}
        columns={columns}
      />
      {search.document && (
        <StoredText sourceId={sourceId} documentId={search.document} onClose={() => filter({ document: undefined })} />
      )}
    </>
  );
}

/** Where there is little room the site's name is cut off, which all rows share, and the page's path stays. */
function Address({ url }: { url: string }) {
  const site = /^\w+:\/\/[^/]+/.exec(url)?.[0] ?? "";
  return (
    <span className="flex" title={url}>
      <span className="truncate">{site}</span>
      <span className="max-w-full shrink-0 truncate">{url.slice(site.length)}</span>
    </span>
  );
}

function Outcome({ status }: { status: Document["status"] }) {
  const { word, tone } = outcome(status);
  return <Tag tone={tone}>{word}</Tag>;
}

function StoredText({ sourceId, documentId, onClose }: { sourceId: string; documentId: string; onClose: () => void }) {
  const { data, error, refetch } = useApi("/v2/sources/{id}/documents/{document_id}", {
    path: { id: sourceId, document_id: documentId },
  });
  return (
    <Dialog title={data?.title ?? t("Stored text")} onClose={onClose} isWide>
      {error && <Problem error={error} retry={() => void refetch()} />}
      {!error && !data && <Skeleton rows={6} height="h-5" />}
      {data && (
        <>
          <p className="text-sm text-muted">
            {data.url && (
              <a href={data.url} target="_blank" rel="noopener noreferrer">
                {data.url}
              </a>
            )}{" "}
            · {data.version === null ? t("no text stored") : t("version {n}", { n: data.version })} ·{" "}
            {data.language ?? "–"}
          </p>
          {data.reason && <p className="text-warn">{ofService(data.reason.message)}</p>}
          {data.warning && <p className="text-warn">{ofService(data.warning.message)}</p>}
          {data.linked_from.length > 0 && (
            <>
              <p className="text-sm">{t("Pages that link here:")}</p>
              <ul className="text-sm">
                {data.linked_from.map((url) => (
                  <li key={url} className="truncate">
                    <a href={url} target="_blank" rel="noopener noreferrer">
                      {url}
                    </a>
                  </li>
                ))}
              </ul>
            </>
          )}
          {data.text !== null && (
            <pre dir="auto" className="rounded-control bg-sunken p-3 font-sans whitespace-pre-wrap">
              {data.text}
            </pre>
          )}
        </>
      )}
    </Dialog>
  );
}
