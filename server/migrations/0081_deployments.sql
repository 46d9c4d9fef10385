-- Where an assistant is used: widgets, embeds and pages. Each assistant has one of each kind from its beginning, which its own
-- address serves (/widget/{agent_id}.js, /a/{slug}); further ones have addresses of their own.
CREATE TABLE deployments (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('widget', 'embed', 'page')),
  name text NOT NULL,
  -- The one that came with the assistant. It can be disabled, not deleted.
  is_default boolean NOT NULL DEFAULT false,
  enabled boolean NOT NULL DEFAULT true,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX deployments_id ON deployments (id);
CREATE UNIQUE INDEX deployments_default ON deployments (workspace_id, agent_id, kind) WHERE is_default;
CREATE INDEX deployments_agent ON deployments (workspace_id, agent_id, id);
SELECT citedesk_protect('deployments');
SELECT citedesk_limit_to_agents('deployments');
-- Which one a public address means is asked before a workspace is known.
GRANT SELECT ON deployments TO citedesk_unscoped;
CREATE POLICY unscoped ON deployments FOR SELECT TO citedesk_unscoped USING (true);

-- Where browsers said that they showed it: a hint for its owner, never a right. A bounded number is kept.
CREATE TABLE deployment_sightings (
  workspace_id uuid NOT NULL,
  deployment_id uuid NOT NULL,
  origin text NOT NULL,
  -- Path of the page; empty where the browser told the origin alone.
  page text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (workspace_id, deployment_id, origin, page),
  FOREIGN KEY (workspace_id, deployment_id) REFERENCES deployments (workspace_id, id) ON DELETE CASCADE
);
SELECT citedesk_protect('deployment_sightings');

-- The assistants that are there already. UUIDv7 of their own time (RFC 9562), made here this once.
INSERT INTO deployments (workspace_id, id, agent_id, kind, name, is_default, created_at, updated_at)
SELECT a.workspace_id,
  (lpad(to_hex((extract(epoch FROM a.created_at) * 1000)::bigint), 12, '0') || '7' || substr(md5(random()::text), 1, 3)
    || '8' || substr(md5(random()::text), 1, 15))::uuid,
  a.id, kinds.kind, kinds.name, true, a.created_at, a.created_at
FROM agents a CROSS JOIN (VALUES ('widget', 'Widget'), ('embed', 'Embed'), ('page', 'Page')) kinds (kind, name);
