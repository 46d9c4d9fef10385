/** A language model that writes text. Messages and passages are data; the adapter only speaks the wire protocol. */
export interface ChatModel {
  /** As in `GET /v2/models`: `openai/gpt-…`, `anthropic/…`, `google/…`. */
  readonly id: string;
  /** Reads passages as documents and cites them by itself: such a model is given `documents`. */
  readonly citesDocuments?: true;
  /** Streams text as it comes. Throws `ModelFailure`; nothing is retried after the first part. */
  stream(request: ChatModelRequest): AsyncIterable<ChatModelPart>;
}

export interface ChatModelRequest {
  system: string;
  messages: { role: "user" | "assistant"; content: string }[];
  /**
   * Only for a model that `citesDocuments`; they stand before the last message. Its citations come as text behind what
   * they back: ` [2: "cited words"]`.
   */
  documents?: readonly { number: number; title: string; text: string }[];
  tools?: { name: string; description: string; parameters: object }[];
  maxOutputTokens: number;
  temperature?: number;
  /** Until the first part; then between two parts. */
  timeoutMs: number;
  signal: AbortSignal;
}

export type ChatModelPart =
  | { type: "text"; text: string }
  | { type: "tool_call"; id: string; name: string; arguments: unknown }
  | { type: "finish"; reason: "stop" | "length" | "content_filter" | "tool_calls" | "other"; usage: ModelUsage };

export interface ModelUsage {
  inputTokens: number;
  outputTokens: number;
}

export type ModelFailureCode =
  | "authentication"
  | "rate_limited"
  | "timeout"
  | "unavailable"
  | "bad_response"
  | "refused"
  | "context_too_long"
  | "aborted";

export class ModelFailure extends Error {
  readonly code: ModelFailureCode;
  readonly retryAfterSeconds: number | undefined;
  constructor(code: ModelFailureCode, message: string, options?: ErrorOptions & { retryAfterSeconds?: number }) {
    super(message, options);
    this.name = "ModelFailure";
    this.code = code;
    this.retryAfterSeconds = options?.retryAfterSeconds;
  }
}

export interface ModelDescription {
  id: string;
  provider: string;
  name: string;
  kind: "chat" | "embedding" | "rerank";
  ready: boolean;
  /** Why it isn't ready; null when it is. */
  problem: string | null;
  contextWindow: number | null;
  /** US dollars a million tokens; null where not known. */
  price: { input: number; output: number } | null;
}

/** What is configured on this server. `extractive` is not a ChatModel: it is always there and lives in `grounding`. */
export interface ModelCatalogue {
  list(): Promise<ModelDescription[]>;
  /** undefined for an id that is not configured. */
  find(id: string): Promise<ChatModel | undefined>;
}
