import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import { SecretLostError } from "../../platform/secrets/secret-lost-error.ts";
import type { WebhookRequest, WebhookResponse, WebhookSender } from "../../ports/webhook-sender.ts";
import { openHeaders } from "./sealed-headers.ts";
import { signingSecrets } from "./signing-secrets.ts";
import type { WebhookRow } from "./webhook-queries.ts";

/** What came of an attempt that nothing was sent in, as the key to the webhook's secret or headers is lost. */
export const SECRET_LOST = "secret_lost";

/** With the webhook's own headers and signatures. What was sealed with a lost key ends the attempt, with a reason. */
export async function sendSigned(
  { secretKeys, sender }: { secretKeys: SecretKeys; sender: WebhookSender },
  webhook: Pick<WebhookRow, "id" | "url" | "secret" | "earlier_secrets" | "headers">,
  request: Omit<WebhookRequest, "url" | "headers" | "secrets">,
): Promise<WebhookResponse> {
  try {
    const headers = openHeaders(secretKeys, webhook.id, webhook.headers);
    const secrets = signingSecrets(secretKeys, webhook.id, webhook);
    return await sender.send({ ...request, url: webhook.url, headers, secrets });
  } catch (error) {
    if (!(error instanceof SecretLostError)) throw error;
    const said = { code: SECRET_LOST, message: error.message };
    return { status: null, error: said, body: null, retryAfterSeconds: null, durationMs: 0 };
  }
}
