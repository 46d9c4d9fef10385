import { type SignedHeaders, verifySignature, WebhookError } from "./verify-signature.ts";

/** Who asked the assistant: what a tool may do for them is the endpoint's to decide. */
export interface ToolCallVisitor {
  id: string;
  /** The id that your own system knows them by; null of somebody whom nobody vouched for. */
  external_id: string | null;
  /** Proven now, by an identity token that your server signed. */
  identified: boolean;
  /**
   * Who says that they are `external_id`: the identity token, a secret key of your server, or an owner or admin who
   * tries the assistant in their name. Null: nobody.
   */
  vouched_by: "identity_token" | "api_key" | "member" | null;
  /** Of the identity token; empty unless `identified`. */
  claims: Record<string, unknown>;
}

export interface ToolCall {
  /** The same when a call is sent again, so that it is done once. */
  id: string;
  timestamp: string;
  tool: string;
  arguments: Record<string, unknown>;
  agent_id: string;
  chat_id: string;
  message_id: string;
  /** Null: a member or a key asks for nobody in particular. */
  visitor: ToolCallVisitor | null;
}

/**
 * Checks a call of a tool and reads it: time, body and visitor are signed together. `payload` is the body exactly as it
 * came, `secret` the `whsec_…` of the tool. Throws `WebhookError`.
 */
export async function verifyToolCall(
  payload: string | Uint8Array,
  headers: SignedHeaders,
  secret: string,
  now: number = Date.now(),
): Promise<ToolCall> {
  const { id, body } = await verifySignature(payload, headers, secret, now);
  if (body.type !== "tool.call") throw new WebhookError("The body is signed, but no call of a tool.");
  return { id, timestamp: body.timestamp as string, ...(body.data as Omit<ToolCall, "id" | "timestamp">) };
}
