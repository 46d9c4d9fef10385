-- What the people behind an assistant keep with a chat, which its visitor never sees: tags, a title of their own, and notes.
ALTER TABLE chats
  ADD COLUMN tags text[] NOT NULL DEFAULT '{}',
  ADD COLUMN own_title text;

-- Chats change with each question: what is nobody's and untagged, as most are, costs these nothing.
CREATE INDEX chats_tags ON chats USING gin (tags) WHERE tags <> '{}';
CREATE INDEX chats_assigned ON chats (assigned_to, id) WHERE assigned_to IS NOT NULL;
CREATE INDEX feedback_chat ON feedback (chat_id);

CREATE TABLE chat_notes (
  workspace_id uuid NOT NULL,
  id uuid NOT NULL,
  chat_id uuid NOT NULL,
  agent_id uuid NOT NULL,
  -- The member, with the name that they had: a note outlives them.
  author_id uuid NOT NULL,
  author_name text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (workspace_id, id),
  FOREIGN KEY (workspace_id, chat_id) REFERENCES chats (workspace_id, id)
);
CREATE INDEX chat_notes_chat ON chat_notes (chat_id, id);
SELECT citedesk_protect('chat_notes');
SELECT citedesk_limit_to_agents('chat_notes');
