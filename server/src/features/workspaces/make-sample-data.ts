import type { Transaction } from "../../platform/database/database.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, newId } from "../../platform/ids/identifier.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { createAgent, publishAgent } from "../agents/index.ts";
import { createBrand } from "../brands/index.ts";
import type { Principal } from "../identity/index.ts";
import { putSource } from "../sources/index.ts";
import { findSampleAgent, insertSampleChat, listSampleSources } from "./sample-queries.ts";
import { SAMPLE_SHOP } from "./sample-shop.ts";
import { getOwnWorkspace } from "./workspace-queries.ts";

export interface MadeSampleData {
  agentId: string;
  brandId: string;
  sourceIds: string[];
  chats: number;
}

/** Throws 409 in a live workspace. Made again, it finds what is there. */
export async function makeSampleData(
  transaction: Transaction,
  queue: JobQueue,
  principal: Principal,
): Promise<MadeSampleData> {
  const { workspaceId } = principal;
  const workspace = await getOwnWorkspace(transaction, workspaceId);
  if (workspace.kind !== "test")
    throw new ConflictError("not_a_test_workspace", "Sample data only goes into the test workspace.");
  const { agent, brand, texts, facts, chats } = SAMPLE_SHOP;
  const found = await findSampleAgent(transaction, workspaceId, agent.name);
  if (found) {
    const sourceIds = await listSampleSources(transaction, workspaceId, found.id);
    return { agentId: found.id, brandId: found.brand_id, sourceIds, chats: chats.length };
  }
  const brandId = await createBrand(transaction, workspaceId, { name: brand });
  const definition = { ...agent, starter_questions: [...agent.starter_questions] };
  const { id: agentId } = await createAgent(
    transaction,
    workspaceId,
    { ...definition, brand_id: formatId("brand", brandId) },
    "system",
  );
  await publishAgent(transaction, workspaceId, agentId, undefined);
  const library = { agentId, brandId: null };
  const sourceIds: string[] = [];
  for (const { title, text } of texts) {
    const put = await putSource(transaction, queue, workspaceId, {
      ...library,
      type: "text",
      title,
      identity: title,
      settings: { text },
    });
    sourceIds.push(put.row.id);
  }
  for (const { question, answer } of facts) {
    const put = await putSource(transaction, queue, workspaceId, {
      ...library,
      type: "qa",
      title: question,
      identity: question,
      settings: { question, answer, alternatives: [] },
    });
    sourceIds.push(put.row.id);
  }
  for (const chat of chats) await insertSampleChat(transaction, workspaceId, agentId, { ...chat, newId });
  await recordAudit(transaction, principal, {
    action: "workspace.sample_data_made",
    target: { kind: "workspace", id: formatId("workspace", workspaceId) },
    after: { agent_id: formatId("agent", agentId) },
  });
  return { agentId, brandId, sourceIds, chats: chats.length };
}
