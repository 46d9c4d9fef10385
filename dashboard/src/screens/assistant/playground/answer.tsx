import type { Schema } from "@citedesk/client";
import { useState } from "react";
import { client } from "../../../api/client.ts";
import { useAction } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { CopyCurl } from "../../../parts/copy-curl.tsx";
import { notify, notifyProblem } from "../../../parts/notices.tsx";
import { Tag } from "../../../parts/tag.tsx";
import { formatMilliseconds } from "../../../texts/formats.ts";
import { t } from "../../../texts/language.ts";
import { CitedText } from "./cited-text.tsx";
import { QuestionList } from "./question-list.tsx";
import type { Shown } from "./shown.ts";
import { WriteAnswer } from "./write-answer.tsx";

interface AnswerProps {
  agent: Schema<"Agent">;
  question: string;
  answer: Schema<"Message">;
  isEditor: boolean;
  onShow: (shown: Shown) => void;
  ask: (question: string) => void;
}

/** An answer with its numbers, what it left out, and what an owner does with it. */
export function Answer({ agent, question, answer, isEditor, onShow, ask }: AnswerProps) {
  const [isWriting, setWriting] = useState(false);
  const isAbstention = answer.answered === false;
  const expect = isAbstention
    ? { abstains: true }
    : { ...(answer.citations[0]?.source_id ? { cites: answer.citations[0].source_id } : {}) };
  const save = useAction(
    () => client.post("/v2/agents/{id}/checks", { path: { id: agent.id }, body: { question, expect } }),
    { renews: ["/v2/agents"], onDone: () => notify(t("Saved as a check.")) },
  );
  return (
    <article
      className={`flex flex-col gap-2 rounded-card border p-3 ${isAbstention ? "border-control" : "border-border"}`}
    >
      {answer.searched_for && (
        <p className="text-sm text-muted">{t("Searched for “{question}”", { question: answer.searched_for })}</p>
      )}
      <CitedText message={answer} onCitation={(citation) => onShow({ kind: "citation", citation })} />
      {isAbstention && answer.nearest_sources.length > 0 && (
        <div className="text-sm">
          <p className="text-muted">{t("Closest pages, not an answer:")}</p>
          <ul className="list-disc pl-5">
            {answer.nearest_sources.map(({ document_id, title, quote }) => (
              <li key={document_id}>
                {title}
                {quote && <q className="block text-muted">{quote}</q>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {(answer.withheld?.length ?? 0) > 0 && (
        <details className="text-sm" open>
          <summary className="py-0.5">
            {t("{n, plural, one {# sentence} other {# sentences}} withheld", { n: answer.withheld!.length })}
          </summary>
          <ul className="flex flex-col gap-2">
            {answer.withheld!.map(({ text, reason, nearest_quote }) => (
              <li key={text} className="border-l-2 border-warn pl-2">
                <span className="line-through">{text}</span>
                <span className="block text-muted">
                  {t("No source backs this sentence.")} ({reason})
                </span>
                {nearest_quote && <q className="block text-muted">{nearest_quote}</q>}
              </li>
            ))}
          </ul>
        </details>
      )}
      {answer.pending_sources > 0 && (
        <p className="text-sm text-muted">
          {t("{n, plural, one {# source is} other {# sources are}} still being read.", { n: answer.pending_sources })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-1 text-sm text-muted">
        {isAbstention && <Tag tone="warn">{t("No answer")}</Tag>}
        {answer.degraded && <Tag tone="warn">{t("By the fallback model")}</Tag>}
        <span className="mr-auto">
          {answer.model} · {formatMilliseconds(answer.first_word_ms)}
        </span>
        <Button look="quiet" onClick={() => onShow({ kind: "answer", answer, question })}>
          {t("What it looked at")}
        </Button>
        {isEditor && (
          <Button
            look="quiet"
            isBusy={save.isPending}
            onClick={() => save.mutate(undefined, { onError: notifyProblem })}
          >
            {t("Save as check")}
          </Button>
        )}
        {isEditor && (
          <Button look="quiet" aria-expanded={isWriting} onClick={() => setWriting(!isWriting)}>
            {isAbstention ? t("Write the answer") : t("Fix")}
          </Button>
        )}
        <CopyCurl call={{ method: "POST", path: "/v2/chat", body: { agent_id: agent.id, message: question } }} />
      </div>
      {isWriting && (
        <WriteAnswer agentId={agent.id} question={question} before={answer.content} onDone={() => setWriting(false)} />
      )}
      <QuestionList label={t("What else the sources answer")} questions={answer.suggestions.slice(0, 4)} ask={ask} />
    </article>
  );
}
