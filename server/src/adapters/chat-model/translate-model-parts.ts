import type { LanguageModelV4CallOptions, LanguageModelV4StreamPart } from "@ai-sdk/provider";
import { type ChatModelPart, type ChatModelRequest, ModelFailure, type ModelUsage } from "../../ports/chat-model.ts";

/** Rough, and only used where a provider reports no usage. */
const CHARACTERS_PER_TOKEN = 4;

export function toCallOptions(request: ChatModelRequest, abortSignal: AbortSignal): LanguageModelV4CallOptions {
  return {
    prompt: [
      { role: "system", content: request.system },
      ...request.messages.slice(0, -1).map(toMessage),
      ...request.messages.slice(-1).map((message) => withDocuments(toMessage(message), request.documents ?? [])),
    ],
    maxOutputTokens: request.maxOutputTokens,
    abortSignal,
    ...(request.temperature !== undefined && { temperature: request.temperature }),
    ...(request.tools !== undefined &&
      request.tools.length > 0 && {
        tools: request.tools.map(({ name, description, parameters }) => ({
          type: "function" as const,
          name,
          description,
          inputSchema: parameters,
        })),
      }),
    // Visitors' words are not left in the provider's store of responses. Copying and ordering sentences takes little
    // thought, and thinking comes before the first word; models that don't think are not told.
    providerOptions: { openai: { store: false, reasoningEffort: "low", reasoningSummary: null } },
  };
}

type Message = ReturnType<typeof toMessage>;

function toMessage({ role, content }: ChatModelRequest["messages"][number]) {
  return { role, content: [{ type: "text" as const, text: content }] };
}

function withDocuments(message: Message, documents: NonNullable<ChatModelRequest["documents"]>) {
  if (message.role !== "user") return { role: "assistant" as const, content: message.content };
  const files = documents.map(({ title, text }) => ({
    type: "file" as const,
    mediaType: "text/plain",
    filename: title,
    data: { type: "text" as const, text },
    providerOptions: { anthropic: { citations: { enabled: true } } },
  }));
  return { role: "user" as const, content: [...files, ...message.content] };
}

/**
 * `alive`: the model works (it is thinking); `nothing`: no sign of that. Throws what the stream reports as an error.
 */
export function readModelPart(
  part: LanguageModelV4StreamPart,
  request: ChatModelRequest,
  charactersSoFar: number,
): ChatModelPart | "alive" | "nothing" {
  switch (part.type) {
    case "text-delta":
      return part.delta === "" ? "nothing" : { type: "text", text: part.delta };
    case "text-end":
      return readCitations(part.providerMetadata?.anthropic?.citations, request.documents ?? []);
    case "reasoning-delta":
    case "tool-input-delta":
      return "alive";
    case "tool-call":
      if (part.providerExecuted) return "alive";
      return { type: "tool_call", id: part.toolCallId, name: part.toolName, arguments: parseArguments(part.input) };
    case "error":
      throw part.error;
    case "finish":
      return {
        type: "finish",
        reason: finishReason(part.finishReason.unified),
        usage: countUsage(part.usage, request, charactersSoFar),
      };
    default:
      return "nothing";
  }
}

/**
 * What a block of text cites, as our own prompt asks for it: whoever reads on finds and checks the quote as any other.
 */
function readCitations(
  cited: unknown,
  documents: NonNullable<ChatModelRequest["documents"]>,
): ChatModelPart | "nothing" {
  const marks = (Array.isArray(cited) ? cited : []).flatMap((citation: Record<string, unknown>) => {
    const document = documents[Number(citation.document_index)];
    const words = typeof citation.cited_text === "string" ? citation.cited_text.trim() : "";
    if (document === undefined || words === "") return [];
    return [`${document.number}: "${words.slice(0, LONGEST_CITATION).replaceAll('"', '\\"')}"`];
  });
  return marks.length === 0 ? "nothing" : { type: "text", text: ` [${marks.slice(0, MAX_CITATIONS).join(", ")}] ` };
}

const LONGEST_CITATION = 500;
const MAX_CITATIONS = 2;

type FinishReason = Extract<ChatModelPart, { type: "finish" }>["reason"];
type UnifiedReason = Extract<LanguageModelV4StreamPart, { type: "finish" }>["finishReason"]["unified"];

function finishReason(unified: UnifiedReason): FinishReason {
  if (unified === "interrupted" || unified === "error") {
    throw new ModelFailure("bad_response", "The model's answer ended before it was finished.");
  }
  if (unified === "content-filter") return "content_filter";
  if (unified === "tool-calls") return "tool_calls";
  return unified;
}

function parseArguments(input: string): unknown {
  try {
    return input.trim() === "" ? {} : JSON.parse(input);
  } catch (cause) {
    throw new ModelFailure("bad_response", "The model called a tool with arguments that are not JSON.", { cause });
  }
}

function countUsage(
  usage: Extract<LanguageModelV4StreamPart, { type: "finish" }>["usage"],
  request: ChatModelRequest,
  characters: number,
): ModelUsage {
  return {
    inputTokens: usage.inputTokens.total || estimateTokens(request),
    outputTokens: usage.outputTokens.total ?? Math.ceil(characters / CHARACTERS_PER_TOKEN),
  };
}

export function estimateTokens(request: ChatModelRequest): number {
  const characters = request.messages.reduce((sum, { content }) => sum + content.length, request.system.length);
  return Math.ceil(characters / CHARACTERS_PER_TOKEN);
}
