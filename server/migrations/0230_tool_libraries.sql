-- A tool belongs to the library of an assistant, of a brand, or of the workspace, and is in reach as sources are: whoever is
-- limited to some assistants and brands sees what these may use by their libraries, and nothing of the others.
-- `sealed_parts` holds what of its address and headers is nobody's to read again.
ALTER TABLE tools ADD COLUMN agent_id uuid, ADD COLUMN brand_id uuid, ADD COLUMN sealed_parts text,
  ADD CONSTRAINT tools_one_library CHECK (agent_id IS NULL OR brand_id IS NULL);

DROP INDEX tools_name;
CREATE UNIQUE INDEX tools_name ON tools (workspace_id, coalesce(agent_id, brand_id, workspace_id), name)
  WHERE deleted_at IS NULL;

CREATE POLICY reach ON tools AS RESTRICTIVE TO citedesk_workspace USING (
  (SELECT citedesk_agent_ids()) IS NULL
  OR brand_id = ANY ((SELECT citedesk_brand_ids())::uuid[])
  OR EXISTS (SELECT 1 FROM agents a
             WHERE a.workspace_id = tools.workspace_id AND (a.id = tools.agent_id OR a.brand_id = tools.brand_id)));
