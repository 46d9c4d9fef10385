import sql from "sql-template-tag";
import type { Transaction } from "../../platform/database/database.ts";
import { lockRow } from "../../platform/database/lock-row.ts";
import { ForbiddenError, InvalidError, NotFoundError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { recordEvent } from "../../platform/events/record-event.ts";
import { assertMatches } from "../../platform/http/entity-tag.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifiers.ts";
import { type AgentRow, findPublished, getAgent, type LeadForm } from "../agents/index.ts";
import { getReadableChat } from "../conversations/index.ts";
import { findSupporter } from "../handoffs/index.ts";
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
import type { CreateLeadBody, UpdateLeadBody } from "./lead-schemas.ts";
import { withPerson } from "./present-lead.ts";
import { scoreLead } from "./score-lead.ts";

/**
 * Stores what someone left. A visitor leaves their own, in their own chat, as the assistant's form asks for it;
 * `notedBy` the assistant itself it may be less. Throws 404 and 422, and 403 for who came by a mail and
 * names no chat.
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
  if (principal.kind === "visitor" && principal.chatId !== undefined && !chat)
    throw new ForbiddenError("The link of a mail opens one chat: name it as `chat_id`.");
  if (chat && chat.agent_id !== agent.id)
    throw new InvalidError([{ pointer: "/chat_id", message: "is a chat with another assistant." }]);
  const published = await findForm(transaction, workspaceId, agent);
  if (principal.kind === "visitor") {
    if (notedBy !== "assistant") assertFitsForm(published, body, at);
    else if (published) assertNeedsNoConsent(published);
    await assertNotSpam(transaction, workspaceId, { visitorId: principal.visitorId, form: published, body });
  }
  const left: Omit<NewLead, "id" | "personId" | "address"> = {
    agentId: agent.id,
    chatId: chat?.id ?? null,
    visitorId: principal.kind === "visitor" ? principal.visitorId : (chat?.visitor_id ?? null),
    fields: body.fields,
    consent: body.consent
      ? {
          text: body.consent.text,
          version: body.consent.version ?? versionOf(published, body.consent.text),
          givenAt: body.consent.given_at ?? at.toISOString(),
        }
      : null,
    isOwn: principal.kind === "member",
  };
  const address = body.keep_apart ? null : addressOf(body.fields);
  const earlier = address ? await findEarlierLead(transaction, workspaceId, { ...left, address }) : undefined;
  if (earlier?.leadId) {
    const added = await addToLead(transaction, workspaceId, earlier.leadId, left);
    const row = await scoreLead(transaction, workspaceId, added, published);
    await recordEvent(transaction, workspaceId, "lead.updated", await withPerson(transaction, workspaceId, row));
    return { row, isNew: false };
  }
  const id = newId();
  const personId = earlier?.personId ?? id;
  const inserted = await insertLead(transaction, workspaceId, { ...left, id, address, personId });
  const row = await scoreLead(transaction, workspaceId, inserted, published);
  await recordEvent(transaction, workspaceId, "lead.created", await withPerson(transaction, workspaceId, row));
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
  return (await findPublished(transaction, workspaceId, agent))?.settings.lead_form ?? null;
}

/** Of words that the form has. */
function versionOf(form: LeadForm | null, text: string): string | null {
  return form?.consent?.text === text ? (form.consent.version ?? null) : null;
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
  const updated = await updateLeadRow(transaction, workspaceId, {
    id: found.id,
    status,
    notes,
    fields,
    owner_id: await ownerOf(transaction, workspaceId, found, body.owner_id),
    ...(await identityOf(transaction, workspaceId, found, { fields, keepApart: body.keep_apart === true })),
  });
  const agent = await getAgent(transaction, workspaceId, found.agent_id);
  const row = await scoreLead(transaction, workspaceId, updated, await findForm(transaction, workspaceId, agent));
  const lead = await withPerson(transaction, workspaceId, row);
  await recordEvent(transaction, workspaceId, "lead.updated", lead);
  if (status === "qualified" && found.status !== "qualified")
    await recordEvent(transaction, workspaceId, "lead.qualified", lead);
  await recordAudit(transaction, principal, {
    action: "lead.updated",
    target: { kind: "lead", id: lead.id },
    before: { status: found.status, owner_id: found.owner_id && formatId("member", found.owner_id) },
    after: { status, owner_id: lead.owner_id },
  });
  return row;
}

/** Throws 422 for who may not work on the assistant's leads. */
async function ownerOf(
  transaction: Transaction,
  workspaceId: string,
  found: LeadRow,
  named: string | null | undefined,
): Promise<string | null> {
  if (named === undefined) return found.owner_id;
  if (named === null) return null;
  const memberId = parseId("member", named);
  const member = memberId && (await findSupporter(transaction, workspaceId, memberId, found.agent_id));
  if (member) return member.id;
  throw new InvalidError([
    { pointer: "/owner_id", message: "is not a member who may work on leads of this assistant." },
  ]);
}

/** Whose it is: kept apart on demand, and then for good; else by its address, which may have been corrected. */
async function identityOf(
  transaction: Transaction,
  workspaceId: string,
  found: LeadRow,
  { fields, keepApart }: { fields: Record<string, string>; keepApart: boolean },
): Promise<Pick<LeadRow, "address" | "person_id">> {
  if (keepApart) return { address: null, person_id: newId() };
  const wasApart = found.address === null && addressOf(found.fields) !== null;
  const address = wasApart ? null : addressOf(fields);
  return { address, person_id: await personOf(transaction, workspaceId, found, address) };
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
