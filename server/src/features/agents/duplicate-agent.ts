import type { Transaction } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifier.ts";
import { type AgentRow, getAgent } from "./agent-queries.ts";
import { shareSources } from "./agent-version-queries.ts";
import { createAgent } from "./save-agent.ts";

const LONGEST_NAME = 200;

/** A new draft with the settings of an agent's draft, over the same sources; its versions begin at 1. Throws `NotFoundError`. */
export async function duplicateAgent(
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
  const copy = await createAgent(
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
