import { type ReactNode, useEffect } from "react";
import { useAwaiting } from "../api/use-awaiting.ts";
import { t } from "../texts/language.ts";
import { CopyCurl } from "./copy-curl.tsx";
import { NotLoaded } from "./not-loaded.tsx";
import type { ApiCall } from "./to-curl.ts";
import { useArrival } from "./use-arrival.ts";

interface PageProps {
  title: string;
  /** Above the title: where this page belongs. */
  above?: ReactNode;
  actions?: ReactNode;
  /** The call behind the screen, and the part of the reference that explains it. */
  call?: ApiCall;
  tag?: string;
  /** As high as the window: what is in it scrolls for itself. */
  isFilling?: boolean;
  children: ReactNode;
}

const FILLING = "h-[calc(100dvh-8.5rem)] min-h-[34rem] md:h-dvh";

/** A screen: one `h1`, its actions, and the call that gives the same by the API. */
export function Page({ title, above, actions, call, tag, isFilling = false, children }: PageProps) {
  const heading = useArrival();
  const waiting = useAwaiting()?.length ?? 0;
  useEffect(() => {
    document.title = `${waiting > 0 ? `(${waiting}) ` : ""}${title} · Citedesk`;
  }, [title, waiting]);
  return (
    <div className={`mx-auto flex w-full max-w-[100rem] min-w-0 flex-col gap-4 p-4 md:p-6 ${isFilling ? FILLING : ""}`}>
      <header className="flex flex-col gap-3">
        {above}
        <div className="flex flex-wrap items-center gap-2">
          <h1 ref={heading} tabIndex={-1} className="mr-auto min-w-0">
            {title}
          </h1>
          {call && <CopyCurl call={call} isShort />}
          {tag && (
            <a
              className="inline-flex min-h-8 items-center px-1 text-sm text-muted"
              href={`/v2/docs#/${encodeURIComponent(tag)}`}
              target="_blank"
              rel="noopener"
            >
              {t("Reference")}
            </a>
          )}
          {actions}
        </div>
      </header>
      <NotLoaded />
      {children}
    </div>
  );
}

export function Card({ title, actions, children }: { title?: string; actions?: ReactNode; children: ReactNode }) {
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-card border border-border bg-surface p-4">
      {(title || actions) && (
        <div className="flex flex-wrap items-center gap-2">
          {title && <h2 className="mr-auto min-w-0 flex-1 basis-40">{title}</h2>}
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}

/** One sentence and one button. */
export function Empty({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-3 rounded-card border border-dashed border-control p-6">
      <p className="max-w-[68ch]">{text}</p>
      {children}
    </div>
  );
}
