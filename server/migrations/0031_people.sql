-- People of an account: what they may reach, how they come in, and how they get back in.

-- NULL: all of the account. Else {"agent_ids": [...], "brand_ids": [...]}, also where both are empty.
ALTER TABLE memberships ADD COLUMN grants jsonb;
ALTER TABLE memberships ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();

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

SELECT citedesk_protect_unscoped('invitations');
SELECT citedesk_protect_unscoped('account_links');
GRANT SELECT, INSERT, UPDATE ON invitations TO citedesk_workspace;
CREATE POLICY own_account ON invitations TO citedesk_workspace
  USING (account_id = citedesk_account_id()) WITH CHECK (account_id = citedesk_account_id());

ALTER TABLE workspaces ADD COLUMN settings jsonb NOT NULL DEFAULT '{}';
ALTER TABLE workspaces ADD COLUMN version integer NOT NULL DEFAULT 1;
GRANT UPDATE (settings, version) ON workspaces TO citedesk_workspace;

-- Rotation: the key before works on until then.
ALTER TABLE api_keys ADD COLUMN previous_hash text UNIQUE;
ALTER TABLE api_keys ADD COLUMN previous_until timestamptz;
ALTER TABLE api_keys ADD COLUMN allowed_origins text[] NOT NULL DEFAULT '{}';

-- What an assistant's own site signs its visitors' identity with. Encrypted with SECRET_KEY; the one before verifies too
-- until it ends.
CREATE TABLE identity_secrets (
  workspace_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  id uuid NOT NULL,
  secret text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  ends_at timestamptz,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id)
);
CREATE INDEX identity_secrets_agent ON identity_secrets (workspace_id, agent_id);
SELECT citedesk_protect('identity_secrets');
SELECT citedesk_limit_to_agents('identity_secrets');

-- Sign-ins are recorded too, before a workspace is chosen.
GRANT INSERT ON audit_events TO citedesk_unscoped;
CREATE POLICY unscoped ON audit_events FOR INSERT TO citedesk_unscoped WITH CHECK (true);
CREATE INDEX audit_events_target ON audit_events (workspace_id, target_id, id);
