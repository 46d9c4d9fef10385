-- Whose a lead is, which words they agreed to, and how much it is worth by the assistant's rules.
ALTER TABLE leads
  ADD COLUMN consent_version text,
  ADD COLUMN owner_id uuid REFERENCES memberships (id) ON DELETE SET NULL,
  -- Null: the assistant has no rules. `scored_by` are those that held, as they were then.
  ADD COLUMN score integer,
  ADD COLUMN scored_by jsonb;

CREATE INDEX leads_owner ON leads (owner_id, id) WHERE owner_id IS NOT NULL;
