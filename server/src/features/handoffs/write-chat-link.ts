import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import { digestAddress } from "./digest-address.ts";
import type { HandoffContext } from "./handoff-context.ts";

interface OpenPage {
  agent_id: string;
  visitor_id: string;
  generation: number;
  deployment_id: string;
  is_default: boolean;
}

/**
 * The address that opens a chat anew for who left an address in it: the chat on a page of the service. What opens it
 * stands behind the `#`, which browsers send to nobody: neither logs nor other sites read it, and whoever only fetches
 * the page, as filters of mail do, has opened nothing. Undefined where there is no such page, and for visitors whom a
 * site has to vouch for.
 */
export async function writeChatLink(
  { tokens, config }: Pick<HandoffContext, "tokens" | "config">,
  executor: Executor,
  mail: { workspaceId: string; chatId: string; leadId: string; address: string },
): Promise<string | undefined> {
  const { workspaceId, chatId, leadId } = mail;
  const page = await findOpenPage(executor, workspaceId, chatId);
  if (!page) return undefined;
  const { agent_id: agentId, visitor_id: visitorId, generation, deployment_id, is_default } = page;
  const address = digestAddress(mail.address);
  const token = await tokens.signMailedChat({
    workspaceId,
    agentId,
    visitorId,
    chatId,
    leadId,
    address,
    generation,
  });
  const shown = is_default ? formatId("agent", agentId) : formatId("deployment", deployment_id);
  // Opened without a page around it, it has nowhere to keep anything.
  return new URL(`/a/${shown}/chat?mode=page&storage=none#mail=${token}`, config.baseUrl).href;
}

/** The page that came with the assistant, else the oldest. */
async function findOpenPage(executor: Executor, workspaceId: string, chatId: string): Promise<OpenPage | undefined> {
  const [page] = await executor.query<OpenPage>(sql`
    SELECT g.id AS agent_id, v.id AS visitor_id, g.visitor_generation AS generation, d.id AS deployment_id, d.is_default
    FROM chats c
    JOIN visitors v ON v.workspace_id = c.workspace_id AND v.id = c.visitor_id AND v.external_id IS NULL
      AND NOT v.is_identified AND v.erasing_at IS NULL
    JOIN agents g ON g.workspace_id = c.workspace_id AND g.id = c.agent_id AND g.deleted_at IS NULL
      AND g.archived_at IS NULL AND g.published_version IS NOT NULL AND coalesce(g.published_visitors, 'all') = 'all'
    JOIN deployments d ON d.workspace_id = g.workspace_id AND d.agent_id = g.id AND d.kind = 'page' AND d.enabled
      AND d.deleted_at IS NULL
    WHERE c.workspace_id = ${workspaceId} AND c.id = ${chatId} AND c.deleted_at IS NULL
    ORDER BY d.is_default DESC, d.id LIMIT 1`);
  return page;
}
