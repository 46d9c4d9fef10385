-- Where an assistant is used: widgets, embeds and pages. Each assistant has one of each kind from its beginning, which
-- its own address serves (/widget/{agent_id}.js, /a/{slug}); further ones have addresses of their own.
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
  -- Deployments, domains and checks can be brought back for 30 days, as everything else that is deleted.
  deleted_at timestamptz,
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

-- Domains of clients that serve an assistant's page at `/`, once a DNS record has proven them.
--   pending ── check ──▶ verified | failed      failed ── check ──▶ verified
--   verified ── its record was missing in every check for 48 h ──▶ failed
CREATE TABLE domains (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  -- Lower case, ASCII (IDNA), no dot at its end.
  hostname text NOT NULL,
  agent_id uuid NOT NULL,
  -- The page that it serves.
  deployment_id uuid NOT NULL,
  -- What the TXT record must hold: made for this row alone.
  token text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'verified', 'failed')),
  -- What the last check found; null when it was proven.
  reason text CHECK (reason IN ('no_record', 'wrong_record', 'unreachable', 'taken')),
  checked_at timestamptz,
  -- Null: no more checks by itself.
  next_check_at timestamptz,
  -- The first time. From then on the dashboard is never shown under this name.
  verified_at timestamptz,
  failing_since timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id) ON DELETE CASCADE,
  FOREIGN KEY (workspace_id, deployment_id) REFERENCES deployments (workspace_id, id) ON DELETE CASCADE
);
CREATE INDEX domains_deployment ON domains (workspace_id, deployment_id);
-- A deleted domain holds its host name for nobody: others may claim and prove it meanwhile.
CREATE UNIQUE INDEX domains_own ON domains (workspace_id, hostname) WHERE deleted_at IS NULL;
-- Of one workspace at a time, whoever else waits for it.
CREATE UNIQUE INDEX domains_verified ON domains (hostname) WHERE status = 'verified' AND deleted_at IS NULL;
CREATE INDEX domains_proven ON domains (hostname) WHERE verified_at IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX domains_due ON domains (next_check_at) WHERE next_check_at IS NOT NULL AND deleted_at IS NULL;
SELECT citedesk_protect('domains');
SELECT citedesk_limit_to_agents('domains');
GRANT SELECT ON domains TO citedesk_unscoped;
CREATE POLICY unscoped ON domains FOR SELECT TO citedesk_unscoped USING (true);
