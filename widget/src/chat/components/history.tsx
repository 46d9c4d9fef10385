/** @jsxImportSource preact */
import type { Schema } from "@citedesk/client";
import { useEffect, useRef, useState } from "preact/hooks";
import { useChat } from "./context.ts";

const MAX_CHATS = 50;

/** The visitor's own chats, as the service has them. */
export function History({ onOpen, onDeleted }: { onOpen(id: string, title: string): void; onDeleted(): void }) {
  const { speech, visitor } = useChat();
  const [chats, setChats] = useState<Schema<"Chat">[] | "failed" | undefined>(visitor.token() ? undefined : []);
  const [isSure, setSure] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
    if (!visitor.token()) return;
    const read = async () => (await visitor.client()).get("/v2/chats", { query: { limit: MAX_CHATS } });
    read().then(
      ({ data }) => setChats(data.filter(({ message_count }) => message_count > 0)),
      () => setChats("failed"),
    );
  }, [visitor]);

  async function deleteAll(): Promise<void> {
    if (!isSure) return setSure(true);
    try {
      const client = await visitor.client();
      for await (const { id } of client.list("/v2/chats")) await client.delete("/v2/chats/{id}", { path: { id } });
      onDeleted();
    } catch {
      setChats("failed");
    }
  }

  return (
    <section class="history">
      <h2 tabIndex={-1} ref={heading}>
        {speech.say("history")}
      </h2>
      {chats === "failed" && <p role="alert">{speech.say("notAnswering")}</p>}
      {Array.isArray(chats) && chats.length === 0 && <p class="muted">{speech.say("noHistory")}</p>}
      {Array.isArray(chats) && chats.length > 0 && (
        <>
          <ul>
            {chats.map(({ id, title, updated_at }) => (
              <li key={id}>
                <button type="button" onClick={() => onOpen(id, title)}>
                  <span dir="auto">{title}</span>
                  <time dateTime={updated_at} class="muted">
                    {new Intl.DateTimeFormat(speech.locale, { dateStyle: "medium" }).format(new Date(updated_at))}
                  </time>
                </button>
              </li>
            ))}
          </ul>
          <button type="button" class={isSure ? "danger" : "link"} onClick={deleteAll}>
            {speech.say(isSure ? "deleteSure" : "deleteChats")}
          </button>
        </>
      )}
    </section>
  );
}
