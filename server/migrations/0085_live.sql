-- Which transaction last changed what people watch. A reader that goes by time or by a sequence alone misses rows: a lower number may be
-- committed after a higher one. One that keeps the snapshot it has seen (xmin:xmax:in progress) misses nothing: what it hasn't seen is
-- exactly what that snapshot does not show. https://www.postgresql.org/docs/15/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
-- After a dump is restored elsewhere the numbers are another server's; readers pass over those that lie in the future.

CREATE FUNCTION citedesk_note_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.changed_by := pg_current_xact_id();
  RETURN NEW;
END
$$;

-- What is there counts as seen.
ALTER TABLE chats ADD COLUMN changed_by xid8 NOT NULL DEFAULT '0';
ALTER TABLE messages ADD COLUMN changed_by xid8 NOT NULL DEFAULT '0';
ALTER TABLE leads ADD COLUMN changed_by xid8 NOT NULL DEFAULT '0';
ALTER TABLE sources ADD COLUMN changed_by xid8 NOT NULL DEFAULT '0';
ALTER TABLE chats ALTER COLUMN changed_by SET DEFAULT pg_current_xact_id();
ALTER TABLE messages ALTER COLUMN changed_by SET DEFAULT pg_current_xact_id();
ALTER TABLE leads ALTER COLUMN changed_by SET DEFAULT pg_current_xact_id();
ALTER TABLE sources ALTER COLUMN changed_by SET DEFAULT pg_current_xact_id();

CREATE TRIGGER note_change BEFORE UPDATE ON chats FOR EACH ROW EXECUTE FUNCTION citedesk_note_change();
CREATE TRIGGER note_change BEFORE UPDATE ON leads FOR EACH ROW EXECUTE FUNCTION citedesk_note_change();
CREATE TRIGGER note_change BEFORE UPDATE ON sources FOR EACH ROW EXECUTE FUNCTION citedesk_note_change();
-- The words of an answer under way have a stream of their own: its statements cost no entry here.
CREATE TRIGGER note_change BEFORE UPDATE ON messages FOR EACH ROW
  WHEN (NEW.status <> 'streaming' AND (OLD.status IS DISTINCT FROM NEW.status OR OLD.content IS DISTINCT FROM NEW.content))
  EXECUTE FUNCTION citedesk_note_change();

CREATE INDEX chats_changed ON chats (workspace_id, changed_by);
CREATE INDEX messages_changed ON messages (workspace_id, changed_by);
CREATE INDEX leads_changed ON leads (workspace_id, changed_by);
CREATE INDEX sources_changed ON sources (workspace_id, changed_by);
