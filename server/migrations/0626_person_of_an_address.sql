-- Who left this address last, with whichever assistant: a visitor sees leads of one assistant alone (`reach`), and the same person would be
-- another one at each.
CREATE FUNCTION citedesk_person_of_address(workspace uuid, of_address text) RETURNS uuid LANGUAGE plpgsql AS $$
DECLARE
  reached text := citedesk_reach_all();
  person uuid;
BEGIN
  SELECT l.person_id INTO person FROM leads l
  WHERE l.workspace_id = workspace AND l.address = of_address AND l.deleted_at IS NULL ORDER BY l.id DESC LIMIT 1;
  PERFORM citedesk_reach_again(reached);
  RETURN person;
END
$$;
