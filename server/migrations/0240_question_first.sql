-- A question that goes ahead of what it is answered from: `sources_stamp` NULL. Where the sources change faster than an answer can be
-- made, the question is stored first, and they are read after that.
CREATE OR REPLACE FUNCTION citedesk_is_current(workspace uuid, agent uuid, agent_stamp text, sources_stamp text,
  known_unfinished uuid[])
RETURNS boolean LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN EXISTS (
    SELECT FROM workspaces w JOIN agents g ON g.workspace_id = w.id AND g.id = agent AND g.deleted_at IS NULL
    WHERE w.id = workspace AND g.xmin::text = agent_stamp
      AND (sources_stamp IS NULL OR (citedesk_sources_stamp(w.revision, g.brand_id) = sources_stamp
        AND citedesk_unfinished_sources(workspace) = known_unfinished)));
END
$$;
