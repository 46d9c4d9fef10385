import type { CallToolResult, Tool } from "@modelcontextprotocol/sdk/types.js";
import type { CallInterface, InterfaceAnswer } from "./call-interface.ts";
import { documentUri } from "./document-resources.ts";

/** Assistants that a description names. */
const MAX_NAMED = 50;

const agentId = {
  type: "string",
  description: "The id of the assistant. May be left out where there is one only.",
} as const;

/** The tools, with the assistants that the caller may ask. */
export async function listTools(call: CallInterface): Promise<Tool[]> {
  const { body } = await call("GET", `/v2/agents?limit=${MAX_NAMED}`);
  const agents: { id: string; name: string }[] = body.data ?? [];
  const named = agents.map(({ id, name }) => `${name} (${id})`).join(", ");
  const which = named === "" ? "" : ` Assistants: ${named}.`;
  return [
    {
      name: "ask",
      title: "Ask an assistant",
      description: `Answers a question only from the assistant's approved sources, with the exact quote behind each statement, or says that they don't answer. The conversation is stored.${which}`,
      inputSchema: {
        type: "object",
        properties: {
          question: { type: "string", description: "As a person would ask it." },
          agent_id: agentId,
          chat_id: { type: "string", description: "Goes on in this conversation: the `chat_id` of an earlier answer." },
        },
        required: ["question"],
      },
      outputSchema: {
        type: "object",
        properties: {
          answered: { type: "boolean", description: "Whether the sources answer." },
          answer: { type: "string", description: "Marks such as [1] stand for the citations." },
          chat_id: { type: "string" },
          message_id: { type: "string" },
          citations: {
            type: "array",
            items: {
              type: "object",
              properties: {
                number: { type: "integer" },
                quote: { type: "string" },
                title: { type: "string" },
                url: { type: "string" },
                document: { type: "string", description: "The resource that the quote stands in." },
              },
              required: ["number", "quote", "title"],
            },
          },
        },
        required: ["answered", "answer", "chat_id", "message_id", "citations"],
      },
      annotations: { readOnlyHint: false, destructiveHint: false, openWorldHint: false },
    },
    {
      name: "search_sources",
      title: "Search the sources",
      description: `Finds the passages of the assistant's approved sources that are nearest to a question. Nothing is stored.${which}`,
      inputSchema: {
        type: "object",
        properties: {
          query: { type: "string" },
          agent_id: agentId,
          limit: { type: "integer", minimum: 1, maximum: 50, default: 10 },
        },
        required: ["query"],
      },
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
  ];
}

/** What goes wrong is told to the model: it may mend its arguments. */
export async function callTool(
  call: CallInterface,
  name: string,
  given: Record<string, unknown>,
): Promise<CallToolResult> {
  if (name !== "ask" && name !== "search_sources") return failure(`There is no tool "${name}".`);
  const { agent_id: named, ...rest } = given;
  const agent = named === undefined ? await findOnlyAgent(call) : { id: named };
  if ("problem" in agent) return failure(agent.problem);
  if (name === "search_sources") {
    const answer = await call("POST", "/v2/search", { ...rest, agent_id: agent.id });
    return answer.status === 200 ? presentPassages(answer.body.data) : failure(describe(answer));
  }
  const { question, ...others } = rest;
  const answer = await call("POST", "/v2/chat", { ...others, agent_id: agent.id, message: question, stream: false });
  return answer.status === 200 ? presentAnswer(answer.body) : failure(describe(answer));
}

async function findOnlyAgent(call: CallInterface): Promise<{ id: string } | { problem: string }> {
  const answer = await call("GET", "/v2/agents?limit=2");
  if (answer.status !== 200) return { problem: "`agent_id` is needed." };
  const [first, second] = answer.body.data as { id: string }[];
  if (!first) return { problem: "There is no assistant that this key may ask." };
  return second ? { problem: "`agent_id` is needed: there is more than one assistant." } : first;
}

interface Citation {
  number: number;
  quote: string | null;
  title: string;
  url?: string | null;
  source_id?: string | null;
  document_id?: string | null;
}

function presentAnswer(message: {
  id: string;
  chat_id: string;
  content: string;
  answered: boolean | null;
  citations: Citation[];
}): CallToolResult {
  const citations = message.citations.map(
    ({ number, quote, title, url, source_id: sourceId, document_id: documentId }) => ({
      number,
      quote: quote ?? "",
      title,
      ...(url ? { url } : {}),
      ...(sourceId && documentId ? { document: documentUri(sourceId, documentId) } : {}),
    }),
  );
  const quotes = citations.map(
    ({ number, quote, title, url }) => `[${number}] “${quote}” (${url ? `${title}, ${url}` : title})`,
  );
  return {
    content: [{ type: "text", text: [message.content, ...quotes].join("\n\n") }],
    structuredContent: {
      answered: message.answered === true,
      answer: message.content,
      chat_id: message.chat_id,
      message_id: message.id,
      citations,
    },
  };
}

interface FoundPassage {
  source_id: string;
  document_id: string;
  title: string;
  url: string | null;
  heading_path: string[];
  text: string;
}

function presentPassages(passages: readonly FoundPassage[]): CallToolResult {
  if (passages.length === 0) return { content: [{ type: "text", text: "Nothing was found." }] };
  return {
    content: passages.map(({ source_id, document_id, title, url, heading_path, text }) => ({
      type: "text",
      text: `${[title, ...heading_path].join(" › ")}\n${url ?? documentUri(source_id, document_id)}\n\n${text}`,
    })),
  };
}

/** The sentence that the interface failed with, and the fields that it names. */
function describe({ body }: InterfaceAnswer): string {
  const {
    detail,
    message,
    errors = [],
  } = (body.error ?? body) as {
    detail?: string;
    message?: string;
    errors?: { pointer: string; message: string }[];
  };
  return [detail ?? message ?? "The call failed.", ...errors.map((each) => `${each.pointer} ${each.message}`)].join(
    " ",
  );
}

function failure(text: string): CallToolResult {
  return { isError: true, content: [{ type: "text", text }] };
}
