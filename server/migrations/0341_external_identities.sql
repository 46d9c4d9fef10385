-- Who signs in with a provider (OpenID Connect): the provider's own name for them, which does not change with their address.
CREATE TABLE external_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX external_identities_user ON external_identities (user_id);
SELECT citedesk_protect_unscoped('external_identities');
