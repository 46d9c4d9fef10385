import type { Schema } from "@citedesk/client";

interface Known {
  agents: readonly Pick<Schema<"Agent">, "id" | "name">[] | undefined;
  visitors: readonly Pick<Schema<"Visitor">, "id" | "name" | "email" | "external_id">[] | undefined;
}

/** Visitors nobody knows the name of are told apart by the end of their id. */
const ID_END = 4;

/** The visitor, and the assistant where there are several. */
export function chatNames(chat: Pick<Schema<"Chat">, "agent_id" | "visitor_id">, { agents, visitors }: Known): string {
  const visitor = visitors?.find(({ id }) => id === chat.visitor_id);
  const who =
    visitor?.name ||
    visitor?.email ||
    visitor?.external_id ||
    (chat.visitor_id ? `…${chat.visitor_id.slice(-ID_END)}` : "");
  const agent = agents && agents.length > 1 ? agents.find(({ id }) => id === chat.agent_id)?.name : undefined;
  return [who, agent].filter(Boolean).join(" · ");
}
