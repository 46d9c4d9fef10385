import sql from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { InvalidError, NotFoundError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { assertMatches } from "../../platform/http/entity-tag.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifiers.ts";
import { type AgentRow, findAgentVersion, getAgent, type LeadForm } from "../agents/index.ts";
import { getReadableChat } from "../conversations/index.ts";
import type { Principal } from "../identity/index.ts";
import { addressOf } from "./address-of.ts";
import { assertFitsForm, assertNeedsNoConsent } from "./assert-fits-form.ts";
import { assertNotSpam } from "./assert-not-spam.ts";
import { findEarlierLead } from "./find-earlier-lead.ts";
import {
  addToLead,
  getLead,
  insertLead,
  type LeadRow,
  markLeadDeleted,
  type NewLead,
  updateLeadRow,
} from "./lead-queries.ts";
import type { CreateLeadBody, Lead, UpdateLeadBody } from "./lead-schemas.ts";

/**
 * Stores what someone left. A visitor leaves their own, in their own chat, as the assistant's form asks for it;
 * `notedBy` the assistant itself it may be less. Throws 404 and 422.
 */
export async function saveNewLead(
  transaction: Transaction,
  principal: Principal,
  body: CreateLeadBody,
  { at, notedBy }: { at: Date; notedBy?: "assistant" },
): Promise<{ row: LeadRow; isNew: boolean }> {
  const { workspaceId } = principal;
  const agent = await getAgent(transaction, workspaceId, parseId("agent", body.agent_id));
  if (principal.kind === "visitor" && principal.agentId !== agent.id) throw new NotFoundError("assistant");
  const chat =
    body.chat_id === undefined
      ? undefined
      : await getReadableChat(transaction, principal, parseId("chat", body.chat_id));
  if (chat && chat.agent_id !== agent.id)
    throw new InvalidError([{ pointer: "/chat_id", message: "is a chat with another assistant." }]);
  const form = principal.kind === "visitor" ? await findForm(transaction, workspaceId, agent) : null;
  if (form && notedBy === "assistant") assertNeedsNoConsent(form);
  else if (form) assertFitsForm(form, body, at);
  if (principal.kind === "visitor")
    await assertNotSpam(transaction, workspaceId, { visitorId: principal.visitorId, form, body });
  const left: Omit<NewLead, "id" | "personId" | "address"> = {
    agentId: agent.id,
    chatId: chat?.id ?? null,
    visitorId: principal.kind === "visitor" ? principal.visitorId : (chat?.visitor_id ?? null),
    fields: body.fields,
    consent: body.consent ? { text: body.consent.text, givenAt: body.consent.given_at ?? at.toISOString() } : null,
  };
  const address = body.keep_apart ? null : addressOf(body.fields);
  const earlier = address ? await findEarlierLead(transaction, workspaceId, { ...left, address }) : undefined;
  if (earlier?.leadId) {
    const row = await addToLead(transaction, workspaceId, earlier.leadId, left);
    await recordEvent(transaction, workspaceId, "lead.updated", presentLead(row));
    return { row, isNew: false };
  }
  const id = newId();
  const row = await insertLead(transaction, workspaceId, { ...left, id, address, personId: earlier?.personId ?? id });
  await recordEvent(transaction, workspaceId, "lead.created", presentLead(row));
  // What visitors do is in the events; the audit log is of the people who look after them.
  if (principal.kind !== "visitor")
    await recordAudit(transaction, principal, {
      action: "lead.created",
      target: { kind: "lead", id: formatId("lead", row.id) },
      after: { status: row.status },
    });
  return { row, isNew: true };
}

/** Visitors fill in what was published. */
async function findForm(transaction: Transaction, workspaceId: string, agent: AgentRow): Promise<LeadForm | null> {
  const version = agent.published_version;
  const published = version === null ? undefined : await findAgentVersion(transaction, workspaceId, agent.id, version);
  return published?.settings.lead_form ?? null;
}

/** Throws 404 and 412. */
export async function dropLead(
  transaction: Transaction,
  principal: Principal,
  id: string | undefined,
  ifMatch: string | undefined,
): Promise<void> {
  await lockRow(transaction, principal.workspaceId, sql`leads`, id);
  const row = await getLead(transaction, principal.workspaceId, id);
  assertMatches(ifMatch, row.version);
  await markLeadDeleted(transaction, principal.workspaceId, row.id);
  await recordAudit(transaction, principal, {
    action: "lead.deleted",
    target: { kind: "lead", id: formatId("lead", row.id) },
  });
}

/** The audit log names the lead but keeps nothing of it: what a person entered must be erasable. */
export async function saveLead(
  transaction: Transaction,
  principal: Principal,
  id: string | undefined,
  body: UpdateLeadBody,
  ifMatch: string | undefined,
): Promise<LeadRow> {
  const { workspaceId } = principal;
  await lockRow(transaction, workspaceId, sql`leads`, id);
  const found = await getLead(transaction, workspaceId, id);
  assertMatches(ifMatch, found.version);
  const merged = Object.entries({ ...found.fields, ...body.fields }).filter(([, value]) => value !== null);
  if (merged.length === 0) throw new InvalidError([{ pointer: "/fields", message: "would be empty." }]);
  const { status = found.status, notes = found.notes } = body;
  const fields = Object.fromEntries(merged) as Record<string, string>;
  const address = found.address === null && addressOf(found.fields) !== null ? null : addressOf(fields);
  const personId = await personOf(transaction, workspaceId, found, address);
  const row = await updateLeadRow(transaction, workspaceId, {
    id: found.id,
    status,
    notes,
    fields,
    address,
    person_id: personId,
  });
  const lead = presentLead(row);
  await recordEvent(transaction, workspaceId, "lead.updated", lead);
  if (status === "qualified" && found.status !== "qualified")
    await recordEvent(transaction, workspaceId, "lead.qualified", lead);
  await recordAudit(transaction, principal, {
    action: "lead.updated",
    target: { kind: "lead", id: lead.id },
    before: { status: found.status },
    after: { status },
  });
  return row;
}

/** A corrected address may be somebody's who is known already; one that was kept apart stays so. */
async function personOf(
  transaction: Transaction,
  workspaceId: string,
  { address: before, agent_id: agentId, visitor_id: visitorId, person_id: personId }: LeadRow,
  address: string | null,
): Promise<string> {
  if (address === null || address === before) return personId;
  return (await findEarlierLead(transaction, workspaceId, { address, agentId, visitorId }))?.personId ?? personId;
}

export function presentLead(row: LeadRow): Lead {
  return {
    id: formatId("lead", row.id),
    agent_id: formatId("agent", row.agent_id),
    chat_id: row.chat_id && formatId("chat", row.chat_id),
    chat_ids: row.chat_ids.map((id) => formatId("chat", id)),
    visitor_id: row.visitor_id && formatId("visitor", row.visitor_id),
    person_id: formatId("person", row.person_id),
    status: row.status,
    fields: row.fields,
    consent:
      row.consent_text === null || row.consent_given_at === null
        ? null
        : { text: row.consent_text, given_at: row.consent_given_at.toISOString() },
    notes: row.notes,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
