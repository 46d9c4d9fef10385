-- Reports of one language or of one reason read counts too: each answer is counted among all ('') and in these slices of them. What
-- was counted is counted anew, with its slices.

TRUNCATE report_cells, report_returns, report_marks, report_progress;
ALTER TABLE report_cells ADD COLUMN slice text NOT NULL;
DROP INDEX report_cells_place, report_cells_time;
CREATE UNIQUE INDEX report_cells_place ON report_cells (workspace_id, slice, minutes, agent_id, begins_at) NULLS NOT DISTINCT;
CREATE INDEX report_cells_time ON report_cells (workspace_id, begins_at);
ALTER TABLE report_returns ADD COLUMN slice text NOT NULL;
ALTER TABLE report_returns DROP CONSTRAINT report_returns_pkey, ADD PRIMARY KEY (workspace_id, kind, subject_id, slice, begins_at);
DROP INDEX report_returns_time;
CREATE INDEX report_returns_time ON report_returns (workspace_id, slice, begins_at) INCLUDE (previous_at, kind, agent_id);

-- How often each question was asked and each source cited, by day (UTC) and month: these add up, so a long time is read in few rows.
CREATE TABLE report_subjects (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  agent_id uuid NOT NULL,
  slice text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('question', 'source')),
  -- The source's id; of a question, what its words come to by MD5: its words stand in messages alone.
  subject_id uuid NOT NULL,
  length text NOT NULL CHECK (length IN ('day', 'month')),
  begins_at timestamptz NOT NULL,
  -- Askings, or citations.
  times integer NOT NULL,
  -- With a supported answer, or that cite it.
  answers integer NOT NULL,
  -- Answers that cite it and were rated negative.
  negative integer NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, kind, subject_id, length, begins_at, slice, agent_id)
);
CREATE INDEX report_subjects_time ON report_subjects (workspace_id, length, begins_at, kind, slice);
SELECT citedesk_protect('report_subjects');
SELECT citedesk_limit_to_agents('report_subjects');

DROP TRIGGER mark_answer ON messages;
CREATE TRIGGER mark_answer AFTER UPDATE ON messages FOR EACH ROW
  WHEN (NEW.role = 'assistant' AND (OLD.created_at < now() - interval '1 hour' OR NEW.created_at < now() - interval '1 hour')
    AND (OLD.created_at, OLD.answered, OLD.status, OLD.reason, OLD.cost_micros, OLD.first_word_ms, OLD.chat_id, OLD.agent_id)
      IS DISTINCT FROM (NEW.created_at, NEW.answered, NEW.status, NEW.reason, NEW.cost_micros, NEW.first_word_ms, NEW.chat_id, NEW.agent_id))
  EXECUTE FUNCTION citedesk_mark_answer();
CREATE TRIGGER mark_language AFTER UPDATE OF language ON chats FOR EACH ROW
  WHEN (OLD.language IS DISTINCT FROM NEW.language) EXECUTE FUNCTION citedesk_mark_visitor_of_chat();

-- What waits for its language to be named, and what a report of a page looks up.
CREATE INDEX chats_unnamed ON chats (workspace_id, id) WHERE language IS NULL;
CREATE INDEX chats_page ON chats (workspace_id, page_url) WHERE page_url IS NOT NULL;
