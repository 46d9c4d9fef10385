-- An account has many workspaces. A membership is of one of them, or (`workspace_id` null) of all, with a role each.
ALTER TABLE workspaces DROP CONSTRAINT workspaces_account_id_kind_key;
CREATE INDEX workspaces_account ON workspaces (account_id, id);

ALTER TABLE memberships ADD COLUMN workspace_id uuid REFERENCES workspaces(id);
ALTER TABLE memberships DROP CONSTRAINT memberships_account_id_user_id_key;
ALTER TABLE memberships ADD CONSTRAINT memberships_account_id_user_id_workspace_id_key
  UNIQUE NULLS NOT DISTINCT (account_id, user_id, workspace_id);
CREATE INDEX memberships_user ON memberships (user_id);

ALTER TABLE invitations ADD COLUMN workspace_id uuid REFERENCES workspaces(id);

-- Whatever a query asks for: in a workspace only its own people are there.
ALTER POLICY own_account ON memberships
  USING (account_id = citedesk_account_id() AND (workspace_id IS NULL OR workspace_id = citedesk_workspace_id()))
  WITH CHECK (account_id = citedesk_account_id() AND (workspace_id IS NULL OR workspace_id = citedesk_workspace_id()));
ALTER POLICY own_account ON invitations
  USING (account_id = citedesk_account_id() AND (workspace_id IS NULL OR workspace_id = citedesk_workspace_id()))
  WITH CHECK (account_id = citedesk_account_id() AND (workspace_id IS NULL OR workspace_id = citedesk_workspace_id()));

-- Who runs the installation makes accounts and sees how much each of them uses.
ALTER TABLE users ADD COLUMN is_instance_administrator boolean NOT NULL DEFAULT false;
