-- A chat whose holder is gone, or answers no more, waits again: claimed → waiting. Who waits is told to people by mail, once.
ALTER TABLE handoffs
  ADD COLUMN returned_at timestamptz,
  ADD COLUMN returned_reason text CHECK (returned_reason IN ('holder_gone', 'holder_idle')),
  ADD COLUMN notified_at timestamptz;
UPDATE handoffs SET notified_at = now() WHERE status = 'waiting';
-- Which workspaces have something to look after, before one is chosen.
GRANT SELECT (workspace_id, status) ON handoffs TO citedesk_unscoped;
CREATE POLICY unscoped ON handoffs FOR SELECT TO citedesk_unscoped USING (true);
