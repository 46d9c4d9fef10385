import sql from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { findAgent } from "../agents/index.ts";
import { findPage } from "./domain-queries.ts";

/** Throws 422 that names the field. */
export async function resolvePage(
  transaction: Transaction,
  workspaceId: string,
  body: { agent_id: string; deployment_id?: string },
): Promise<{ agent_id: string; deployment_id: string }> {
  const id = parseId("agent", body.agent_id);
  const agent = id && (await findAgent(transaction, workspaceId, id));
  if (!agent) throw new InvalidError([{ pointer: "/agent_id", message: "is not one of your assistants." }]);
  const wanted = body.deployment_id === undefined ? undefined : parseId("deployment", body.deployment_id);
  const isWrongId = body.deployment_id !== undefined && wanted === undefined;
  // Whoever deletes it waits, and finds the domain.
  await lockRow(transaction, workspaceId, sql`deployments`, wanted);
  const page = isWrongId ? undefined : await findPage(transaction, workspaceId, agent.id, wanted);
  if (page === undefined)
    throw new InvalidError([{ pointer: "/deployment_id", message: "is not a page of this assistant." }]);
  return { agent_id: agent.id, deployment_id: page };
}
