import type { ReceivedPrompt } from "./model-behaviour.ts";

/** How one provider puts a model's words on the wire. Every `string` is sent as it is. */
export interface WireProtocol {
  /** undefined when the path is not this protocol's way to ask for text. */
  readPrompt(path: string, body: Record<string, unknown>): ReceivedPrompt | undefined;
  streamStart(prompt: ReceivedPrompt): string;
  streamText(text: string): string;
  streamToolCall(name: string, input: object): string;
  streamEnd(reason: "stop" | "tool_calls", usage: StubUsage): string;
  streamError(message: string): string;
  /** The answer to a request that did not ask for a stream. */
  whole(text: string, toolCall: { name: string; input: object } | undefined, usage: StubUsage): object;
  /** Body of an error status. */
  error(status: number, message: string): object;
  /** `GET /models`, or the path that the provider has for it. */
  models(path: string, names: readonly string[]): object | undefined;
}

export interface StubUsage {
  inputTokens: number;
  outputTokens: number;
}

export function serverSentEvent(data: object | string, event?: string): string {
  const text = typeof data === "string" ? data : JSON.stringify(data);
  return `${event === undefined ? "" : `event: ${event}\n`}data: ${text}\n\n`;
}

/** Text of a message whose content is a string or a list of parts with `text`. */
export function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part: { text?: unknown }) => (typeof part.text === "string" ? part.text : "")).join("");
}

export function numberOrNothing(value: unknown): number | undefined {
  return typeof value === "number" ? value : undefined;
}
