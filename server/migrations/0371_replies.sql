-- Texts that people send again and again, in the library of an assistant, of a brand, or of the workspace.
CREATE TABLE replies (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  agent_id uuid,
  brand_id uuid,
  title text NOT NULL,
  text text NOT NULL,
  -- What is typed behind a `/` to find it.
  shortcut text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (workspace_id, id),
  CONSTRAINT replies_one_library CHECK (agent_id IS NULL OR brand_id IS NULL)
);
CREATE UNIQUE INDEX replies_shortcut ON replies (workspace_id, coalesce(agent_id, brand_id, workspace_id), shortcut)
  WHERE deleted_at IS NULL;
SELECT citedesk_protect('replies');

-- As tools are, and those of the workspace are everybody's to read: they are for whoever answers.
CREATE POLICY reach ON replies AS RESTRICTIVE TO citedesk_workspace USING (
  (SELECT citedesk_agent_ids()) IS NULL
  OR (agent_id IS NULL AND brand_id IS NULL)
  OR brand_id = ANY ((SELECT citedesk_brand_ids())::uuid[])
  OR EXISTS (SELECT 1 FROM agents a
             WHERE a.workspace_id = replies.workspace_id AND (a.id = replies.agent_id OR a.brand_id = replies.brand_id)));
