import { type AgentSettings, type OfficeState, officeState } from "../../agents/index.ts";
import { asksForDetails, findPlaceInLine } from "../../handoffs/index.ts";
import type { AnswerContext } from "../answer-context.ts";
import type { ChatTurn } from "../turn/chat-turn.ts";
import type { FixedTexts } from "./fixed-texts.ts";

/** Where somebody who waits for a person stands, and when people are there again. */
export async function describeWaiting(
  { database, clock }: AnswerContext,
  workspaceId: string,
  { chat, agent }: Pick<ChatTurn, "chat" | "agent">,
  texts: FixedTexts,
): Promise<string> {
  const place = await database.inWorkspace(workspaceId, (transaction) =>
    findPlaceInLine(transaction, workspaceId, chat.id),
  );
  const line = texts.waiting(place ?? 1);
  const away = describeAway(officeState(agent.settings.office_hours ?? null, new Date(clock.now())), texts);
  return away === "" ? line : `${line} ${away}`;
}

/** To a wish for a person: `asked`, with when somebody is there again; or what to do instead of waiting. */
export function describePerson(settings: AgentSettings, texts: FixedTexts, asked: string, at: Date): string {
  const closed = asksForDetails(settings, at);
  if (closed) return `${describeAway(closed, texts)} ${texts.leaveDetails}`.trim();
  return `${asked} ${describeAway(officeState(settings.office_hours ?? null, at), texts)}`.trim();
}

/** Empty while people are there, and where nothing is known of when they come back. */
export function describeAway({ isOpen, opensAt, timezone }: OfficeState, texts: FixedTexts): string {
  if (isOpen || opensAt === null) return "";
  const when = opensAt.toLocaleString(texts.locale, {
    timeZone: timezone,
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
  });
  return texts.nobodyNow(when);
}
