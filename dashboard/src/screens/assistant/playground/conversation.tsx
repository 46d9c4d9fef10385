import type { Schema } from "@citedesk/client";
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from "react";
import { client } from "../../../api/client.ts";
import { useApi } from "../../../api/use-api.ts";
import { Button } from "../../../parts/button.tsx";
import { INPUT } from "../../../parts/field.tsx";
import { Problem } from "../../../parts/problem.tsx";
import { useDraft } from "../../../parts/use-draft.ts";
import { t } from "../../../texts/language.ts";
import { Answer } from "./answer.tsx";
import type { Shown } from "./shown.ts";
import { Starters } from "./starters.tsx";

interface Turn {
  id: number;
  question: string;
  text: string;
  answer?: Schema<"Message">;
  error?: unknown;
}

interface ConversationProps {
  agent: Schema<"Agent">;
  firstQuestion: string | undefined;
  isEditor: boolean;
  onShow: (shown: Shown) => void;
}

/** A chat with the draft. What is being written shows by sentence; what failed stays, with a way to ask again. */
export function Conversation({ agent, firstQuestion, isEditor, onShow }: ConversationProps) {
  const [turns, setTurns] = useState<Turn[]>([]);
  const [draft, setDraft] = useDraft(`question ${agent.id}`, firstQuestion);
  const [spoken, setSpoken] = useState("");
  const chatId = useRef<string>(undefined);
  const end = useRef<HTMLDivElement>(null);
  const models = useApi("/v2/models", { query: { limit: 100 } }).data?.data;
  const isBusy = turns.some(({ answer, error }) => !answer && error === undefined);

  const change = (id: number, part: Partial<Turn>) =>
    setTurns((old) => old.map((turn) => (turn.id === id ? { ...turn, ...part } : turn)));

  async function ask(question: string): Promise<void> {
    if (question.trim() === "" || isBusy) return;
    const id = Date.now();
    setTurns((old) => [
      ...old.filter((turn) => turn.error === undefined || turn.question !== question),
      { id, question, text: "" },
    ]);
    setDraft("");
    setSpoken(t("Searching the sources…"));
    try {
      let text = "";
      const body = { agent_id: agent.id, message: question, ...(chatId.current ? { chat_id: chatId.current } : {}) };
      for await (const part of client.streamChat(body)) {
        if (part.type === "start") chatId.current = part.messageMetadata.chat_id;
        if (part.type === "text-delta") {
          text += part.delta;
          change(id, { text });
        }
        if (part.type === "data-answer") {
          change(id, { answer: part.data });
          setSpoken(part.data.content.replaceAll(/\[\d+\]/g, ""));
          const [first] = part.data.citations;
          onShow(first ? { kind: "citation", citation: first } : { kind: "answer", answer: part.data, question });
        }
        if (part.type === "error") throw new Error(part.errorText);
      }
    } catch (error) {
      change(id, { error });
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new turn scrolls into view.
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
  }, [turns.length]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(draft);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing || event.keyCode === 229) return;
    event.preventDefault();
    void ask(draft);
  };
  const isKeyless =
    agent.model === "extractive" &&
    models?.every(({ id, kind, ready }) => kind !== "chat" || id === "extractive" || !ready);
  return (
    <section
      aria-label={t("Conversation")}
      className="flex min-w-0 flex-col gap-3 rounded-card border border-border bg-surface p-4"
    >
      {isKeyless && (
        <p className="text-sm text-muted">
          {t("Without a model's key, answers are the sources' own sentences, word for word.")}
        </p>
      )}
      <div role="log" aria-live="off" aria-label={t("Questions and answers")} className="flex flex-col gap-4">
        {turns.map((turn) => (
          <div key={turn.id} className="flex flex-col gap-2">
            <p dir="auto" className="max-w-[85%] self-end rounded-card bg-accent-soft px-3 py-2 whitespace-pre-wrap">
              {turn.question}
            </p>
            {turn.answer ? (
              <Answer
                agent={agent}
                question={turn.question}
                answer={turn.answer}
                isEditor={isEditor}
                onShow={onShow}
                ask={ask}
              />
            ) : turn.error !== undefined ? (
              <Problem error={turn.error} retry={() => void ask(turn.question)} />
            ) : (
              <p aria-busy dir="auto" className={turn.text ? "whitespace-pre-wrap" : "text-muted"}>
                {turn.text || t("Searching the sources…")}
              </p>
            )}
          </div>
        ))}
        <div ref={end} />
      </div>
      <p role="status" className="sr-only">
        {spoken}
      </p>
      {turns.length === 0 && <Starters agent={agent} ask={ask} />}
      <form onSubmit={submit} className="mt-auto flex items-end gap-2">
        <textarea
          aria-label={t("Your question")}
          placeholder={t("Ask as a visitor would")}
          rows={2}
          className={INPUT}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" look="primary" isBusy={isBusy} disabled={draft.trim() === ""}>
          {t("Ask")}
        </Button>
      </form>
    </section>
  );
}
