-- A second step of signing in: the secret of an authenticator app, and codes on paper for when the app is lost.
CREATE TABLE totp_secrets (
  user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- Encrypted with SECRET_KEY.
  sealed_secret text NOT NULL,
  -- Null until a first code has shown that the app has it: only then is it asked for.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: each works once (RFC 6238, 5.2).
  last_step bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
SELECT citedesk_protect_unscoped('totp_secrets');
-- Admins see who has one; the secret they don't.
GRANT SELECT (user_id, confirmed_at) ON totp_secrets TO citedesk_workspace;
CREATE POLICY own_account ON totp_secrets FOR SELECT TO citedesk_workspace USING (
  EXISTS (SELECT 1 FROM memberships m WHERE m.user_id = totp_secrets.user_id AND m.account_id = citedesk_account_id()));

CREATE TABLE recovery_codes (
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (user_id, code_hash)
);
SELECT citedesk_protect_unscoped('recovery_codes');
