-- Pictures of a brand that were uploaded, one of each kind at a time. An address names one for good: a new picture has a new id.
CREATE TABLE brand_images (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  brand_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('logo', 'logo_dark', 'icon', 'preview_image')),
  type text NOT NULL CHECK (type IN ('png', 'jpg', 'webp', 'gif', 'svg')),
  content bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, brand_id) REFERENCES brands (workspace_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX brand_images_kind ON brand_images (workspace_id, brand_id, kind);
CREATE UNIQUE INDEX brand_images_id ON brand_images (id);
SELECT citedesk_protect('brand_images');
CREATE POLICY reach ON brand_images AS RESTRICTIVE TO citedesk_workspace USING (
  (SELECT citedesk_agent_ids()) IS NULL OR brand_id = ANY ((SELECT citedesk_brand_ids())::uuid[]));
-- Browsers ask for them by their address alone.
GRANT SELECT (id, type, content) ON brand_images TO citedesk_unscoped;
CREATE POLICY unscoped ON brand_images FOR SELECT TO citedesk_unscoped USING (true);

-- What people of an assistant usually take to come, among all its handoffs.
CREATE INDEX handoffs_agent ON handoffs (workspace_id, agent_id, claimed_at);

-- What a person answered goes by mail to a visitor who left an address and is not there any more.
ALTER TABLE handoffs ADD COLUMN replies_mailed_at timestamptz;
UPDATE handoffs SET replies_mailed_at = now() WHERE claimed_at IS NOT NULL;
GRANT SELECT (ended_at) ON handoffs TO citedesk_unscoped;
