import { createServer, type IncomingMessage } from "node:http";
import { type Listening, listen } from "./listen.ts";

export interface ChatMessage {
  role: string;
  content: string;
}

/**
 * An OpenAI-compatible model on a free port of this machine that answers as it is told to, streamed in pieces that cut
 * words and marks, as providers send them.
 */
export async function serveChatModel(
  name: string,
  answer: (messages: readonly ChatMessage[]) => string,
): Promise<Listening> {
  const server = createServer(async (request, response) => {
    if (!request.url?.endsWith("/chat/completions")) {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ object: "list", data: [{ id: name, object: "model" }] }));
      return;
    }
    const { messages, stream } = JSON.parse(await readBody(request)) as CompletionRequest;
    const content = answer(messages.map((message) => ({ ...message, content: textOf(message.content) })));
    const base = { id: `${name}-1`, created: 0, model: name };
    const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
    if (stream !== true) {
      const choices = [{ index: 0, message: { role: "assistant", content }, finish_reason: "stop" }];
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ ...base, object: "chat.completion", choices, usage }));
      return;
    }
    response.setHeader("content-type", "text/event-stream");
    const send = (delta: object, finish_reason: string | null) =>
      response.write(
        `data: ${JSON.stringify({ ...base, object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    for (const piece of content.match(/[\s\S]{1,7}/g) ?? []) send({ content: piece }, null);
    send({}, "stop");
    response.end("data: [DONE]\n\n");
  });
  const { address, close } = await listen(server);
  return { address: `${address}/v1`, close };
}

interface CompletionRequest {
  stream?: boolean;
  messages: { role: string; content: unknown }[];
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  return Array.isArray(content) ? content.map((part: { text?: string }) => part.text ?? "").join("\n") : "";
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const piece of request.setEncoding("utf8")) text += piece as string;
  return text;
}
