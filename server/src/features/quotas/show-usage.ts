import type { Database, Executor } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Principal } from "../identity/index.ts";
import { countChats, countKnowledge, findLimits } from "./quota-queries.ts";
import type { Usage } from "./usage-schemas.ts";
import { usedLimits } from "./used-limits.ts";

/** What the workspace holds and has used this month, with its limits. */
export function showUsage(
  { database, clock }: { database: Database; clock: Clock },
  { workspaceId }: Pick<Principal, "workspaceId">,
): Promise<Usage> {
  return database.inWorkspace(workspaceId, (transaction) => readUsage(transaction, workspaceId, clock));
}

export async function readUsage(executor: Executor, workspaceId: string, clock: Clock): Promise<Usage> {
  const [limits, held, agents] = await Promise.all([
    findLimits(executor, workspaceId),
    countKnowledge(executor, workspaceId),
    countChats(executor, workspaceId),
  ]);
  const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
  const usage = {
    month: new Date(clock.now()).toISOString().slice(0, 7),
    sources: { used: held.sources, limit: limits.sources },
    pages: { used: held.pages, limit: limits.pages },
    passages: { used: held.passages, limit: limits.passages },
    upload_bytes: { used: held.upload_bytes, limit: limits.upload_bytes },
    chats: { used: sum(agents.map(({ chats }) => chats)), limit: limits.chats_per_month },
    spend: sum(agents.map(({ micros }) => micros)) / 1_000_000,
    spend_limit: limits.spend_per_month,
    agents: agents
      .filter(({ is_deleted }) => !is_deleted)
      .map(({ agent_id, chats, micros }) => ({
        agent_id: formatId("agent", agent_id),
        chats: { used: chats, limit: limits.agent_chats_per_month },
        spend: micros / 1_000_000,
        spend_limit: limits.agent_spend_per_month,
      })),
  };
  return { ...usage, used_limits: usedLimits(usage) };
}
