import type { webhooks } from "./generated/api.ts";

type Bodies = {
  [Type in keyof webhooks]: webhooks[Type]["post"]["requestBody"]["content"]["application/json"];
};

/** The types of events, as the contract names them, and `webhook.test`. */
export type WebhookEventType = keyof Bodies;

interface Delivered {
  /** The event's id: the same in every try, so that a repeat can be told. */
  id: string;
}

/**
 * What a delivery tells, told apart by its `type`: `lead.created` has a lead for its `data`. A later version of the
 * service may send types that are not among these; only what a webhook asks for comes.
 */
export type WebhookEvent = { [Type in WebhookEventType]: Bodies[Type] & Delivered }[WebhookEventType];

/** The event of one type: `WebhookEventOf<"lead.created">`. */
export type WebhookEventOf<Type extends WebhookEventType> = Bodies[Type] & Delivered;
