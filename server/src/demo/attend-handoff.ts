import type { CitedeskClient } from "@citedesk/client";
import { lookAfterHandoffs } from "../features/handoffs/index.ts";
import { type DemoWeek, MINUTE_MS } from "./demo-week.ts";
import type { Visit } from "./plan-visits.ts";

interface Wish {
  chatId: string;
  handoff: NonNullable<Visit["handoff"]>;
  /** Of the member who takes over. */
  takingOver: string;
  at: number;
  /** Who takes it, and how soon. */
  turn: number;
}

/** A visitor wants a person: they are answered, forgotten and taken over by another, give up, or still wait. */
export async function attendHandoff(week: DemoWeek, visitor: CitedeskClient, wish: Wish): Promise<void> {
  const { agenda, supporters, context } = week;
  const { chatId, handoff, takingOver, at, turn } = wish;
  const { id } = await visitor.post("/v2/handoffs", { body: { chat_id: chatId, reason: handoff.reason } });
  if (handoff.outcome === "waiting") return;
  if (handoff.outcome === "withdrawn") {
    agenda.add(at + 8 * MINUTE_MS, () => visitor.post("/v2/handoffs/{id}/withdraw", { path: { id } }).then(() => {}));
    return;
  }
  const first = supporters[turn % supporters.length]!;
  const other = supporters[(turn + 1) % supporters.length]!;
  const claimedAt = at + (2 + (turn % 9)) * MINUTE_MS;
  agenda.add(claimedAt, async () => {
    await first.post("/v2/handoffs/{id}/claim", { path: { id } });
    await write(first, chatId, handoff.answer);
  });
  agenda.add(claimedAt + 2 * MINUTE_MS, async () => {
    await visitor.post("/v2/chat", { body: { agent_id: week.agentId, chat_id: chatId, message: handoff.thanks } });
  });
  if (handoff.outcome === "answered") {
    agenda.add(claimedAt + 5 * MINUTE_MS, () => finish(first, { chatId, id, isTagged: turn % 2 === 0 }));
    return;
  }
  agenda.add(claimedAt + 25 * MINUTE_MS, () => lookAfterHandoffs(context));
  agenda.add(claimedAt + 30 * MINUTE_MS, async () => {
    await other.post("/v2/handoffs/{id}/claim", { path: { id } });
    await write(other, chatId, takingOver);
  });
  agenda.add(claimedAt + 34 * MINUTE_MS, () => finish(other, { chatId, id, isTagged: true }));
}

async function write(member: CitedeskClient, id: string, content: string): Promise<void> {
  await member.post("/v2/chats/{id}/messages", { path: { id }, body: { content } });
}

async function finish(
  member: CitedeskClient,
  { chatId, id, isTagged }: { chatId: string; id: string; isTagged: boolean },
): Promise<void> {
  if (isTagged) {
    await member.patch("/v2/chats/{id}", { path: { id: chatId }, body: { tags: ["by hand"] } });
    await member.post("/v2/chats/{id}/notes", { path: { id: chatId }, body: { text: "Settled, nothing left to do." } });
  }
  await member.post("/v2/handoffs/{id}/resolve", { path: { id } });
}
