import { useLayoutEffect, useRef } from "react";
import { Button } from "../../../parts/button.tsx";
import { Tag } from "../../../parts/tag.tsx";
import { t } from "../../../texts/language.ts";

export interface AnswerPair {
  question: string;
  before: string;
  after: string;
  isAnswered: boolean;
}

export function BeforeAfter({ pairs, onDone }: { pairs: AnswerPair[]; onDone: () => void }) {
  const section = useRef<HTMLElement>(null);
  useLayoutEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t("Before and after")}
      className="flex flex-col gap-3 border-t border-border pt-3"
    >
      {pairs.map(({ question, before, after, isAnswered }) => (
        <div key={question} className="flex flex-col gap-2">
          <p className="font-medium">{question}</p>
          <div className="grid gap-2 sm:grid-cols-2">
            <div className="rounded-control bg-sunken p-2">
              <p className="text-sm text-muted">{t("Before")}</p>
              <p dir="auto">{withoutNumbers(before) || "–"}</p>
            </div>
            <div className="rounded-control bg-sunken p-2">
              <p className="flex items-center gap-2 text-sm text-muted">
                {t("After")} <Tag tone={isAnswered ? "ok" : "warn"}>{isAnswered ? t("Answered") : t("No answer")}</Tag>
              </p>
              <p dir="auto">{withoutNumbers(after)}</p>
            </div>
          </div>
        </div>
      ))}
      <Button onClick={onDone} className="self-start">
        {t("Close")}
      </Button>
    </section>
  );
}

/** `[1]` leads nowhere here: the sources are not at hand. */
function withoutNumbers(content: string): string {
  return content.replaceAll(/\s*\[\d+\]/g, "");
}
