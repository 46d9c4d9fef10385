-- What the migrations in server/migrations make together, written by `npm run schema`: to read, never to run or to edit.
-- Why a table or a column is there is told in the migrations.

CREATE ROLE citedesk_unscoped;
GRANT USAGE ON SCHEMA public TO citedesk_unscoped;
CREATE ROLE citedesk_workspace;
GRANT USAGE ON SCHEMA public TO citedesk_workspace;

CREATE TABLE account_links (
  token_hash text NOT NULL,
  user_id uuid NOT NULL,
  kind text NOT NULL,
  new_email text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT account_links_kind_check CHECK ((kind = ANY (ARRAY['password'::text, 'email'::text]))),
  CONSTRAINT account_links_pkey PRIMARY KEY (token_hash),
  CONSTRAINT account_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX account_links_user ON account_links USING btree (user_id);
ALTER TABLE account_links ENABLE ROW LEVEL SECURITY;
ALTER TABLE account_links FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON account_links FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY unscoped ON account_links FOR ALL TO citedesk_unscoped
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON account_links TO citedesk_unscoped;

CREATE TABLE accounts (
  id uuid NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT accounts_pkey PRIMARY KEY (id)
);
ALTER TABLE accounts ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_account ON accounts FOR ALL TO citedesk_workspace
  USING ((id = citedesk_account_id()));
CREATE POLICY unscoped ON accounts FOR ALL TO citedesk_unscoped
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON accounts TO citedesk_unscoped;
GRANT SELECT ON accounts TO citedesk_workspace;

CREATE TABLE agent_checks (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  question text NOT NULL,
  expectation jsonb NOT NULL,
  passed boolean,
  failures jsonb,
  ran_at timestamp with time zone,
  ran_version integer,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp with time zone,
  cited_sources uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  CONSTRAINT agent_checks_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT agent_checks_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES agents(workspace_id, id)
);
CREATE INDEX agent_checks_agent ON agent_checks USING btree (workspace_id, agent_id, id);
ALTER TABLE agent_checks ENABLE ROW LEVEL SECURITY;
ALTER TABLE agent_checks FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON agent_checks FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON agent_checks AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY workspace ON agent_checks FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON agent_checks TO citedesk_workspace;

CREATE TABLE agent_questions (
  workspace_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  revision bigint NOT NULL,
  questions jsonb NOT NULL,
  drawn_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT agent_questions_pkey PRIMARY KEY (workspace_id, agent_id),
  CONSTRAINT agent_questions_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES agents(workspace_id, id) ON DELETE CASCADE
);
ALTER TABLE agent_questions ENABLE ROW LEVEL SECURITY;
ALTER TABLE agent_questions FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON agent_questions FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON agent_questions AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY workspace ON agent_questions FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON agent_questions TO citedesk_workspace;

CREATE TABLE agent_versions (
  workspace_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  version integer NOT NULL,
  definition jsonb NOT NULL,
  created_by text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT agent_versions_pkey PRIMARY KEY (workspace_id, agent_id, version),
  CONSTRAINT agent_versions_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES agents(workspace_id, id)
);
ALTER TABLE agent_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE agent_versions FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON agent_versions FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON agent_versions AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY workspace ON agent_versions FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON agent_versions TO citedesk_workspace;

CREATE TABLE agents (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  brand_id uuid,
  name text NOT NULL,
  model text NOT NULL,
  prompt text NOT NULL,
  settings jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  published_version integer,
  archived_at timestamp with time zone,
  slug text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp with time zone,
  erasing_at timestamp with time zone,
  visitor_generation integer DEFAULT 0 NOT NULL,
  published_visitors text,
  CONSTRAINT agents_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT agents_workspace_id_brand_id_fkey FOREIGN KEY (workspace_id, brand_id) REFERENCES brands(workspace_id, id),
  CONSTRAINT agents_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE UNIQUE INDEX agents_id ON agents USING btree (id);
CREATE UNIQUE INDEX agents_slug ON agents USING btree (slug) WHERE (deleted_at IS NULL);
ALTER TABLE agents ENABLE ROW LEVEL SECURITY;
ALTER TABLE agents FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON agents FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON agents AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR (id = ANY (( SELECT citedesk_agent_ids() AS citedesk_agent_ids)::uuid[])) OR (brand_id = ANY (( SELECT citedesk_brand_ids() AS citedesk_brand_ids)::uuid[]))));
CREATE POLICY unscoped ON agents FOR SELECT TO citedesk_unscoped
  USING (true);
CREATE POLICY workspace ON agents FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON agents TO citedesk_workspace;
GRANT SELECT (workspace_id, id, published_version, slug, deleted_at, visitor_generation, published_visitors) ON agents TO citedesk_unscoped;
CREATE TRIGGER note_closed BEFORE UPDATE OF archived_at, deleted_at, published_version ON agents FOR EACH ROW EXECUTE FUNCTION citedesk_note_closed_agent();

CREATE TABLE api_keys (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  key_hash text NOT NULL,
  hint text NOT NULL,
  kind text DEFAULT 'secret'::text NOT NULL,
  scopes text[] NOT NULL,
  agent_id uuid,
  brand_id uuid,
  created_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone,
  last_used_at timestamp with time zone,
  revoked_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  previous_hash text,
  previous_until timestamp with time zone,
  allowed_origins text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT api_keys_key_hash_key UNIQUE (key_hash),
  CONSTRAINT api_keys_kind_check CHECK ((kind = ANY (ARRAY['secret'::text, 'publishable'::text]))),
  CONSTRAINT api_keys_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT api_keys_previous_hash_key UNIQUE (previous_hash),
  CONSTRAINT api_keys_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE api_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON api_keys FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY unscoped ON api_keys FOR ALL TO citedesk_unscoped
  USING (true)
  WITH CHECK (true);
CREATE POLICY workspace ON api_keys FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT SELECT ON api_keys TO citedesk_unscoped;
GRANT DELETE, INSERT, SELECT, UPDATE ON api_keys TO citedesk_workspace;
GRANT UPDATE (last_used_at) ON api_keys TO citedesk_unscoped;
CREATE TRIGGER note_revoked AFTER UPDATE OF revoked_at ON api_keys FOR EACH ROW WHEN (new.kind = 'publishable'::text AND old.revoked_at IS NULL AND new.revoked_at IS NOT NULL) EXECUTE FUNCTION citedesk_note_revoked_key();

CREATE TABLE audit_chain (
  workspace_id uuid NOT NULL,
  sequence bigint NOT NULL,
  event_id uuid NOT NULL,
  content_hash text NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  CONSTRAINT audit_chain_pkey PRIMARY KEY (workspace_id, sequence),
  CONSTRAINT audit_chain_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE UNIQUE INDEX audit_chain_event ON audit_chain USING btree (workspace_id, event_id);
ALTER TABLE audit_chain ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_chain FORCE ROW LEVEL SECURITY;
CREATE POLICY chain ON audit_chain FOR ALL TO CURRENT_USER
  USING (true)
  WITH CHECK (true);
CREATE POLICY migration ON audit_chain FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON audit_chain FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, SELECT ON audit_chain TO citedesk_workspace;

CREATE TABLE audit_events (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  actor_kind text NOT NULL,
  actor_id uuid,
  actor_name text NOT NULL,
  action text NOT NULL,
  target_kind text NOT NULL,
  target_id text,
  before jsonb,
  after jsonb,
  address text,
  request_id text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT audit_events_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT audit_events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE INDEX audit_events_target ON audit_events USING btree (workspace_id, target_id, id);
ALTER TABLE audit_events ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_events FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON audit_events FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY unscoped ON audit_events FOR INSERT TO citedesk_unscoped
  WITH CHECK (true);
CREATE POLICY workspace ON audit_events FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT INSERT ON audit_events TO citedesk_unscoped;
GRANT DELETE, INSERT, SELECT, UPDATE ON audit_events TO citedesk_workspace;
CREATE CONSTRAINT TRIGGER chain_audit AFTER INSERT ON audit_events DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION citedesk_chain_audit();

CREATE TABLE audit_heads (
  workspace_id uuid NOT NULL,
  sequence bigint NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  CONSTRAINT audit_heads_pkey PRIMARY KEY (workspace_id),
  CONSTRAINT audit_heads_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
ALTER TABLE audit_heads ENABLE ROW LEVEL SECURITY;
ALTER TABLE audit_heads FORCE ROW LEVEL SECURITY;
CREATE POLICY chain ON audit_heads FOR ALL TO CURRENT_USER
  USING (true)
  WITH CHECK (true);
CREATE POLICY migration ON audit_heads FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON audit_heads FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT SELECT ON audit_heads TO citedesk_workspace;

CREATE TABLE brand_images (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  brand_id uuid NOT NULL,
  kind text NOT NULL,
  type text NOT NULL,
  content bytea NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT brand_images_kind_check CHECK ((kind = ANY (ARRAY['logo'::text, 'logo_dark'::text, 'icon'::text, 'preview_image'::text]))),
  CONSTRAINT brand_images_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT brand_images_type_check CHECK ((type = ANY (ARRAY['png'::text, 'jpg'::text, 'webp'::text, 'gif'::text, 'svg'::text]))),
  CONSTRAINT brand_images_workspace_id_brand_id_fkey FOREIGN KEY (workspace_id, brand_id) REFERENCES brands(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT brand_images_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE UNIQUE INDEX brand_images_id ON brand_images USING btree (id);
CREATE UNIQUE INDEX brand_images_kind ON brand_images USING btree (workspace_id, brand_id, kind);
ALTER TABLE brand_images ENABLE ROW LEVEL SECURITY;
ALTER TABLE brand_images FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON brand_images FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON brand_images AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR (brand_id = ANY (( SELECT citedesk_brand_ids() AS citedesk_brand_ids)::uuid[]))));
CREATE POLICY unscoped ON brand_images FOR SELECT TO citedesk_unscoped
  USING (true);
CREATE POLICY workspace ON brand_images FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON brand_images TO citedesk_workspace;
GRANT SELECT (id, type, content) ON brand_images TO citedesk_unscoped;

CREATE TABLE brands (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  settings jsonb DEFAULT '{}'::jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT brands_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT brands_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
ALTER TABLE brands ENABLE ROW LEVEL SECURITY;
ALTER TABLE brands FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON brands FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON brands AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR (id = ANY (( SELECT citedesk_brand_ids() AS citedesk_brand_ids)::uuid[]))));
CREATE POLICY workspace ON brands FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON brands TO citedesk_workspace;

CREATE TABLE chat_notes (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  chat_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  author_id uuid NOT NULL,
  author_name text NOT NULL,
  text text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT chat_notes_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT chat_notes_workspace_id_chat_id_fkey FOREIGN KEY (workspace_id, chat_id) REFERENCES chats(workspace_id, id)
);
CREATE INDEX chat_notes_chat ON chat_notes USING btree (chat_id, id);
ALTER TABLE chat_notes ENABLE ROW LEVEL SECURITY;
ALTER TABLE chat_notes FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON chat_notes FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON chat_notes AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY workspace ON chat_notes FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON chat_notes TO citedesk_workspace;

CREATE TABLE chats (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  visitor_id uuid,
  status text DEFAULT 'open'::text NOT NULL,
  title text NOT NULL,
  language text,
  assigned_to uuid,
  page_url text,
  message_count integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp with time zone,
  changed_by xid8 DEFAULT pg_current_xact_id() NOT NULL,
  opened_by text,
  tags text[] DEFAULT '{}'::text[] NOT NULL,
  own_title text,
  CONSTRAINT chats_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT chats_status_check CHECK ((status = ANY (ARRAY['open'::text, 'waiting_for_human'::text, 'with_human'::text, 'resolved'::text]))),
  CONSTRAINT chats_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES agents(workspace_id, id),
  CONSTRAINT chats_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id),
  CONSTRAINT chats_workspace_id_visitor_id_fkey FOREIGN KEY (workspace_id, visitor_id) REFERENCES visitors(workspace_id, id)
);
CREATE INDEX chats_agent ON chats USING btree (workspace_id, agent_id, id);
CREATE INDEX chats_assigned ON chats USING btree (assigned_to, id) WHERE (assigned_to IS NOT NULL);
CREATE INDEX chats_changed ON chats USING btree (changed_by);
CREATE INDEX chats_page ON chats USING btree (workspace_id, page_url COLLATE "C") WHERE (page_url IS NOT NULL);
CREATE INDEX chats_tags ON chats USING gin (tags) WHERE (tags <> '{}'::text[]);
CREATE INDEX chats_unnamed ON chats USING btree (workspace_id, id) WHERE (language IS NULL);
CREATE INDEX chats_visitor ON chats USING btree (workspace_id, visitor_id, id);
ALTER TABLE chats ENABLE ROW LEVEL SECURITY;
ALTER TABLE chats FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON chats FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON chats AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY workspace ON chats FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON chats TO citedesk_workspace;
CREATE TRIGGER mark_language AFTER UPDATE OF language ON chats FOR EACH ROW WHEN (old.language IS DISTINCT FROM new.language) EXECUTE FUNCTION citedesk_mark_visitor_of_chat();
CREATE TRIGGER mark_page AFTER UPDATE OF page_url ON chats FOR EACH ROW WHEN (old.page_url IS DISTINCT FROM new.page_url) EXECUTE FUNCTION citedesk_mark_visitor_of_chat();
CREATE TRIGGER mark_visitor AFTER UPDATE OF visitor_id ON chats FOR EACH ROW WHEN (old.visitor_id IS DISTINCT FROM new.visitor_id) EXECUTE FUNCTION citedesk_mark_visitor_of_chat();
CREATE TRIGGER note_change BEFORE UPDATE ON chats FOR EACH ROW EXECUTE FUNCTION citedesk_note_change();

CREATE TABLE check_results (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  check_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  agent_version integer NOT NULL,
  passed boolean NOT NULL,
  failures jsonb NOT NULL,
  cause text NOT NULL,
  ran_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT check_results_cause_check CHECK ((cause = ANY (ARRAY['asked'::text, 'publishing'::text, 'sources'::text]))),
  CONSTRAINT check_results_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT check_results_workspace_id_check_id_fkey FOREIGN KEY (workspace_id, check_id) REFERENCES agent_checks(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX check_results_check ON check_results USING btree (workspace_id, check_id, id);
ALTER TABLE check_results ENABLE ROW LEVEL SECURITY;
ALTER TABLE check_results FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON check_results FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON check_results AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY workspace ON check_results FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON check_results TO citedesk_workspace;

CREATE TABLE citations (
  workspace_id uuid NOT NULL,
  message_id uuid NOT NULL,
  number integer NOT NULL,
  status text DEFAULT 'current'::text NOT NULL,
  source_id uuid,
  document_id uuid,
  version_id uuid,
  document_version integer NOT NULL,
  passage_id uuid,
  title text NOT NULL,
  url text,
  quote text,
  start_offset integer NOT NULL,
  end_offset integer NOT NULL,
  sha256 text NOT NULL,
  page integer,
  time_from real,
  time_to real,
  tool_call_id uuid,
  CONSTRAINT citations_check CHECK ((((version_id IS NULL) <> (tool_call_id IS NULL)) OR (status = 'erased'::text))),
  CONSTRAINT citations_pkey PRIMARY KEY (workspace_id, message_id, number),
  CONSTRAINT citations_status_check CHECK ((status = ANY (ARRAY['current'::text, 'erased'::text]))),
  CONSTRAINT citations_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES messages(workspace_id, id)
);
CREATE INDEX citations_source ON citations USING btree (workspace_id, source_id);
CREATE INDEX citations_version ON citations USING btree (workspace_id, version_id);
ALTER TABLE citations ENABLE ROW LEVEL SECURITY;
ALTER TABLE citations FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON citations FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON citations FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON citations TO citedesk_workspace;

CREATE TABLE citedesk_migrations (
  number integer NOT NULL,
  name text NOT NULL,
  checksum text NOT NULL,
  ran_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT citedesk_migrations_pkey PRIMARY KEY (number)
);

CREATE TABLE crawl_pages (
  workspace_id uuid NOT NULL,
  document_id uuid NOT NULL,
  source_id uuid NOT NULL,
  url text NOT NULL,
  run_id uuid NOT NULL,
  place integer NOT NULL,
  depth integer NOT NULL,
  is_taken boolean NOT NULL,
  state text NOT NULL,
  attempt integer DEFAULT 1 NOT NULL,
  not_before timestamp with time zone,
  is_kept boolean DEFAULT false NOT NULL,
  fingerprint text,
  text_sha256 text,
  canonical_url text,
  links text[] DEFAULT '{}'::text[] NOT NULL,
  language text,
  reading text,
  blocks integer[] DEFAULT '{}'::integer[] NOT NULL,
  reader integer DEFAULT 0 NOT NULL,
  moved_to text,
  moved_since timestamp with time zone,
  kept_blocks integer[] DEFAULT '{}'::integer[] NOT NULL,
  cut_blocks integer[] DEFAULT '{}'::integer[] NOT NULL,
  CONSTRAINT crawl_pages_pkey PRIMARY KEY (workspace_id, document_id),
  CONSTRAINT crawl_pages_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'fetching'::text, 'fetched'::text, 'done'::text]))),
  CONSTRAINT crawl_pages_workspace_id_document_id_fkey FOREIGN KEY (workspace_id, document_id) REFERENCES documents(workspace_id, id)
);
ALTER TABLE crawl_pages ALTER COLUMN url SET STATISTICS 0;
ALTER TABLE crawl_pages ALTER COLUMN links SET STATISTICS 0;
ALTER TABLE crawl_pages ALTER COLUMN reading SET STATISTICS 0;
ALTER TABLE crawl_pages ALTER COLUMN blocks SET STATISTICS 0;
ALTER TABLE crawl_pages ALTER COLUMN moved_to SET STATISTICS 0;
ALTER TABLE crawl_pages ALTER COLUMN kept_blocks SET STATISTICS 0;
ALTER TABLE crawl_pages ALTER COLUMN cut_blocks SET STATISTICS 0;
ALTER TABLE crawl_pages ALTER COLUMN reading SET STORAGE EXTERNAL;
CREATE INDEX crawl_pages_open ON crawl_pages USING btree (workspace_id, source_id, state, place) WHERE (state <> 'done'::text);
CREATE INDEX crawl_pages_run ON crawl_pages USING btree (workspace_id, source_id, run_id, place);
ALTER TABLE crawl_pages ENABLE ROW LEVEL SECURITY;
ALTER TABLE crawl_pages FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON crawl_pages FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON crawl_pages FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON crawl_pages TO citedesk_workspace;

CREATE TABLE crawls (
  workspace_id uuid NOT NULL,
  source_id uuid NOT NULL,
  run_id uuid NOT NULL,
  lease_id uuid,
  leased_until timestamp with time zone,
  start_url text NOT NULL,
  is_seeded boolean DEFAULT false NOT NULL,
  is_whole boolean DEFAULT true NOT NULL,
  started_at timestamp with time zone DEFAULT now() NOT NULL,
  settings jsonb,
  has_new_settings boolean DEFAULT false NOT NULL,
  doubted_at timestamp with time zone,
  waits_until timestamp with time zone,
  waits_code text,
  waits_message text,
  CONSTRAINT crawls_pkey PRIMARY KEY (workspace_id, source_id),
  CONSTRAINT crawls_workspace_id_source_id_fkey FOREIGN KEY (workspace_id, source_id) REFERENCES sources(workspace_id, id)
);
ALTER TABLE crawls ENABLE ROW LEVEL SECURITY;
ALTER TABLE crawls FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON crawls FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON crawls FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON crawls TO citedesk_workspace;

CREATE TABLE deployment_sightings (
  workspace_id uuid NOT NULL,
  deployment_id uuid NOT NULL,
  origin text NOT NULL,
  page text NOT NULL,
  first_seen_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  count bigint NOT NULL,
  allowed boolean DEFAULT true NOT NULL,
  CONSTRAINT deployment_sightings_pkey PRIMARY KEY (workspace_id, deployment_id, origin, page),
  CONSTRAINT deployment_sightings_workspace_id_deployment_id_fkey FOREIGN KEY (workspace_id, deployment_id) REFERENCES deployments(workspace_id, id) ON DELETE CASCADE
);
ALTER TABLE deployment_sightings ENABLE ROW LEVEL SECURITY;
ALTER TABLE deployment_sightings FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON deployment_sightings FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON deployment_sightings FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON deployment_sightings TO citedesk_workspace;

CREATE TABLE deployments (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  is_default boolean DEFAULT false NOT NULL,
  enabled boolean DEFAULT true NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT deployments_kind_check CHECK ((kind = ANY (ARRAY['widget'::text, 'embed'::text, 'page'::text]))),
  CONSTRAINT deployments_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT deployments_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES agents(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX deployments_agent ON deployments USING btree (workspace_id, agent_id, id);
CREATE UNIQUE INDEX deployments_default ON deployments USING btree (workspace_id, agent_id, kind) WHERE is_default;
CREATE UNIQUE INDEX deployments_id ON deployments USING btree (id);
ALTER TABLE deployments ENABLE ROW LEVEL SECURITY;
ALTER TABLE deployments FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON deployments FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON deployments AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY unscoped ON deployments FOR SELECT TO citedesk_unscoped
  USING (true);
CREATE POLICY workspace ON deployments FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT SELECT ON deployments TO citedesk_unscoped;
GRANT DELETE, INSERT, SELECT, UPDATE ON deployments TO citedesk_workspace;
CREATE TRIGGER note_closed AFTER UPDATE OF enabled, deleted_at ON deployments FOR EACH ROW WHEN (old.enabled AND old.deleted_at IS NULL AND (NOT new.enabled OR new.deleted_at IS NOT NULL)) EXECUTE FUNCTION citedesk_note_closed_deployment();

CREATE TABLE document_changes (
  workspace_id uuid NOT NULL,
  change_id uuid NOT NULL,
  document_id uuid NOT NULL,
  before_version_id uuid,
  after_version_id uuid,
  CONSTRAINT document_changes_pkey PRIMARY KEY (workspace_id, change_id, document_id),
  CONSTRAINT document_changes_workspace_id_change_id_fkey FOREIGN KEY (workspace_id, change_id) REFERENCES source_changes(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX document_changes_document ON document_changes USING btree (workspace_id, document_id);
ALTER TABLE document_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE document_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON document_changes FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON document_changes FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON document_changes TO citedesk_workspace;

CREATE TABLE document_versions (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  document_id uuid NOT NULL,
  source_id uuid NOT NULL,
  number integer NOT NULL,
  state text NOT NULL,
  changed_revision bigint NOT NULL,
  title text NOT NULL,
  url text,
  language text,
  text text NOT NULL,
  text_sha256 text NOT NULL,
  structure jsonb NOT NULL,
  file_sha256 text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  is_indexed boolean DEFAULT true NOT NULL,
  retired_at timestamp with time zone,
  passage_rules integer DEFAULT 1 NOT NULL,
  checked_rules integer DEFAULT 1 NOT NULL,
  CONSTRAINT document_versions_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT document_versions_state_check CHECK ((state = ANY (ARRAY['hidden'::text, 'live'::text, 'retired'::text]))),
  CONSTRAINT document_versions_workspace_id_document_id_fkey FOREIGN KEY (workspace_id, document_id) REFERENCES documents(workspace_id, id),
  CONSTRAINT document_versions_workspace_id_document_id_number_key UNIQUE (workspace_id, document_id, number)
);
ALTER TABLE document_versions ALTER COLUMN title SET STATISTICS 0;
ALTER TABLE document_versions ALTER COLUMN url SET STATISTICS 0;
ALTER TABLE document_versions ALTER COLUMN text SET STATISTICS 0;
ALTER TABLE document_versions ALTER COLUMN structure SET STATISTICS 0;
CREATE INDEX document_versions_changed ON document_versions USING btree (workspace_id, changed_revision);
CREATE INDEX document_versions_document ON document_versions USING btree (workspace_id, source_id, id);
CREATE INDEX document_versions_live ON document_versions USING btree (workspace_id, source_id) WHERE (state = 'live'::text);
ALTER TABLE document_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE document_versions FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON document_versions FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON document_versions FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON document_versions TO citedesk_workspace;
CREATE TRIGGER document_versions_retirement BEFORE UPDATE OF state ON document_versions FOR EACH ROW WHEN (old.state IS DISTINCT FROM new.state) EXECUTE FUNCTION citedesk_note_retirement();

CREATE TABLE documents (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  source_id uuid NOT NULL,
  key text NOT NULL,
  title text,
  url text,
  filename text,
  media_type text,
  status text NOT NULL,
  reason_code text,
  reason_message text,
  http_status integer,
  passages integer DEFAULT 0 NOT NULL,
  pages integer,
  sha256 text,
  bytes bigint,
  current_version_id uuid,
  etag text,
  last_modified text,
  duration_ms integer,
  fetched_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  erased_at timestamp with time zone,
  rejected_proposal text,
  kept real,
  held boolean DEFAULT false NOT NULL,
  picture_pages integer[],
  CONSTRAINT documents_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT documents_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'ready'::text, 'unchanged'::text, 'duplicate'::text, 'skipped'::text, 'empty'::text, 'failed'::text, 'removed'::text]))),
  CONSTRAINT documents_workspace_id_source_id_fkey FOREIGN KEY (workspace_id, source_id) REFERENCES sources(workspace_id, id),
  CONSTRAINT documents_workspace_id_source_id_key_key UNIQUE (workspace_id, source_id, key)
);
CREATE INDEX documents_answering ON documents USING btree (workspace_id, source_id) INCLUDE (passages) WHERE (current_version_id IS NOT NULL);
CREATE INDEX documents_source ON documents USING btree (workspace_id, source_id, id);
ALTER TABLE documents ENABLE ROW LEVEL SECURITY;
ALTER TABLE documents FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON documents FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON documents FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON documents TO citedesk_workspace;

CREATE TABLE domains (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  hostname text NOT NULL,
  agent_id uuid NOT NULL,
  deployment_id uuid NOT NULL,
  token text NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  reason text,
  checked_at timestamp with time zone,
  next_check_at timestamp with time zone,
  verified_at timestamp with time zone,
  failing_since timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT domains_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT domains_reason_check CHECK ((reason = ANY (ARRAY['no_record'::text, 'wrong_record'::text, 'unreachable'::text, 'taken'::text]))),
  CONSTRAINT domains_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'verified'::text, 'failed'::text]))),
  CONSTRAINT domains_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES agents(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT domains_workspace_id_deployment_id_fkey FOREIGN KEY (workspace_id, deployment_id) REFERENCES deployments(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT domains_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE INDEX domains_deployment ON domains USING btree (workspace_id, deployment_id);
CREATE INDEX domains_due ON domains USING btree (next_check_at) WHERE ((next_check_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX domains_own ON domains USING btree (workspace_id, hostname) WHERE (deleted_at IS NULL);
CREATE INDEX domains_proven ON domains USING btree (hostname) WHERE ((verified_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX domains_verified ON domains USING btree (hostname) WHERE ((status = 'verified'::text) AND (deleted_at IS NULL));
ALTER TABLE domains ENABLE ROW LEVEL SECURITY;
ALTER TABLE domains FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON domains FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON domains AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY unscoped ON domains FOR SELECT TO citedesk_unscoped
  USING (true);
CREATE POLICY workspace ON domains FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT SELECT ON domains TO citedesk_unscoped;
GRANT DELETE, INSERT, SELECT, UPDATE ON domains TO citedesk_workspace;

CREATE TABLE erased_files (
  workspace_id uuid NOT NULL,
  erasure_id uuid NOT NULL,
  sha256 text NOT NULL,
  was_there boolean DEFAULT false NOT NULL,
  CONSTRAINT erased_files_pkey PRIMARY KEY (workspace_id, erasure_id, sha256),
  CONSTRAINT erased_files_workspace_id_erasure_id_fkey FOREIGN KEY (workspace_id, erasure_id) REFERENCES erasures(workspace_id, id)
);
ALTER TABLE erased_files ENABLE ROW LEVEL SECURITY;
ALTER TABLE erased_files FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON erased_files FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON erased_files FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON erased_files TO citedesk_workspace;

CREATE TABLE erased_versions (
  workspace_id uuid NOT NULL,
  version_id uuid NOT NULL,
  erasure_id uuid NOT NULL,
  erased_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT erased_versions_pkey PRIMARY KEY (workspace_id, version_id),
  CONSTRAINT erased_versions_workspace_id_erasure_id_fkey FOREIGN KEY (workspace_id, erasure_id) REFERENCES erasures(workspace_id, id)
);
ALTER TABLE erased_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE erased_versions FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON erased_versions FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON erased_versions FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON erased_versions TO citedesk_workspace;

CREATE TABLE erasures (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  target_id text,
  origin text NOT NULL,
  source_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  document_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  removes_sources boolean DEFAULT false NOT NULL,
  step text DEFAULT 'answers'::text NOT NULL,
  "position" uuid,
  closed_at timestamp with time zone,
  counts jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
  completed_at timestamp with time zone,
  open_readers text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT erasures_kind_check CHECK ((kind = ANY (ARRAY['visitor'::text, 'chats'::text, 'source'::text, 'document'::text, 'agent'::text]))),
  CONSTRAINT erasures_origin_check CHECK ((origin = ANY (ARRAY['request'::text, 'age'::text]))),
  CONSTRAINT erasures_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT erasures_step_check CHECK ((step = ANY (ARRAY['chats'::text, 'answers'::text, 'records'::text, 'texts'::text, 'rows'::text, 'index'::text, 'files'::text, 'completed'::text]))),
  CONSTRAINT erasures_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE INDEX erasures_running ON erasures USING btree (workspace_id) WHERE (step <> 'completed'::text);
ALTER TABLE erasures ENABLE ROW LEVEL SECURITY;
ALTER TABLE erasures FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON erasures FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON erasures FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON erasures TO citedesk_workspace;

CREATE TABLE events (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  sequence bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  type text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  recorded_by xid8 DEFAULT pg_current_xact_id(),
  CONSTRAINT events_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT events_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE INDEX events_in_order ON events USING btree (workspace_id, sequence);
CREATE UNIQUE INDEX events_sequence ON events USING btree (sequence);
CREATE INDEX events_subject ON events USING btree (workspace_id, ((data ->> 'id'::text)));
CREATE INDEX events_type ON events USING btree (workspace_id, type, id);
ALTER TABLE events ENABLE ROW LEVEL SECURITY;
ALTER TABLE events FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON events FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY unscoped ON events FOR SELECT TO citedesk_unscoped
  USING (true);
CREATE POLICY workspace ON events FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT SELECT ON events TO citedesk_unscoped;
GRANT DELETE, INSERT, SELECT, UPDATE ON events TO citedesk_workspace;
CREATE TRIGGER queue_deliveries AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION citedesk_queue_deliveries();

CREATE TABLE external_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT external_identities_pkey PRIMARY KEY (issuer, subject),
  CONSTRAINT external_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX external_identities_user ON external_identities USING btree (user_id);
ALTER TABLE external_identities ENABLE ROW LEVEL SECURITY;
ALTER TABLE external_identities FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON external_identities FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY unscoped ON external_identities FOR ALL TO citedesk_unscoped
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON external_identities TO citedesk_unscoped;

CREATE TABLE feedback (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  message_id uuid NOT NULL,
  chat_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  visitor_id uuid,
  author text NOT NULL,
  author_kind text NOT NULL,
  rating text,
  comment text,
  reasons text[] DEFAULT '{}'::text[] NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  CONSTRAINT feedback_author_kind_check CHECK ((author_kind = ANY (ARRAY['visitor'::text, 'member'::text, 'api_key'::text]))),
  CONSTRAINT feedback_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT feedback_rating_check CHECK ((rating = ANY (ARRAY['positive'::text, 'negative'::text]))),
  CONSTRAINT feedback_workspace_id_message_id_author_key UNIQUE (workspace_id, message_id, author),
  CONSTRAINT feedback_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES messages(workspace_id, id)
);
CREATE INDEX feedback_agent ON feedback USING btree (workspace_id, agent_id, id);
CREATE INDEX feedback_chat ON feedback USING btree (chat_id);
CREATE INDEX feedback_time ON feedback USING btree (workspace_id, created_at) INCLUDE (rating, agent_id);
CREATE INDEX feedback_visitor ON feedback USING btree (workspace_id, visitor_id) WHERE (visitor_id IS NOT NULL);
ALTER TABLE feedback ENABLE ROW LEVEL SECURITY;
ALTER TABLE feedback FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON feedback FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON feedback AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY workspace ON feedback FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON feedback TO citedesk_workspace;
CREATE TRIGGER mark_changed_feedback AFTER UPDATE ON feedback FOR EACH ROW WHEN (old.rating IS DISTINCT FROM new.rating) EXECUTE FUNCTION citedesk_mark_outcome();
CREATE TRIGGER mark_changed_rating AFTER UPDATE ON feedback FOR EACH ROW WHEN (old.rating IS DISTINCT FROM new.rating OR old.created_at IS DISTINCT FROM new.created_at) EXECUTE FUNCTION citedesk_mark_created();
CREATE TRIGGER mark_created AFTER INSERT OR DELETE ON feedback FOR EACH ROW EXECUTE FUNCTION citedesk_mark_created();
CREATE TRIGGER mark_feedback AFTER INSERT OR DELETE ON feedback FOR EACH ROW EXECUTE FUNCTION citedesk_mark_outcome();

CREATE TABLE file_folder (
  is_only boolean DEFAULT true NOT NULL,
  id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT file_folder_is_only_check CHECK (is_only),
  CONSTRAINT file_folder_pkey PRIMARY KEY (is_only)
);
ALTER TABLE file_folder ENABLE ROW LEVEL SECURITY;

CREATE TABLE gap_questions (
  workspace_id uuid NOT NULL,
  message_id uuid NOT NULL,
  gap_id uuid NOT NULL,
  CONSTRAINT gap_questions_pkey PRIMARY KEY (workspace_id, message_id),
  CONSTRAINT gap_questions_workspace_id_gap_id_fkey FOREIGN KEY (workspace_id, gap_id) REFERENCES gaps(workspace_id, id) ON DELETE CASCADE,
  CONSTRAINT gap_questions_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES messages(workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX gap_questions_gap ON gap_questions USING btree (workspace_id, gap_id);
ALTER TABLE gap_questions ENABLE ROW LEVEL SECURITY;
ALTER TABLE gap_questions FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON gap_questions FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON gap_questions FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON gap_questions TO citedesk_workspace;

CREATE TABLE gaps (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  question text NOT NULL,
  status text NOT NULL,
  source_id uuid,
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  earlier_source_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  linked_source_id uuid,
  CONSTRAINT gaps_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT gaps_status_check CHECK ((status = ANY (ARRAY['gathering'::text, 'open'::text, 'closed'::text, 'dismissed'::text, 'off_topic'::text]))),
  CONSTRAINT gaps_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES agents(workspace_id, id)
);
CREATE INDEX gaps_agent ON gaps USING btree (workspace_id, agent_id, id);
ALTER TABLE gaps ENABLE ROW LEVEL SECURITY;
ALTER TABLE gaps FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON gaps FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON gaps AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY workspace ON gaps FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON gaps TO citedesk_workspace;

CREATE TABLE handoffs (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  chat_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  visitor_id uuid,
  status text NOT NULL,
  requested_by text NOT NULL,
  reason text,
  claimed_by uuid,
  claimed_by_name text,
  claimed_at timestamp with time zone,
  ended_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  context jsonb,
  returned_at timestamp with time zone,
  returned_reason text,
  notified_at timestamp with time zone,
  replies_mailed_at timestamp with time zone,
  rule text,
  written_summary jsonb,
  summary_tried_at timestamp with time zone,
  handed_over_at timestamp with time zone,
  rating text,
  rating_comment text,
  rated_at timestamp with time zone,
  CONSTRAINT handoffs_check CHECK (((status = 'claimed'::text) <= (claimed_by IS NOT NULL))),
  CONSTRAINT handoffs_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT handoffs_rating_check CHECK ((rating = ANY (ARRAY['positive'::text, 'negative'::text]))),
  CONSTRAINT handoffs_requested_by_check CHECK ((requested_by = ANY (ARRAY['visitor'::text, 'member'::text, 'api_key'::text, 'assistant'::text]))),
  CONSTRAINT handoffs_returned_reason_check CHECK ((returned_reason = ANY (ARRAY['holder_gone'::text, 'holder_idle'::text]))),
  CONSTRAINT handoffs_rule_check CHECK ((rule = ANY (ARRAY['after_abstentions'::text, 'on_negative_feedback'::text, 'keywords'::text]))),
  CONSTRAINT handoffs_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'claimed'::text, 'released'::text, 'resolved'::text, 'withdrawn'::text]))),
  CONSTRAINT handoffs_workspace_id_chat_id_fkey FOREIGN KEY (workspace_id, chat_id) REFERENCES chats(workspace_id, id)
);
CREATE INDEX handoffs_agent ON handoffs USING btree (workspace_id, agent_id, claimed_at);
CREATE INDEX handoffs_chat ON handoffs USING btree (workspace_id, chat_id, id);
CREATE UNIQUE INDEX handoffs_open ON handoffs USING btree (workspace_id, chat_id) WHERE (status = ANY (ARRAY['waiting'::text, 'claimed'::text]));
CREATE INDEX handoffs_time ON handoffs USING btree (workspace_id, created_at);
CREATE INDEX handoffs_unsummarised ON handoffs USING btree (workspace_id, id) WHERE ((summary_tried_at IS NULL) AND (status = ANY (ARRAY['waiting'::text, 'claimed'::text])));
ALTER TABLE handoffs ENABLE ROW LEVEL SECURITY;
ALTER TABLE handoffs FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON handoffs FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON handoffs AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY unscoped ON handoffs FOR SELECT TO citedesk_unscoped
  USING (true);
CREATE POLICY workspace ON handoffs FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON handoffs TO citedesk_workspace;
GRANT SELECT (workspace_id, status, ended_at) ON handoffs TO citedesk_unscoped;
CREATE TRIGGER mark_changed AFTER UPDATE ON handoffs FOR EACH ROW WHEN (old.created_at IS DISTINCT FROM new.created_at OR old.claimed_at IS DISTINCT FROM new.claimed_at OR old.ended_at IS DISTINCT FROM new.ended_at OR old.chat_id IS DISTINCT FROM new.chat_id) EXECUTE FUNCTION citedesk_mark_created();
CREATE TRIGGER mark_created AFTER INSERT OR DELETE ON handoffs FOR EACH ROW EXECUTE FUNCTION citedesk_mark_created();
CREATE TRIGGER mark_handoff AFTER INSERT OR DELETE ON handoffs FOR EACH ROW EXECUTE FUNCTION citedesk_mark_outcome();

CREATE TABLE idempotency_records (
  workspace_id uuid NOT NULL,
  credential text NOT NULL,
  path text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  response_status integer,
  response_headers jsonb,
  response_body text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  held_until timestamp with time zone,
  had_secret boolean DEFAULT false NOT NULL,
  message_id uuid,
  erased_ids text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT idempotency_records_pkey PRIMARY KEY (workspace_id, credential, path, key),
  CONSTRAINT idempotency_records_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE INDEX idempotency_records_age ON idempotency_records USING btree (created_at);
ALTER TABLE idempotency_records ENABLE ROW LEVEL SECURITY;
ALTER TABLE idempotency_records FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON idempotency_records FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON idempotency_records FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON idempotency_records TO citedesk_workspace;

CREATE TABLE identity_secrets (
  workspace_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  id uuid NOT NULL,
  secret text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  ends_at timestamp with time zone,
  CONSTRAINT identity_secrets_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT identity_secrets_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES agents(workspace_id, id)
);
CREATE INDEX identity_secrets_agent ON identity_secrets USING btree (workspace_id, agent_id);
ALTER TABLE identity_secrets ENABLE ROW LEVEL SECURITY;
ALTER TABLE identity_secrets FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON identity_secrets FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON identity_secrets AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY workspace ON identity_secrets FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON identity_secrets TO citedesk_workspace;

CREATE TABLE imports (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  status text DEFAULT 'waiting'::text NOT NULL,
  file_name text NOT NULL,
  file_sha256 text,
  file_bytes bigint NOT NULL,
  agent_id uuid,
  brand_id uuid,
  source_id uuid,
  actor jsonb NOT NULL,
  reach jsonb,
  done integer DEFAULT 0 NOT NULL,
  total integer NOT NULL,
  counts jsonb DEFAULT '{}'::jsonb NOT NULL,
  left_out jsonb DEFAULT '[]'::jsonb NOT NULL,
  problem text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  completed_at timestamp with time zone,
  CONSTRAINT imports_kind_check CHECK ((kind = ANY (ARRAY['questions'::text, 'pages'::text, 'documents'::text, 'help_center'::text, 'chats'::text]))),
  CONSTRAINT imports_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT imports_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'running'::text, 'completed'::text, 'failed'::text]))),
  CONSTRAINT imports_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE INDEX imports_file ON imports USING btree (file_sha256) WHERE (file_sha256 IS NOT NULL);
ALTER TABLE imports ENABLE ROW LEVEL SECURITY;
ALTER TABLE imports FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON imports FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON imports AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE(((brand_id = ANY (( SELECT citedesk_brand_ids() AS citedesk_brand_ids)::uuid[])) OR (agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[]))), false)));
CREATE POLICY workspace ON imports FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON imports TO citedesk_workspace;

CREATE TABLE index_pages (
  workspace_id uuid NOT NULL,
  segment_id uuid NOT NULL,
  page integer NOT NULL,
  written_at timestamp with time zone DEFAULT now() NOT NULL,
  bytes bytea NOT NULL,
  CONSTRAINT index_pages_pkey PRIMARY KEY (workspace_id, segment_id, page)
);
ALTER TABLE index_pages ALTER COLUMN bytes SET STORAGE PLAIN;
ALTER TABLE index_pages ENABLE ROW LEVEL SECURITY;
ALTER TABLE index_pages FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON index_pages FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON index_pages FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON index_pages TO citedesk_workspace;

CREATE TABLE index_segments (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  file_sha256 text,
  passage_count integer NOT NULL,
  byte_size bigint NOT NULL,
  created_revision bigint NOT NULL,
  retired_revision bigint,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  holds_erased boolean DEFAULT false NOT NULL,
  CONSTRAINT index_segments_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT index_segments_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
ALTER TABLE index_segments ENABLE ROW LEVEL SECURITY;
ALTER TABLE index_segments FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON index_segments FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON index_segments FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON index_segments TO citedesk_workspace;

CREATE TABLE invitations (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  grants jsonb,
  token_hash text NOT NULL,
  invited_by text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  accepted_at timestamp with time zone,
  revoked_at timestamp with time zone,
  invited_by_id uuid,
  workspace_id uuid,
  CONSTRAINT invitations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT invitations_pkey PRIMARY KEY (id),
  CONSTRAINT invitations_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'editor'::text, 'viewer'::text, 'support'::text]))),
  CONSTRAINT invitations_token_hash_key UNIQUE (token_hash),
  CONSTRAINT invitations_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE INDEX invitations_account ON invitations USING btree (account_id, id);
ALTER TABLE invitations ENABLE ROW LEVEL SECURITY;
ALTER TABLE invitations FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON invitations FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY own_account ON invitations FOR ALL TO citedesk_workspace
  USING (((account_id = citedesk_account_id()) AND ((workspace_id IS NULL) OR (workspace_id = citedesk_workspace_id()))))
  WITH CHECK (((account_id = citedesk_account_id()) AND ((workspace_id IS NULL) OR (workspace_id = citedesk_workspace_id()))));
CREATE POLICY unscoped ON invitations FOR ALL TO citedesk_unscoped
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON invitations TO citedesk_unscoped;
GRANT INSERT, SELECT, UPDATE ON invitations TO citedesk_workspace;

CREATE TABLE leads (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  chat_id uuid,
  visitor_id uuid,
  status text DEFAULT 'new'::text NOT NULL,
  fields jsonb NOT NULL,
  consent_text text,
  consent_given_at timestamp with time zone,
  notes text DEFAULT ''::text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp with time zone,
  changed_by xid8 DEFAULT pg_current_xact_id() NOT NULL,
  person_id uuid NOT NULL,
  address text,
  chat_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  consent_version text,
  owner_id uuid,
  score integer,
  scored_by jsonb,
  mail_refused_at timestamp with time zone,
  announced_at timestamp with time zone,
  CONSTRAINT leads_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES memberships(id) ON DELETE SET NULL,
  CONSTRAINT leads_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT leads_status_check CHECK ((status = ANY (ARRAY['new'::text, 'qualified'::text, 'done'::text, 'dismissed'::text]))),
  CONSTRAINT leads_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES agents(workspace_id, id),
  CONSTRAINT leads_workspace_id_chat_id_fkey FOREIGN KEY (workspace_id, chat_id) REFERENCES chats(workspace_id, id),
  CONSTRAINT leads_workspace_id_visitor_id_fkey FOREIGN KEY (workspace_id, visitor_id) REFERENCES visitors(workspace_id, id)
);
CREATE INDEX leads_address ON leads USING btree (workspace_id, address) WHERE (address IS NOT NULL);
CREATE INDEX leads_agent ON leads USING btree (workspace_id, agent_id, id);
CREATE INDEX leads_announced ON leads USING btree (workspace_id, agent_id, announced_at);
CREATE INDEX leads_changed ON leads USING btree (changed_by);
CREATE INDEX leads_chat ON leads USING btree (workspace_id, chat_id) WHERE (chat_id IS NOT NULL);
CREATE INDEX leads_owner ON leads USING btree (owner_id, id) WHERE (owner_id IS NOT NULL);
CREATE INDEX leads_person ON leads USING btree (workspace_id, person_id);
CREATE INDEX leads_time ON leads USING btree (workspace_id, created_at);
CREATE INDEX leads_unannounced ON leads USING btree (workspace_id) WHERE (announced_at IS NULL);
CREATE INDEX leads_visitor ON leads USING btree (workspace_id, visitor_id) WHERE (visitor_id IS NOT NULL);
ALTER TABLE leads ENABLE ROW LEVEL SECURITY;
ALTER TABLE leads FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON leads FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON leads AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY unscoped ON leads FOR SELECT TO citedesk_unscoped
  USING (true);
CREATE POLICY workspace ON leads FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON leads TO citedesk_workspace;
GRANT SELECT (workspace_id, updated_at, announced_at) ON leads TO citedesk_unscoped;
CREATE TRIGGER mark_changed AFTER UPDATE ON leads FOR EACH ROW WHEN (old.created_at IS DISTINCT FROM new.created_at OR old.status IS DISTINCT FROM new.status OR old.consent_given_at IS DISTINCT FROM new.consent_given_at OR old.deleted_at IS DISTINCT FROM new.deleted_at OR old.chat_id IS DISTINCT FROM new.chat_id OR old.agent_id IS DISTINCT FROM new.agent_id) EXECUTE FUNCTION citedesk_mark_created();
CREATE TRIGGER mark_created AFTER INSERT OR DELETE ON leads FOR EACH ROW EXECUTE FUNCTION citedesk_mark_created();
CREATE TRIGGER note_change BEFORE UPDATE ON leads FOR EACH ROW EXECUTE FUNCTION citedesk_note_change();

CREATE TABLE limit_notices (
  workspace_id uuid NOT NULL,
  month text NOT NULL,
  limit_name text NOT NULL,
  subject uuid NOT NULL,
  most double precision NOT NULL,
  state text NOT NULL,
  CONSTRAINT limit_notices_pkey PRIMARY KEY (workspace_id, month, limit_name, subject, most, state),
  CONSTRAINT limit_notices_state_check CHECK ((state = ANY (ARRAY['near'::text, 'reached'::text]))),
  CONSTRAINT limit_notices_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
ALTER TABLE limit_notices ENABLE ROW LEVEL SECURITY;
ALTER TABLE limit_notices FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON limit_notices FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON limit_notices FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON limit_notices TO citedesk_workspace;

CREATE TABLE memberships (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  grants jsonb,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  agent_roles jsonb DEFAULT '{}'::jsonb NOT NULL,
  workspace_id uuid,
  CONSTRAINT memberships_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT memberships_account_id_user_id_workspace_id_key UNIQUE NULLS NOT DISTINCT (account_id, user_id, workspace_id),
  CONSTRAINT memberships_pkey PRIMARY KEY (id),
  CONSTRAINT memberships_role_check CHECK ((role = ANY (ARRAY['owner'::text, 'admin'::text, 'editor'::text, 'viewer'::text, 'support'::text]))),
  CONSTRAINT memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  CONSTRAINT memberships_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE INDEX memberships_user ON memberships USING btree (user_id);
ALTER TABLE memberships ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_account ON memberships FOR ALL TO citedesk_workspace
  USING (((account_id = citedesk_account_id()) AND ((workspace_id IS NULL) OR (workspace_id = citedesk_workspace_id()))))
  WITH CHECK (((account_id = citedesk_account_id()) AND ((workspace_id IS NULL) OR (workspace_id = citedesk_workspace_id()))));
CREATE POLICY unscoped ON memberships FOR ALL TO citedesk_unscoped
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON memberships TO citedesk_unscoped;
GRANT DELETE, SELECT, UPDATE ON memberships TO citedesk_workspace;

CREATE TABLE messages (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  chat_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  role text NOT NULL,
  author_id uuid,
  status text NOT NULL,
  content text NOT NULL,
  in_reply_to uuid,
  kind text,
  answered boolean,
  reason text,
  score real,
  model text,
  degraded boolean DEFAULT false NOT NULL,
  agent_version integer,
  revision bigint,
  statements jsonb,
  suggestions jsonb,
  withheld jsonb,
  retrieved jsonb,
  nearest jsonb,
  input_tokens integer DEFAULT 0 NOT NULL,
  output_tokens integer DEFAULT 0 NOT NULL,
  pending_sources integer DEFAULT 0 NOT NULL,
  first_word_ms integer,
  error_code text,
  error_message text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  completed_at timestamp with time zone,
  cost_micros bigint,
  reserved_micros bigint DEFAULT 0 NOT NULL,
  author_name text,
  changed_by xid8 DEFAULT pg_current_xact_id() NOT NULL,
  searched_for text,
  checker_input_tokens integer,
  checker_output_tokens integer,
  CONSTRAINT messages_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT messages_role_check CHECK ((role = ANY (ARRAY['user'::text, 'assistant'::text, 'member'::text]))),
  CONSTRAINT messages_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'streaming'::text, 'completed'::text, 'failed'::text, 'cancelled'::text]))),
  CONSTRAINT messages_workspace_id_chat_id_fkey FOREIGN KEY (workspace_id, chat_id) REFERENCES chats(workspace_id, id)
);
CREATE INDEX messages_answers ON messages USING btree (workspace_id, created_at) WHERE (role = 'assistant'::text);
CREATE INDEX messages_changed ON messages USING btree (changed_by);
CREATE INDEX messages_chat ON messages USING btree (workspace_id, chat_id, id);
CREATE INDEX messages_reasons ON messages USING btree (workspace_id, chat_id, reason) INCLUDE (id) WHERE (reason IS NOT NULL);
CREATE INDEX messages_unanswered ON messages USING btree (workspace_id, id) WHERE (answered = false);
CREATE INDEX messages_unfinished ON messages USING btree (workspace_id, status) WHERE (status = ANY (ARRAY['pending'::text, 'streaming'::text]));
ALTER TABLE messages ENABLE ROW LEVEL SECURITY;
ALTER TABLE messages FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON messages FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON messages AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY workspace ON messages FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON messages TO citedesk_workspace;
CREATE TRIGGER mark_answer AFTER UPDATE ON messages FOR EACH ROW WHEN (new.role = 'assistant'::text AND (old.created_at < (now() - '01:00:00'::interval) OR new.created_at < (now() - '01:00:00'::interval)) AND (old.created_at IS DISTINCT FROM new.created_at OR old.answered IS DISTINCT FROM new.answered OR old.status IS DISTINCT FROM new.status OR old.reason IS DISTINCT FROM new.reason OR old.cost_micros IS DISTINCT FROM new.cost_micros OR old.first_word_ms IS DISTINCT FROM new.first_word_ms OR old.chat_id IS DISTINCT FROM new.chat_id OR old.agent_id IS DISTINCT FROM new.agent_id)) EXECUTE FUNCTION citedesk_mark_answer();
CREATE TRIGGER mark_deleted_answer AFTER DELETE ON messages FOR EACH ROW WHEN (old.role = 'assistant'::text AND old.created_at < (now() - '01:00:00'::interval)) EXECUTE FUNCTION citedesk_mark_answer();
CREATE TRIGGER mark_deleted_reason AFTER DELETE ON messages FOR EACH ROW WHEN (old.reason IS NOT NULL AND old.created_at < (now() - '01:00:00'::interval)) EXECUTE FUNCTION citedesk_mark_reason();
CREATE TRIGGER mark_new_answer AFTER INSERT ON messages FOR EACH ROW WHEN (new.role = 'assistant'::text AND new.created_at < (now() - '01:00:00'::interval)) EXECUTE FUNCTION citedesk_mark_answer();
CREATE TRIGGER mark_reason AFTER UPDATE ON messages FOR EACH ROW WHEN (old.reason IS DISTINCT FROM new.reason AND old.created_at < (now() - '01:00:00'::interval)) EXECUTE FUNCTION citedesk_mark_reason();
CREATE TRIGGER note_change BEFORE UPDATE ON messages FOR EACH ROW WHEN (new.status <> 'streaming'::text AND (old.status IS DISTINCT FROM new.status OR old.content IS DISTINCT FROM new.content)) EXECUTE FUNCTION citedesk_note_change();

CREATE TABLE model_spend (
  workspace_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  day date NOT NULL,
  micros bigint NOT NULL,
  CONSTRAINT model_spend_pkey PRIMARY KEY (workspace_id, agent_id, day),
  CONSTRAINT model_spend_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
ALTER TABLE model_spend ENABLE ROW LEVEL SECURITY;
ALTER TABLE model_spend FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON model_spend FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON model_spend AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY workspace ON model_spend FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON model_spend TO citedesk_workspace;

CREATE TABLE passage_embeddings (
  workspace_id uuid NOT NULL,
  passage_id uuid NOT NULL,
  model text NOT NULL,
  dimensions integer NOT NULL,
  embedding halfvec NOT NULL,
  CONSTRAINT passage_embeddings_pkey PRIMARY KEY (workspace_id, passage_id, model),
  CONSTRAINT passage_embeddings_workspace_id_passage_id_fkey FOREIGN KEY (workspace_id, passage_id) REFERENCES passages(workspace_id, id) ON DELETE CASCADE
);
ALTER TABLE passage_embeddings ENABLE ROW LEVEL SECURITY;
ALTER TABLE passage_embeddings FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON passage_embeddings FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON passage_embeddings FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON passage_embeddings TO citedesk_workspace;

CREATE TABLE passages (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  version_id uuid NOT NULL,
  ordinal integer NOT NULL,
  start_offset integer NOT NULL,
  end_offset integer NOT NULL,
  heading_path text[] NOT NULL,
  page integer,
  time_from real,
  time_to real,
  text text NOT NULL,
  rules integer DEFAULT 1 NOT NULL,
  CONSTRAINT passages_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT passages_workspace_id_version_id_fkey FOREIGN KEY (workspace_id, version_id) REFERENCES document_versions(workspace_id, id)
);
ALTER TABLE passages ALTER COLUMN heading_path SET STATISTICS 0;
ALTER TABLE passages ALTER COLUMN text SET STATISTICS 0;
CREATE INDEX passages_version ON passages USING btree (workspace_id, version_id, ordinal);
ALTER TABLE passages ENABLE ROW LEVEL SECURITY;
ALTER TABLE passages FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON passages FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON passages FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON passages TO citedesk_workspace;

CREATE TABLE question_digests (
  workspace_id uuid NOT NULL,
  document_id uuid NOT NULL,
  digest text NOT NULL,
  source_id uuid NOT NULL,
  CONSTRAINT question_digests_pkey PRIMARY KEY (workspace_id, document_id, digest)
);
CREATE INDEX question_digests_digest ON question_digests USING btree (workspace_id, digest);
CREATE INDEX question_digests_source ON question_digests USING btree (workspace_id, source_id);
ALTER TABLE question_digests ENABLE ROW LEVEL SECURITY;
ALTER TABLE question_digests FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON question_digests FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON question_digests FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON question_digests TO citedesk_workspace;

CREATE UNLOGGED TABLE rate_windows (
  subject text NOT NULL,
  window_started_at timestamp with time zone NOT NULL,
  leased integer NOT NULL,
  CONSTRAINT rate_windows_pkey PRIMARY KEY (subject)
);
ALTER TABLE rate_windows ENABLE ROW LEVEL SECURITY;
ALTER TABLE rate_windows FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON rate_windows FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY unscoped ON rate_windows FOR ALL TO citedesk_unscoped
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON rate_windows TO citedesk_unscoped;

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL,
  code_hash text NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, code_hash),
  CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
ALTER TABLE recovery_codes ENABLE ROW LEVEL SECURITY;
ALTER TABLE recovery_codes FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON recovery_codes FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY unscoped ON recovery_codes FOR ALL TO citedesk_unscoped
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON recovery_codes TO citedesk_unscoped;

CREATE TABLE refresh_tokens (
  token_hash text NOT NULL,
  session_id uuid NOT NULL,
  issued_at timestamp with time zone DEFAULT now() NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT refresh_tokens_pkey PRIMARY KEY (token_hash),
  CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE
);
CREATE INDEX refresh_tokens_session ON refresh_tokens USING btree (session_id);
ALTER TABLE refresh_tokens ENABLE ROW LEVEL SECURITY;
CREATE POLICY unscoped ON refresh_tokens FOR ALL TO citedesk_unscoped
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON refresh_tokens TO citedesk_unscoped;

CREATE TABLE replies (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  agent_id uuid,
  brand_id uuid,
  title text NOT NULL,
  text text NOT NULL,
  shortcut text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT replies_one_library CHECK (((agent_id IS NULL) OR (brand_id IS NULL))),
  CONSTRAINT replies_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT replies_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE UNIQUE INDEX replies_shortcut ON replies USING btree (workspace_id, COALESCE(agent_id, brand_id, workspace_id), shortcut) WHERE (deleted_at IS NULL);
ALTER TABLE replies ENABLE ROW LEVEL SECURITY;
ALTER TABLE replies FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON replies FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON replies AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((((agent_id IS NULL) AND (brand_id IS NULL)) OR (brand_id = ANY (( SELECT citedesk_brand_ids() AS citedesk_brand_ids)::uuid[])) OR (agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])) OR (brand_id = ANY (( SELECT citedesk_brands_that_serve() AS citedesk_brands_that_serve)::uuid[]))), false)));
CREATE POLICY workspace ON replies FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON replies TO citedesk_workspace;

CREATE TABLE report_days (
  workspace_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  day date NOT NULL,
  sizes text NOT NULL,
  keys text NOT NULL,
  answers text NOT NULL,
  times text NOT NULL,
  costs text NOT NULL,
  questions text NOT NULL,
  citations text NOT NULL,
  reasons text NOT NULL,
  languages text NOT NULL,
  pages text NOT NULL,
  outcomes text NOT NULL,
  CONSTRAINT report_days_pkey PRIMARY KEY (workspace_id, day, agent_id),
  CONSTRAINT report_days_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
ALTER TABLE report_days ALTER COLUMN sizes SET STORAGE EXTERNAL;
ALTER TABLE report_days ALTER COLUMN keys SET STORAGE EXTERNAL;
ALTER TABLE report_days ALTER COLUMN answers SET STORAGE EXTERNAL;
ALTER TABLE report_days ALTER COLUMN times SET STORAGE EXTERNAL;
ALTER TABLE report_days ALTER COLUMN costs SET STORAGE EXTERNAL;
ALTER TABLE report_days ALTER COLUMN questions SET STORAGE EXTERNAL;
ALTER TABLE report_days ALTER COLUMN citations SET STORAGE EXTERNAL;
ALTER TABLE report_days ALTER COLUMN reasons SET STORAGE EXTERNAL;
ALTER TABLE report_days ALTER COLUMN languages SET STORAGE EXTERNAL;
ALTER TABLE report_days ALTER COLUMN pages SET STORAGE EXTERNAL;
ALTER TABLE report_days ALTER COLUMN outcomes SET STORAGE EXTERNAL;
ALTER TABLE report_days ENABLE ROW LEVEL SECURITY;
ALTER TABLE report_days FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON report_days FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON report_days AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY workspace ON report_days FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON report_days TO citedesk_workspace;

CREATE TABLE report_marks (
  workspace_id uuid NOT NULL,
  id bigint GENERATED ALWAYS AS IDENTITY NOT NULL,
  hour timestamp with time zone NOT NULL,
  CONSTRAINT report_marks_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT report_marks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE INDEX report_marks_hour ON report_marks USING btree (workspace_id, hour);
ALTER TABLE report_marks ENABLE ROW LEVEL SECURITY;
ALTER TABLE report_marks FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON report_marks FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON report_marks FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON report_marks TO citedesk_workspace;

CREATE TABLE report_progress (
  workspace_id uuid NOT NULL,
  counted_until timestamp with time zone NOT NULL,
  CONSTRAINT report_progress_pkey PRIMARY KEY (workspace_id),
  CONSTRAINT report_progress_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
ALTER TABLE report_progress ENABLE ROW LEVEL SECURITY;
ALTER TABLE report_progress FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON report_progress FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON report_progress FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON report_progress TO citedesk_workspace;

CREATE TABLE secret_key (
  is_only boolean DEFAULT true NOT NULL,
  fingerprint text NOT NULL,
  previous text,
  changed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT secret_key_is_only_check CHECK (is_only),
  CONSTRAINT secret_key_pkey PRIMARY KEY (is_only)
);
ALTER TABLE secret_key ENABLE ROW LEVEL SECURITY;

CREATE TABLE sessions (
  id uuid NOT NULL,
  user_id uuid NOT NULL,
  account_id uuid NOT NULL,
  user_agent text,
  address text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone DEFAULT now() NOT NULL,
  revoked_at timestamp with time zone,
  CONSTRAINT sessions_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT sessions_pkey PRIMARY KEY (id),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX sessions_user ON sessions USING btree (user_id);
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_account ON sessions FOR ALL TO citedesk_workspace
  USING ((account_id = citedesk_account_id()))
  WITH CHECK ((account_id = citedesk_account_id()));
CREATE POLICY unscoped ON sessions FOR ALL TO citedesk_unscoped
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON sessions TO citedesk_unscoped;
GRANT SELECT ON sessions TO citedesk_workspace;
GRANT UPDATE (revoked_at) ON sessions TO citedesk_workspace;

CREATE TABLE source_agents (
  workspace_id uuid NOT NULL,
  source_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT source_agents_pkey PRIMARY KEY (workspace_id, source_id, agent_id),
  CONSTRAINT source_agents_workspace_id_agent_id_fkey FOREIGN KEY (workspace_id, agent_id) REFERENCES agents(workspace_id, id),
  CONSTRAINT source_agents_workspace_id_source_id_fkey FOREIGN KEY (workspace_id, source_id) REFERENCES sources(workspace_id, id)
);
CREATE INDEX source_agents_agent ON source_agents USING btree (workspace_id, agent_id);
ALTER TABLE source_agents ENABLE ROW LEVEL SECURITY;
ALTER TABLE source_agents FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON source_agents FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON source_agents AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY workspace ON source_agents FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON source_agents TO citedesk_workspace;
CREATE TRIGGER raise_revision_of_attached AFTER INSERT ON source_agents REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION citedesk_raise_revision_of_rows();
CREATE TRIGGER raise_revision_of_detached AFTER DELETE ON source_agents REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION citedesk_raise_revision_of_rows();

CREATE TABLE source_changes (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  source_id uuid NOT NULL,
  run_id uuid,
  origin text NOT NULL,
  status text NOT NULL,
  title text NOT NULL,
  settings jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  decided_at timestamp with time zone,
  CONSTRAINT source_changes_origin_check CHECK ((origin = ANY (ARRAY['reading'::text, 'rollback'::text]))),
  CONSTRAINT source_changes_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT source_changes_status_check CHECK ((status = ANY (ARRAY['applied'::text, 'pending'::text, 'approved'::text, 'rejected'::text]))),
  CONSTRAINT source_changes_workspace_id_source_id_fkey FOREIGN KEY (workspace_id, source_id) REFERENCES sources(workspace_id, id)
);
CREATE UNIQUE INDEX source_changes_run ON source_changes USING btree (workspace_id, source_id, run_id, status) WHERE ((origin = 'reading'::text) AND (status = ANY (ARRAY['applied'::text, 'pending'::text])));
CREATE INDEX source_changes_source ON source_changes USING btree (workspace_id, source_id, id);
ALTER TABLE source_changes ENABLE ROW LEVEL SECURITY;
ALTER TABLE source_changes FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON source_changes FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON source_changes FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON source_changes TO citedesk_workspace;

CREATE TABLE sources (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  type text NOT NULL,
  title text NOT NULL,
  library_id uuid NOT NULL,
  library_kind text NOT NULL,
  identity text NOT NULL,
  settings jsonb NOT NULL,
  agent_id uuid,
  brand_id uuid,
  status text NOT NULL,
  error_code text,
  error_message text,
  enabled boolean DEFAULT true NOT NULL,
  access jsonb DEFAULT '{"visitors": "all"}'::jsonb NOT NULL,
  schedule text,
  next_refresh_at timestamp with time zone,
  stale_after_days integer,
  last_read_at timestamp with time zone,
  run_id uuid,
  run_started_at timestamp with time zone,
  found integer DEFAULT 0 NOT NULL,
  fetched integer DEFAULT 0 NOT NULL,
  skipped integer DEFAULT 0 NOT NULL,
  failed integer DEFAULT 0 NOT NULL,
  passages integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp with time zone,
  run_ended_at timestamp with time zone,
  approval boolean DEFAULT false NOT NULL,
  changed_by xid8 DEFAULT pg_current_xact_id() NOT NULL,
  erasing_at timestamp with time zone,
  CONSTRAINT sources_library_kind_check CHECK ((library_kind = ANY (ARRAY['agent'::text, 'brand'::text, 'workspace'::text]))),
  CONSTRAINT sources_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT sources_status_check CHECK ((status = ANY (ARRAY['queued'::text, 'fetching'::text, 'processing'::text, 'ready'::text, 'ready_with_errors'::text, 'failed'::text, 'paused'::text, 'cancelled'::text]))),
  CONSTRAINT sources_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE INDEX sources_changed ON sources USING btree (changed_by);
CREATE INDEX sources_due ON sources USING btree (workspace_id, next_refresh_at) WHERE ((next_refresh_at IS NOT NULL) AND (deleted_at IS NULL));
CREATE UNIQUE INDEX sources_identity ON sources USING btree (workspace_id, library_id, type, identity) WHERE (deleted_at IS NULL);
CREATE INDEX sources_unfinished ON sources USING btree (workspace_id) WHERE ((deleted_at IS NULL) AND (status = ANY (ARRAY['queued'::text, 'fetching'::text, 'processing'::text])));
ALTER TABLE sources ENABLE ROW LEVEL SECURITY;
ALTER TABLE sources FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON sources FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON sources AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE(((brand_id = ANY (( SELECT citedesk_brand_ids() AS citedesk_brand_ids)::uuid[])) OR (agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])) OR ((library_kind = 'brand'::text) AND (library_id = ANY (( SELECT citedesk_brands_that_serve() AS citedesk_brands_that_serve)::uuid[]))) OR citedesk_is_attached(workspace_id, id)), false)));
CREATE POLICY workspace ON sources FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON sources TO citedesk_workspace;
CREATE TRIGGER note_change BEFORE UPDATE ON sources FOR EACH ROW EXECUTE FUNCTION citedesk_note_change();
CREATE TRIGGER raise_revision AFTER UPDATE ON sources FOR EACH ROW WHEN (old.enabled IS DISTINCT FROM new.enabled OR old.deleted_at IS DISTINCT FROM new.deleted_at OR old.access IS DISTINCT FROM new.access OR old.library_id IS DISTINCT FROM new.library_id OR old.library_kind IS DISTINCT FROM new.library_kind OR old.brand_id IS DISTINCT FROM new.brand_id OR old.agent_id IS DISTINCT FROM new.agent_id OR new.type = 'qa'::text AND old.settings IS DISTINCT FROM new.settings) EXECUTE FUNCTION citedesk_raise_revision_of_row();
CREATE TRIGGER raise_revision_of_new AFTER INSERT ON sources FOR EACH ROW WHEN (new.library_kind = 'brand'::text) EXECUTE FUNCTION citedesk_raise_revision_of_row();

CREATE TABLE spent_tickets (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT spent_tickets_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT spent_tickets_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE INDEX spent_tickets_expired ON spent_tickets USING btree (workspace_id, expires_at);
ALTER TABLE spent_tickets ENABLE ROW LEVEL SECURITY;
ALTER TABLE spent_tickets FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON spent_tickets FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON spent_tickets FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON spent_tickets TO citedesk_workspace;

CREATE TABLE tasks (
  account_id uuid NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  status text DEFAULT 'waiting'::text NOT NULL,
  subject_id uuid,
  subject_name text NOT NULL,
  asked_by text NOT NULL,
  step text DEFAULT ''::text NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  total integer,
  counts jsonb DEFAULT '{}'::jsonb NOT NULL,
  problem text,
  file_sha256 text,
  file_bytes bigint,
  named_files text[] DEFAULT '{}'::text[] NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  completed_at timestamp with time zone,
  CONSTRAINT tasks_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT tasks_kind_check CHECK ((kind = ANY (ARRAY['export'::text, 'import'::text, 'erasure'::text]))),
  CONSTRAINT tasks_pkey PRIMARY KEY (id),
  CONSTRAINT tasks_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'running'::text, 'completed'::text, 'failed'::text])))
);
CREATE INDEX tasks_account ON tasks USING btree (account_id, id);
CREATE INDEX tasks_file ON tasks USING btree (file_sha256) WHERE (file_sha256 IS NOT NULL);
ALTER TABLE tasks ENABLE ROW LEVEL SECURITY;
ALTER TABLE tasks FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON tasks FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY own_account ON tasks FOR ALL TO citedesk_workspace
  USING ((account_id = citedesk_account_id()))
  WITH CHECK ((account_id = citedesk_account_id()));
CREATE POLICY unscoped ON tasks FOR ALL TO citedesk_unscoped
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON tasks TO citedesk_unscoped;
GRANT INSERT, SELECT ON tasks TO citedesk_workspace;

CREATE TABLE tool_calls (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  message_id uuid NOT NULL,
  tool_name text NOT NULL,
  arguments jsonb NOT NULL,
  result text,
  sha256 text,
  error_code text,
  error_message text,
  duration_ms integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  status text DEFAULT 'done'::text NOT NULL,
  chat_id uuid,
  decided_at timestamp with time zone,
  CONSTRAINT tool_calls_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT tool_calls_status_check CHECK ((status = ANY (ARRAY['held'::text, 'running'::text, 'done'::text, 'declined'::text, 'dropped'::text]))),
  CONSTRAINT tool_calls_workspace_id_message_id_fkey FOREIGN KEY (workspace_id, message_id) REFERENCES messages(workspace_id, id)
);
CREATE UNIQUE INDEX tool_calls_held ON tool_calls USING btree (workspace_id, chat_id) WHERE (status = 'held'::text);
CREATE INDEX tool_calls_message ON tool_calls USING btree (workspace_id, message_id);
ALTER TABLE tool_calls ENABLE ROW LEVEL SECURITY;
ALTER TABLE tool_calls FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON tool_calls FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY workspace ON tool_calls FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON tool_calls TO citedesk_workspace;

CREATE TABLE tools (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  kind text NOT NULL,
  parameters jsonb NOT NULL,
  url text NOT NULL,
  confirm boolean DEFAULT false NOT NULL,
  sealed_secret text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp with time zone,
  agent_id uuid,
  brand_id uuid,
  sealed_parts text,
  CONSTRAINT tools_kind_check CHECK ((kind = ANY (ARRAY['http'::text, 'mcp'::text]))),
  CONSTRAINT tools_one_library CHECK (((agent_id IS NULL) OR (brand_id IS NULL))),
  CONSTRAINT tools_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT tools_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE UNIQUE INDEX tools_name ON tools USING btree (workspace_id, COALESCE(agent_id, brand_id, workspace_id), name) WHERE (deleted_at IS NULL);
ALTER TABLE tools ENABLE ROW LEVEL SECURITY;
ALTER TABLE tools FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON tools FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON tools AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE(((brand_id = ANY (( SELECT citedesk_brand_ids() AS citedesk_brand_ids)::uuid[])) OR (agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])) OR (brand_id = ANY (( SELECT citedesk_brands_that_serve() AS citedesk_brands_that_serve)::uuid[]))), false)));
CREATE POLICY workspace ON tools FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON tools TO citedesk_workspace;

CREATE TABLE totp_secrets (
  user_id uuid NOT NULL,
  sealed_secret text NOT NULL,
  confirmed_at timestamp with time zone,
  last_step bigint DEFAULT 0 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT totp_secrets_pkey PRIMARY KEY (user_id),
  CONSTRAINT totp_secrets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
ALTER TABLE totp_secrets ENABLE ROW LEVEL SECURITY;
ALTER TABLE totp_secrets FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON totp_secrets FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY own_account ON totp_secrets FOR SELECT TO citedesk_workspace
  USING ((EXISTS ( SELECT 1
   FROM memberships m
  WHERE ((m.user_id = totp_secrets.user_id) AND (m.account_id = citedesk_account_id())))));
CREATE POLICY unscoped ON totp_secrets FOR ALL TO citedesk_unscoped
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON totp_secrets TO citedesk_unscoped;
GRANT SELECT (user_id, confirmed_at) ON totp_secrets TO citedesk_workspace;

CREATE TABLE users (
  id uuid NOT NULL,
  email text NOT NULL,
  name text DEFAULT ''::text NOT NULL,
  password_hash text NOT NULL,
  password_is_initial boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  is_instance_administrator boolean DEFAULT false NOT NULL,
  chat_mails boolean DEFAULT true NOT NULL,
  CONSTRAINT users_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX users_email ON users USING btree (lower(email));
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_account ON users FOR ALL TO citedesk_workspace
  USING ((EXISTS ( SELECT 1
   FROM memberships m
  WHERE ((m.user_id = users.id) AND (m.account_id = citedesk_account_id())))));
CREATE POLICY unscoped ON users FOR ALL TO citedesk_unscoped
  USING (true)
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON users TO citedesk_unscoped;
GRANT SELECT ON users TO citedesk_workspace;

CREATE TABLE visitors (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  agent_id uuid,
  external_id text,
  name text,
  email text,
  claims jsonb DEFAULT '{}'::jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_seen_at timestamp with time zone DEFAULT now() NOT NULL,
  erasing_at timestamp with time zone,
  publishable_key_id uuid,
  is_identified boolean DEFAULT false NOT NULL,
  CONSTRAINT visitors_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT visitors_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE UNIQUE INDEX visitors_external ON visitors USING btree (workspace_id, agent_id, external_id) WHERE (external_id IS NOT NULL);
ALTER TABLE visitors ENABLE ROW LEVEL SECURITY;
ALTER TABLE visitors FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON visitors FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY reach ON visitors AS RESTRICTIVE FOR ALL TO citedesk_workspace
  USING (((( SELECT citedesk_agent_ids() AS citedesk_agent_ids) IS NULL) OR COALESCE((agent_id = ANY (( SELECT citedesk_agents_in_reach() AS citedesk_agents_in_reach)::uuid[])), false)));
CREATE POLICY workspace ON visitors FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON visitors TO citedesk_workspace;

CREATE TABLE webhook_deliveries (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  event_id uuid NOT NULL,
  event_sequence bigint NOT NULL,
  event_type text NOT NULL,
  status text DEFAULT 'waiting'::text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone DEFAULT now(),
  lease_id uuid,
  response_status integer,
  error_code text,
  error_message text,
  duration_ms integer,
  last_attempt_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  completed_at timestamp with time zone,
  failures integer DEFAULT 0 NOT NULL,
  response_body text,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text, 'cancelled'::text]))),
  CONSTRAINT webhook_deliveries_workspace_id_webhook_id_fkey FOREIGN KEY (workspace_id, webhook_id) REFERENCES webhooks(workspace_id, id)
);
CREATE UNIQUE INDEX webhook_deliveries_event ON webhook_deliveries USING btree (workspace_id, webhook_id, event_sequence);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries USING btree (workspace_id, webhook_id, next_attempt_at, event_sequence) WHERE (status = 'waiting'::text);
ALTER TABLE webhook_deliveries ENABLE ROW LEVEL SECURITY;
ALTER TABLE webhook_deliveries FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON webhook_deliveries FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY unscoped ON webhook_deliveries FOR SELECT TO citedesk_unscoped
  USING (true);
CREATE POLICY workspace ON webhook_deliveries FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON webhook_deliveries TO citedesk_workspace;
GRANT SELECT (workspace_id, webhook_id, status, next_attempt_at) ON webhook_deliveries TO citedesk_unscoped;

CREATE TABLE webhooks (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  status text DEFAULT 'active'::text NOT NULL,
  disabled_reason text,
  secret text NOT NULL,
  failing_since timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  deleted_at timestamp with time zone,
  secret_id uuid DEFAULT gen_random_uuid() NOT NULL,
  earlier_secrets jsonb DEFAULT '[]'::jsonb NOT NULL,
  agent_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  brand_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  headers text,
  header_names text[] DEFAULT '{}'::text[] NOT NULL,
  CONSTRAINT webhooks_disabled_reason_check CHECK ((disabled_reason = ANY (ARRAY['by_request'::text, 'failing'::text, 'gone'::text]))),
  CONSTRAINT webhooks_pkey PRIMARY KEY (workspace_id, id),
  CONSTRAINT webhooks_status_check CHECK ((status = ANY (ARRAY['active'::text, 'disabled'::text]))),
  CONSTRAINT webhooks_workspace_id_fkey FOREIGN KEY (workspace_id) REFERENCES workspaces(id)
);
CREATE INDEX webhooks_active ON webhooks USING btree (workspace_id, id) WHERE ((status = 'active'::text) AND (deleted_at IS NULL));
ALTER TABLE webhooks ENABLE ROW LEVEL SECURITY;
ALTER TABLE webhooks FORCE ROW LEVEL SECURITY;
CREATE POLICY migration ON webhooks FOR ALL TO CURRENT_USER
  USING ((current_setting('citedesk.migrating'::text, true) = 'on'::text));
CREATE POLICY unscoped ON webhooks FOR SELECT TO citedesk_unscoped
  USING (true);
CREATE POLICY workspace ON webhooks FOR ALL TO citedesk_workspace
  USING ((workspace_id = citedesk_workspace_id()))
  WITH CHECK ((workspace_id = citedesk_workspace_id()));
GRANT DELETE, INSERT, SELECT, UPDATE ON webhooks TO citedesk_workspace;
GRANT SELECT (workspace_id, id, status, failing_since, deleted_at) ON webhooks TO citedesk_unscoped;

CREATE TABLE workspaces (
  id uuid NOT NULL,
  account_id uuid NOT NULL,
  kind text NOT NULL,
  name text NOT NULL,
  revision bigint DEFAULT 0 NOT NULL,
  erased_through bigint DEFAULT '-1'::integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  settings jsonb DEFAULT '{}'::jsonb NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  erasing_at timestamp with time zone,
  CONSTRAINT workspaces_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  CONSTRAINT workspaces_kind_check CHECK ((kind = ANY (ARRAY['live'::text, 'test'::text]))),
  CONSTRAINT workspaces_pkey PRIMARY KEY (id)
);
CREATE INDEX workspaces_account ON workspaces USING btree (account_id, id);
ALTER TABLE workspaces ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_workspace ON workspaces FOR ALL TO citedesk_workspace
  USING ((id = citedesk_workspace_id()))
  WITH CHECK ((id = citedesk_workspace_id()));
CREATE POLICY unscoped ON workspaces FOR ALL TO citedesk_unscoped
  USING ((erasing_at IS NULL))
  WITH CHECK (true);
GRANT DELETE, INSERT, SELECT, UPDATE ON workspaces TO citedesk_unscoped;
GRANT SELECT ON workspaces TO citedesk_workspace;
GRANT UPDATE (name, revision, erased_through, settings, version) ON workspaces TO citedesk_workspace;

CREATE OR REPLACE FUNCTION citedesk_account_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$SELECT account_id FROM workspaces WHERE id = citedesk_workspace_id()$function$;

CREATE OR REPLACE FUNCTION citedesk_agent_ids()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT nullif(current_setting('citedesk.agent_ids', true), '')::uuid[] $function$;

CREATE OR REPLACE FUNCTION citedesk_agent_sources(workspace uuid, agent uuid, known text)
 RETURNS TABLE(stamp text, revision bigint, unfinished uuid[], sources json)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
DECLARE
  now_revision bigint;
  now_stamp text;
BEGIN
  SELECT w.revision, citedesk_sources_stamp(w.revision, g.brand_id) INTO now_revision, now_stamp
  FROM workspaces w LEFT JOIN agents g ON g.workspace_id = w.id AND g.id = agent WHERE w.id = workspace;
  RETURN QUERY
  SELECT now_stamp, now_revision, citedesk_unfinished_sources(workspace),
    CASE WHEN now_stamp IS DISTINCT FROM known THEN (
      SELECT json_agg(json_build_object('id', s.id, 'access', s.access, 'type', s.type)) FROM sources s
      WHERE s.workspace_id = workspace AND s.deleted_at IS NULL AND s.enabled
        AND (EXISTS (SELECT 1 FROM source_agents a
                     WHERE a.workspace_id = s.workspace_id AND a.source_id = s.id AND a.agent_id = agent)
             OR (s.library_kind = 'brand' AND s.library_id = (
                   SELECT g.brand_id FROM agents g WHERE g.workspace_id = s.workspace_id AND g.id = agent)))) END;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_agents_in_reach()
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
BEGIN
  IF coalesce(cardinality(citedesk_brand_ids()), 0) = 0 THEN
    RETURN citedesk_agent_ids();
  END IF;
  RETURN citedesk_agent_ids() || ARRAY(SELECT a.id FROM agents a
    WHERE a.workspace_id = citedesk_workspace_id() AND a.brand_id = ANY (citedesk_brand_ids()));
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_answered_turn(workspace uuid, agent uuid, agent_version integer, question uuid, most integer, OUT definition jsonb, OUT turns json)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
DECLARE
  chat uuid;
BEGIN
  SELECT v.definition INTO definition FROM agent_versions v
  WHERE v.workspace_id = workspace AND v.agent_id = agent AND v.version = agent_version;
  SELECT m.chat_id INTO chat FROM messages m WHERE m.workspace_id = workspace AND m.id = question;
  SELECT json_agg(json_build_object('id', t.id, 'role', t.role, 'content', t.content) ORDER BY t.id DESC) INTO turns
  FROM (SELECT m.id, m.role, m.content FROM messages m
        WHERE m.workspace_id = workspace AND m.chat_id = chat AND m.id <= question AND m.status = 'completed'
        ORDER BY m.id DESC LIMIT most) t;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_append_audit(event audit_events)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  content text := citedesk_hash_text(jsonb_build_array(event.id, event.actor_kind, event.actor_id, event.actor_name,
    event.action, event.target_kind, event.target_id, event.before, event.after, event.address, event.request_id,
    to_char(event.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text);
  start text := repeat('0', 64);
  head audit_heads;
BEGIN
  INSERT INTO audit_heads AS h (workspace_id, sequence, previous_hash, hash)
  VALUES (event.workspace_id, 1, start, citedesk_hash_text(start || content))
  ON CONFLICT (workspace_id) DO UPDATE
    SET sequence = h.sequence + 1, previous_hash = h.hash, hash = citedesk_hash_text(h.hash || content)
  RETURNING * INTO head;
  INSERT INTO audit_chain (workspace_id, sequence, event_id, content_hash, previous_hash, hash)
  VALUES (event.workspace_id, head.sequence, event.id, content, head.previous_hash, head.hash);
END
$function$;
REVOKE EXECUTE ON FUNCTION citedesk_append_audit(audit_events) FROM PUBLIC;

CREATE OR REPLACE FUNCTION citedesk_brand_ids()
 RETURNS uuid[]
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT nullif(current_setting('citedesk.brand_ids', true), '')::uuid[] $function$;

CREATE OR REPLACE FUNCTION citedesk_brands_that_serve()
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
BEGIN
  RETURN ARRAY(SELECT DISTINCT a.brand_id FROM agents a
    WHERE a.workspace_id = citedesk_workspace_id() AND a.id = ANY (citedesk_agents_in_reach()) AND a.brand_id IS NOT NULL);
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_chain_audit()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
BEGIN
  PERFORM citedesk_append_audit(NEW);
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_claim_key(workspace uuid, of_credential text, of_path text, of_key text, hash text, begun uuid)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO idempotency_records AS r (workspace_id, credential, path, key, request_hash, held_until, message_id)
  VALUES (workspace, of_credential, of_path, of_key, hash, now() + interval '120 seconds', begun)
  ON CONFLICT (workspace_id, credential, path, key) DO UPDATE SET request_hash = excluded.request_hash,
    held_until = excluded.held_until, created_at = now(), response_status = NULL, response_headers = NULL,
    response_body = NULL, had_secret = false, message_id = excluded.message_id, erased_ids = '{}'
  WHERE r.created_at < now() - interval '24 hours'
    OR (r.response_status IS NULL AND r.message_id IS NULL AND r.held_until < now());
  RETURN FOUND;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_claim_question(workspace uuid, of_credential text, of_path text, of_key text, hash text, begun uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  earlier record;
BEGIN
  IF citedesk_claim_key(workspace, of_credential, of_path, of_key, hash, begun) THEN RETURN NULL; END IF;
  SELECT r.request_hash, r.message_id, m.status, m.content INTO earlier
  FROM idempotency_records r LEFT JOIN messages m ON m.workspace_id = r.workspace_id AND m.id = r.message_id
  WHERE r.workspace_id = workspace AND r.credential = of_credential AND r.path = of_path AND r.key = of_key
  FOR UPDATE OF r;
  IF earlier.message_id IS NOT NULL AND earlier.request_hash <> hash THEN
    RETURN jsonb_build_object('outcome', 'key_reused');
  END IF;
  IF earlier.status IS NOT NULL AND NOT (earlier.status = 'failed' AND earlier.content = '') THEN
    RETURN jsonb_build_object('outcome', 'repeated', 'message_id', earlier.message_id);
  END IF;
  UPDATE idempotency_records SET message_id = begun, request_hash = hash
  WHERE workspace_id = workspace AND credential = of_credential AND path = of_path AND key = of_key;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_close_workspace(workspace uuid)
 RETURNS text
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
DECLARE
  account uuid;
BEGIN
  IF workspace IS DISTINCT FROM citedesk_workspace_id() THEN RETURN 'gone'; END IF;
  SELECT account_id INTO account FROM workspaces WHERE id = workspace;
  PERFORM FROM accounts WHERE id = account FOR UPDATE;
  IF NOT EXISTS (SELECT FROM workspaces WHERE id = workspace AND erasing_at IS NULL) THEN RETURN 'gone'; END IF;
  IF NOT EXISTS (SELECT FROM workspaces WHERE account_id = account AND id <> workspace AND kind = 'live' AND erasing_at IS NULL) THEN
    RETURN 'last';
  END IF;
  UPDATE workspaces SET erasing_at = now() WHERE id = workspace;
  RETURN 'closed';
END
$function$;
GRANT EXECUTE ON FUNCTION citedesk_close_workspace(uuid) TO citedesk_workspace;

CREATE OR REPLACE FUNCTION citedesk_end_answer(workspace uuid, message uuid, new_content text, new_error text, ending jsonb, new_citations jsonb, event uuid, event_type text, event_data jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE messages m SET status = e.status, completed_at = now(), content = new_content, kind = e.kind, answered = e.answered,
    reason = e.reason, score = e.score, model = e.model, degraded = e.degraded, revision = e.revision, statements = e.statements,
    suggestions = e.suggestions, nearest = e.nearest, withheld = e.withheld, retrieved = e.retrieved,
    pending_sources = e.pending_sources, input_tokens = e.input_tokens, output_tokens = e.output_tokens,
    checker_input_tokens = e.checker_input_tokens, checker_output_tokens = e.checker_output_tokens, searched_for = e.searched_for,
    cost_micros = e.cost_micros, reserved_micros = 0, first_word_ms = coalesce(m.first_word_ms, e.first_word_ms),
    error_code = e.error_code, error_message = new_error
  FROM jsonb_to_record(ending) AS e(status text, kind text, answered boolean, reason text, score real, model text,
    degraded boolean, revision bigint, statements jsonb, suggestions jsonb, nearest jsonb, withheld jsonb, retrieved jsonb,
    pending_sources integer, input_tokens integer, output_tokens integer, checker_input_tokens integer, checker_output_tokens integer,
    searched_for text, cost_micros bigint, first_word_ms integer, error_code text)
  WHERE m.workspace_id = workspace AND m.id = message AND m.status IN ('pending', 'streaming');
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO citations (workspace_id, message_id, number, source_id, document_id, version_id, tool_call_id, document_version,
    passage_id, title, url, quote, start_offset, end_offset, sha256, page, time_from, time_to)
  SELECT workspace, message, r.* FROM jsonb_to_recordset(new_citations) AS r(number integer, source_id uuid, document_id uuid,
    version_id uuid, tool_call_id uuid, document_version integer, passage_id uuid, title text, url text, quote text,
    start_offset integer, end_offset integer, sha256 text, page integer, time_from real, time_to real);
  INSERT INTO events (workspace_id, id, type, data) VALUES (workspace, event, event_type, event_data);
  RETURN true;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_end_visitor_tokens(workspace uuid, agent uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  UPDATE agents SET visitor_generation = visitor_generation + 1 WHERE workspace_id = workspace AND id = agent
$function$;

CREATE OR REPLACE FUNCTION citedesk_hand_over_keys(leaver uuid, heir uuid)
 RETURNS TABLE(workspace_id uuid, id uuid)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
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
$function$;
GRANT EXECUTE ON FUNCTION citedesk_hand_over_keys(uuid,uuid) TO citedesk_workspace;

CREATE OR REPLACE FUNCTION citedesk_hash_text(content text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$ SELECT encode(sha256(convert_to(content, 'UTF8')), 'hex') $function$;

CREATE OR REPLACE FUNCTION citedesk_is_attached(workspace uuid, source uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
BEGIN
  RETURN EXISTS (SELECT FROM source_agents s WHERE s.workspace_id = workspace AND s.source_id = source);
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_is_current(workspace uuid, agent uuid, agent_stamp text, sources_stamp text, known_unfinished uuid[])
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  RETURN EXISTS (
    SELECT FROM workspaces w JOIN agents g ON g.workspace_id = w.id AND g.id = agent AND g.deleted_at IS NULL
    WHERE w.id = workspace AND g.xmin::text = agent_stamp
      AND (sources_stamp IS NULL OR (citedesk_sources_stamp(w.revision, g.brand_id) = sources_stamp
        AND citedesk_unfinished_sources(workspace) = known_unfinished)));
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_knowledge_use(workspace uuid, OUT sources integer, OUT upload_bytes double precision, OUT pages integer, OUT passages integer)
 RETURNS record
 LANGUAGE plpgsql
AS $function$
DECLARE
  reached text := citedesk_reach_all();
BEGIN
  SELECT count(*)::int, coalesce(sum((o.settings ->> 'size')::bigint), 0)::float8 INTO sources, upload_bytes
  FROM sources o WHERE o.workspace_id = workspace AND o.deleted_at IS NULL;
  SELECT count(*)::int, coalesce(sum(d.passages), 0)::int INTO pages, passages
  FROM documents d JOIN sources o ON o.workspace_id = d.workspace_id AND o.id = d.source_id
  WHERE d.workspace_id = workspace AND d.current_version_id IS NOT NULL AND o.deleted_at IS NULL;
  PERFORM citedesk_reach_again(reached);
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_limit_to_agents(limited regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  EXECUTE format('DROP POLICY IF EXISTS reach ON %s', limited);
  EXECUTE format(
    'CREATE POLICY reach ON %s AS RESTRICTIVE TO citedesk_workspace USING ((SELECT citedesk_agent_ids()) IS NULL '
    'OR coalesce(agent_id = ANY ((SELECT citedesk_agents_in_reach())::uuid[]), false))', limited);
END
$function$;
REVOKE EXECUTE ON FUNCTION citedesk_limit_to_agents(regclass) FROM PUBLIC;

CREATE OR REPLACE FUNCTION citedesk_mark_answer()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    INSERT INTO report_marks (workspace_id, hour)
    VALUES (OLD.workspace_id, date_bin('1 hour', OLD.created_at, 'epoch'::timestamptz));
  END IF;
  IF TG_OP <> 'DELETE' THEN
    INSERT INTO report_marks (workspace_id, hour)
    VALUES (NEW.workspace_id, date_bin('1 hour', NEW.created_at, 'epoch'::timestamptz));
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_mark_chat(workspace uuid, chat uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  INSERT INTO report_marks (workspace_id, hour)
  SELECT DISTINCT workspace, date_bin('1 hour', t.created_at, 'epoch'::timestamptz) FROM (
    SELECT m.created_at FROM messages m WHERE m.workspace_id = workspace AND m.chat_id = chat AND m.role = 'assistant'
    UNION ALL SELECT h.created_at FROM handoffs h WHERE h.workspace_id = workspace AND h.chat_id = chat
    UNION ALL SELECT l.created_at FROM leads l WHERE l.workspace_id = workspace AND l.chat_id = chat
    UNION ALL SELECT f.created_at FROM feedback f WHERE f.workspace_id = workspace AND f.chat_id = chat) t
  WHERE t.created_at < now() - interval '1 hour'
$function$;

CREATE OR REPLACE FUNCTION citedesk_mark_created()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.created_at < now() - interval '1 hour' THEN
    INSERT INTO report_marks (workspace_id, hour)
    VALUES (OLD.workspace_id, date_bin('1 hour', OLD.created_at, 'epoch'::timestamptz));
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.created_at < now() - interval '1 hour' THEN
    INSERT INTO report_marks (workspace_id, hour)
    VALUES (NEW.workspace_id, date_bin('1 hour', NEW.created_at, 'epoch'::timestamptz));
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_mark_outcome()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF TG_OP = 'DELETE' THEN PERFORM citedesk_mark_chat(OLD.workspace_id, OLD.chat_id);
  ELSE PERFORM citedesk_mark_chat(NEW.workspace_id, NEW.chat_id); END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_mark_reason()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM citedesk_mark_chat(OLD.workspace_id, OLD.chat_id);
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_mark_visitor_of_chat()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM citedesk_mark_chat(NEW.workspace_id, NEW.id);
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_message_sources(workspace uuid, agent uuid, message uuid, nearest_of jsonb, suggestions_of jsonb, OUT citations json, OUT nearest json, OUT suggested json)
 RETURNS record
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
BEGIN
  SELECT json_agg(to_jsonb(r) || jsonb_build_object('standing', CASE WHEN r.version_id IS NOT NULL
      THEN citedesk_standing(workspace, agent, r.source_id, r.document_id) || jsonb_build_object('is_live', v.state = 'live')
      END) ORDER BY r.number) INTO citations
  FROM citations r LEFT JOIN document_versions v ON v.workspace_id = r.workspace_id AND v.id = r.version_id
  WHERE r.workspace_id = workspace AND r.message_id = message;
  IF jsonb_typeof(nearest_of) = 'array' THEN
    SELECT json_agg(e.value || jsonb_build_object('standing', citedesk_standing(workspace, agent,
        (e.value ->> 'source_id')::uuid, (e.value ->> 'document_id')::uuid)) ORDER BY e.place) INTO nearest
    FROM jsonb_array_elements(nearest_of) WITH ORDINALITY AS e (value, place);
  END IF;
  IF jsonb_typeof(suggestions_of) = 'array' THEN
    SELECT json_agg(jsonb_build_object('question', q.question,
        'standing', citedesk_standing(workspace, agent, r.source_id, r.document_id))) INTO suggested
    FROM jsonb_array_elements_text(suggestions_of) AS q (question)
    JOIN question_digests r ON r.workspace_id = workspace AND r.digest = md5(q.question);
  END IF;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_note_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.changed_by := pg_current_xact_id();
  RETURN NEW;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_note_closed_agent()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NEW.published_version IS DISTINCT FROM OLD.published_version THEN
    NEW.published_visitors := citedesk_published_visitors(NEW.workspace_id, NEW.id, NEW.published_version);
  END IF;
  IF (NEW.archived_at IS NOT NULL AND OLD.archived_at IS NULL) OR (NEW.deleted_at IS NOT NULL AND OLD.deleted_at IS NULL)
    OR (NEW.published_version IS NULL AND OLD.published_version IS NOT NULL) THEN
    NEW.visitor_generation := OLD.visitor_generation + 1;
  END IF;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_note_closed_deployment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF NOT EXISTS (SELECT FROM deployments d WHERE d.workspace_id = NEW.workspace_id AND d.agent_id = NEW.agent_id AND d.enabled
    AND d.deleted_at IS NULL) THEN
    PERFORM citedesk_end_visitor_tokens(NEW.workspace_id, NEW.agent_id);
  END IF;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_note_retirement()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  NEW.retired_at := CASE WHEN NEW.state = 'retired' THEN now() END;
  RETURN NEW;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_note_revoked_key()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  PERFORM citedesk_end_visitor_tokens(NEW.workspace_id, NEW.agent_id);
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_person_of_address(workspace uuid, of_address text)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
DECLARE
  reached text := citedesk_reach_all();
  person uuid;
BEGIN
  SELECT l.person_id INTO person FROM leads l
  WHERE l.workspace_id = workspace AND l.address = of_address AND l.deleted_at IS NULL ORDER BY l.id DESC LIMIT 1;
  PERFORM citedesk_reach_again(reached);
  RETURN person;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_protect(protected regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$;
REVOKE EXECUTE ON FUNCTION citedesk_protect(regclass) FROM PUBLIC;

CREATE OR REPLACE FUNCTION citedesk_protect_unscoped(protected regclass)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
$function$;
REVOKE EXECUTE ON FUNCTION citedesk_protect_unscoped(regclass) FROM PUBLIC;

CREATE OR REPLACE FUNCTION citedesk_published_visitors(workspace uuid, agent uuid, published integer)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT definition -> 'settings' -> 'access' ->> 'visitors' FROM agent_versions
  WHERE workspace_id = workspace AND agent_id = agent AND version = published
$function$;

CREATE OR REPLACE FUNCTION citedesk_put_visitor(workspace uuid, new_id uuid, agent uuid, known_as text, new_name text, new_email text)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
DECLARE
  visitor uuid;
BEGIN
  INSERT INTO visitors AS v (workspace_id, id, agent_id, external_id, name, email)
  VALUES (workspace, new_id, agent, known_as, new_name, new_email)
  ON CONFLICT (workspace_id, agent_id, external_id) WHERE external_id IS NOT NULL DO UPDATE SET
    name = CASE WHEN v.is_identified THEN v.name ELSE coalesce(excluded.name, v.name) END,
    email = CASE WHEN v.is_identified THEN v.email ELSE coalesce(excluded.email, v.email) END, last_seen_at = now()
  RETURNING id INTO visitor;
  RETURN visitor;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_queue_deliveries()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO webhook_deliveries (workspace_id, id, webhook_id, event_id, event_sequence, event_type)
  SELECT NEW.workspace_id, gen_random_uuid(), w.id, NEW.id, NEW.sequence, NEW.type FROM webhooks w
  WHERE w.workspace_id = NEW.workspace_id AND w.status = 'active' AND w.deleted_at IS NULL
    AND citedesk_wants_event(w.events, w.agent_ids, w.brand_ids, NEW.workspace_id, NEW.type, NEW.data);
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_raise_revision_of_row()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE workspaces SET revision = revision + 1 WHERE id = NEW.workspace_id;
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_raise_revision_of_rows()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE workspaces SET revision = revision + 1 WHERE id IN (SELECT workspace_id FROM changed);
  RETURN NULL;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_reach_again(reached text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF reached <> '' THEN
    PERFORM set_config('citedesk.agent_ids', reached, true);
  END IF;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_reach_all()
 RETURNS text
 LANGUAGE plpgsql
AS $function$
DECLARE
  reached text := current_setting('citedesk.agent_ids', true);
BEGIN
  IF reached <> '' THEN
    PERFORM set_config('citedesk.agent_ids', '', true);
  END IF;
  RETURN reached;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_read_chat(workspace uuid, chat uuid, newest integer)
 RETURNS TABLE(agent_id uuid, visitor_id uuid, status text, stamp text, publishable_key_id uuid, opened_by text, history json)
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
BEGIN
  RETURN QUERY
  SELECT c.agent_id, c.visitor_id, c.status, c.xmin::text, v.publishable_key_id, c.opened_by, (
    SELECT json_agg(json_build_object('role', m.role, 'content', m.content) ORDER BY m.id) FROM (
      SELECT id, role, content FROM messages
      WHERE workspace_id = workspace AND chat_id = chat AND status = 'completed' ORDER BY id DESC LIMIT newest) m)
  FROM chats c LEFT JOIN visitors v ON v.workspace_id = c.workspace_id AND v.id = c.visitor_id
  WHERE c.workspace_id = workspace AND c.id = chat AND c.deleted_at IS NULL;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_read_id(public_id text)
 RETURNS uuid
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
DECLARE
  bits bit varying := B'';
  place integer;
BEGIN
  IF public_id IS NULL OR public_id !~ '^[a-z]+_[0-7][0-9a-hjkmnp-tv-z]{25}$' THEN RETURN NULL; END IF;
  FOR i IN 0..25 LOOP
    place := strpos('0123456789abcdefghjkmnpqrstvwxyz', substr(right(public_id, 26), i + 1, 1)) - 1;
    bits := bits || place::bit(5);
  END LOOP;
  RETURN (SELECT string_agg(to_hex(substring(bits FROM 3 + 4 * k FOR 4)::bit(4)::integer), '' ORDER BY k)
    FROM generate_series(0, 31) k)::uuid;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_readable_passages(workspace uuid, agent uuid, allowed_sources uuid[], wanted uuid[])
 RETURNS TABLE(id uuid, version_id uuid, document_id uuid, source_id uuid, document_version integer, title text, url text, language text, version_created_at timestamp with time zone, heading_path text[], start_offset integer, end_offset integer, page integer, time_from real, time_to real, text text, text_sha256 text, source_type text, stored_question jsonb)
 LANGUAGE plpgsql
 STABLE
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION citedesk_refresh_crawl_statistics()
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public', 'pg_temp'
AS $function$
DECLARE
  grown text;
BEGIN
  FOR grown IN
    SELECT c.oid::regclass::text FROM pg_class c
    WHERE c.oid IN ('documents'::regclass, 'crawl_pages'::regclass, 'document_versions'::regclass, 'passages'::regclass,
        'document_changes'::regclass)
      AND pg_relation_size(c.oid) > 2 * greatest(c.relpages, 1) * current_setting('block_size')::bigint
  LOOP
    EXECUTE format('ANALYZE %s', grown);
  END LOOP;
END
$function$;
GRANT EXECUTE ON FUNCTION citedesk_refresh_crawl_statistics() TO citedesk_workspace;

CREATE OR REPLACE FUNCTION citedesk_set_money_aside(workspace uuid, agent uuid, highest bigint, day_limit bigint)
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
DECLARE
  limits jsonb;
  month date := date_trunc('month', now() AT TIME ZONE 'UTC')::date;
  reached text;
  room float8;
BEGIN
  SELECT settings -> 'limits' INTO limits FROM workspaces WHERE id = workspace;
  IF coalesce(limits ->> 'spend_per_month', limits ->> 'agent_spend_per_month') IS NOT NULL THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('spend limits ' || workspace, 0));
    reached := citedesk_reach_all();
    SELECT least((limits ->> 'spend_per_month')::float8 * 1e6 - coalesce(sum(s.micros), 0),
      (limits ->> 'agent_spend_per_month')::float8 * 1e6 - coalesce(sum(s.micros) FILTER (WHERE s.agent_id = agent), 0))
    INTO room FROM model_spend s WHERE s.workspace_id = workspace AND s.day >= month;
    PERFORM citedesk_reach_again(reached);
  ELSIF day_limit IS NULL THEN RETURN 0;
  END IF;
  IF highest > least(room, day_limit) THEN RETURN NULL; END IF;
  INSERT INTO model_spend AS s (workspace_id, agent_id, day, micros)
  VALUES (workspace, agent, (now() AT TIME ZONE 'UTC')::date, highest)
  ON CONFLICT (workspace_id, agent_id, day) DO UPDATE SET micros = s.micros + excluded.micros
    WHERE day_limit IS NULL OR s.micros + excluded.micros <= day_limit;
  IF NOT FOUND THEN RETURN NULL; END IF;
  RETURN highest;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_source_agent_count(workspace uuid, source uuid)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
$function$;

CREATE OR REPLACE FUNCTION citedesk_sources_stamp(revision bigint, brand uuid)
 RETURNS text
 LANGUAGE sql
 STABLE
AS $function$
  SELECT concat_ws('/', revision, coalesce(brand::text, ''), current_setting('citedesk.agent_ids', true),
    current_setting('citedesk.brand_ids', true))
$function$;

CREATE OR REPLACE FUNCTION citedesk_spent_chat_limit(workspace uuid, agent uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  limits jsonb;
  month timestamptz := date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC';
  reached text;
  spent jsonb;
BEGIN
  SELECT settings -> 'limits' INTO limits FROM workspaces WHERE id = workspace;
  IF coalesce(limits ->> 'chats_per_month', limits ->> 'agent_chats_per_month') IS NULL THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('chat limits ' || workspace, 0));
  reached := citedesk_reach_all();
  SELECT jsonb_build_object('name', l.name, 'limit', l.most) INTO spent
  FROM (VALUES ('chats_per_month', (limits ->> 'chats_per_month')::int, NULL::uuid),
    ('agent_chats_per_month', (limits ->> 'agent_chats_per_month')::int, agent)) AS l (name, most, only_agent)
  WHERE l.most <= (SELECT count(*) FROM chats c WHERE c.workspace_id = workspace AND c.created_at >= month
    AND c.opened_by IS DISTINCT FROM 'import' AND (l.only_agent IS NULL OR c.agent_id = l.only_agent))
  LIMIT 1;
  PERFORM citedesk_reach_again(reached);
  RETURN spent;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_standing(workspace uuid, agent uuid, source uuid, document uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE
AS $function$
#variable_conflict use_column
DECLARE
  s record;
BEGIN
  SELECT id, deleted_at, enabled, access, library_kind, library_id INTO s FROM sources
  WHERE workspace_id = workspace AND id = source;
  RETURN jsonb_build_object(
    'is_in_reach', s.id IS NOT NULL,
    'is_deleted', s.deleted_at IS NOT NULL OR NOT EXISTS (SELECT FROM document_versions l
      WHERE l.workspace_id = workspace AND l.source_id = source AND l.document_id = document AND l.state = 'live'),
    'is_enabled', s.enabled, 'access', s.access, 'is_live', true,
    'is_attached', EXISTS (SELECT FROM source_agents a
        WHERE a.workspace_id = workspace AND a.source_id = source AND a.agent_id = agent)
      OR (s.library_kind = 'brand' AND EXISTS (SELECT FROM agents g
        WHERE g.workspace_id = workspace AND g.id = agent AND g.brand_id = s.library_id)));
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_store_citations(workspace uuid, message uuid, new_citations jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  INSERT INTO citations (workspace_id, message_id, number, source_id, document_id, version_id, tool_call_id, document_version,
    passage_id, title, url, quote, start_offset, end_offset, sha256, page, time_from, time_to)
  SELECT workspace, message, r.* FROM jsonb_to_recordset(new_citations) AS r(number integer, source_id uuid, document_id uuid,
    version_id uuid, tool_call_id uuid, document_version integer, passage_id uuid, title text, url text, quote text,
    start_offset integer, end_offset integer, sha256 text, page integer, time_from real, time_to real);
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_store_progress(workspace uuid, message uuid, new_content text, new_statements jsonb, first_word integer, new_citations jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
AS $function$
BEGIN
  UPDATE messages SET status = 'streaming', content = new_content, statements = new_statements,
    first_word_ms = coalesce(first_word_ms, first_word)
  WHERE workspace_id = workspace AND id = message AND status IN ('pending', 'streaming');
  IF NOT FOUND THEN RETURN false; END IF;
  INSERT INTO citations (workspace_id, message_id, number, source_id, document_id, version_id, tool_call_id, document_version,
    passage_id, title, url, quote, start_offset, end_offset, sha256, page, time_from, time_to)
  SELECT workspace, message, r.* FROM jsonb_to_recordset(new_citations) AS r(number integer, source_id uuid, document_id uuid,
    version_id uuid, tool_call_id uuid, document_version integer, passage_id uuid, title text, url text, quote text,
    start_offset integer, end_offset integer, sha256 text, page integer, time_from real, time_to real);
  RETURN true;
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_store_turn(workspace uuid, turn jsonb, ending jsonb, new_citations jsonb)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
DECLARE
  t record;
  visitor uuid;
  refusal jsonb;
  reserved bigint := 0;
BEGIN
  SELECT * INTO t FROM jsonb_to_record(turn) AS r(agent_id uuid, agent_stamp text, sources_stamp text, unfinished uuid[],
    chat_id uuid, chat_stamp text, visitor_id uuid, opened_by text, new_visitor jsonb, title text, page_url text, chat_event uuid,
    chat_event_data jsonb, question_id uuid, question text, answer_id uuid, version integer, asked_at timestamptz, key jsonb, highest_micros bigint,
    day_limit_micros bigint, event uuid, event_type text, event_data jsonb);

  IF NOT citedesk_is_current(workspace, t.agent_id, t.agent_stamp, t.sources_stamp, t.unfinished) THEN
    RETURN jsonb_build_object('outcome', 'stale');
  END IF;
  IF t.chat_stamp IS NOT NULL THEN
    PERFORM FROM chats c WHERE c.workspace_id = workspace AND c.id = t.chat_id FOR UPDATE;
    PERFORM FROM chats c WHERE c.workspace_id = workspace AND c.id = t.chat_id AND c.xmin::text = t.chat_stamp
      AND c.deleted_at IS NULL;
    IF NOT FOUND THEN RETURN jsonb_build_object('outcome', 'stale'); END IF;
  ELSIF t.new_visitor ->> 'external_id' IS NOT NULL THEN
    visitor := citedesk_put_visitor(workspace, t.visitor_id, t.agent_id, t.new_visitor ->> 'external_id',
      t.new_visitor ->> 'name', t.new_visitor ->> 'email');
    IF visitor <> t.visitor_id THEN RETURN jsonb_build_object('outcome', 'stale'); END IF;
  END IF;

  IF t.key IS NOT NULL THEN
    refusal := citedesk_claim_question(workspace, t.key ->> 'credential', t.key ->> 'path', t.key ->> 'key',
      t.key ->> 'hash', coalesce(t.answer_id, t.question_id));
    IF refusal IS NOT NULL THEN RETURN refusal; END IF;
  END IF;
  IF t.chat_stamp IS NULL THEN
    refusal := citedesk_spent_chat_limit(workspace, t.agent_id);
    IF refusal IS NOT NULL THEN
      DELETE FROM idempotency_records r WHERE r.workspace_id = workspace AND r.credential = t.key ->> 'credential'
        AND r.path = t.key ->> 'path' AND r.key = t.key ->> 'key';
      RETURN jsonb_build_object('outcome', 'chat_limit', 'limit', refusal);
    END IF;
  END IF;
  IF t.highest_micros > 0 THEN
    reserved := citedesk_set_money_aside(workspace, t.agent_id, t.highest_micros, t.day_limit_micros);
  END IF;

  IF t.chat_stamp IS NULL THEN
    IF t.new_visitor ->> 'publishable_key_id' IS NOT NULL THEN
      INSERT INTO visitors (workspace_id, id, agent_id, publishable_key_id)
      VALUES (workspace, t.visitor_id, t.agent_id, (t.new_visitor ->> 'publishable_key_id')::uuid);
    END IF;
    INSERT INTO chats (workspace_id, id, agent_id, visitor_id, opened_by, title, page_url, message_count, created_at, updated_at)
    VALUES (workspace, t.chat_id, t.agent_id, t.visitor_id, t.opened_by, t.title, t.page_url, 2, t.asked_at, t.asked_at);
    INSERT INTO events (workspace_id, id, type, data) VALUES (workspace, t.chat_event, 'chat.started', t.chat_event_data);
  ELSE
    UPDATE chats c SET message_count = message_count + CASE WHEN t.answer_id IS NULL THEN 1 ELSE 2 END, updated_at = now(),
      title = CASE WHEN title = '' THEN t.title ELSE title END,
      status = CASE WHEN status = 'resolved' THEN 'open' ELSE status END
    WHERE c.workspace_id = workspace AND c.id = t.chat_id;
  END IF;

  INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, created_at, completed_at)
  VALUES (workspace, t.question_id, t.chat_id, t.agent_id, 'user', 'completed', t.question, t.asked_at, t.asked_at);
  IF t.answer_id IS NOT NULL AND ending IS NULL THEN
    INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, status, content, created_at, in_reply_to, agent_version,
      reserved_micros)
    VALUES (workspace, t.answer_id, t.chat_id, t.agent_id, 'assistant', 'pending', '', t.asked_at, t.question_id, t.version,
      coalesce(reserved, 0));
  ELSIF t.answer_id IS NOT NULL THEN
    INSERT INTO messages (workspace_id, id, chat_id, agent_id, role, created_at, completed_at, in_reply_to, agent_version, status,
      content, kind, answered, reason, score, model, degraded, revision, statements, suggestions, nearest, withheld, retrieved,
      pending_sources, input_tokens, output_tokens, checker_input_tokens, checker_output_tokens, searched_for, cost_micros,
      first_word_ms, error_code, error_message)
    SELECT workspace, t.answer_id, t.chat_id, t.agent_id, 'assistant', t.asked_at, now(), t.question_id, t.version, e.*
    FROM jsonb_to_record(ending) AS e(status text, content text, kind text, answered boolean, reason text, score real, model text,
      degraded boolean, revision bigint, statements jsonb, suggestions jsonb, nearest jsonb, withheld jsonb, retrieved jsonb,
      pending_sources integer, input_tokens integer, output_tokens integer, checker_input_tokens integer, checker_output_tokens integer,
      searched_for text, cost_micros bigint, first_word_ms integer, error_code text, error_message text);
    PERFORM citedesk_store_citations(workspace, t.answer_id, new_citations);
  END IF;
  IF t.event IS NOT NULL THEN
    INSERT INTO events (workspace_id, id, type, data) VALUES (workspace, t.event, t.event_type, t.event_data);
  END IF;
  RETURN jsonb_build_object('outcome', 'stored', 'reserved_micros', reserved);
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_unfinished_sources(workspace uuid)
 RETURNS uuid[]
 LANGUAGE plpgsql
 STABLE
AS $function$
BEGIN
  RETURN ARRAY(SELECT s.id FROM sources s
    WHERE s.workspace_id = workspace AND s.deleted_at IS NULL AND s.status IN ('queued', 'fetching', 'processing') ORDER BY s.id);
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_wants_event(types text[], agents uuid[], brands uuid[], workspace uuid, event_type text, event_data jsonb)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
DECLARE
  agent uuid;
BEGIN
  IF NOT ('*' = ANY (types) OR event_type = ANY (types) OR split_part(event_type, '.', 1) || '.*' = ANY (types)) THEN
    RETURN false;
  END IF;
  IF agents = '{}' AND brands = '{}' THEN RETURN true; END IF;
  agent := citedesk_read_id(CASE WHEN event_type LIKE 'agent.%' THEN event_data ->> 'id' ELSE event_data ->> 'agent_id' END);
  RETURN coalesce(agent = ANY (agents), false)
    OR coalesce(citedesk_read_id(event_data ->> 'brand_id') = ANY (brands), false)
    OR EXISTS (SELECT FROM agents g WHERE g.workspace_id = workspace AND g.id = agent AND g.brand_id = ANY (brands));
END
$function$;

CREATE OR REPLACE FUNCTION citedesk_workspace_id()
 RETURNS uuid
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$ SELECT nullif(current_setting('citedesk.workspace_id', true), '')::uuid $function$;
