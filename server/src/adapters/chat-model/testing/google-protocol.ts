import { numberOrNothing, type StubUsage, serverSentEvent, textOf, type WireProtocol } from "./wire-protocol.ts";

/** Gemini `generateContent`, https://ai.google.dev/api/generate-content. */
export const googleProtocol: WireProtocol = {
  readPrompt(path, body) {
    const call = /\/models\/([^/:]+):(generateContent|streamGenerateContent)$/u.exec(path);
    if (call === null) return undefined;
    const contents = (body.contents ?? []) as { role: string; parts: unknown }[];
    const settings = (body.generationConfig ?? {}) as Record<string, unknown>;
    const tools = (body.tools ?? []) as { functionDeclarations?: { name: string }[] }[];
    return {
      model: decodeURIComponent(call[1] ?? ""),
      system: textOf((body.systemInstruction as { parts?: unknown } | undefined)?.parts),
      messages: contents.map(({ role, parts }) => ({
        role: role === "model" ? "assistant" : role,
        content: textOf(parts),
      })),
      tools: tools.flatMap(({ functionDeclarations = [] }) => functionDeclarations.map(({ name }) => name)),
      stream: call[2] === "streamGenerateContent",
      maxOutputTokens: numberOrNothing(settings.maxOutputTokens),
      temperature: numberOrNothing(settings.temperature),
    };
  },
  streamStart: () => "",
  streamText: (text) => serverSentEvent(candidate([{ text }])),
  streamToolCall: (name, input) => serverSentEvent(candidate([{ functionCall: { name, args: input } }])),
  streamEnd: (_reason, usage) => serverSentEvent({ ...candidate([{ text: "" }], "STOP"), ...wireUsage(usage) }),
  streamError: (message) => serverSentEvent({ error: { code: 503, message, status: "UNAVAILABLE" } }),
  whole: (text, toolCall, usage) => ({
    ...candidate(
      [{ text }, ...(toolCall ? [{ functionCall: { name: toolCall.name, args: toolCall.input } }] : [])],
      "STOP",
    ),
    ...wireUsage(usage),
  }),
  error: (status, message) => ({
    error: { code: status, message, status: status === 429 ? "RESOURCE_EXHAUSTED" : "INTERNAL" },
  }),
  models: (path, names) =>
    path.endsWith("/models")
      ? {
          models: names.map((name) => ({
            name: `models/${name}`,
            displayName: name,
            inputTokenLimit: 32_768,
            outputTokenLimit: 8_192,
            supportedGenerationMethods: name.includes("embed") ? ["embedContent"] : ["generateContent"],
          })),
        }
      : undefined,
};

function candidate(parts: object[], finishReason?: string): object {
  return { candidates: [{ index: 0, content: { role: "model", parts }, ...(finishReason && { finishReason }) }] };
}

function wireUsage(usage: StubUsage): object {
  return {
    usageMetadata: {
      promptTokenCount: usage.inputTokens,
      candidatesTokenCount: usage.outputTokens,
      totalTokenCount: usage.inputTokens + usage.outputTokens,
    },
  };
}
