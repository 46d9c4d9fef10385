import type { Schema } from "@citedesk/client";
import { Link } from "@tanstack/react-router";
import { useVirtualizer } from "@tanstack/react-virtual";
import { memo, type ReactNode, useEffect, useRef } from "react";
import { Skeleton } from "../../parts/skeleton.tsx";
import { Tag } from "../../parts/tag.tsx";
import { formatAgo } from "../../texts/formats.ts";
import { t } from "../../texts/language.ts";
import { chatStatus } from "./chat-words.ts";

interface ChatListProps {
  chats: Schema<"Chat">[] | undefined;
  hasFailed: boolean;
  openId: string | undefined;
  search: Record<string, string | undefined>;
  /** Who asked whom. */
  names: (chat: Schema<"Chat">) => string;
  hasMore: boolean;
  loadMore: () => void;
  empty: ReactNode;
}

/** Who waits stands by how long; all others, as the list comes, by when they began. */
function listedBy({ status, created_at, updated_at }: Schema<"Chat">): string {
  return status === "waiting_for_human" ? updated_at : created_at;
}

const ROW_PIXELS = 64;

export function ChatList({ chats, hasFailed, openId, search, names, hasMore, loadMore, empty }: ChatListProps) {
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
  if (!chats) return hasFailed ? null : <Skeleton rows={6} height="h-16" />;
  if (chats.length === 0) return empty;
  return (
    <nav aria-label={t("Chats")} className="overflow-hidden rounded-card border border-border bg-surface">
      <div ref={box} className="max-h-[75dvh] overflow-auto">
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
  chat: Schema<"Chat">;
  isOpen: boolean;
  names: string;
  /** In pixels from the top of the list. */
  start: number;
}

/** While the list is scrolled only the rows that come into view are drawn. */
const ChatRow = memo(({ chat, isOpen, search, names, start }: ChatRowProps) => {
  const { word, tone } = chatStatus(chat.status);
  return (
    <li className="absolute inset-x-0 top-0" style={{ height: ROW_PIXELS, transform: `translateY(${start}px)` }}>
      <Link
        to="/inbox"
        search={{ ...search, chat: chat.id }}
        aria-current={isOpen ? "true" : undefined}
        className={`flex h-full flex-col justify-center gap-1 border-b border-border px-3 text-text no-underline -outline-offset-2 hover:bg-sunken ${isOpen ? "bg-accent-soft" : ""}`}
      >
        <span className="truncate font-medium">{chat.title || t("No question yet")}</span>
        <span className="flex items-center gap-2 text-sm text-muted">
          <Tag tone={tone}>{word}</Tag>
          <span className="min-w-0 truncate">{names}</span>
          <span className="ml-auto shrink-0">{formatAgo(listedBy(chat))}</span>
        </span>
      </Link>
    </li>
  );
});
