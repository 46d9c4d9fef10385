import sql from "sql-template-tag";
import type { Log } from "../../platform/create-log.ts";
import type { Database, Executor } from "../../platform/database/database.ts";
import { dashboardLink } from "../../platform/http/dashboard-link.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { listUnannouncedLeadWorkspaceIds } from "../../platform/unscoped/workspace-queries.ts";
import type { Mailer } from "../../ports/mailer.ts";
import { findOnDuty } from "../handoffs/index.ts";

interface UnannouncedLead {
  id: string;
  agent_id: string;
  agent_name: string;
  chat_id: string | null;
  page_url: string | null;
  fields: Record<string, string>;
}

interface LeadMailContext {
  database: Database;
  mailer: Mailer | undefined;
  log: Log;
  config: { baseUrl: string };
}

const MAX_LISTED = 20;
const MAX_VALUE_CHARACTERS = 500;

/**
 * Tells who is on duty what people left, at any hour: one mail an assistant in five minutes, with all that came since
 * the one before. A mail that the mail server refuses is not sent again: the list of leads has it.
 */
export async function mailLeads({ database, mailer, log, config }: LeadMailContext): Promise<void> {
  if (!mailer) return;
  for (const workspaceId of await database.unscoped(listUnannouncedLeadWorkspaceIds)) {
    const mails = await database.inWorkspace(workspaceId, async (transaction) => {
      const leads = await findUnannounced(transaction, workspaceId);
      await markAnnounced(transaction, workspaceId, leads);
      const written = [];
      for (const [agentId, left] of Map.groupBy(leads, ({ agent_id: id }) => id))
        for (const to of await findOnDuty(transaction, workspaceId, agentId))
          written.push({ to, ...describe(left, { workspaceId, baseUrl: config.baseUrl }) });
      return written;
    });
    for (const mail of mails) await mailer.send(mail).catch((err: unknown) => log.error({ err }, "lead mail"));
  }
}

function describe(leads: readonly UnannouncedLead[], at: { workspaceId: string; baseUrl: string }) {
  const assistant = leads[0]!.agent_name.replaceAll(/\s+/g, " ");
  const who = leads.length === 1 ? "Somebody" : `${leads.length} people`;
  const listed = leads.slice(0, MAX_LISTED).map((lead) => describeLead(lead, at));
  const more = leads.length > MAX_LISTED ? [`And ${leads.length - MAX_LISTED} more.`] : [];
  return {
    subject: `${who} left details with ${assistant}`,
    text: `${[`${who} left details with ${assistant}:`, ...listed, ...more, `All of them:\n${dashboardLink(at, "/leads")}`].join("\n\n")}\n`,
  };
}

function describeLead(
  { fields, chat_id: chatId, page_url: page }: UnannouncedLead,
  at: { workspaceId: string; baseUrl: string },
): string {
  const left = Object.entries(fields).map(
    ([name, value]) => `  ${name}: ${value.replaceAll(/\s+/g, " ").slice(0, MAX_VALUE_CHARACTERS)}`,
  );
  const chat = chatId && `  Chat: ${dashboardLink(at, `/inbox?chat=${formatId("chat", chatId)}`)}`;
  return [...left, page && `  Page: ${page}`, chat].filter(Boolean).join("\n");
}

/** What is older than a day came with an archive, or before there was a mail server: it is no news. */
function findUnannounced(executor: Executor, workspaceId: string): Promise<UnannouncedLead[]> {
  return executor.query<UnannouncedLead>(sql`
    SELECT l.id, l.agent_id, g.name AS agent_name, l.chat_id, c.page_url, l.fields
    FROM leads l JOIN agents g ON g.workspace_id = l.workspace_id AND g.id = l.agent_id
    LEFT JOIN chats c ON c.workspace_id = l.workspace_id AND c.id = l.chat_id AND c.deleted_at IS NULL
    WHERE l.workspace_id = ${workspaceId} AND l.announced_at IS NULL AND l.deleted_at IS NULL
      AND l.updated_at > now() - interval '1 day'
      AND NOT EXISTS (SELECT FROM leads o WHERE o.workspace_id = l.workspace_id AND o.agent_id = l.agent_id
        AND o.announced_at > now() - interval '5 minutes')
    ORDER BY l.id FOR UPDATE OF l SKIP LOCKED`);
}

async function markAnnounced(executor: Executor, workspaceId: string, leads: readonly { id: string }[]): Promise<void> {
  const ids = leads.map(({ id }) => id);
  await executor.query(sql`
    UPDATE leads SET announced_at = now() WHERE workspace_id = ${workspaceId} AND id = ANY(${ids}::uuid[])`);
}
