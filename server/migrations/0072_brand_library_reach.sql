-- A brand's library serves the brand's assistants, so it also lies within the reach of whoever is limited to one of them:
-- a visitor, or a key of one assistant.
DROP POLICY reach ON sources;
CREATE POLICY reach ON sources AS RESTRICTIVE TO citedesk_workspace USING (
  (SELECT citedesk_agent_ids()) IS NULL
  OR brand_id = ANY ((SELECT citedesk_brand_ids())::uuid[])
  OR EXISTS (SELECT FROM agents a WHERE a.workspace_id = sources.workspace_id AND a.id = sources.agent_id)
  OR EXISTS (SELECT FROM source_agents s WHERE s.workspace_id = sources.workspace_id AND s.source_id = sources.id)
  OR (library_kind = 'brand'
    AND EXISTS (SELECT FROM agents a WHERE a.workspace_id = sources.workspace_id AND a.brand_id = sources.library_id)));
