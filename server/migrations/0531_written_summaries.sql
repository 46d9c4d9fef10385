-- What the assistant's model made of the chat for whoever takes it over: {"text", "model"}. Tried once a handoff; null where there is no
-- model, no budget, or nothing came of it.
ALTER TABLE handoffs ADD COLUMN written_summary jsonb, ADD COLUMN summary_tried_at timestamptz;
CREATE INDEX handoffs_unsummarised ON handoffs (workspace_id, id) WHERE summary_tried_at IS NULL AND status IN ('waiting', 'claimed');
