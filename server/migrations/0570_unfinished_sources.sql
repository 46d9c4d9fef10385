-- A function in SQL is planned again in each statement that calls it, with the row policies of every table in it: over a
-- millisecond of each turn. One in PL/pgSQL is planned once a connection.
CREATE OR REPLACE FUNCTION citedesk_unfinished_sources(workspace uuid) RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN ARRAY(SELECT s.id FROM sources s
    WHERE s.workspace_id = workspace AND s.deleted_at IS NULL AND s.status IN ('queued', 'fetching', 'processing') ORDER BY s.id);
END
$$;
