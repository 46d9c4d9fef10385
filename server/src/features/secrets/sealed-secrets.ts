import type { Connection } from "../../platform/database/connections.ts";
import type { OwnerAccess } from "../../platform/database/open-database.ts";
import { sealedWith } from "../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import { IDENTITY_SECRET_PURPOSE } from "../deployments/index.ts";
import { TOTP_SECRETS } from "../identity/index.ts";
import { TOOL_PARTS, TOOL_SECRETS } from "../tools/index.ts";
import { HEADERS_PURPOSE, SECRET_PURPOSE } from "../webhooks/index.ts";

/** Everything that is stored sealed, by where it is. */
export type SealedPlace = keyof typeof PLACES;

/** `prefix`: of the public id of `subject`. `store`: puts `$3` in the place of `$2` at the row `$1`, if it is there. */
export const PLACES = {
  webhook_secret: {
    purpose: SECRET_PURPOSE,
    what: "secrets of webhooks",
    prefix: "webhook",
    store: "UPDATE webhooks SET secret = $3 WHERE id = $1 AND secret = $2",
  },
  earlier_webhook_secret: {
    purpose: SECRET_PURPOSE,
    what: "earlier secrets of webhooks",
    prefix: "webhook",
    store: `UPDATE webhooks SET earlier_secrets = (
        SELECT jsonb_agg(CASE WHEN e.value ->> 'secret' = $2 THEN jsonb_set(e.value, '{secret}', to_jsonb($3::text))
          ELSE e.value END ORDER BY e.ordinality)
        FROM jsonb_array_elements(earlier_secrets) WITH ORDINALITY e)
      WHERE id = $1 AND earlier_secrets @> jsonb_build_array(jsonb_build_object('secret', $2::text))`,
  },
  webhook_headers: {
    purpose: HEADERS_PURPOSE,
    what: "headers of webhooks",
    prefix: "webhook",
    store: "UPDATE webhooks SET headers = $3 WHERE id = $1 AND headers = $2",
  },
  tool_secret: {
    purpose: TOOL_SECRETS,
    what: "secrets of tools",
    prefix: "tool",
    store: "UPDATE tools SET sealed_secret = $3 WHERE id = $1 AND sealed_secret = $2",
  },
  tool_parts: {
    purpose: TOOL_PARTS,
    what: "addresses and headers of tools",
    prefix: "tool",
    store: "UPDATE tools SET sealed_parts = $3 WHERE id = $1 AND sealed_parts = $2",
  },
  identity_secret: {
    purpose: IDENTITY_SECRET_PURPOSE,
    what: "identity secrets",
    prefix: "agent",
    store: "UPDATE identity_secrets SET secret = $3 WHERE id = $1 AND secret = $2",
  },
  second_step: {
    purpose: TOTP_SECRETS,
    what: "second steps",
    prefix: "user",
    store: "UPDATE totp_secrets SET sealed_secret = $3 WHERE user_id = $1 AND sealed_secret = $2",
  },
} as const;

export interface SealedSecret {
  place: SealedPlace;
  /** What it is bound to. */
  owner: string;
  /** Of whom a person is told: a UUID. */
  subject: string;
  sealed: string;
  /** Not deleted, and not ended: somebody would miss it. */
  is_live: boolean;
}

const LIST = `
  SELECT 'webhook_secret' AS place, id AS owner, id AS subject, secret AS sealed, deleted_at IS NULL AS is_live FROM webhooks
  UNION ALL SELECT 'earlier_webhook_secret', id, id, e ->> 'secret', deleted_at IS NULL AND (e ->> 'valid_until')::timestamptz > now()
    FROM webhooks, jsonb_array_elements(earlier_secrets) e
  UNION ALL SELECT 'webhook_headers', id, id, headers, deleted_at IS NULL FROM webhooks WHERE headers IS NOT NULL
  UNION ALL SELECT 'tool_secret', id, id, sealed_secret, deleted_at IS NULL FROM tools WHERE sealed_secret IS NOT NULL
  UNION ALL SELECT 'tool_parts', id, id, sealed_parts, deleted_at IS NULL FROM tools WHERE sealed_parts IS NOT NULL
  UNION ALL SELECT 'identity_secret', id, agent_id, secret, ends_at IS NULL OR ends_at > now() FROM identity_secrets
  UNION ALL SELECT 'second_step', user_id, user_id, sealed_secret, confirmed_at IS NOT NULL FROM totp_secrets`;

/** Of all workspaces. */
export function listSealed(owner: OwnerAccess): Promise<SealedSecret[]> {
  return seeAllRows(owner, async (connection) => (await connection.query(LIST)).rows as unknown as SealedSecret[]);
}

/** One transaction of the login user, past row security. */
export function seeAllRows<Result>(owner: OwnerAccess, work: (connection: Connection) => Promise<Result>) {
  return owner.lend(async (connection): Promise<Result> => {
    await connection.query("BEGIN; SELECT set_config('citedesk.migrating', 'on', true)");
    try {
      const result = await work(connection);
      await connection.query("COMMIT");
      return result;
    } catch (error) {
      await connection.query("ROLLBACK").catch(() => {});
      throw error;
    }
  });
}

export function whoseKey(keys: SecretKeys, { place, sealed }: SealedSecret): ReturnType<typeof sealedWith> {
  return sealedWith(keys, PLACES[place].purpose, sealed);
}

/** `secrets of webhooks: 2, second steps: 1`. */
export function countedSealed(sealed: readonly SealedSecret[]): string {
  const counts = Map.groupBy(sealed, ({ place }) => place);
  return [...counts].map(([place, rows]) => `${PLACES[place].what}: ${rows.length}`).join(", ");
}
