-- Every secret that was replaced signs until its own end, however often it is replaced meanwhile.
ALTER TABLE webhooks
  ADD COLUMN secret_id uuid NOT NULL DEFAULT gen_random_uuid(),
  -- Newest first: [{id, secret, valid_until}]; the secrets are encrypted with SECRET_KEY.
  ADD COLUMN earlier_secrets jsonb NOT NULL DEFAULT '[]';
UPDATE webhooks SET earlier_secrets = jsonb_build_array(
  jsonb_build_object('id', gen_random_uuid(), 'secret', previous_secret, 'valid_until', previous_until))
WHERE previous_until > now();
ALTER TABLE webhooks DROP COLUMN previous_secret, DROP COLUMN previous_until;
