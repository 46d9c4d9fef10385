import { newId } from "../../platform/ids/identifiers.ts";
import type { AccessTokens } from "../identity/index.ts";
import type { ServedDeployment } from "./find-published-agent.ts";

/** For a visitor token: good once, and under `origin`. */
export function signTicket(
  tokens: AccessTokens,
  { id: deploymentId, agent }: ServedDeployment,
  origin: string,
): Promise<string> {
  return tokens.signTicket({
    workspaceId: agent.workspaceId,
    agentId: agent.id,
    deploymentId,
    origin,
    id: newId(),
  });
}
