import type { Static } from "typebox";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import { sealSecret } from "../../platform/secrets/seal-secret.ts";
import type { Principal } from "../identity/index.ts";
import { assertPlainAddress } from "./assert-plain-address.ts";
import { chosenReach } from "./chosen-reach.ts";
import { presentWebhook } from "./present-webhook.ts";
import { sealedHeaders } from "./sealed-headers.ts";
import { SECRET_PURPOSE } from "./signing-secrets.ts";
import type { WebhookContext } from "./webhook-context.ts";
import { insertWebhook } from "./webhook-queries.ts";
import type { CreateWebhookBody } from "./webhook-schemas.ts";

/** Sends events to an address; the answer has the signing secret, this once. */
export async function createWebhook(
  { webhooks, secretKeys, database, checkAddress }: WebhookContext,
  principal: Principal,
  body: Static<typeof CreateWebhookBody>,
) {
  const { workspaceId } = principal;
  const { url, events, description = "", agent_ids: agentIds = [], brand_ids: brandIds = [], headers = {} } = body;
  await assertPlainAddress(checkAddress, url);
  const id = newId();
  const secret = webhooks.sender.createSecret();
  const sealed = sealSecret(secretKeys, SECRET_PURPOSE, id, secret);
  const webhook = await database.inWorkspace(workspaceId, async (transaction) => {
    const row = await insertWebhook(transaction, workspaceId, {
      id,
      url,
      events,
      description,
      agent_ids: await chosenReach(transaction, workspaceId, "agent", agentIds),
      brand_ids: await chosenReach(transaction, workspaceId, "brand", brandIds),
      ...sealedHeaders(secretKeys, id, headers),
      secret: sealed,
    });
    const created = presentWebhook(row);
    await recordAudit(transaction, principal, {
      action: "webhook.created",
      target: { kind: "webhook", id: created.id },
      after: created,
    });
    return created;
  });
  return { secret, webhook };
}
