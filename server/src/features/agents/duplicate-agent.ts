import type { Database, Transaction } from "../../platform/database/database.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import { formatId, parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import { actorOf } from "./actor-of.ts";
import { type AgentRow, getAgent } from "./agent-queries.ts";
import { shareSources } from "./agent-version-queries.ts";
import { presentAgent } from "./present-agent.ts";
import { saveNewAgent } from "./save-agent.ts";

const LONGEST_NAME = 200;

/**
 * A new draft with the settings of an agent's draft, over the same sources; its versions begin at 1. Throws
 * `NotFoundError`.
 */
export async function copyAgent(
  transaction: Transaction,
  workspaceId: string,
  duplicate: { id: string | undefined; name: string | undefined; createdBy: string },
): Promise<AgentRow> {
  const {
    name,
    model,
    prompt,
    settings,
    brand_id: brandId,
    id,
  } = await getAgent(transaction, workspaceId, duplicate.id);
  const copy = await saveNewAgent(
    transaction,
    workspaceId,
    {
      name: duplicate.name ?? `${name.slice(0, LONGEST_NAME - 7)} (copy)`,
      model,
      prompt,
      brand_id: brandId && formatId("brand", brandId),
      ...settings,
    },
    duplicate.createdBy,
  );
  await shareSources(transaction, workspaceId, id, copy.id);
  return copy;
}

/** Makes a draft of the same settings over the same sources. */
export function duplicateAgent(database: Database, principal: Principal, id: string, body: { name?: string }) {
  const { workspaceId } = principal;
  return database.inWorkspace(workspaceId, async (transaction) => {
    const created = await copyAgent(transaction, workspaceId, {
      id: parseId("agent", id),
      name: body?.name,
      createdBy: actorOf(principal),
    });
    const after = await presentAgent(transaction, created);
    await recordChange(transaction, principal, "agent.created", { after });
    return after;
  });
}
