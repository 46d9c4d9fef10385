-- Most questions come while nothing has changed: then the sources that were read last time still hold, and so do the passages.
-- The stamp says so. It names all that decides which sources an agent may read here: the revision, the agent's brand and the
-- credential's reach. So whatever changes the sources of an agent has to raise the revision, whoever writes it.
CREATE FUNCTION citedesk_raise_revision_of_row() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE workspaces SET revision = revision + 1 WHERE id = NEW.workspace_id;
  RETURN NULL;
END
$$;

CREATE FUNCTION citedesk_raise_revision_of_rows() RETURNS trigger
LANGUAGE plpgsql AS $$
BEGIN
  UPDATE workspaces SET revision = revision + 1 WHERE id IN (SELECT workspace_id FROM changed);
  RETURN NULL;
END
$$;

CREATE TRIGGER raise_revision AFTER UPDATE ON sources FOR EACH ROW
WHEN ((OLD.enabled, OLD.deleted_at, OLD.access, OLD.library_id, OLD.library_kind, OLD.brand_id, OLD.agent_id)
    IS DISTINCT FROM (NEW.enabled, NEW.deleted_at, NEW.access, NEW.library_id, NEW.library_kind, NEW.brand_id, NEW.agent_id)
  OR (NEW.type = 'qa' AND OLD.settings IS DISTINCT FROM NEW.settings))
EXECUTE FUNCTION citedesk_raise_revision_of_row();

-- A brand's library serves its agents without being attached.
CREATE TRIGGER raise_revision_of_new AFTER INSERT ON sources FOR EACH ROW
WHEN (NEW.library_kind = 'brand') EXECUTE FUNCTION citedesk_raise_revision_of_row();

CREATE TRIGGER raise_revision_of_attached AFTER INSERT ON source_agents REFERENCING NEW TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION citedesk_raise_revision_of_rows();

CREATE TRIGGER raise_revision_of_detached AFTER DELETE ON source_agents REFERENCING OLD TABLE AS changed
FOR EACH STATEMENT EXECUTE FUNCTION citedesk_raise_revision_of_rows();

CREATE INDEX sources_unfinished ON sources (workspace_id)
WHERE deleted_at IS NULL AND status IN ('queued', 'fetching', 'processing');

-- `sources` is null when the stamp is the known one.
DROP FUNCTION citedesk_agent_sources(uuid, uuid);
CREATE FUNCTION citedesk_agent_sources(workspace uuid, agent uuid, known text)
RETURNS TABLE (stamp text, revision bigint, unfinished uuid[], sources json)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  now_revision bigint;
  now_stamp text;
BEGIN
  SELECT w.revision, format('%s/%s/%s/%s', w.revision, g.brand_id, current_setting('citedesk.agent_ids', true),
    current_setting('citedesk.brand_ids', true))
  INTO now_revision, now_stamp
  FROM workspaces w LEFT JOIN agents g ON g.workspace_id = w.id AND g.id = agent WHERE w.id = workspace;
  RETURN QUERY
  SELECT now_stamp, now_revision,
    ARRAY(SELECT s.id FROM sources s
      WHERE s.workspace_id = workspace AND s.deleted_at IS NULL AND s.status IN ('queued', 'fetching', 'processing')),
    CASE WHEN now_stamp IS DISTINCT FROM known THEN (
      SELECT json_agg(json_build_object('id', s.id, 'access', s.access)) FROM sources s
      WHERE s.workspace_id = workspace AND s.deleted_at IS NULL AND s.enabled
        AND (EXISTS (SELECT 1 FROM source_agents a
                     WHERE a.workspace_id = s.workspace_id AND a.source_id = s.id AND a.agent_id = agent)
             OR (s.library_kind = 'brand' AND s.library_id = (
                   SELECT g.brand_id FROM agents g WHERE g.workspace_id = s.workspace_id AND g.id = agent)))) END;
END
$$;
