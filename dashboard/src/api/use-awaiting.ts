import type { Schema } from "@citedesk/client";
import { useMemo } from "react";
import { useApi } from "./use-api.ts";
import { useMe, useRights } from "./use-me.ts";

type Chat = Schema<"ListedChat">;

/** Chats that wait for whoever is signed in: for any person, or for their own next word; longest first. */
export function useAwaiting(): Chat[] | undefined {
  const me = useMe();
  const { support } = useRights();
  const isOpen = support && me?.needs_second_step === false;
  const chats = useApi("/v2/chats", { query: { awaits_reply: true, limit: 100 } }, { enabled: isOpen }).data?.data;
  return useMemo(() => chats && awaitedOf(chats, me?.id), [chats, me?.id]);
}

export function awaitedOf(chats: readonly Chat[], memberId: string | undefined): Chat[] {
  return chats
    .filter(({ status, assigned_to }) => status === "waiting_for_human" || assigned_to === memberId)
    .toSorted((a, b) => (a.awaits_reply_since ?? "").localeCompare(b.awaits_reply_since ?? ""));
}
