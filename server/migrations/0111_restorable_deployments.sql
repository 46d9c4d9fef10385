-- Deployments, domains and checks can be brought back for 30 days, as everything else that is deleted.
ALTER TABLE deployments ADD COLUMN deleted_at timestamptz;
ALTER TABLE domains ADD COLUMN deleted_at timestamptz;
ALTER TABLE agent_checks ADD COLUMN deleted_at timestamptz;

-- A deleted domain holds its host name for nobody: others may claim and prove it meanwhile.
DROP INDEX domains_own;
CREATE UNIQUE INDEX domains_own ON domains (workspace_id, hostname) WHERE deleted_at IS NULL;
DROP INDEX domains_verified;
CREATE UNIQUE INDEX domains_verified ON domains (hostname) WHERE status = 'verified' AND deleted_at IS NULL;
DROP INDEX domains_proven;
CREATE INDEX domains_proven ON domains (hostname) WHERE verified_at IS NOT NULL AND deleted_at IS NULL;
DROP INDEX domains_due;
CREATE INDEX domains_due ON domains (next_check_at) WHERE next_check_at IS NOT NULL AND deleted_at IS NULL;
