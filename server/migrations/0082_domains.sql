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
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id) ON DELETE CASCADE,
  FOREIGN KEY (workspace_id, deployment_id) REFERENCES deployments (workspace_id, id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX domains_own ON domains (workspace_id, hostname);
-- Of one workspace at a time, whoever else waits for it.
CREATE UNIQUE INDEX domains_verified ON domains (hostname) WHERE status = 'verified';
CREATE INDEX domains_proven ON domains (hostname) WHERE verified_at IS NOT NULL;
CREATE INDEX domains_due ON domains (next_check_at) WHERE next_check_at IS NOT NULL;
CREATE INDEX domains_deployment ON domains (workspace_id, deployment_id);
SELECT citedesk_protect('domains');
SELECT citedesk_limit_to_agents('domains');
GRANT SELECT ON domains TO citedesk_unscoped;
CREATE POLICY unscoped ON domains FOR SELECT TO citedesk_unscoped USING (true);
