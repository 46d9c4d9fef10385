import type { Schema } from "@citedesk/client";
import { useNavigate } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useAwaiting } from "../api/use-awaiting.ts";
import { areNotificationsOn } from "../parts/notification-choice.ts";
import { t } from "../texts/language.ts";

type Chat = Schema<"ListedChat">;

/** What is new of a chat that waits: that it does, or the last word of its visitor. */
const newsOf = ({ status, awaits_reply_since, last_message }: Chat) =>
  status === "waiting_for_human" ? awaits_reply_since : last_message?.created_at;

/** While the page is hidden the browser tells of each chat that begins to wait, where that was agreed to. */
export function useNotifications(): void {
  const awaiting = useAwaiting();
  const navigate = useNavigate();
  const known = useRef<Map<string, unknown>>(undefined);
  useEffect(() => {
    if (!awaiting) return;
    const before = known.current;
    known.current = new Map(awaiting.map((chat) => [chat.id, newsOf(chat)]));
    if (!before || !document.hidden || !areNotificationsOn()) return;
    for (const chat of awaiting.filter((one) => before.get(one.id) !== newsOf(one))) {
      const notification = tell(chat);
      notification.onclick = () => {
        window.focus();
        notification.close();
        void navigate({ to: "/inbox", search: { chat: chat.id } });
      };
    }
  }, [awaiting, navigate]);
}

function tell({ id, status, contact, last_message, title }: Chat): Notification {
  const who = contact?.name ?? contact?.email ?? t("A visitor");
  const line = status === "waiting_for_human" ? t("{name} waits for a person", { name: who }) : who;
  // By its tag one chat has one notification, in however many tabs.
  return new Notification(line, { body: last_message?.role === "user" ? last_message.text : title, tag: id });
}
