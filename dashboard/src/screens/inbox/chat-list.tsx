import type { Schema } from "@citedesk/client";
import { Link } from "@tanstack/react-router";
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, type ReactNode, useEffect, useRef } from "react";
import { useMe } from "../../api/use-me.ts";
import { Ago } from "../../parts/ago.tsx";
import { Skeleton } from "../../parts/skeleton.tsx";
import { Tag } from "../../parts/tag.tsx";
import { t } from "../../texts/language.ts";
import { chatStatus, speaker } from "./chat-words.ts";
import { stirredAt } from "./order-chats.ts";

interface ChatListProps {
  chats: Schema<"ListedChat">[] | undefined;
  hasFailed: boolean;
  openId: string | undefined;
  search: Record<string, string | undefined>;
  /** Who asked whom. */
  names: (chat: Schema<"ListedChat">) => string;
  hasMore: boolean;
  loadMore: () => void;
  /** As high as what is beside it. */
  isFilling: boolean;
  empty: ReactNode;
}

/** What a person has, or is to have, stands by when something happened; all others by when they began. */
function listedBy(chat: Schema<"ListedChat">): string {
  return chat.awaits_reply_since || chat.status === "with_human" ? stirredAt(chat) : chat.created_at;
}

const ROW_PIXELS = 88;

export function ChatList({
  chats,
  hasFailed,
  openId,
  search,
  names,
  hasMore,
  loadMore,
  isFilling,
  empty,
}: ChatListProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: chats?.length ?? 0,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_PIXELS,
    getItemKey: (index) => chats![index]!.id,
    overscan: 8,
  });
  const shown = virtual.getVirtualItems();
  const last = shown.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && last >= (chats?.length ?? 0) - 20) loadMore();
  }, [hasMore, last, chats?.length, loadMore]);
  if (!chats) return hasFailed ? null : <Skeleton rows={6} height="h-20" />;
  if (chats.length === 0) return empty;
  return (
    <nav
      aria-label={t("Chats")}
      className={`overflow-hidden rounded-card border border-border bg-surface ${isFilling ? "max-h-full" : ""}`}
    >
      <div ref={box} className={`overflow-auto ${isFilling ? "max-h-[inherit] h-full" : "max-h-[75dvh]"}`}>
        <ul className="relative" style={{ height: virtual.getTotalSize() }}>
          {shown.map(({ index, start }) => {
            const chat = chats[index]!;
            return (
              <ChatRow
                key={chat.id}
                chat={chat}
                isOpen={chat.id === openId}
                search={search}
                names={names(chat)}
                start={start}
              />
            );
          })}
        </ul>
      </div>
    </nav>
  );
}

interface ChatRowProps extends Pick<ChatListProps, "search"> {
  chat: Schema<"ListedChat">;
  isOpen: boolean;
  names: string;
  /** In pixels from the top of the list. */
  start: number;
}

/** While the list is scrolled only the rows that come into view are drawn. */
const ChatRow = memo(({ chat, isOpen, search, names, start }: ChatRowProps) => {
  const me = useMe();
  const { assignee, last_message: last, awaits_reply_since: awaits } = chat;
  const holder = assignee?.member_id === me?.id ? t("you") : assignee?.name;
  const { word, tone } = chatStatus(chat.status, holder);
  return (
    <li className="absolute inset-x-0 top-0" style={{ height: ROW_PIXELS, transform: `translateY(${start}px)` }}>
      <Link
        to="/inbox"
        search={{ ...search, chat: chat.id }}
        aria-current={isOpen ? "true" : undefined}
        className={`flex h-full flex-col justify-center gap-1 border-b border-border px-3 text-text no-underline -outline-offset-2 hover:bg-sunken ${isOpen ? "bg-accent-soft" : ""}`}
      >
        <span className="flex items-center gap-2">
          {awaits && (
            <span className="size-2 shrink-0 rounded-full bg-accent">
              <span className="sr-only">{t("Waits for a word of a person:")} </span>
            </span>
          )}
          <span className={`truncate ${awaits ? "font-semibold" : "font-medium"}`}>
            {chat.title || t("No question yet")}
          </span>
        </span>
        {last && (
          <span dir="auto" className={`truncate text-sm ${awaits ? "" : "text-muted"}`}>
            {speaker(last.role)} {last.text.replaceAll(/\[\d+\]/g, "")}
          </span>
        )}
        <span className="flex items-center gap-2 text-sm text-muted">
          <Tag tone={tone}>{word}</Tag>
          <span className="min-w-0 truncate">{names}</span>
          {holder && chat.status !== "with_human" && <span className="shrink-0">→ {holder}</span>}
          <span className="ml-auto shrink-0">
            <Ago at={listedBy(chat)} />
          </span>
        </span>
      </Link>
    </li>
  );
});
