import sql, { type Sql } from "sql-template-tag";

/** What a visitor wrote into the form for contact details; nothing proves that it is theirs. */
export interface LeftContactRow {
  left_name: string | null;
  left_email: string | null;
}

/** Of the newest lead, `l`, that is chosen by `whose`: one row, or none. */
export const leftContact = (whose: Sql) => sql`
  SELECT coalesce(nullif(trim(l.fields ->> 'name'), ''),
      nullif(concat_ws(' ', l.fields ->> 'first_name', l.fields ->> 'last_name'), '')) AS left_name,
    coalesce(nullif(trim(l.fields ->> 'email'), ''),
      CASE WHEN l.address NOT LIKE 'tel:%' THEN l.address END) AS left_email
  FROM leads l WHERE l.deleted_at IS NULL AND (${whose}) ORDER BY l.id DESC LIMIT 1`;

/** Leads, `l`, with a field that has this in it. */
export const leadMatches = (pattern: string) => sql`
  l.deleted_at IS NULL AND EXISTS (SELECT FROM jsonb_each_text(l.fields) f WHERE f.value ILIKE ${pattern})`;
