import sql, { empty, type Sql } from "sql-template-tag";
import { containsPattern } from "../../platform/database/contains-pattern.ts";
import type { Executor } from "../../platform/database/database.ts";
import { NotFoundError } from "../../platform/errors/app-error.ts";
import { type SortedPage, type SortedRow, sortRows } from "../../platform/http/sorted-page.ts";
import type { ScoringRule } from "../agents/index.ts";
import type { Lead } from "./lead-schemas.ts";

export interface LeadRow {
  id: string;
  agent_id: string;
  chat_id: string | null;
  /** All that led to it, oldest first. */
  chat_ids: string[];
  visitor_id: string | null;
  person_id: string;
  /** Null: nothing tells whose it is, or it was kept apart. */
  address: string | null;
  status: Lead["status"];
  fields: Record<string, string>;
  consent_text: string | null;
  consent_version: string | null;
  consent_given_at: Date | null;
  notes: string;
  owner_id: string | null;
  score: number | null;
  scored_by: ScoringRule[] | null;
  version: number;
  created_at: Date;
  updated_at: Date;
}

const COLUMNS = sql`id, agent_id, chat_id, chat_ids, visitor_id, person_id, address, status, fields, consent_text,
  consent_version, consent_given_at, notes, owner_id, score, scored_by, version,
  created_at, updated_at`;

/** Throws `NotFoundError`. */
export async function getLead(executor: Executor, workspaceId: string, id: string | undefined): Promise<LeadRow> {
  const [row] =
    id === undefined
      ? []
      : await executor.query<LeadRow>(sql`
          SELECT ${COLUMNS} FROM leads WHERE workspace_id = ${workspaceId} AND id = ${id} AND deleted_at IS NULL`);
  if (!row) throw new NotFoundError("lead");
  return row;
}

export interface LeadFilterIds {
  agentId: string | undefined;
  chatId: string | undefined;
  visitorId: string | undefined;
  personId?: string | undefined;
  /** Null: nobody's. */
  ownerId?: string | null | undefined;
  minScore?: number | undefined;
  status: string | undefined;
  from: string | undefined;
  to: string | undefined;
  search: string | undefined;
}

const ORDERS = {
  created_at: { by: sql`id`, kind: "id" },
  updated_at: { by: sql`updated_at`, kind: "time" },
} as const;

export function listLeads(
  executor: Executor,
  workspaceId: string,
  filter: LeadFilterIds,
  page: SortedPage,
): Promise<(LeadRow & SortedRow)[]> {
  const sorted = sortRows(ORDERS, sql`id`, page);
  return executor.query<LeadRow & SortedRow>(sql`
    SELECT ${COLUMNS}, ${sorted.key} FROM leads
    WHERE ${matches(workspaceId, filter)} ${sorted.after} ${sorted.order}`);
}

/** Names of the fields that the listed leads have: of these `usual` ones, then those of most leads. */
export async function listFieldNames(
  executor: Executor,
  workspaceId: string,
  filter: LeadFilterIds,
  page: SortedPage,
  usual: readonly string[],
): Promise<string[]> {
  const { after } = sortRows(ORDERS, sql`id`, page);
  const rows = await executor.query<{ name: string }>(sql`
    SELECT f.name FROM leads, jsonb_object_keys(fields) AS f (name)
    WHERE ${matches(workspaceId, filter)} ${after}
    GROUP BY f.name ORDER BY f.name = ANY(${usual}::text[]) DESC, count(*) DESC, f.name LIMIT ${page.limit}`);
  return rows.map(({ name }) => name);
}

function matches(workspaceId: string, filter: LeadFilterIds): Sql {
  const pattern = filter.search && containsPattern(filter.search);
  return sql`workspace_id = ${workspaceId} AND deleted_at IS NULL
      ${filter.agentId ? sql`AND agent_id = ${filter.agentId}` : empty}
      ${filter.chatId ? sql`AND chat_id = ${filter.chatId}` : empty}
      ${filter.visitorId ? sql`AND visitor_id = ${filter.visitorId}` : empty}
      ${filter.personId ? sql`AND person_id = ${filter.personId}` : empty}
      ${filter.ownerId === null ? sql`AND owner_id IS NULL` : empty}
      ${filter.ownerId ? sql`AND owner_id = ${filter.ownerId}` : empty}
      ${filter.minScore === undefined ? empty : sql`AND score >= ${filter.minScore}`}
      ${filter.status ? sql`AND status = ${filter.status}` : empty}
      ${filter.from ? sql`AND created_at >= ${filter.from}` : empty}
      ${filter.to ? sql`AND created_at < ${filter.to}` : empty}
      ${pattern ? sql`AND EXISTS (SELECT FROM jsonb_each_text(fields) f WHERE f.value ILIKE ${pattern})` : empty}`;
}

export interface NewLead {
  id: string;
  agentId: string;
  chatId: string | null;
  visitorId: string | null;
  personId: string;
  /** By which later leads of theirs are told; null: nothing tells, or they are kept apart. */
  address: string | null;
  fields: Record<string, string>;
  consent: { text: string; version: string | null; givenAt: string } | null;
  /** Noted down by a member: their colleagues get no mail of it. */
  isOwn: boolean;
}

export async function insertLead(executor: Executor, workspaceId: string, lead: NewLead): Promise<LeadRow> {
  const [row] = await executor.query<LeadRow>(sql`
    INSERT INTO leads (workspace_id, id, agent_id, chat_id, chat_ids, visitor_id, person_id, address, fields, consent_text,
      consent_version, consent_given_at, announced_at)
    VALUES (${workspaceId}, ${lead.id}, ${lead.agentId}, ${lead.chatId}, ${lead.chatId === null ? [] : [lead.chatId]}::uuid[],
      ${lead.visitorId}, ${lead.personId}, ${lead.address},
      ${JSON.stringify(lead.fields)}, ${lead.consent?.text ?? null}, ${lead.consent?.version ?? null},
      ${lead.consent?.givenAt ?? null}, CASE WHEN ${lead.isOwn} THEN now() END)
    RETURNING ${COLUMNS}`);
  return row!;
}

export async function updateLeadRow(
  executor: Executor,
  workspaceId: string,
  lead: Pick<LeadRow, "id" | "status" | "fields" | "notes" | "owner_id" | "person_id"> & { address: string | null },
): Promise<LeadRow> {
  const [row] = await executor.query<LeadRow>(sql`
    UPDATE leads SET status = ${lead.status}, fields = ${JSON.stringify(lead.fields)}, notes = ${lead.notes},
      owner_id = ${lead.owner_id},
      person_id = ${lead.person_id}, address = ${lead.address}, version = version + 1, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${lead.id} RETURNING ${COLUMNS}`);
  return row!;
}

/** What the visitor left again: fields that they filled in replace those of before. */
export async function addToLead(
  executor: Executor,
  workspaceId: string,
  id: string,
  { fields, chatId, consent, isOwn }: Pick<NewLead, "fields" | "chatId" | "consent" | "isOwn">,
): Promise<LeadRow> {
  const [row] = await executor.query<LeadRow>(sql`
    UPDATE leads SET fields = fields || ${JSON.stringify(fields)}::jsonb,
      chat_id = coalesce(chat_id, ${chatId}::uuid),
      chat_ids = CASE WHEN ${chatId}::uuid IS NULL OR ${chatId}::uuid = ANY(chat_ids) THEN chat_ids
        ELSE array_append(chat_ids, ${chatId}::uuid) END,
      consent_text = coalesce(${consent?.text ?? null}, consent_text),
      consent_version = CASE WHEN ${consent?.text ?? null}::text IS NULL THEN consent_version
        ELSE ${consent?.version ?? null}::text END,
      consent_given_at = coalesce(${consent?.givenAt ?? null}::timestamptz, consent_given_at),
      announced_at = CASE WHEN ${isOwn} THEN announced_at END,
      version = version + 1, updated_at = now()
    WHERE workspace_id = ${workspaceId} AND id = ${id} RETURNING ${COLUMNS}`);
  return row!;
}

export async function markLeadDeleted(executor: Executor, workspaceId: string, id: string): Promise<void> {
  await executor.query(sql`
    UPDATE leads SET deleted_at = now() WHERE workspace_id = ${workspaceId} AND id = ${id}`);
}

export async function setScore(
  executor: Executor,
  workspaceId: string,
  id: string,
  scored: { score: number; by: ScoringRule[] } | null,
): Promise<LeadRow> {
  const [row] = await executor.query<LeadRow>(sql`
    UPDATE leads SET score = ${scored?.score ?? null}, scored_by = ${scored && JSON.stringify(scored.by)}::jsonb
    WHERE workspace_id = ${workspaceId} AND id = ${id} RETURNING ${COLUMNS}`);
  return row!;
}
