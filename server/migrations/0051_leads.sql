-- People who left their details, with what they agreed to and when.

CREATE TABLE leads (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  agent_id uuid NOT NULL,
  chat_id uuid,
  visitor_id uuid,
  status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'qualified', 'done', 'dismissed')),
  -- Name of a field → what was entered.
  fields jsonb NOT NULL,
  consent_text text,
  consent_given_at timestamptz,
  notes text NOT NULL DEFAULT '',
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, agent_id) REFERENCES agents (workspace_id, id),
  FOREIGN KEY (workspace_id, chat_id) REFERENCES chats (workspace_id, id),
  FOREIGN KEY (workspace_id, visitor_id) REFERENCES visitors (workspace_id, id)
);
CREATE INDEX leads_agent ON leads (workspace_id, agent_id, id);
CREATE INDEX leads_visitor ON leads (workspace_id, visitor_id) WHERE visitor_id IS NOT NULL;
CREATE INDEX leads_chat ON leads (workspace_id, chat_id) WHERE chat_id IS NOT NULL;

SELECT citedesk_protect('leads');
SELECT citedesk_limit_to_agents('leads');
