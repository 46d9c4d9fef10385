import sql from "sql-template-tag";
import type { Executor } from "../../platform/database/database.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { LeadRow } from "./lead-queries.ts";
import type { Lead } from "./lead-schemas.ts";

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
        : { text: row.consent_text, version: row.consent_version, given_at: row.consent_given_at.toISOString() },
    notes: row.notes,
    owner_id: row.owner_id && formatId("member", row.owner_id),
    score: row.score,
    scored_by: row.scored_by ?? [],
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}

/** With all that the same person left and asked. */
export async function withPerson(executor: Executor, workspaceId: string, row: LeadRow): Promise<Lead> {
  const rows = await executor.query<Pick<LeadRow, "id" | "chat_ids">>(sql`
    SELECT id, chat_ids FROM leads
    WHERE workspace_id = ${workspaceId} AND person_id = ${row.person_id} AND deleted_at IS NULL ORDER BY id`);
  const chatIds = new Set(rows.flatMap(({ chat_ids: ids }) => ids).toSorted());
  return {
    ...presentLead(row),
    person: {
      id: formatId("person", row.person_id),
      lead_ids: rows.map(({ id }) => formatId("lead", id)),
      chat_ids: [...chatIds].map((id) => formatId("chat", id)),
    },
  };
}
