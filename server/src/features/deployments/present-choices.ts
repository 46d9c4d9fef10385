import { formatId } from "../../platform/ids/identifiers.ts";
import type { DeploymentRow } from "./deployment-queries.ts";

/** What someone decided; where it was seen changes by itself. */
export function presentChoices({ id, agent_id, kind, name, enabled }: DeploymentRow) {
  return { id: formatId("deployment", id), agent_id: formatId("agent", agent_id), kind, name, enabled };
}
