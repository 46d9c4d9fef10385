-- The index ranks passages without their texts; whether one may be the owner's own answer is known by its source's type.
CREATE OR REPLACE FUNCTION citedesk_agent_sources(workspace uuid, agent uuid, known text)
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
      SELECT json_agg(json_build_object('id', s.id, 'access', s.access, 'type', s.type)) FROM sources s
      WHERE s.workspace_id = workspace AND s.deleted_at IS NULL AND s.enabled
        AND (EXISTS (SELECT 1 FROM source_agents a
                     WHERE a.workspace_id = s.workspace_id AND a.source_id = s.id AND a.agent_id = agent)
             OR (s.library_kind = 'brand' AND s.library_id = (
                   SELECT g.brand_id FROM agents g WHERE g.workspace_id = s.workspace_id AND g.id = agent)))) END;
END
$$;
