-- The role that a member has on single assistants: {"<agent uuid>": "editor"}. It is the one storage of a member's
-- `agent_roles` and of an assistant's `access.grants`.
ALTER TABLE memberships ADD COLUMN agent_roles jsonb NOT NULL DEFAULT '{}';

-- What was stored with assistants before named no checked members and opened nothing.
UPDATE agents SET settings = jsonb_set(settings, '{access,grants}', '[]')
WHERE settings #> '{access,grants}' <> '[]';
UPDATE agent_versions SET definition = jsonb_set(definition, '{settings,access,grants}', '[]')
WHERE definition #> '{settings,access,grants}' <> '[]';
