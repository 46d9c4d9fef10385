import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { sealSecret } from "../../platform/secrets/seal-secret.ts";
import type { Principal } from "../identity/index.ts";
import { lostSecretIds, MAX_SIGNING_SECRETS, SECRET_PURPOSE } from "./signing-secrets.ts";
import type { WebhookContext } from "./webhook-context.ts";
import { bringLostDue, replaceWebhookSecret, WEBHOOKS, type WebhookRow } from "./webhook-queries.ts";

/**
 * Replaces the signing secret; for 24 hours the old one signs too, unless the key to it is lost: then what waited for a
 * new one goes out at once. Throws 409 where too many sign already.
 */
export async function rotateWebhookSecret(
  { webhooks, database, secretKeys }: WebhookContext,
  principal: Principal,
  id: string,
): Promise<{ secret: string; row: WebhookRow }> {
  const { workspaceId } = principal;
  const secret = webhooks.sender.createSecret();
  const row = await database.inWorkspace(workspaceId, async (transaction) => {
    const found = await lockForChange(transaction, workspaceId, WEBHOOKS, { id });
    const lost = lostSecretIds(secretKeys, found);
    if (1 + found.earlier_secrets.length - lost.length >= MAX_SIGNING_SECRETS)
      throw new ConflictError(
        "too_many_secrets",
        `${MAX_SIGNING_SECRETS} secrets sign already. Wait until one of \`secrets\` has reached its \`valid_until\`.`,
      );
    await recordAudit(transaction, principal, {
      action: "webhook.secret_rotated",
      target: { kind: "webhook", id },
    });
    const sealed = sealSecret(secretKeys, SECRET_PURPOSE, found.id, secret);
    if (lost.length > 0) await bringLostDue(transaction, workspaceId, found.id);
    return replaceWebhookSecret(transaction, workspaceId, found.id, sealed, lost);
  });
  return { secret, row };
}
