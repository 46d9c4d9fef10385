-- A credential may be limited to some assistants and brands: a key of one assistant, a member with grants, a visitor.
-- The transaction names them; what lies outside does not exist for it. Every table with rows of one assistant takes
-- this in one line: SELECT citedesk_limit_to_agents('leads').

-- NULL: no limit.
CREATE FUNCTION citedesk_agent_ids() RETURNS uuid[]
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('citedesk.agent_ids', true), '')::uuid[] $$;

CREATE FUNCTION citedesk_brand_ids() RETURNS uuid[]
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('citedesk.brand_ids', true), '')::uuid[] $$;

-- The inner SELECTs are evaluated once a statement, not once a row.
CREATE POLICY reach ON agents AS RESTRICTIVE TO citedesk_workspace USING (
  (SELECT citedesk_agent_ids()) IS NULL
  OR id = ANY ((SELECT citedesk_agent_ids())::uuid[])
  OR brand_id = ANY ((SELECT citedesk_brand_ids())::uuid[]));

CREATE POLICY reach ON brands AS RESTRICTIVE TO citedesk_workspace USING (
  (SELECT citedesk_agent_ids()) IS NULL OR id = ANY ((SELECT citedesk_brand_ids())::uuid[]));

-- Reads `agents` under the policy above.
CREATE FUNCTION citedesk_limit_to_agents(limited regclass) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  EXECUTE format(
    'CREATE POLICY reach ON %1$s AS RESTRICTIVE TO citedesk_workspace USING ((SELECT citedesk_agent_ids()) IS NULL '
    'OR EXISTS (SELECT FROM agents a WHERE a.workspace_id = %1$s.workspace_id AND a.id = %1$s.agent_id))', limited);
END
$$;
REVOKE EXECUTE ON FUNCTION citedesk_limit_to_agents(regclass) FROM PUBLIC;

SELECT citedesk_limit_to_agents('agent_versions');
SELECT citedesk_limit_to_agents('source_agents');
SELECT citedesk_limit_to_agents('visitors');
SELECT citedesk_limit_to_agents('chats');
SELECT citedesk_limit_to_agents('messages');
SELECT citedesk_limit_to_agents('model_spend');

CREATE POLICY reach ON sources AS RESTRICTIVE TO citedesk_workspace USING (
  (SELECT citedesk_agent_ids()) IS NULL
  OR brand_id = ANY ((SELECT citedesk_brand_ids())::uuid[])
  OR EXISTS (SELECT FROM agents a WHERE a.workspace_id = sources.workspace_id AND a.id = sources.agent_id)
  OR EXISTS (SELECT FROM source_agents s WHERE s.workspace_id = sources.workspace_id AND s.source_id = sources.id));
