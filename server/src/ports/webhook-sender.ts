/** One event to one endpoint of a client. */
export interface WebhookRequest {
  url: string;
  /** Names the endpoint: it has connections of its own, so that a slow one holds up no other of the same origin. */
  lane: string;
  /** The event's public id: the same at every attempt, so that receivers can tell repeats. */
  id: string;
  body: string;
  /** The client's own, besides those of the delivery. */
  headers: Readonly<Record<string, string>>;
  /** Each signs; the newest first. */
  secrets: readonly string[];
  timeoutMs: number;
}

export interface WebhookResponse {
  /** Null when there was no response, or none that can be read. */
  status: number | null;
  error: { code: string; message: string } | null;
  /** Its first 4 KB as text; null when there was no response. */
  body: string | null;
  /** As `Retry-After` asked. */
  retryAfterSeconds: number | null;
  durationMs: number;
}

/** Signs and sends. Never throws for what an endpoint does. */
export interface WebhookSender {
  /** A new signing secret, `whsec_…`. */
  createSecret(): string;
  send(request: WebhookRequest): Promise<WebhookResponse>;
}
