-- What a database user needs who is no superuser.

-- From PostgreSQL 16 on, whoever makes a role may grant it, but becomes it only when it is granted to themselves.
DO $$
DECLARE
  plain_role text;
BEGIN
  IF current_setting('server_version_num')::integer < 160000 THEN
    RETURN;
  END IF;
  FOREACH plain_role IN ARRAY ARRAY['citedesk_workspace', 'citedesk_unscoped'] LOOP
    IF NOT pg_has_role(current_user, plain_role, 'SET') THEN
      EXECUTE format('GRANT %I TO %I WITH SET TRUE', plain_role, current_user);
    END IF;
  END LOOP;
EXCEPTION
  WHEN insufficient_privilege THEN
    RAISE EXCEPTION 'The database user % may not become the role %.', current_user, plain_role
      USING HINT = format('Run once as an administrator: GRANT citedesk_workspace, citedesk_unscoped TO %I WITH SET TRUE;',
        current_user);
END
$$;

-- Two functions had settings of ours in a clause, which only a superuser may write (PostgreSQL 15 and later). They set them themselves
-- now, and put back what was there; a statement that fails takes its settings with it.

-- How many assistants a source serves, also those that the caller is not let near. No assistants named: no limit.
CREATE OR REPLACE FUNCTION citedesk_source_agent_count(workspace uuid, source uuid) RETURNS integer LANGUAGE plpgsql VOLATILE AS $$
DECLARE
  reached text := current_setting('citedesk.agent_ids', true);
  agents integer;
BEGIN
  IF reached <> '' THEN
    PERFORM set_config('citedesk.agent_ids', '', true);
  END IF;
  agents := (SELECT count(*) FROM source_agents WHERE workspace_id = workspace AND source_id = source);
  IF reached <> '' THEN
    PERFORM set_config('citedesk.agent_ids', reached, true);
  END IF;
  RETURN agents;
END
$$;

-- A member's keys in all workspaces of the account end, or pass to `heir`. Beyond the one workspace of the transaction, so as the owner.
CREATE OR REPLACE FUNCTION citedesk_hand_over_keys(leaver uuid, heir uuid) RETURNS TABLE (workspace_id uuid, id uuid)
LANGUAGE plpgsql SECURITY DEFINER SET search_path TO public, pg_temp AS $$
#variable_conflict use_column
DECLARE
  migrating text := coalesce(current_setting('citedesk.migrating', true), '');
BEGIN
  PERFORM set_config('citedesk.migrating', 'on', true);
  RETURN QUERY UPDATE api_keys k SET revoked_at = CASE WHEN heir IS NULL THEN now() END, created_by = coalesce(heir, leaver),
      version = k.version + 1
    FROM workspaces w
    WHERE w.id = k.workspace_id AND w.account_id = citedesk_account_id() AND k.created_by = leaver AND k.revoked_at IS NULL
    RETURNING k.workspace_id, k.id;
  PERFORM set_config('citedesk.migrating', migrating, true);
END
$$;
