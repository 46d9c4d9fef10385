import { CitedeskError, type Schema } from "@citedesk/client";
import { X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { client } from "../../api/client.ts";
import { useAction, useApi, useRows } from "../../api/use-api.ts";
import { useDesk } from "../../api/use-desk.ts";
import { useIsHere, useTyping } from "../../api/use-live-updates.ts";
import { useMe, useRights } from "../../api/use-me.ts";
import { Elsewhere } from "../../application/elsewhere.tsx";
import { Button, IconButton } from "../../parts/button.tsx";
import { notify, notifyProblem } from "../../parts/notices.tsx";
import { Problem } from "../../parts/problem.tsx";
import { SaveButton } from "../../parts/save-button.tsx";
import { saveFile } from "../../parts/save-file.ts";
import { Skeleton } from "../../parts/skeleton.tsx";
import { Tag } from "../../parts/tag.tsx";
import { formatTime } from "../../texts/formats.ts";
import { currentLanguage, t } from "../../texts/language.ts";
import { CitedText } from "../assistant/playground/cited-text.tsx";
import { WriteAnswer } from "../assistant/playground/write-answer.tsx";
import { AnswerFeedback } from "./answer-feedback.tsx";
import { ChatActions } from "./chat-actions.tsx";
import { ChatLabels } from "./chat-labels.tsx";
import { ChatNotes } from "./chat-notes.tsx";
import { chatStatus } from "./chat-words.ts";
import { HandoffSummary } from "./handoff-summary.tsx";
import { PersonFeedback } from "./person-feedback.tsx";
import { Reply } from "./reply.tsx";
import { useStayAtEnd } from "./use-stay-at-end.ts";

type Message = Schema<"Message">;
/** In one call. */
const MAX_CHECKED = 100;
const HELD = ["waiting", "claimed"] as const;

interface TranscriptProps {
  chatId: string;
  /** Above what was said. */
  aside: ReactNode;
  onClose: () => void;
}

/** The whole chat, open at its end, and what a person does in it. */
export function Transcript({ chatId, aside, onClose }: TranscriptProps) {
  const path = { id: chatId };
  const { data: chat, error, refetch } = useApi("/v2/chats/{id}", { path });
  const messages = useRows("/v2/chats/{id}/messages", { path });
  const handoffs = useApi("/v2/handoffs", { query: { chat_id: chatId } }).data?.data;
  const feedback = useRows("/v2/feedback", { query: { chat_id: chatId } }).rows;
  const rights = useRights(chat?.agent_id);
  const me = useMe();
  const assistant = useDesk()?.agents.find(({ id }) => id === chat?.agent_id)?.name;
  const typing = useTyping(chatId);
  const isHere = useIsHere(chat?.visitor_id);
  const [savedFor, setSavedFor] = useState<Message>();
  const handoff = handoffs?.find(({ status }) => HELD.some((one) => one === status));
  const check = useAction(
    (answers: string[]) =>
      client.post("/v2/agents/{id}/checks/from_answers", {
        path: { id: chat?.agent_id ?? "" },
        body: { message_ids: answers },
      }),
    {
      renews: ["/v2/agents/{id}/checks"],
      onDone: ({ data }) =>
        notify(
          t(
            "{n, plural, =0 {These questions are checked already} one {# check was made} other {# checks were made}}.",
            {
              n: data.length,
            },
          ),
        ),
    },
  );
  const rows = messages.rows?.toReversed();
  const last = rows?.at(-1);
  const { box, content } = useStayAtEnd(last?.author?.member_id === me?.id ? last?.id : undefined);
  if (error instanceof CitedeskError && error.status === 404)
    return (
      <div className="flex flex-col gap-3">
        <p role="alert">{t("This chat is not here: it is deleted, or you may not see it.")}</p>
        <Elsewhere path="/v2/chats/{id}" id={chatId} />
      </div>
    );
  if (error) return <Problem error={error} retry={() => void refetch()} />;
  if (!chat) return <Skeleton rows={5} height="h-14" />;
  const holder = handoff?.status === "claimed" ? handoff.claimed_by : null;
  const isMine = holder !== null && holder.member_id === me?.id;
  const { word, tone } = chatStatus(chat.status, isMine ? t("you") : holder?.name);
  const save = async () => {
    const query = { time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone, language: currentLanguage() };
    const { text } = await client.get("/v2/chats/{id}/transcript", { path, query });
    saveFile(`${chatId}.txt`, "text/plain;charset=utf-8", text);
  };
  const onError = { onError: notifyProblem };
  const answers = (rows ?? [])
    .filter(({ answered }) => answered !== null)
    .map(({ id }) => id)
    .slice(-MAX_CHECKED);
  return (
    <section
      aria-label={t("Chat")}
      className="flex min-h-0 min-w-0 flex-col gap-3 rounded-card border border-border bg-surface p-3 md:p-4"
    >
      <div className="flex flex-wrap items-center gap-2">
        <h2 className="mr-auto min-w-0">{chat.title || t("No question yet")}</h2>
        <span className="lg:hidden">
          <IconButton label={t("Back to the list")} onClick={onClose}>
            <X size={16} />
          </IconButton>
        </span>
        <Tag tone={tone}>{word}</Tag>
        {rights.support && <ChatActions chat={chat} handoff={handoff} />}
      </div>
      <section
        ref={box}
        aria-label={t("What was said and noted")}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto"
      >
        <div ref={content} className="flex flex-col gap-3">
          {aside}
          {assistant && <p className="text-sm text-muted">{t("Asked {assistant}", { assistant })}</p>}
          {chat.page_url && (
            <p className="break-words text-sm text-muted">
              {t("Began on")}{" "}
              <a href={chat.page_url} target="_blank" rel="noopener noreferrer" className="py-0.5">
                {chat.page_url}
              </a>
            </p>
          )}
          <div className="flex flex-wrap items-center gap-2">
            <ChatLabels key={chat.updated_at} chat={chat} canEdit={rights.support} />
            <SaveButton save={save}>{t("Save as text")}</SaveButton>
            {rights.edit && answers.length > 0 && (
              <Button look="quiet" isBusy={check.isPending} onClick={() => check.mutate(answers, onError)}>
                {t("Keep the answers as checks")}
              </Button>
            )}
          </div>
          {handoff && <HandoffSummary handoff={handoff} />}
          {messages.hasMore && (
            <Button look="quiet" onClick={messages.loadMore}>
              {t("Show earlier messages")}
            </Button>
          )}
          <ol aria-label={t("Messages")} className="flex flex-col gap-3">
            {rows?.map((message, place) => (
              <li key={message.id} className="flex flex-col gap-1">
                <Bubble message={message} />
                <AnswerFeedback feedback={(feedback ?? []).filter(({ message_id }) => message_id === message.id)} />
                {rights.edit && message.role === "member" && (
                  <Button look="quiet" className="self-end text-sm" onClick={() => setSavedFor(message)}>
                    {t("Save the answer as a source")}
                  </Button>
                )}
                {savedFor?.id === message.id && (
                  <WriteAnswer
                    agentId={chat.agent_id}
                    question={lastQuestion(rows, place) ?? chat.title}
                    answer={message.content}
                    onDone={() => setSavedFor(undefined)}
                  />
                )}
              </li>
            ))}
          </ol>
          <PersonFeedback handoffs={handoffs ?? []} />
          <ChatNotes chatId={chatId} canWrite={rights.support} />
        </div>
      </section>
      <p role="status" className="min-h-5 text-sm text-muted">
        {typing?.role === "visitor" ? t("The visitor is typing…") : isHere ? t("The visitor is here.") : ""}
      </p>
      {rights.support && (
        <Reply
          chatId={chatId}
          agentId={chat.agent_id}
          isHolder={isMine}
          isResolved={chat.status === "resolved"}
          holder={holder && !isMine ? holder.name : undefined}
        />
      )}
    </section>
  );
}

function Bubble({ message }: { message: Message }) {
  const { role, content, author, created_at, answered } = message;
  const who = role === "user" ? t("Visitor") : role === "member" ? (author?.name ?? t("Member")) : t("Assistant");
  const side =
    role === "user"
      ? "self-start bg-sunken"
      : role === "member"
        ? "self-end bg-accent-soft"
        : "self-end border border-border";
  if (content === "" && role === "assistant") return null;
  return (
    <article className={`max-w-[85%] rounded-card px-3 py-2 ${side}`}>
      <p className="text-xs text-muted">
        {who} · {formatTime(created_at)} {answered === false && <Tag tone="warn">{t("No answer")}</Tag>}
      </p>
      <CitedText message={message} />
      {message.citations.length > 0 && (
        <details className="text-sm">
          <summary className="py-0.5">
            {t("{n, plural, one {# source} other {# sources}}", { n: message.citations.length })}
          </summary>
          {message.citations.map(({ number, title, quote }) => (
            <blockquote key={number} className="border-l-2 border-border pl-2">
              {number}. {title}: <mark>{quote}</mark>
            </blockquote>
          ))}
        </details>
      )}
    </article>
  );
}

function lastQuestion(rows: Message[], place: number): string | undefined {
  return rows.slice(0, place).findLast(({ role }) => role === "user")?.content;
}
