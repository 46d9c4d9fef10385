import type { Schema } from "@citedesk/client";
import { useEffect, useRef } from "react";
import { useApi } from "../../../api/use-api.ts";
import { Problem } from "../../../parts/problem.tsx";
import { Skeleton } from "../../../parts/skeleton.tsx";
import { formatNumber } from "../../../texts/formats.ts";
import { t } from "../../../texts/language.ts";

/** The quote at its place in the text that is stored. */
export function CitationEvidence({ citation }: { citation: Schema<"Citation"> }) {
  const { source_id, document_id, document_version, start, end, quote, title, url, fragment_url } = citation;
  const isOfDocument = source_id !== null && document_id !== null;
  const {
    data: document,
    error,
    refetch,
  } = useApi(
    "/v2/sources/{id}/documents/{document_id}",
    { path: { id: source_id ?? "", document_id: document_id ?? "" }, query: { version: document_version } },
    { enabled: isOfDocument },
  );
  const mark = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another quote of the same text scrolls, too.
  useEffect(() => {
    mark.current?.scrollIntoView({ block: "center" });
  }, [document, start]);
  const heading = <h3>{url ? <ExternalLink href={fragment_url ?? url} text={title} /> : title}</h3>;
  if (!isOfDocument)
    return (
      <>
        {heading}
        <pre className="whitespace-pre-wrap">{quote}</pre>
      </>
    );
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (!document || document.id !== document_id) return <Skeleton rows={6} height="h-5" />;
  const text = document.text ?? "";
  const stands = text.slice(start, end) === quote;
  return (
    <>
      {heading}
      <p className="text-sm text-muted">
        <span className={stands ? "text-ok" : "text-bad"}>
          {stands ? t("✓ found in source") : t("The quote is not at its place.")}
        </span>{" "}
        · {t("characters {start} to {end}", { start: formatNumber(start), end: formatNumber(end) })} ·{" "}
        {t("version {n}", { n: document_version })}
      </p>
      <section tabIndex={0} aria-label={t("Stored text")} className="overflow-auto rounded-control bg-sunken p-3">
        <pre dir="auto" className="font-sans whitespace-pre-wrap">
          {text.slice(0, start)}
          <mark ref={mark}>{text.slice(start, end)}</mark>
          {text.slice(end)}
        </pre>
      </section>
    </>
  );
}

function ExternalLink({ href, text }: { href: string; text: string }) {
  if (!/^https?:\/\//.test(href)) return text;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="inline-block py-0.5">
      {text}
    </a>
  );
}
