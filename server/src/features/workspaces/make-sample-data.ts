import type { Transaction } from "../../platform/database/database.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { JobQueue } from "../../ports/job-queue.ts";
import { publishVersion, saveNewAgent } from "../agents/index.ts";
import { storeBrand } from "../brands/index.ts";
import { storeFeedback } from "../feedback/index.ts";
import { requestHandoff } from "../handoffs/index.ts";
import type { Principal, VisitorPrincipal } from "../identity/index.ts";
import { saveNewLead } from "../leads/index.ts";
import { putSource } from "../sources/index.ts";
import { findSampleAgent, insertSampleChat, listSampleSources } from "./sample-queries.ts";
import { SAMPLE_SHOP, type SampleChat } from "./sample-shop.ts";
import { getOwnWorkspace } from "./workspace-queries.ts";

export interface MadeSampleData {
  agentId: string;
  brandId: string;
  sourceIds: string[];
  chats: number;
  leads: number;
  handoffs: number;
  feedback: number;
}

/** Throws 409 in a live workspace. Made again, it finds what is there. */
export async function makeSampleData(
  transaction: Transaction,
  queue: JobQueue,
  principal: Principal,
  at: Date,
): Promise<MadeSampleData> {
  const { workspaceId } = principal;
  const workspace = await getOwnWorkspace(transaction, workspaceId);
  if (workspace.kind !== "test")
    throw new ConflictError("not_a_test_workspace", "Sample data only goes into the test workspace.");
  const { agent, brand, texts, facts, chats } = SAMPLE_SHOP;
  const found = await findSampleAgent(transaction, workspaceId, agent.name);
  if (found) {
    const sourceIds = await listSampleSources(transaction, workspaceId, found.id);
    return { agentId: found.id, brandId: found.brand_id, sourceIds, ...COUNTS };
  }
  const brandId = await storeBrand(transaction, workspaceId, { name: brand });
  const { id: agentId } = await saveNewAgent(
    transaction,
    workspaceId,
    { ...agent, brand_id: formatId("brand", brandId) },
    "system",
  );
  await publishVersion(transaction, workspaceId, agentId, undefined);
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
  for (const chat of chats) await addChat(transaction, { workspaceId, agentId, at }, chat);
  await recordAudit(transaction, principal, {
    action: "workspace.sample_data_made",
    target: { kind: "workspace", id: formatId("workspace", workspaceId) },
    after: { agent_id: formatId("agent", agentId) },
  });
  return { agentId, brandId, sourceIds, ...COUNTS };
}

const COUNTS = {
  chats: SAMPLE_SHOP.chats.length,
  leads: SAMPLE_SHOP.chats.filter(({ lead }) => lead).length,
  handoffs: SAMPLE_SHOP.chats.filter(({ handoff }) => handoff).length,
  feedback: SAMPLE_SHOP.chats.filter(({ feedback }) => feedback).length,
};

/** A chat, and what its visitor did afterwards, as any visitor would. */
async function addChat(
  transaction: Transaction,
  { workspaceId, agentId, at }: { workspaceId: string; agentId: string; at: Date },
  chat: SampleChat,
) {
  const { visitorId, chatId, answerId } = await insertSampleChat(transaction, workspaceId, agentId, chat);
  const visitor: VisitorPrincipal = {
    kind: "visitor",
    accountId: "",
    workspaceId,
    workspaceKind: "test",
    credentialId: `visitor:${visitorId}`,
    reach: undefined,
    actor: { kind: "visitor", id: visitorId, name: "Visitor", address: null, requestId: null },
    agentId,
    visitorId,
    identified: false,
    claims: {},
  };
  if (chat.feedback) await storeFeedback(transaction, visitor, answerId, chat.feedback, undefined);
  if (chat.lead)
    await saveNewLead(
      transaction,
      visitor,
      {
        agent_id: formatId("agent", agentId),
        chat_id: formatId("chat", chatId),
        fields: chat.lead,
        consent: { text: SAMPLE_SHOP.agent.lead_form.consent.text },
      },
      { at },
    );
  if (chat.handoff)
    await requestHandoff(transaction, workspaceId, { chatId, requestedBy: "visitor", reason: chat.handoff });
}
