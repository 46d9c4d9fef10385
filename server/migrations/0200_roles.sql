-- Plain roles, so that row-level security holds even when the login user is a superuser. Roles belong to the whole
-- cluster: another Citedesk database on it may have made them already, or may be making them right now.
DO $$
DECLARE
  plain_role text;
BEGIN
  FOREACH plain_role IN ARRAY ARRAY['citedesk_workspace', 'citedesk_unscoped'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = plain_role) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS', plain_role);
      EXCEPTION
        WHEN duplicate_object OR unique_violation THEN NULL;
        WHEN insufficient_privilege THEN
          RAISE EXCEPTION 'The database user % may not create the role %.', current_user, plain_role
            USING HINT = format('Run once as an administrator: CREATE ROLE citedesk_workspace NOLOGIN; '
              'CREATE ROLE citedesk_unscoped NOLOGIN; GRANT citedesk_workspace, citedesk_unscoped TO %I;', current_user);
      END;
    END IF;
    IF NOT pg_has_role(current_user, plain_role, 'MEMBER') THEN
      BEGIN
        EXECUTE format('GRANT %I TO %I', plain_role, current_user);
      EXCEPTION
        WHEN insufficient_privilege THEN
          RAISE EXCEPTION 'The database user % is not a member of the role %.', current_user, plain_role
            USING HINT = format(
              'Run once as an administrator: GRANT citedesk_workspace, citedesk_unscoped TO %I;', current_user);
      END;
    END IF;
  END LOOP;
END
$$;

DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS vector;
EXCEPTION
  WHEN undefined_file OR feature_not_supported THEN
    RAISE EXCEPTION 'This Postgres has no pgvector.' USING HINT = 'Install pgvector 0.8 or newer on the server.';
  WHEN insufficient_privilege THEN
    RAISE EXCEPTION 'The database user % may not create the extension vector.', current_user
      USING HINT = 'Run once as an administrator, in this database: CREATE EXTENSION vector;';
END
$$;

GRANT USAGE ON SCHEMA public TO citedesk_workspace, citedesk_unscoped;

-- The workspace of the open transaction; NULL outside of one, and NULL equals nothing.
CREATE FUNCTION citedesk_workspace_id() RETURNS uuid
LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('citedesk.workspace_id', true), '')::uuid $$;

-- Every table with a workspace_id: SELECT citedesk_protect('messages');
-- The owner is bound too (FORCE); only a migration, which the runner marks, sees all rows.
CREATE FUNCTION citedesk_protect(protected regclass) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', protected);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', protected);
  EXECUTE format(
    'CREATE POLICY workspace ON %s TO citedesk_workspace '
    'USING (workspace_id = citedesk_workspace_id()) WITH CHECK (workspace_id = citedesk_workspace_id())', protected);
  EXECUTE format(
    'CREATE POLICY migration ON %s TO %I USING (current_setting(''citedesk.migrating'', true) = ''on'')',
    protected, current_user);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO citedesk_workspace', protected);
END
$$;

-- In addition, or alone for a table without workspace_id (users, sessions, domains): what platform/unscoped reads and
-- writes.
CREATE FUNCTION citedesk_protect_unscoped(protected regclass) RETURNS void
LANGUAGE plpgsql
AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', protected);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', protected);
  EXECUTE format('CREATE POLICY unscoped ON %s TO citedesk_unscoped USING (true) WITH CHECK (true)', protected);
  IF NOT EXISTS (SELECT FROM pg_policy WHERE polrelid = protected AND polname = 'migration') THEN
    EXECUTE format(
      'CREATE POLICY migration ON %s TO %I USING (current_setting(''citedesk.migrating'', true) = ''on'')',
      protected, current_user);
  END IF;
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO citedesk_unscoped', protected);
END
$$;

REVOKE EXECUTE ON FUNCTION citedesk_protect(regclass), citedesk_protect_unscoped(regclass) FROM PUBLIC;

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

-- Reads `agents` under its own policy.
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

-- Which transaction last changed what people watch. A reader that goes by time or by a sequence alone misses rows: a
-- lower number may be committed after a higher one. One that keeps the snapshot it has seen (xmin:xmax:in progress)
-- misses nothing: what it hasn't seen is exactly what that snapshot does not show. After a dump is restored elsewhere the
-- numbers are another server's; readers pass over those that lie in the future.
-- https://www.postgresql.org/docs/15/functions-info.html#FUNCTIONS-INFO-SNAPSHOT
CREATE FUNCTION citedesk_note_change() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.changed_by := pg_current_xact_id();
  RETURN NEW;
END
$$;
