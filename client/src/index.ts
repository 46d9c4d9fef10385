export { CitedeskChatTransport, type CitedeskChatTransportOptions } from "./chat-transport.ts";
export { CitedeskClient, type ClientOptions, type UploadOptions } from "./citedesk-client.ts";
export { CitedeskError } from "./citedesk-error.ts";
export type { CallOptions, ListPath, PathsWith, RequestOptions, Result, Row, Schema } from "./contract-types.ts";
export type { TokenPair } from "./credentials.ts";
export type { RetryPolicy } from "./send-with-retries.ts";
export type { ChatPart, StreamChatOptions } from "./stream-chat.ts";
export type { UploadProgress } from "./upload-form.ts";
export { verifyWebhook, WebhookError, type WebhookEvent } from "./verify-webhook.ts";
