import { openaiChatProtocol } from "./openai-chat-protocol.ts";
import { numberOrNothing, type StubUsage, serverSentEvent, textOf, type WireProtocol } from "./wire-protocol.ts";

/** OpenAI Responses, https://platform.openai.com/docs/api-reference/responses. */
export const openaiResponsesProtocol: WireProtocol = {
  readPrompt(path, body) {
    if (!path.endsWith("/responses")) return undefined;
    const input = (body.input ?? []) as { role?: string; content: unknown }[];
    const tools = (body.tools ?? []) as { name: string }[];
    return {
      model: String(body.model),
      system: input
        .filter(({ role }) => role === "system" || role === "developer")
        .map(({ content }) => textOf(content))
        .join("\n"),
      messages: input
        .filter(({ role }) => role === "user" || role === "assistant")
        .map(({ role, content }) => ({ role: role ?? "", content: textOf(content) })),
      tools: tools.map(({ name }) => name),
      stream: body.stream === true,
      maxOutputTokens: numberOrNothing(body.max_output_tokens),
      temperature: numberOrNothing(body.temperature),
    };
  },
  streamStart: (prompt) =>
    typed("response.created", { response: { id: "resp_1", created_at: 1, model: prompt.model } }) +
    typed("response.output_item.added", {
      output_index: 0,
      item: { type: "message", id: "msg_1", role: "assistant", status: "in_progress", content: [] },
    }),
  streamText: (text) =>
    typed("response.output_text.delta", { item_id: "msg_1", output_index: 0, content_index: 0, delta: text }),
  streamToolCall: (name, input) => {
    const item = { type: "function_call", id: "fc_1", call_id: "call_1", name };
    return (
      typed("response.output_item.added", {
        output_index: 1,
        item: { ...item, arguments: "", status: "in_progress" },
      }) +
      typed("response.function_call_arguments.delta", {
        item_id: "fc_1",
        output_index: 1,
        delta: JSON.stringify(input),
      }) +
      typed("response.output_item.done", {
        output_index: 1,
        item: { ...item, arguments: JSON.stringify(input), status: "completed" },
      })
    );
  },
  streamEnd: (_reason, usage) =>
    typed("response.output_item.done", { output_index: 0, item: message("") }) +
    typed("response.completed", { response: { id: "resp_1", usage: wireUsage(usage), incomplete_details: null } }),
  streamError: (text) => typed("error", { code: "server_error", message: text, param: null }),
  whole: (text, toolCall, usage) => ({
    id: "resp_1",
    object: "response",
    created_at: 1,
    model: "stub-model",
    output: [
      message(text),
      ...(toolCall
        ? [
            {
              type: "function_call",
              id: "fc_1",
              call_id: "call_1",
              name: toolCall.name,
              arguments: JSON.stringify(toolCall.input),
            },
          ]
        : []),
    ],
    usage: wireUsage(usage),
    incomplete_details: null,
  }),
  error: openaiChatProtocol.error,
  models: openaiChatProtocol.models,
};

function typed(type: string, fields: object): string {
  return serverSentEvent({ type, ...fields }, type);
}

function message(text: string): object {
  return {
    type: "message",
    id: "msg_1",
    role: "assistant",
    status: "completed",
    content: [{ type: "output_text", text, annotations: [] }],
  };
}

function wireUsage(usage: StubUsage): object {
  return {
    input_tokens: usage.inputTokens,
    output_tokens: usage.outputTokens,
    total_tokens: usage.inputTokens + usage.outputTokens,
  };
}
