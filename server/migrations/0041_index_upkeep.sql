-- Since when a version is out of use: what is long out of use, and cited nowhere, may leave the passage index.
ALTER TABLE document_versions ADD COLUMN retired_at timestamptz;
UPDATE document_versions SET retired_at = now() WHERE state = 'retired';

CREATE FUNCTION citedesk_note_retirement() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  NEW.retired_at := CASE WHEN NEW.state = 'retired' THEN now() END;
  RETURN NEW;
END
$$;
CREATE TRIGGER document_versions_retirement BEFORE UPDATE OF state ON document_versions
FOR EACH ROW WHEN (OLD.state IS DISTINCT FROM NEW.state) EXECUTE FUNCTION citedesk_note_retirement();
