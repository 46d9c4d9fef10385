import type { Schema } from "@citedesk/client";
import { useApi } from "../../api/use-api.ts";
import { t } from "../../texts/language.ts";

type Handoff = Schema<"Handoff">;

/** Why a person is wanted, and the chat in short: for whoever takes over. */
export function HandoffSummary({ handoff }: { handoff: Handoff }) {
  const path = { id: handoff.id };
  const summary = useApi("/v2/handoffs/{id}", { path }).data?.summary;
  const { rule, reason, context } = handoff;
  return (
    <div className="flex flex-col gap-1 text-sm">
      {rule && (
        <p className="text-muted">{t("An assistant's rule asked for a person: {rule}", { rule: ruleWords(rule) })}</p>
      )}
      {reason && <p className="text-muted">{t("Asked for a person: {reason}", { reason })}</p>}
      {context && (
        <dl className="flex flex-wrap gap-x-4" aria-label={t("What the page told")}>
          {Object.entries(context).map(([name, value]) => (
            <div key={name} className="flex gap-1">
              <dt className="text-muted">{name}</dt>
              <dd>{String(value)}</dd>
            </div>
          ))}
        </dl>
      )}
      {summary?.question && <Short summary={summary} />}
    </div>
  );
}

function Short({ summary: { question, tried, sources, written } }: { summary: NonNullable<Handoff["summary"]> }) {
  return (
    <details className="rounded-control bg-sunken px-3 py-2" open>
      <summary className="py-0.5 font-medium">{t("In short")}</summary>
      <dl className="grid gap-x-3 gap-y-1 pt-1 sm:grid-cols-[auto_minmax(0,1fr)]">
        <dt className="text-muted">{t("Open question")}</dt>
        <dd>{question}</dd>
        {tried.length > 0 && (
          <>
            <dt className="text-muted">{t("What was tried")}</dt>
            <dd>
              <ul>
                {tried.map((turn, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: turns have no id, and never change their order.
                  <li key={place} className="break-words">
                    {turn.question} – {turn.quote ? <q>{turn.quote}</q> : t("No answer")}
                  </li>
                ))}
              </ul>
            </dd>
          </>
        )}
        {sources.length > 0 && (
          <>
            <dt className="text-muted">{t("Sources that were shown")}</dt>
            <dd>{sources.map(({ title }) => title).join(", ")}</dd>
          </>
        )}
        {written && (
          <>
            <dt className="text-muted">{t("Written by a model")}</dt>
            <dd>
              {written.text} <span className="text-muted">({written.model})</span>
            </dd>
          </>
        )}
      </dl>
    </details>
  );
}

function ruleWords(rule: NonNullable<Handoff["rule"]>): string {
  const words: Record<typeof rule, string> = {
    after_abstentions: t("questions without an answer"),
    on_negative_feedback: t("an answer rated as not helpful"),
    keywords: t("a word that was said"),
  };
  return words[rule];
}
