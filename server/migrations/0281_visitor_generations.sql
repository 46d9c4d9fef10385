-- Tokens of an assistant's visitors carry its generation and end when that is raised: at once, on every process, whoever changes what
-- they rest on.
-- `published_visitors` is whom the published version answers: who is not among them reads nothing any more, either.
ALTER TABLE agents ADD COLUMN visitor_generation integer NOT NULL DEFAULT 0, ADD COLUMN published_visitors text;

CREATE FUNCTION citedesk_end_visitor_tokens(workspace uuid, agent uuid) RETURNS void LANGUAGE sql AS $$
  UPDATE agents SET visitor_generation = visitor_generation + 1 WHERE workspace_id = workspace AND id = agent
$$;

CREATE FUNCTION citedesk_published_visitors(workspace uuid, agent uuid, published integer) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT definition -> 'settings' -> 'access' ->> 'visitors' FROM agent_versions
  WHERE workspace_id = workspace AND agent_id = agent AND version = published
$$;

UPDATE agents a SET published_visitors = citedesk_published_visitors(a.workspace_id, a.id, a.published_version)
WHERE published_version IS NOT NULL;

-- Archived, deleted, taken back, or published for others.
CREATE FUNCTION citedesk_note_closed_agent() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.published_version IS DISTINCT FROM OLD.published_version THEN
    NEW.published_visitors := citedesk_published_visitors(NEW.workspace_id, NEW.id, NEW.published_version);
  END IF;
  IF (NEW.archived_at IS NOT NULL AND OLD.archived_at IS NULL) OR (NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL)
    OR (NEW.published_version IS NULL AND OLD.published_version IS NOT NULL) THEN
    NEW.visitor_generation := OLD.visitor_generation + 1;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER note_closed BEFORE UPDATE OF archived_at, deleted_at, published_version ON agents
  FOR EACH ROW EXECUTE FUNCTION citedesk_note_closed_agent();

CREATE FUNCTION citedesk_note_revoked_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM citedesk_end_visitor_tokens(NEW.workspace_id, NEW.agent_id);
  RETURN NULL;
END
$$;
CREATE TRIGGER note_revoked AFTER UPDATE OF revoked_at ON api_keys
  FOR EACH ROW WHEN (NEW.kind = 'publishable' AND OLD.revoked_at IS NULL AND NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION citedesk_note_revoked_key();

-- The last one that was enabled.
CREATE FUNCTION citedesk_note_closed_deployment() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM deployments d WHERE d.workspace_id = NEW.workspace_id AND d.agent_id = NEW.agent_id AND d.enabled
    AND d.deleted_at IS NULL) THEN
    PERFORM citedesk_end_visitor_tokens(NEW.workspace_id, NEW.agent_id);
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER note_closed AFTER UPDATE OF enabled, deleted_at ON deployments
  FOR EACH ROW WHEN (OLD.enabled AND OLD.deleted_at IS NULL AND (NOT NEW.enabled OR NEW.deleted_at IS NOT NULL))
  EXECUTE FUNCTION citedesk_note_closed_deployment();

-- Tickets of chat pages that were traded for a token. Their id is random; they are of no use once they have expired.
CREATE TABLE spent_tickets (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (workspace_id, id)
);
SELECT citedesk_protect('spent_tickets');
CREATE INDEX spent_tickets_expired ON spent_tickets (workspace_id, expires_at);

GRANT SELECT (visitor_generation, published_visitors) ON agents TO citedesk_unscoped;
