import type { Schema } from "@citedesk/client";
import { useCallback } from "react";
import { useApi } from "../../api/use-api.ts";
import { useDesk } from "../../api/use-desk.ts";
import { chatNames } from "./chat-names.ts";

/** Who asked whom, as far as this person may know: two chats with the same question are told apart by it. */
export function useChatNames(): (chat: Schema<"ListedChat">) => string {
  const agents = useDesk()?.agents;
  const visitors = useApi("/v2/visitors", { query: { limit: 100 } }).data?.data;
  return useCallback((chat) => chatNames(chat, { agents, visitors }), [agents, visitors]);
}
