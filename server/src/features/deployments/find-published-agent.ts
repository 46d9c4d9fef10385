import type { Database } from "../../platform/database/database.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import {
  findDefaultDeployment,
  findDeploymentById,
  findPublicAgent,
  type PublicAgent,
  type PublicDeployment,
} from "../../platform/unscoped/credential-queries.ts";
import { type AgentDefinition, findAgent, findAgentVersion } from "../agents/index.ts";
import { findShownBrand, type ShownBrand } from "../brands/index.ts";
import { findStarterQuestions } from "../chat/index.ts";

export interface PublishedAgent {
  id: string;
  workspaceId: string;
  visitorGeneration: number;
  definition: AgentDefinition;
  brand: ShownBrand;
}

export interface ServedDeployment {
  id: string;
  kind: PublicDeployment["kind"];
  agent: PublishedAgent;
}

/** The published version of an agent, by its UUID. Undefined: nothing that visitors may reach. */
export async function findPublishedAgent(database: Database, id: string): Promise<PublishedAgent | undefined> {
  return readPublished(database, await database.unscoped((transaction) => findPublicAgent(transaction, id)));
}

/** Why an address serves nothing. */
export type Unserved = "unknown" | "paused" | "not_published" | "members_only";

/**
 * What a public address serves: a deployment's id, or an agent's id or slug, which mean its own of that kind. Else why
 * it serves nothing.
 */
export async function findServedDeployment(
  database: Database,
  kind: PublicDeployment["kind"],
  address: string,
): Promise<ServedDeployment | Unserved> {
  const deploymentId = parseId("deployment", address);
  const found = await database.unscoped(
    (transaction) =>
      deploymentId === undefined
        ? findDefaultDeployment(transaction, kind, parseId("agent", address), address)
        : findDeploymentById(transaction, deploymentId),
    { pipelined: true },
  );
  if (!found) return "unknown";
  if (!found.enabled) return "paused";
  const agent = await readPublished(database, found);
  if (!agent) return "not_published";
  if (agent.definition.settings.access.visitors === "members") return "members_only";
  return { id: found.deployment_id, kind: found.kind, agent };
}

async function readPublished(database: Database, found: PublicAgent | undefined): Promise<PublishedAgent | undefined> {
  if (!found || found.published_version === null) return undefined;
  const { id, workspace_id: workspaceId, published_version: version, visitor_generation: visitorGeneration } = found;
  const [row, definition, shownWith, starters] = await database.inWorkspace(
    workspaceId,
    (transaction) =>
      Promise.all([
        findAgent(transaction, workspaceId, id),
        findAgentVersion(transaction, workspaceId, id, version),
        findShownBrand(transaction, workspaceId, id),
        findStarterQuestions(transaction, workspaceId, id),
      ]),
    // Somebody waits for the page.
    { pipelined: true },
  );
  if (!row || row.archived_at || !definition) return undefined;
  const { settings } = definition;
  const brand = shownWith(settings.theme);
  if (settings.starter_questions.length > 0) return { id, workspaceId, visitorGeneration, definition, brand };
  const drawn = { ...definition, settings: { ...settings, starter_questions: starters } };
  return { id, workspaceId, visitorGeneration, definition: drawn, brand };
}
