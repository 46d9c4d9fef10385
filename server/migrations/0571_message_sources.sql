-- What stands beside a message: its citations, what was nearest to an unanswered question, and what was suggested, each with how its
-- source stands for the assistant now. A statement is planned each time it comes, and the row policies of the five tables in this one
-- made that cost some ten milliseconds; a function is planned once a connection.
CREATE FUNCTION citedesk_message_sources(workspace uuid, agent uuid, message uuid, nearest_of jsonb, suggestions_of jsonb,
  OUT citations json, OUT nearest json, OUT suggested json)
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
BEGIN
  SELECT json_agg(to_jsonb(r) || jsonb_build_object('standing', CASE WHEN r.version_id IS NOT NULL
      THEN citedesk_standing(workspace, agent, r.source_id, r.document_id) || jsonb_build_object('is_live', v.state = 'live')
      END) ORDER BY r.number) INTO citations
  FROM citations r LEFT JOIN document_versions v ON v.workspace_id = r.workspace_id AND v.id = r.version_id
  WHERE r.workspace_id = workspace AND r.message_id = message;
  IF jsonb_typeof(nearest_of) = 'array' THEN
    SELECT json_agg(e.value || jsonb_build_object('standing', citedesk_standing(workspace, agent,
        (e.value ->> 'source_id')::uuid, (e.value ->> 'document_id')::uuid)) ORDER BY e.place) INTO nearest
    FROM jsonb_array_elements(nearest_of) WITH ORDINALITY AS e (value, place);
  END IF;
  IF jsonb_typeof(suggestions_of) = 'array' THEN
    SELECT json_agg(jsonb_build_object('question', q.question,
        'standing', citedesk_standing(workspace, agent, r.source_id, r.document_id))) INTO suggested
    FROM jsonb_array_elements_text(suggestions_of) AS q (question)
    JOIN question_digests r ON r.workspace_id = workspace AND r.digest = md5(q.question);
  END IF;
END
$$;

-- How a document of a source stands for an assistant now; as far as whoever asks may see.
CREATE FUNCTION citedesk_standing(workspace uuid, agent uuid, source uuid, document uuid) RETURNS jsonb
LANGUAGE plpgsql STABLE AS $$
#variable_conflict use_column
DECLARE
  s record;
BEGIN
  SELECT id, deleted_at, enabled, access, library_kind, library_id INTO s FROM sources
  WHERE workspace_id = workspace AND id = source;
  RETURN jsonb_build_object(
    'is_in_reach', s.id IS NOT NULL,
    'is_deleted', s.deleted_at IS NOT NULL OR NOT EXISTS (SELECT FROM document_versions l
      WHERE l.workspace_id = workspace AND l.source_id = source AND l.document_id = document AND l.state = 'live'),
    'is_enabled', s.enabled, 'access', s.access, 'is_live', true,
    'is_attached', EXISTS (SELECT FROM source_agents a
        WHERE a.workspace_id = workspace AND a.source_id = source AND a.agent_id = agent)
      OR (s.library_kind = 'brand' AND EXISTS (SELECT FROM agents g
        WHERE g.workspace_id = workspace AND g.id = agent AND g.brand_id = s.library_id)));
END
$$;
