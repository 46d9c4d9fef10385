-- Handoffs, leads and ratings stand in the rows of days too: reports of a language, a page or a reason looked up the chat of each. What
-- was counted is counted anew.

TRUNCATE report_days, report_marks, report_progress;
ALTER TABLE report_days ADD COLUMN outcomes text NOT NULL;
ALTER TABLE report_days ALTER outcomes SET STORAGE EXTERNAL;

-- What is younger than an hour is not counted yet, and needs no mark.
CREATE FUNCTION citedesk_mark_created() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.created_at < now() - interval '1 hour' THEN
    INSERT INTO report_marks (workspace_id, hour)
    VALUES (OLD.workspace_id, date_bin('1 hour', OLD.created_at, 'epoch'::timestamptz));
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.created_at < now() - interval '1 hour' THEN
    INSERT INTO report_marks (workspace_id, hour)
    VALUES (NEW.workspace_id, date_bin('1 hour', NEW.created_at, 'epoch'::timestamptz));
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER mark_created AFTER INSERT OR DELETE ON handoffs FOR EACH ROW EXECUTE FUNCTION citedesk_mark_created();
CREATE TRIGGER mark_changed AFTER UPDATE ON handoffs FOR EACH ROW
  WHEN ((OLD.created_at, OLD.claimed_at, OLD.ended_at, OLD.chat_id) IS DISTINCT FROM (NEW.created_at, NEW.claimed_at, NEW.ended_at, NEW.chat_id))
  EXECUTE FUNCTION citedesk_mark_created();
CREATE TRIGGER mark_created AFTER INSERT OR DELETE ON leads FOR EACH ROW EXECUTE FUNCTION citedesk_mark_created();
CREATE TRIGGER mark_changed AFTER UPDATE ON leads FOR EACH ROW
  WHEN ((OLD.created_at, OLD.status, OLD.consent_given_at, OLD.deleted_at, OLD.chat_id, OLD.agent_id)
    IS DISTINCT FROM (NEW.created_at, NEW.status, NEW.consent_given_at, NEW.deleted_at, NEW.chat_id, NEW.agent_id))
  EXECUTE FUNCTION citedesk_mark_created();
CREATE TRIGGER mark_created AFTER INSERT OR DELETE ON feedback FOR EACH ROW EXECUTE FUNCTION citedesk_mark_created();
CREATE TRIGGER mark_changed_rating AFTER UPDATE ON feedback FOR EACH ROW
  WHEN (OLD.rating IS DISTINCT FROM NEW.rating OR OLD.created_at IS DISTINCT FROM NEW.created_at)
  EXECUTE FUNCTION citedesk_mark_created();

-- What a chat's language, page or reasons are counted with.
CREATE OR REPLACE FUNCTION citedesk_mark_chat(workspace uuid, chat uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO report_marks (workspace_id, hour)
  SELECT DISTINCT workspace, date_bin('1 hour', t.created_at, 'epoch'::timestamptz) FROM (
    SELECT m.created_at FROM messages m WHERE m.workspace_id = workspace AND m.chat_id = chat AND m.role = 'assistant'
    UNION ALL SELECT h.created_at FROM handoffs h WHERE h.workspace_id = workspace AND h.chat_id = chat
    UNION ALL SELECT l.created_at FROM leads l WHERE l.workspace_id = workspace AND l.chat_id = chat
    UNION ALL SELECT f.created_at FROM feedback f WHERE f.workspace_id = workspace AND f.chat_id = chat) t
  WHERE t.created_at < now() - interval '1 hour'
$$;
CREATE FUNCTION citedesk_mark_reason() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM citedesk_mark_chat(OLD.workspace_id, OLD.chat_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER mark_reason AFTER UPDATE ON messages FOR EACH ROW
  WHEN (OLD.reason IS DISTINCT FROM NEW.reason AND OLD.created_at < now() - interval '1 hour') EXECUTE FUNCTION citedesk_mark_reason();
CREATE TRIGGER mark_deleted_reason AFTER DELETE ON messages FOR EACH ROW
  WHEN (OLD.reason IS NOT NULL AND OLD.created_at < now() - interval '1 hour') EXECUTE FUNCTION citedesk_mark_reason();
