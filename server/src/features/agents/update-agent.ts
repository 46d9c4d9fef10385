import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import { type Principal, setAgentGrants } from "../identity/index.ts";
import { actorOf } from "./actor-of.ts";
import type { AgentContext } from "./agent-context.ts";
import { AGENTS } from "./agent-queries.ts";
import type { UpdateAgentBody } from "./agent-schemas.ts";
import { assertMayMove } from "./assert-may-move.ts";
import { presentAgent } from "./present-agent.ts";
import { assertModelExists, assertSettings, saveAgent } from "./save-agent.ts";

/** Changes the draft of an assistant. */
export async function updateAgent(
  { models, database, credentials, reach }: AgentContext,
  principal: Principal,
  change: Change<UpdateAgentBody>,
) {
  const { body } = change;
  assertSettings(body);
  await assertModelExists(models, body);
  const { workspaceId } = principal;
  const agent = await database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, AGENTS, change);
    const before = await presentAgent(transaction, found);
    const updated = await saveAgent(transaction, workspaceId, found, body, actorOf(principal));
    assertMayMove(principal, found.brand_id, updated.brand_id);
    const { grants } = body.access ?? {};
    if (grants) await setAgentGrants(transaction, { principal, credentials }, found.id, grants);
    const after = await presentAgent(transaction, updated);
    await recordChange(transaction, principal, "agent.updated", { before, after });
    return after;
  });
  if (body.access?.grants || body.brand_id !== undefined) await reach.reachChanged(workspaceId);
  return agent;
}
