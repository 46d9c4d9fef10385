-- Reports over long times read counts instead of messages: what the answers of a quarter of an hour, and of an hour, come to. They are
-- counted by a job two hours later, and anew whenever what they counted has changed; reports add what isn't counted yet.

CREATE TABLE report_cells (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  -- Null: all assistants together.
  agent_id uuid,
  -- Most time zones begin their days with an hour of UTC, the others with a quarter of one.
  minutes smallint NOT NULL CHECK (minutes IN (15, 60)),
  begins_at timestamptz NOT NULL,
  questions integer NOT NULL,
  answered integer NOT NULL,
  unanswered integer NOT NULL,
  failed integer NOT NULL,
  cost_micros bigint NOT NULL,
  -- Different ones within this time.
  chats integer NOT NULL,
  chats_with_question integer NOT NULL,
  resolved integer NOT NULL,
  visitors integer NOT NULL,
  -- Times to the first word in ms, to two digits, and how often each was.
  first_words integer[] NOT NULL,
  first_word_counts integer[] NOT NULL
);
CREATE UNIQUE INDEX report_cells_place ON report_cells (workspace_id, minutes, agent_id, begins_at) NULLS NOT DISTINCT;
CREATE INDEX report_cells_time ON report_cells (workspace_id, begins_at);
SELECT citedesk_protect('report_cells');
SELECT citedesk_limit_to_agents('report_cells');

-- Who was there in two quarters of an hour, one after the other: in a time that holds both, cells count them once too often.
CREATE TABLE report_returns (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  agent_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('chat', 'question', 'resolved', 'visitor')),
  subject_id uuid NOT NULL,
  begins_at timestamptz NOT NULL,
  previous_at timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, kind, subject_id, begins_at)
);
CREATE INDEX report_returns_time ON report_returns (workspace_id, begins_at) INCLUDE (previous_at, kind, agent_id);
CREATE INDEX report_returns_previous ON report_returns (workspace_id, previous_at);
SELECT citedesk_protect('report_returns');
SELECT citedesk_limit_to_agents('report_returns');

-- Hours in which something has changed, in the transaction that changed it: to be counted anew. Rows are only added and taken away,
-- so that nobody waits for anybody.
CREATE TABLE report_marks (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id bigint GENERATED ALWAYS AS IDENTITY,
  hour timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, id)
);
CREATE INDEX report_marks_hour ON report_marks (workspace_id, hour);
SELECT citedesk_protect('report_marks');

-- Up to which hour answers are counted.
CREATE TABLE report_progress (
  workspace_id uuid PRIMARY KEY REFERENCES workspaces (id),
  counted_until timestamptz NOT NULL
);
SELECT citedesk_protect('report_progress');

-- The job stays two hours behind. So what is younger than one is not counted yet, and needs no mark: asking and answering leave none.
CREATE FUNCTION citedesk_mark_answer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO report_marks (workspace_id, hour)
    VALUES (OLD.workspace_id, date_bin('1 hour', OLD.created_at, 'epoch'::timestamptz));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO report_marks (workspace_id, hour)
    VALUES (NEW.workspace_id, date_bin('1 hour', NEW.created_at, 'epoch'::timestamptz));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER mark_new_answer AFTER INSERT ON messages FOR EACH ROW
  WHEN (NEW.role = 'assistant' AND NEW.created_at < now() - interval '1 hour') EXECUTE FUNCTION citedesk_mark_answer();
CREATE TRIGGER mark_answer AFTER UPDATE ON messages FOR EACH ROW
  WHEN (NEW.role = 'assistant' AND (OLD.created_at < now() - interval '1 hour' OR NEW.created_at < now() - interval '1 hour')
    AND (OLD.created_at, OLD.answered, OLD.status, OLD.cost_micros, OLD.first_word_ms, OLD.chat_id, OLD.agent_id)
      IS DISTINCT FROM (NEW.created_at, NEW.answered, NEW.status, NEW.cost_micros, NEW.first_word_ms, NEW.chat_id, NEW.agent_id))
  EXECUTE FUNCTION citedesk_mark_answer();
CREATE TRIGGER mark_deleted_answer AFTER DELETE ON messages FOR EACH ROW
  WHEN (OLD.role = 'assistant' AND OLD.created_at < now() - interval '1 hour') EXECUTE FUNCTION citedesk_mark_answer();

CREATE FUNCTION citedesk_mark_chat(workspace uuid, chat uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO report_marks (workspace_id, hour)
  SELECT DISTINCT workspace, date_bin('1 hour', m.created_at, 'epoch'::timestamptz) FROM messages m
  WHERE m.workspace_id = workspace AND m.chat_id = chat AND m.role = 'assistant' AND m.created_at < now() - interval '1 hour'
$$;

-- What needed a person, or was rated negative, is not resolved, however long ago it was answered.
CREATE FUNCTION citedesk_mark_outcome() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM citedesk_mark_chat(OLD.workspace_id, OLD.chat_id);
  ELSE PERFORM citedesk_mark_chat(NEW.workspace_id, NEW.chat_id); END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER mark_handoff AFTER INSERT OR DELETE ON handoffs FOR EACH ROW EXECUTE FUNCTION citedesk_mark_outcome();
CREATE TRIGGER mark_feedback AFTER INSERT OR DELETE ON feedback FOR EACH ROW EXECUTE FUNCTION citedesk_mark_outcome();
CREATE TRIGGER mark_changed_feedback AFTER UPDATE ON feedback FOR EACH ROW
  WHEN (OLD.rating IS DISTINCT FROM NEW.rating) EXECUTE FUNCTION citedesk_mark_outcome();

CREATE FUNCTION citedesk_mark_visitor_of_chat() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM citedesk_mark_chat(NEW.workspace_id, NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER mark_visitor AFTER UPDATE OF visitor_id ON chats FOR EACH ROW
  WHEN (OLD.visitor_id IS DISTINCT FROM NEW.visitor_id) EXECUTE FUNCTION citedesk_mark_visitor_of_chat();

-- Nothing names a chat or a visitor any more once they are erased.
CREATE FUNCTION citedesk_forget_returns() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM report_returns r WHERE r.workspace_id = OLD.workspace_id AND r.subject_id = OLD.id
    AND r.kind = ANY (CASE WHEN TG_TABLE_NAME = 'visitors' THEN ARRAY['visitor'] ELSE ARRAY['chat', 'question', 'resolved'] END);
  RETURN NULL;
END
$$;
CREATE TRIGGER forget_returns AFTER DELETE ON chats FOR EACH ROW EXECUTE FUNCTION citedesk_forget_returns();
CREATE TRIGGER forget_returns AFTER DELETE ON visitors FOR EACH ROW EXECUTE FUNCTION citedesk_forget_returns();

-- What reports look up by the time at which it was, or by chat.
CREATE INDEX handoffs_time ON handoffs (workspace_id, created_at);
CREATE INDEX leads_time ON leads (workspace_id, created_at);
CREATE INDEX feedback_time ON feedback (workspace_id, created_at) INCLUDE (rating, agent_id);
