-- What every answer reads, as functions: their plans are kept for the connection. With the row-level security of six tables,
-- planning took several times longer than reading. They run as their caller, so the policies hold inside them too.

-- The agent's sources with the revision of the same moment.
CREATE FUNCTION citedesk_agent_sources(workspace uuid, agent uuid)
RETURNS TABLE (revision bigint, sources json)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  SELECT w.revision, (
    SELECT json_agg(json_build_object('id', s.id, 'access', s.access, 'status', s.status)) FROM sources s
    WHERE s.workspace_id = workspace AND s.deleted_at IS NULL AND s.enabled
      AND (EXISTS (SELECT 1 FROM source_agents a
                   WHERE a.workspace_id = s.workspace_id AND a.source_id = s.id AND a.agent_id = agent)
           OR (s.library_kind = 'brand' AND s.library_id = (
                 SELECT g.brand_id FROM agents g WHERE g.workspace_id = s.workspace_id AND g.id = agent))))
  FROM workspaces w WHERE w.id = workspace;
END
$$;

-- The texts of candidates, but only of what this agent may use at this moment. Written as steps, each by primary key: as one join
-- the planner may start at the sources and read every version for each.
CREATE FUNCTION citedesk_readable_passages(workspace uuid, agent uuid, allowed_sources uuid[], wanted uuid[])
RETURNS TABLE (id uuid, version_id uuid, document_id uuid, source_id uuid, document_version integer, title text, url text,
  language text, version_created_at timestamptz, heading_path text[], start_offset integer, end_offset integer, page integer,
  time_from real, time_to real, text text, text_sha256 text, source_type text, stored_question jsonb)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  WITH p AS MATERIALIZED (
    SELECT * FROM passages WHERE workspace_id = workspace AND id = ANY(wanted)),
  v AS MATERIALIZED (
    SELECT id, document_id, source_id, number, title, url, language, created_at, text_sha256 FROM document_versions
    WHERE workspace_id = workspace AND id = ANY(ARRAY(SELECT DISTINCT version_id FROM p)) AND state = 'live'),
  s AS MATERIALIZED (
    SELECT id, type, settings FROM sources s
    WHERE s.workspace_id = workspace AND s.id = ANY(ARRAY(SELECT DISTINCT source_id FROM v)) AND s.id = ANY(allowed_sources)
      AND s.deleted_at IS NULL AND s.enabled
      AND (EXISTS (SELECT 1 FROM source_agents a
                   WHERE a.workspace_id = s.workspace_id AND a.source_id = s.id AND a.agent_id = agent)
           OR (s.library_kind = 'brand' AND s.library_id = (
                 SELECT g.brand_id FROM agents g WHERE g.workspace_id = s.workspace_id AND g.id = agent))))
  SELECT p.id, p.version_id, v.document_id, v.source_id, v.number, v.title, v.url, v.language, v.created_at, p.heading_path,
    p.start_offset, p.end_offset, p.page, p.time_from, p.time_to, p.text, v.text_sha256, s.type,
    CASE WHEN s.type = 'qa' THEN s.settings END
  FROM p JOIN v ON v.id = p.version_id JOIN s ON s.id = v.source_id;
END
$$;
