-- What assistants may call, and what came of it.

CREATE TABLE tools (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  id uuid NOT NULL,
  name text NOT NULL,
  description text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('http', 'mcp')),
  -- JSON Schema of the arguments.
  parameters jsonb NOT NULL,
  url text NOT NULL,
  confirm boolean NOT NULL DEFAULT false,
  -- Encrypted with SECRET_KEY; null sends unsigned.
  sealed_secret text,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  PRIMARY KEY (workspace_id, id)
);
CREATE UNIQUE INDEX tools_name ON tools (workspace_id, name) WHERE deleted_at IS NULL;

-- A call that a model asked for. Its result is data that an answer may cite, so it stays as long as the answer.
CREATE TABLE tool_calls (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  message_id uuid NOT NULL,
  tool_name text NOT NULL,
  arguments jsonb NOT NULL,
  -- Null when the call failed.
  result text,
  sha256 text,
  error_code text,
  error_message text,
  duration_ms integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, message_id) REFERENCES messages (workspace_id, id)
);
CREATE INDEX tool_calls_message ON tool_calls (workspace_id, message_id);

-- A citation points into a document's version, or into the result of a call.
ALTER TABLE citations ADD COLUMN tool_call_id uuid;
ALTER TABLE citations ALTER COLUMN source_id DROP NOT NULL;
ALTER TABLE citations ALTER COLUMN document_id DROP NOT NULL;
ALTER TABLE citations ALTER COLUMN version_id DROP NOT NULL;
ALTER TABLE citations ADD CHECK ((version_id IS NULL) <> (tool_call_id IS NULL) OR status = 'erased');

SELECT citedesk_protect('tools');
SELECT citedesk_protect('tool_calls');
