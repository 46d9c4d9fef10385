import { CitedeskError } from "@citedesk/client";
import { type ReactNode, useEffect, useState } from "react";
import { ofService, t } from "../texts/language.ts";
import { Button } from "./button.tsx";
import { tellError } from "./told-errors.ts";

/** The page has a sign-in that can't be renewed, or, read anew behind the question for it, none. */
const SESSION_OVER = ["invalid_refresh_token", "not_signed_in", "token_expired", "missing_credential"];

/** What happened, for a person: never a pointer or a stack. */
export function explain(error: unknown): string {
  // The sign-in is asked for over the page; what stands behind it says no more than that.
  if (error instanceof CitedeskError && SESSION_OVER.includes(error.code))
    return t("Your sign-in has ended. What you typed is kept.");
  // Of a file that can't be read the sentence begins with the file's own name.
  if (error instanceof CitedeskError) return ofService(error.message.replace(/^\/file: (?!is |must )/, ""));
  return navigator.onLine
    ? t("The service does not answer. What you typed is kept; try again.")
    : t("You are offline. What you typed is kept; try again when you are back.");
}

interface ProblemProps {
  error: unknown;
  retry?: (() => void) | undefined;
  children?: ReactNode;
  /** Of something that has no place of its own. */
  isBeside?: boolean;
}

/** An error in its place: the sentence, a fold with what support needs, and a way on. */
export function Problem({ error, retry, children, isBeside }: ProblemProps) {
  useEffect(() => (isBeside ? undefined : tellError(error)), [error, isBeside]);
  const known = error instanceof CitedeskError ? error : undefined;
  return (
    <div role="alert" className="flex flex-col gap-2 rounded-card border border-bad bg-surface p-3">
      <p className="text-bad">{explain(error)}</p>
      {children}
      <div className="flex flex-wrap items-center gap-3">
        {retry && <RetryButton key={known?.requestId} after={known?.retryAfter} retry={retry} />}
        {known && (
          <details className="text-sm text-muted">
            <summary className="py-0.5">{t("Details")}</summary>
            <code>{known.code}</code> · <code>{known.requestId}</code>
          </details>
        )}
      </div>
    </div>
  );
}

function RetryButton({ after, retry }: { after: number | undefined; retry: () => void }) {
  const left = useCountdown(after);
  return (
    <Button onClick={retry} disabled={left > 0}>
      {left > 0 ? t("Try again in {s} s", { s: left }) : t("Try again")}
    </Button>
  );
}

/** Whole seconds left of `seconds`, counted from when they were first given. */
export function useCountdown(seconds: number | undefined): number {
  const [left, setLeft] = useState(seconds ?? 0);
  useEffect(() => setLeft(seconds ?? 0), [seconds]);
  useEffect(() => {
    if (left <= 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}
