import type { Static } from "typebox";
import type { Database, Executor } from "../../platform/database/database.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, type IdentifierPrefix, parseId } from "../../platform/ids/identifiers.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Principal } from "../identity/index.ts";
import { presentVisitor } from "./present-visitor.ts";
import { collectVisitorData, getVisitor } from "./visitor-queries.ts";

import type { Visitor, VisitorExport } from "./visitor-schemas.ts";

/** Which member of a stored row is which kind of id. */
const ID_MEMBERS: Readonly<Record<string, IdentifierPrefix>> = {
  agent_id: "agent",
  chat_id: "chat",
  message_id: "message",
};

/** What is stored about a person, in one document (GDPR, article 15 and 20). */
export async function collectVisitor(
  executor: Executor,
  workspaceId: string,
  visitorId: string,
  visitor: Visitor,
  now: number,
): Promise<Static<typeof VisitorExport>> {
  const { chats, leads, feedback, handoffs } = await collectVisitorData(executor, workspaceId, visitorId);
  const messagesOf = (chat: Record<string, unknown>) => (chat.messages as Record<string, unknown>[]) ?? [];
  return {
    visitor,
    chats: chats.map((chat) => ({
      ...withPublicIds("chat", chat),
      messages: messagesOf(chat).map((message) => withPublicIds("message", message)),
    })) as Static<typeof VisitorExport>["chats"],
    leads: leads.map((lead) => withPublicIds("lead", lead)),
    feedback: feedback.map((row) => withPublicIds("feedback", row)),
    handoffs: handoffs.map((row) => withPublicIds("handoff", row)),
    exported_at: new Date(now).toISOString(),
  };
}

function withPublicIds(kind: IdentifierPrefix, row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => {
      const prefix = name === "id" ? kind : ID_MEMBERS[name];
      return [name, prefix && typeof value === "string" ? formatId(prefix, value) : value];
    }),
  );
}

/** Everything that is stored about a visitor. */
export function exportVisitor(
  { database, clock }: { database: Database; clock: Clock },
  principal: Principal,
  id: string,
) {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const row = await getVisitor(transaction, workspaceId, parseId("visitor", id));
    await recordAudit(transaction, principal, {
      action: "visitor.exported",
      target: { kind: "visitor", id },
    });
    return collectVisitor(transaction, workspaceId, row.id, presentVisitor(row), clock.now());
  });
}
