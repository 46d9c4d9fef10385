import { recordChange } from "../../platform/events/record-audit.ts";
import { type Principal, setAgentGrants } from "../identity/index.ts";
import { assertToolsUsable } from "../tools/index.ts";
import { actorOf } from "./actor-of.ts";
import type { AgentContext } from "./agent-context.ts";
import type { CreateAgentBody } from "./agent-schemas.ts";
import { presentAgent } from "./present-agent.ts";
import { assertModelExists, assertSettings, saveNewAgent } from "./save-agent.ts";

/** Creates an assistant. */
export async function createAgent(
  { models, database, credentials }: AgentContext,
  principal: Principal,
  body: CreateAgentBody,
) {
  assertSettings(body);
  await assertModelExists(models, body);

  return database.inWorkspace(principal.workspaceId, async (transaction) => {
    const created = await saveNewAgent(transaction, principal.workspaceId, body, actorOf(principal));
    await assertToolsUsable(transaction, principal.workspaceId, created.id, body.tools ?? []);
    const { grants = [] } = body.access ?? {};
    await setAgentGrants(transaction, { principal, credentials }, created.id, grants);
    const after = await presentAgent(transaction, created);
    await recordChange(transaction, principal, "agent.created", { after });
    return after;
  });
}
