-- Accounts, people and what they sign in with. These come before a workspace is known, so the unscoped role reads them;
-- within a workspace only its own account's rows show.

CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE workspaces (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  kind text NOT NULL CHECK (kind IN ('live', 'test')),
  name text NOT NULL,
  -- Raised by everything that changes which text may be read: answers record what they saw.
  revision bigint NOT NULL DEFAULT 0,
  -- The highest changed_revision of a document version that was erased: readers behind it start again.
  erased_through bigint NOT NULL DEFAULT -1,
  created_at timestamptz NOT NULL DEFAULT now(),
  settings jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 1,
  UNIQUE (account_id, kind)
);

CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  name text NOT NULL DEFAULT '',
  password_hash text NOT NULL,
  password_is_initial boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- What can be edited has a version, for ETag and If-Match.
  version integer NOT NULL DEFAULT 1
);
CREATE UNIQUE INDEX users_email ON users (lower(email));

CREATE TABLE memberships (
  id uuid PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts (id),
  user_id uuid NOT NULL REFERENCES users (id),
  role text NOT NULL CHECK (role IN ('owner', 'admin', 'editor', 'viewer', 'support')),
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- NULL: all of the account. Else {"agent_ids": [...], "brand_ids": [...]}, also where both are empty.
  grants jsonb,
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- The role that a member has on single assistants: {"<agent uuid>": "editor"}. It is the one storage of a member's
  -- `agent_roles` and of an assistant's `access.grants`.
  agent_roles jsonb NOT NULL DEFAULT '{}',
  UNIQUE (account_id, user_id)
);

-- A sign-in. Its refresh tokens rotate; using an old one again revokes the whole family.
CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id),
  account_id uuid NOT NULL REFERENCES accounts (id),
  user_agent text,
  address text,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz NOT NULL DEFAULT now(),
  revoked_at timestamptz
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE refresh_tokens (
  token_hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
  issued_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);

CREATE TABLE invitations (
  account_id uuid NOT NULL REFERENCES accounts (id),
  id uuid NOT NULL PRIMARY KEY,
  email text NOT NULL,
  role text NOT NULL CHECK (role IN ('owner', 'admin', 'editor', 'viewer', 'support')),
  grants jsonb,
  token_hash text NOT NULL UNIQUE,
  invited_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  accepted_at timestamptz,
  revoked_at timestamptz
);
CREATE INDEX invitations_account ON invitations (account_id, id);

-- A link that lets someone set a new password, or that proves a new address. Works once.
CREATE TABLE account_links (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('password', 'email')),
  new_email text,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX account_links_user ON account_links (user_id);

CREATE TABLE api_keys (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  name text NOT NULL,
  key_hash text NOT NULL UNIQUE,
  -- The first and last characters, to tell keys apart.
  hint text NOT NULL,
  kind text NOT NULL DEFAULT 'secret' CHECK (kind IN ('secret', 'publishable')),
  scopes text[] NOT NULL,
  agent_id uuid,
  brand_id uuid,
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  -- Rotation: the key before works on until then.
  previous_hash text UNIQUE,
  previous_until timestamptz,
  allowed_origins text[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (workspace_id, id)
);

CREATE FUNCTION citedesk_account_id() RETURNS uuid LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public AS
  'SELECT account_id FROM workspaces WHERE id = citedesk_workspace_id()';

ALTER TABLE accounts ENABLE ROW LEVEL SECURITY;
ALTER TABLE workspaces ENABLE ROW LEVEL SECURITY;
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
ALTER TABLE memberships ENABLE ROW LEVEL SECURITY;
ALTER TABLE sessions ENABLE ROW LEVEL SECURITY;
ALTER TABLE refresh_tokens ENABLE ROW LEVEL SECURITY;

GRANT SELECT, INSERT, UPDATE, DELETE ON accounts, workspaces, users, memberships, sessions, refresh_tokens
  TO citedesk_unscoped;
GRANT SELECT ON accounts, workspaces, users, memberships, sessions TO citedesk_workspace;
GRANT UPDATE (revision, erased_through, name, settings, version) ON workspaces TO citedesk_workspace;
GRANT UPDATE, DELETE ON memberships TO citedesk_workspace;
GRANT UPDATE (revoked_at) ON sessions TO citedesk_workspace;

CREATE POLICY unscoped ON accounts TO citedesk_unscoped USING (true) WITH CHECK (true);
CREATE POLICY unscoped ON workspaces TO citedesk_unscoped USING (true) WITH CHECK (true);
CREATE POLICY unscoped ON users TO citedesk_unscoped USING (true) WITH CHECK (true);
CREATE POLICY unscoped ON memberships TO citedesk_unscoped USING (true) WITH CHECK (true);
CREATE POLICY unscoped ON sessions TO citedesk_unscoped USING (true) WITH CHECK (true);
CREATE POLICY unscoped ON refresh_tokens TO citedesk_unscoped USING (true) WITH CHECK (true);

CREATE POLICY own_account ON accounts TO citedesk_workspace USING (id = citedesk_account_id());
CREATE POLICY own_account ON memberships TO citedesk_workspace
  USING (account_id = citedesk_account_id()) WITH CHECK (account_id = citedesk_account_id());
CREATE POLICY own_account ON sessions TO citedesk_workspace
  USING (account_id = citedesk_account_id()) WITH CHECK (account_id = citedesk_account_id());
CREATE POLICY own_account ON users TO citedesk_workspace USING (
  EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = users.id AND m.account_id = citedesk_account_id()));
CREATE POLICY own_workspace ON workspaces TO citedesk_workspace
  USING (id = citedesk_workspace_id()) WITH CHECK (id = citedesk_workspace_id());

SELECT citedesk_protect_unscoped('invitations');
GRANT SELECT, INSERT, UPDATE ON invitations TO citedesk_workspace;
CREATE POLICY own_account ON invitations TO citedesk_workspace
  USING (account_id = citedesk_account_id()) WITH CHECK (account_id = citedesk_account_id());
SELECT citedesk_protect_unscoped('account_links');

SELECT citedesk_protect('api_keys');
GRANT SELECT ON api_keys TO citedesk_unscoped;
GRANT UPDATE (last_used_at) ON api_keys TO citedesk_unscoped;
CREATE POLICY unscoped ON api_keys TO citedesk_unscoped USING (true) WITH CHECK (true);
