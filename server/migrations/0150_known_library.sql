-- What a process knows of an assistant and its sources counts as long as neither has changed: one look, and a chat begins.

-- The sources that are being read now; NULL: the assistant or its sources are not those that are known any more, or, where a chat
-- is to begin, the workspace limits its chats. A row's xmin is another after each change of it; `known_sources` is the stamp that
-- citedesk_agent_sources gave.
CREATE FUNCTION citedesk_known_library(workspace uuid, agent uuid, known_agent text, known_sources text, begins_chat boolean)
RETURNS uuid[] LANGUAGE plpgsql STABLE AS $$
DECLARE
  is_known boolean;
BEGIN
  SELECT g.xmin::text = known_agent
    AND known_sources = format('%s/%s/%s/%s', w.revision, g.brand_id, current_setting('citedesk.agent_ids', true),
      current_setting('citedesk.brand_ids', true))
    AND NOT (begins_chat AND (w.settings #>> '{limits,chats_per_month}' IS NOT NULL
      OR w.settings #>> '{limits,agent_chats_per_month}' IS NOT NULL))
  INTO is_known
  FROM workspaces w JOIN agents g ON g.workspace_id = w.id AND g.id = agent AND g.deleted_at IS NULL WHERE w.id = workspace;
  IF is_known IS NOT TRUE THEN RETURN NULL; END IF;
  RETURN ARRAY(SELECT s.id FROM sources s
    WHERE s.workspace_id = workspace AND s.deleted_at IS NULL AND s.status IN ('queued', 'fetching', 'processing'));
END
$$;

-- citedesk_begin_chat, if what is known holds. `unfinished` is NULL, and nothing is written, if it doesn't.
CREATE FUNCTION citedesk_begin_known_chat(workspace uuid, agent uuid, known_agent text, known_sources text, chat uuid, visitor uuid,
  chat_title text, event uuid, event_data jsonb, question uuid, question_text text, answer uuid, version integer,
  OUT unfinished uuid[], OUT created_at timestamptz)
LANGUAGE plpgsql AS $$
BEGIN
  unfinished := citedesk_known_library(workspace, agent, known_agent, known_sources, true);
  IF unfinished IS NULL THEN RETURN; END IF;
  created_at := citedesk_begin_chat(workspace, chat, agent, visitor, chat_title, event, event_data, question, question_text, answer,
    version, 0);
END
$$;
