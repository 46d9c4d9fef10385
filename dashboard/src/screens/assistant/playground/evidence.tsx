import { t } from "../../../texts/language.ts";
import { CitationEvidence } from "./citation-evidence.tsx";
import { PassagesEvidence } from "./passages-evidence.tsx";
import type { Shown } from "./shown.ts";

/** The stored text behind a number, or the passages that a question was answered from. */
export function Evidence({ agentId, shown }: { agentId: string; shown: Shown | undefined }) {
  return (
    <section
      aria-label={t("Evidence")}
      className="flex max-h-[80dvh] min-w-0 flex-col gap-3 overflow-auto rounded-card border border-border bg-surface p-4 lg:sticky lg:top-4"
    >
      <h2>{t("Evidence")}</h2>
      {shown === undefined ? (
        <p className="text-muted">
          {t("Ask, and the quotes behind the answer stand here, marked in the stored text.")}
        </p>
      ) : shown.kind === "citation" ? (
        <CitationEvidence citation={shown.citation} />
      ) : (
        <PassagesEvidence agentId={agentId} question={shown.question} isAnswered={shown.answer.answered !== false} />
      )}
    </section>
  );
}
