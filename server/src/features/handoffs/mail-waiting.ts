import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { dashboardLink } from "../../platform/http/dashboard-link.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { type AgentSettings, officeState } from "../agents/index.ts";
import { listMessages } from "../conversations/index.ts";
import type { HandoffContext } from "./handoff-context.ts";
import { summariseChat } from "./summarise-chat.ts";
import { findOnDuty } from "./supporter-queries.ts";

interface UnannouncedHandoff {
  id: string;
  chat_id: string;
  agent_id: string;
  agent_name: string;
  title: string;
  office_hours: AgentSettings["office_hours"];
  /** Whom a colleague gave it to; null: a visitor waits. */
  holder_email: string | null;
}

/**
 * Tells who is on duty of each visitor who waits for a person, once a wait. Outside of office hours nobody is: they
 * hear of it when the hours begin. Whoever got a chat from a colleague is told at any time. A mail that the mail server
 * refuses is not sent again: the inbox shows who waits.
 */
export async function mailWaiting(
  { database, clock, mailer, config, log }: HandoffContext,
  workspaceId: string,
): Promise<void> {
  if (!mailer) return;
  const announced = await database.inWorkspace(workspaceId, async (transaction) => {
    const waiting = await findUnannounced(transaction, workspaceId);
    const now = waiting.filter(
      ({ holder_email: holder, office_hours: hours }) =>
        holder !== null || officeState(hours, new Date(clock.now())).isOpen,
    );
    await markAnnounced(
      transaction,
      workspaceId,
      now.map(({ id }) => id),
    );
    const mails = [];
    for (const handoff of now) {
      const messages = await listMessages(transaction, workspaceId, handoff.chat_id, undefined, MESSAGES_READ);
      const { agent_id: agentId, holder_email: holder } = handoff;
      const addresses = holder === null ? await findOnDuty(transaction, workspaceId, agentId) : [holder];
      mails.push({ handoff, addresses, question: summariseChat(messages).question });
    }
    return mails;
  });
  for (const { handoff, addresses, question } of announced)
    for (const to of addresses)
      await mailer
        .send({ to, ...describe(handoff, question ?? handoff.title, { workspaceId, baseUrl: config.baseUrl }) })
        .catch((err: unknown) => log.error({ err }, "handoff mail"));
}

const MESSAGES_READ = 50;
const MAX_QUESTION_CHARACTERS = 500;

function describe(
  { agent_name: name, chat_id: chatId, holder_email: holder }: UnannouncedHandoff,
  question: string,
  at: { workspaceId: string; baseUrl: string },
) {
  const assistant = name.replaceAll(/\s+/g, " ");
  const asked = question.slice(0, MAX_QUESTION_CHARACTERS).replaceAll(/\s+/g, " ");
  const address = dashboardLink(at, `/inbox?chat=${formatId("chat", chatId)}`);
  const subject =
    holder === null ? `A visitor of ${assistant} waits for a person` : `A chat of ${assistant} is yours now`;
  return {
    subject,
    text: `${subject}. ${holder === null ? "They ask" : "The visitor asks"}:\n\n  ${asked}\n\nAnswer them:\n\n${address}\n`,
  };
}

function findUnannounced(executor: Executor, workspaceId: string): Promise<UnannouncedHandoff[]> {
  return executor.query<UnannouncedHandoff>(sql`
    SELECT h.id, h.chat_id, h.agent_id, g.name AS agent_name, c.title,
      coalesce(v.definition -> 'settings', g.settings) -> 'office_hours' AS office_hours,
      u.email AS holder_email
    FROM handoffs h JOIN agents g ON g.workspace_id = h.workspace_id AND g.id = h.agent_id
    JOIN chats c ON c.workspace_id = h.workspace_id AND c.id = h.chat_id
    LEFT JOIN agent_versions v ON v.workspace_id = g.workspace_id AND v.agent_id = g.id AND v.version = g.published_version
    LEFT JOIN memberships holder ON h.status = 'claimed' AND holder.id = h.claimed_by
    LEFT JOIN users u ON u.id = holder.user_id
    WHERE h.workspace_id = ${workspaceId} AND h.notified_at IS NULL
      AND (h.status = 'waiting' OR (h.handed_over_at IS NOT NULL AND u.chat_mails))
    ORDER BY h.id FOR UPDATE OF h SKIP LOCKED`);
}

async function markAnnounced(executor: Executor, workspaceId: string, ids: string[]): Promise<void> {
  await executor.query(sql`
    UPDATE handoffs SET notified_at = now() WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[])`);
}
