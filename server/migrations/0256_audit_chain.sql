-- The audit log proves itself: each event of a workspace carries a hash over itself and the hash of the one before. The chain is linked
-- when a transaction commits, behind all that it has locked, so that writers wait for each other only for that moment, and what
-- readers see has no gaps. Nobody but the function below adds to the chain. What is hashed, and how: docs/audit.md.

-- How far each workspace's chain has come: one row that its writers take in turn.
CREATE TABLE audit_heads (
  workspace_id uuid PRIMARY KEY REFERENCES workspaces (id),
  sequence bigint NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL
);
SELECT citedesk_protect('audit_heads');

CREATE TABLE audit_chain (
  workspace_id uuid NOT NULL REFERENCES workspaces (id),
  sequence bigint NOT NULL,
  event_id uuid NOT NULL,
  content_hash text NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (workspace_id, sequence)
);
CREATE UNIQUE INDEX audit_chain_event ON audit_chain (workspace_id, event_id);
SELECT citedesk_protect('audit_chain');

REVOKE INSERT, UPDATE, DELETE ON audit_heads FROM citedesk_workspace;
-- Links go with the events that go by their age.
REVOKE INSERT, UPDATE ON audit_chain FROM citedesk_workspace;
DO $$
BEGIN
  EXECUTE format('CREATE POLICY chain ON audit_heads TO %I USING (true) WITH CHECK (true)', current_user);
  EXECUTE format('CREATE POLICY chain ON audit_chain TO %I USING (true) WITH CHECK (true)', current_user);
END
$$;

CREATE FUNCTION citedesk_hash_text(content text) RETURNS text LANGUAGE sql IMMUTABLE AS
  $$ SELECT encode(sha256(convert_to(content, 'UTF8')), 'hex') $$;

CREATE FUNCTION citedesk_append_audit(event audit_events) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
DECLARE
  content text := citedesk_hash_text(jsonb_build_array(event.id, event.actor_kind, event.actor_id, event.actor_name,
    event.action, event.target_kind, event.target_id, event.before, event.after, event.address, event.request_id,
    to_char(event.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))::text);
  start text := repeat('0', 64);
  head audit_heads;
BEGIN
  INSERT INTO audit_heads AS h (workspace_id, sequence, previous_hash, hash)
  VALUES (event.workspace_id, 1, start, citedesk_hash_text(start || content))
  ON CONFLICT (workspace_id) DO UPDATE
    SET sequence = h.sequence + 1, previous_hash = h.hash, hash = citedesk_hash_text(h.hash || content)
  RETURNING * INTO head;
  INSERT INTO audit_chain (workspace_id, sequence, event_id, content_hash, previous_hash, hash)
  VALUES (event.workspace_id, head.sequence, event.id, content, head.previous_hash, head.hash);
END
$$;
REVOKE EXECUTE ON FUNCTION citedesk_append_audit(audit_events) FROM PUBLIC;

CREATE FUNCTION citedesk_chain_audit() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
AS $$
BEGIN
  PERFORM citedesk_append_audit(NEW);
  RETURN NULL;
END
$$;

-- What was written before begins the chain.
DO $$
DECLARE
  event audit_events;
BEGIN
  FOR event IN SELECT * FROM audit_events ORDER BY workspace_id, id LOOP
    PERFORM citedesk_append_audit(event);
  END LOOP;
END
$$;

CREATE CONSTRAINT TRIGGER chain_audit AFTER INSERT ON audit_events DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION citedesk_chain_audit();
