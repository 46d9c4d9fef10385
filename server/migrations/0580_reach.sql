-- Which rows lie within a credential's reach was looked up in `agents` row by row, by a query that each statement on these tables carried
-- along, once a table, with the policies of `agents` in it: of half a millisecond in which a statement on sources was planned, nine
-- tenths. Now what lies within reach is told once a statement, by a function, and only where there is a limit.

-- Of a limited credential: the assistants that it names, and those of the brands that it names.
CREATE FUNCTION citedesk_agents_in_reach() RETURNS uuid[] LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  IF coalesce(cardinality(citedesk_brand_ids()), 0) = 0 THEN
    RETURN citedesk_agent_ids();
  END IF;
  RETURN citedesk_agent_ids() || ARRAY(SELECT a.id FROM agents a
    WHERE a.workspace_id = citedesk_workspace_id() AND a.brand_id = ANY (citedesk_brand_ids()));
END
$$;

-- The brands of the assistants in reach: what is in such a brand's library serves them.
CREATE FUNCTION citedesk_brands_that_serve() RETURNS uuid[] LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN ARRAY(SELECT DISTINCT a.brand_id FROM agents a
    WHERE a.workspace_id = citedesk_workspace_id() AND a.id = ANY (citedesk_agents_in_reach()) AND a.brand_id IS NOT NULL);
END
$$;

-- To an assistant in reach: reads `source_agents` under its own policy.
CREATE FUNCTION citedesk_is_attached(workspace uuid, source uuid) RETURNS boolean LANGUAGE plpgsql STABLE PARALLEL SAFE AS $$
BEGIN
  RETURN EXISTS (SELECT FROM source_agents s WHERE s.workspace_id = workspace AND s.source_id = source);
END
$$;

-- `coalesce`: the planner then takes half of the rows to be in reach. By `ANY` alone it would expect next to none of them, also where
-- there is no limit, and choose plans for next to none.
CREATE OR REPLACE FUNCTION citedesk_limit_to_agents(limited regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('DROP POLICY IF EXISTS reach ON %s', limited);
  EXECUTE format(
    'CREATE POLICY reach ON %s AS RESTRICTIVE TO citedesk_workspace USING ((SELECT citedesk_agent_ids()) IS NULL '
    'OR coalesce(agent_id = ANY ((SELECT citedesk_agents_in_reach())::uuid[]), false))', limited);
END
$$;

SELECT citedesk_limit_to_agents(limited::regclass) FROM unnest(ARRAY['agent_checks', 'agent_questions', 'agent_versions', 'chat_notes',
  'chats', 'check_results', 'deployments', 'domains', 'feedback', 'gaps', 'handoffs', 'identity_secrets', 'leads', 'messages',
  'model_spend', 'report_days', 'source_agents', 'visitors']) AS limited;

ALTER POLICY reach ON sources USING ((SELECT citedesk_agent_ids()) IS NULL OR coalesce(
  brand_id = ANY ((SELECT citedesk_brand_ids())::uuid[])
  OR agent_id = ANY ((SELECT citedesk_agents_in_reach())::uuid[])
  OR (library_kind = 'brand' AND library_id = ANY ((SELECT citedesk_brands_that_serve())::uuid[]))
  OR citedesk_is_attached(workspace_id, id), false));

ALTER POLICY reach ON imports USING ((SELECT citedesk_agent_ids()) IS NULL OR coalesce(
  brand_id = ANY ((SELECT citedesk_brand_ids())::uuid[])
  OR agent_id = ANY ((SELECT citedesk_agents_in_reach())::uuid[]), false));

ALTER POLICY reach ON tools USING ((SELECT citedesk_agent_ids()) IS NULL OR coalesce(
  brand_id = ANY ((SELECT citedesk_brand_ids())::uuid[])
  OR agent_id = ANY ((SELECT citedesk_agents_in_reach())::uuid[])
  OR brand_id = ANY ((SELECT citedesk_brands_that_serve())::uuid[]), false));

ALTER POLICY reach ON replies USING ((SELECT citedesk_agent_ids()) IS NULL OR coalesce(
  (agent_id IS NULL AND brand_id IS NULL)
  OR brand_id = ANY ((SELECT citedesk_brand_ids())::uuid[])
  OR agent_id = ANY ((SELECT citedesk_agents_in_reach())::uuid[])
  OR brand_id = ANY ((SELECT citedesk_brands_that_serve())::uuid[]), false));
