import type { Static } from "typebox";
import { ConflictError, ForbiddenError } from "../../platform/errors/app-error.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import type { Principal } from "../identity/index.ts";
import type { AgentContext } from "./agent-context.ts";
import { getAgent } from "./agent-queries.ts";
import type { PublishBody } from "./agent-schemas.ts";
import { presentAgent } from "./present-agent.ts";
import { recordForcedPublishing } from "./record-forced-publishing.ts";
import { publishVersion } from "./save-agent.ts";

/** Makes a version what visitors reach. */
export async function publishAgent(
  { database, findFailingChecks }: AgentContext,
  principal: Principal,
  id: string,
  body: Static<typeof PublishBody>,
) {
  const { workspaceId } = principal;
  const { version: wanted, force = false, reason } = body ?? {};
  const found = await database.inWorkspace(workspaceId, (transaction) =>
    getAgent(transaction, workspaceId, parseId("agent", id)),
  );
  const version = wanted ?? found.version;
  if (force) assertMayForce(principal, found.id);
  const failed = force ? [] : await findFailingChecks(principal, found.id, version);
  if (failed.length > 0)
    throw new ConflictError("checks_failed", `Not published: ${failed.length} of its checks fail.`, { failed });
  return database.inWorkspace(workspaceId, async (transaction) => {
    const before = await presentAgent(transaction, await getAgent(transaction, workspaceId, found.id));
    const after = await presentAgent(transaction, await publishVersion(transaction, workspaceId, found.id, version));
    await recordChange(transaction, principal, "agent.published", { before, after });
    if (force) await recordForcedPublishing(transaction, principal, id, version, reason);
    return after;
  });
}

const ADMINS: readonly string[] = ["owner", "admin"];

/** What checks hold back goes out by who answers for it: an owner, an admin, or a key, which these have made. */
function assertMayForce(principal: Principal, agentId: string): void {
  if (principal.kind !== "member") return;
  const { role, agentRoles } = principal;
  if (ADMINS.includes(role) || ADMINS.includes(agentRoles[agentId] ?? "")) return;
  throw new ForbiddenError("Only an owner or an admin may publish past checks.");
}
