-- A call that needs the visitor's consent is held until they have answered. It leaves `held` once: that is what makes it happen once.
ALTER TABLE tool_calls ADD COLUMN status text NOT NULL DEFAULT 'done'
  CHECK (status IN ('held', 'running', 'done', 'declined', 'dropped'));
-- Of a call that was held: where the visitor was asked, and when they answered. `message_id` is the answer that asked.
ALTER TABLE tool_calls ADD COLUMN chat_id uuid;
ALTER TABLE tool_calls ADD COLUMN decided_at timestamptz;
CREATE UNIQUE INDEX tool_calls_held ON tool_calls (workspace_id, chat_id) WHERE status = 'held';
