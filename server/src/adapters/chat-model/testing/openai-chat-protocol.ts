import { numberOrNothing, serverSentEvent, textOf, type WireProtocol } from "./wire-protocol.ts";

/** OpenAI Chat Completions, https://platform.openai.com/docs/api-reference/chat. */
export const openaiChatProtocol: WireProtocol = {
  readPrompt(path, body) {
    if (!path.endsWith("/chat/completions")) return undefined;
    const messages = (body.messages ?? []) as { role: string; content: unknown }[];
    const tools = (body.tools ?? []) as { function: { name: string } }[];
    return {
      model: String(body.model),
      system: messages
        .filter(({ role }) => role === "system" || role === "developer")
        .map(({ content }) => textOf(content))
        .join("\n"),
      messages: messages
        .filter(({ role }) => role === "user" || role === "assistant")
        .map(({ role, content }) => ({ role, content: textOf(content) })),
      tools: tools.map((tool) => tool.function.name),
      stream: body.stream === true,
      maxOutputTokens: numberOrNothing(body.max_tokens) ?? numberOrNothing(body.max_completion_tokens),
      temperature: numberOrNothing(body.temperature),
    };
  },
  streamStart: () => chunk({ role: "assistant", content: "" }),
  streamText: (text) => chunk({ content: text }),
  streamToolCall: (name, input) =>
    chunk({
      tool_calls: [{ index: 0, id: "call_1", type: "function", function: { name, arguments: JSON.stringify(input) } }],
    }),
  streamEnd: (reason, usage) =>
    chunk({}, reason) +
    serverSentEvent({
      ...envelope,
      choices: [],
      usage: {
        prompt_tokens: usage.inputTokens,
        completion_tokens: usage.outputTokens,
        total_tokens: usage.inputTokens + usage.outputTokens,
      },
    }) +
    serverSentEvent("[DONE]"),
  streamError: (message) => serverSentEvent({ error: { message, type: "server_error", param: null, code: null } }),
  whole: (text, toolCall, usage) => ({
    ...envelope,
    object: "chat.completion",
    choices: [
      {
        index: 0,
        finish_reason: toolCall ? "tool_calls" : "stop",
        message: {
          role: "assistant",
          content: text,
          ...(toolCall && {
            tool_calls: [
              {
                id: "call_1",
                type: "function",
                function: { name: toolCall.name, arguments: JSON.stringify(toolCall.input) },
              },
            ],
          }),
        },
      },
    ],
    usage: { prompt_tokens: usage.inputTokens, completion_tokens: usage.outputTokens, total_tokens: 0 },
  }),
  error: (status, message) => ({ error: { message, type: "stub", param: null, code: String(status) } }),
  models: (path, names) =>
    path.endsWith("/models")
      ? { object: "list", data: names.map((id) => ({ id, object: "model", created: 1, owned_by: "stub" })) }
      : undefined,
};

const envelope = { id: "chatcmpl-1", object: "chat.completion.chunk", created: 1, model: "stub-model" };

function chunk(delta: object, finishReason: string | null = null): string {
  return serverSentEvent({ ...envelope, choices: [{ index: 0, delta, finish_reason: finishReason }] });
}
