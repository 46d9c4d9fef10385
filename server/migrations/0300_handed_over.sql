-- Who made an invitation; before, only the name was kept.
ALTER TABLE invitations ADD COLUMN invited_by_id uuid;

-- A member's keys in all workspaces of the account end, or pass to `heir`. Beyond the one workspace of the transaction, so as the owner.
CREATE FUNCTION citedesk_hand_over_keys(leaver uuid, heir uuid) RETURNS TABLE (workspace_id uuid, id uuid)
LANGUAGE sql SECURITY DEFINER SET search_path TO public, pg_temp SET citedesk.migrating TO 'on' AS $$
  UPDATE api_keys k SET revoked_at = CASE WHEN heir IS NULL THEN now() END, created_by = coalesce(heir, leaver),
    version = k.version + 1
  FROM workspaces w
  WHERE w.id = k.workspace_id AND w.account_id = citedesk_account_id() AND k.created_by = leaver AND k.revoked_at IS NULL
  RETURNING k.workspace_id, k.id
$$;
REVOKE EXECUTE ON FUNCTION citedesk_hand_over_keys(uuid, uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION citedesk_hand_over_keys(uuid, uuid) TO citedesk_workspace;
