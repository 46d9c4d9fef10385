import type { Schema } from "@citedesk/client";

interface Known {
  agents: readonly { id: string; name: string }[] | undefined;
  visitors: readonly Pick<Schema<"Visitor">, "id" | "external_id">[] | undefined;
}

/** Visitors nobody knows the name of are told apart by the end of their id. */
const ID_END = 4;

/** The visitor, and the assistant where there are several. */
export function chatNames(
  chat: Pick<Schema<"ListedChat">, "agent_id" | "visitor_id" | "contact">,
  { agents, visitors }: Known,
): string {
  const visitor = visitors?.find(({ id }) => id === chat.visitor_id);
  const who =
    chat.contact?.name ||
    chat.contact?.email ||
    visitor?.external_id ||
    (chat.visitor_id ? `…${chat.visitor_id.slice(-ID_END)}` : "");
  const agent = agents && agents.length > 1 ? agents.find(({ id }) => id === chat.agent_id)?.name : undefined;
  return [who, agent].filter(Boolean).join(" · ");
}
