-- Leads of one address are one person's. `address` is what they are told by: an e-mail address, or a telephone number.
ALTER TABLE leads
  ADD COLUMN person_id uuid,
  ADD COLUMN address text,
  ADD COLUMN chat_ids uuid[] NOT NULL DEFAULT '{}';
UPDATE leads SET address = found.address FROM (
  SELECT l.workspace_id, l.id, lower(btrim(f.value)) AS address,
    row_number() OVER (PARTITION BY l.workspace_id, l.id ORDER BY f.key <> 'email', f.key) AS place
  FROM leads l CROSS JOIN LATERAL jsonb_each_text(l.fields) f
  WHERE btrim(f.value) ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$') found
WHERE leads.workspace_id = found.workspace_id AND leads.id = found.id AND found.place = 1;
UPDATE leads SET chat_ids = CASE WHEN chat_id IS NULL THEN '{}' ELSE ARRAY[chat_id] END,
  person_id = CASE WHEN address IS NULL THEN id ELSE (SELECT min(o.id::text)::uuid FROM leads o
    WHERE o.workspace_id = leads.workspace_id AND o.address = leads.address) END;
ALTER TABLE leads ALTER COLUMN person_id SET NOT NULL;
CREATE INDEX leads_person ON leads (workspace_id, person_id);
CREATE INDEX leads_address ON leads (workspace_id, address) WHERE address IS NOT NULL;
