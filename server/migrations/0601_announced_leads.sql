-- Who answers an assistant's chats hears by mail of what visitors leave; null: not yet. What was left before is no news.
ALTER TABLE leads ADD COLUMN announced_at timestamptz DEFAULT now();
ALTER TABLE leads ALTER announced_at DROP DEFAULT;
CREATE INDEX leads_announced ON leads (workspace_id, agent_id, announced_at);
CREATE INDEX leads_unannounced ON leads (workspace_id) WHERE announced_at IS NULL;
CREATE POLICY unscoped ON leads FOR SELECT TO citedesk_unscoped USING (true);
GRANT SELECT (workspace_id, announced_at, updated_at) ON leads TO citedesk_unscoped;
-- Whether a person wants these mails, and those of visitors who wait.
ALTER TABLE users ADD COLUMN chat_mails boolean DEFAULT true NOT NULL;
