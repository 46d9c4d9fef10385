import type { Database } from "../../platform/database/database.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { Clock } from "../../ports/clock.ts";
import type { AddressCheck } from "../../ports/page-fetcher.ts";
import type { WebhookSender } from "../../ports/webhook-sender.ts";
import type { DeliveryDispatcher } from "./delivery-dispatcher.ts";

export interface WebhookContext {
  clock: Clock;
  database: Database;
  secretKeys: SecretKeys;
  checkAddress: AddressCheck;
  webhooks: { sender: WebhookSender; dispatcher: DeliveryDispatcher };
}
