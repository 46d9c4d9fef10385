import { numberOrNothing, serverSentEvent, textOf, type WireProtocol } from "./wire-protocol.ts";

/** Anthropic Messages, https://docs.anthropic.com/en/api/messages-streaming. */
export const anthropicProtocol: WireProtocol = {
  readPrompt(path, body) {
    if (!path.endsWith("/messages")) return undefined;
    const messages = (body.messages ?? []) as { role: string; content: unknown }[];
    const tools = (body.tools ?? []) as { name: string }[];
    return {
      model: String(body.model),
      system: textOf(body.system),
      messages: messages.map(({ role, content }) => ({ role, content: readContent(content) })),
      tools: tools.map(({ name }) => name),
      stream: body.stream === true,
      maxOutputTokens: numberOrNothing(body.max_tokens),
      temperature: numberOrNothing(body.temperature),
    };
  },
  streamStart: (prompt) =>
    typed("message_start", {
      message: {
        id: "msg_1",
        type: "message",
        role: "assistant",
        model: prompt.model,
        content: [],
        stop_reason: null,
        stop_sequence: null,
        usage: { input_tokens: 11, output_tokens: 1 },
      },
    }) + typed("content_block_start", { index: 0, content_block: { type: "text", text: "" } }),
  streamText: (text) => typed("content_block_delta", { index: 0, delta: { type: "text_delta", text } }),
  streamToolCall: (name, input) =>
    typed("content_block_start", { index: 1, content_block: { type: "tool_use", id: "call_1", name, input: {} } }) +
    typed("content_block_delta", {
      index: 1,
      delta: { type: "input_json_delta", partial_json: JSON.stringify(input) },
    }) +
    typed("content_block_stop", { index: 1 }),
  streamEnd: (reason, usage) =>
    typed("content_block_stop", { index: 0 }) +
    typed("message_delta", {
      delta: { stop_reason: reason === "stop" ? "end_turn" : "tool_use", stop_sequence: null },
      usage: { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens },
    }) +
    typed("message_stop", {}),
  streamError: (message) => typed("error", { error: { type: "overloaded_error", message } }),
  whole: (text, toolCall, usage) => ({
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: "stub-model",
    content: [
      { type: "text", text },
      ...(toolCall ? [{ type: "tool_use", id: "call_1", name: toolCall.name, input: toolCall.input }] : []),
    ],
    stop_reason: toolCall ? "tool_use" : "end_turn",
    stop_sequence: null,
    usage: { input_tokens: usage.inputTokens, output_tokens: usage.outputTokens },
  }),
  error: (status, message) => ({
    type: "error",
    error: { type: status === 429 ? "rate_limit_error" : "api_error", message },
  }),
  models: (path, names) =>
    path.endsWith("/models")
      ? {
          data: names.map((id) => ({ type: "model", id, display_name: id, created_at: "2026-01-01T00:00:00Z" })),
          has_more: false,
          first_id: names[0] ?? null,
          last_id: names.at(-1) ?? null,
        }
      : undefined,
};

/** Documents are shown as `buildPrompt` shows passages to models that have none. */
function readContent(content: unknown): string {
  if (!Array.isArray(content)) return textOf(content);
  let number = 0;
  return content
    .map((part: { type?: string; title?: string; source?: { data?: string } }) => {
      if (part.type !== "document") return textOf([part]);
      number += 1;
      return `<passage number="${number}" title="${part.title}">\n${part.source?.data}\n</passage>\n`;
    })
    .join("");
}

function typed(type: string, fields: object): string {
  return serverSentEvent({ type, ...fields }, type);
}
