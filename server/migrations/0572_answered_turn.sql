-- What an answer was composed from, for whoever composes it again: the version of the agent that gave it, its question and the turns before
-- that, latest first. Planned once a connection; read by chat, where a statement over all messages of a workspace went by their ids.
CREATE FUNCTION citedesk_answered_turn(workspace uuid, agent uuid, agent_version integer, question uuid, most integer,
  OUT definition jsonb, OUT turns json)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  chat uuid;
BEGIN
  SELECT v.definition INTO definition FROM agent_versions v
  WHERE v.workspace_id = workspace AND v.agent_id = agent AND v.version = agent_version;
  SELECT m.chat_id INTO chat FROM messages m WHERE m.workspace_id = workspace AND m.id = question;
  SELECT json_agg(json_build_object('id', t.id, 'role', t.role, 'content', t.content) ORDER BY t.id DESC) INTO turns
  FROM (SELECT m.id, m.role, m.content FROM messages m
        WHERE m.workspace_id = workspace AND m.chat_id = chat AND m.id <= question AND m.status = 'completed'
        ORDER BY m.id DESC LIMIT most) t;
END
$$;
