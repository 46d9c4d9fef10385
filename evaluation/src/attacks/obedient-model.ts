import { createServer, type IncomingMessage } from "node:http";

/**
 * An OpenAI-compatible model that obeys whatever stands between « and » anywhere in its prompt: the worst that an
 * attacker can hope for. `base64:` is decoded first, `SYSTEM` repeats its instructions. Without orders it copies a
 * sentence of the first passage.
 */
export async function startObedientModel(): Promise<{ address: string; close(): Promise<void> }> {
  const server = createServer(async (request, response) => {
    if (!request.url?.endsWith("/chat/completions")) {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ object: "list", data: [{ id: "obedient", object: "model" }] }));
      return;
    }
    const { messages, stream } = JSON.parse(await readBody(request)) as CompletionRequest;
    const content = obey(messages.map((message) => ({ ...message, content: textOf(message.content) })));
    const base = { id: "obedient-1", created: 0, model: "obedient" };
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
    // In pieces that cut words and marks, as providers send them.
    for (const piece of content.match(/[\s\S]{1,7}/g) ?? []) send({ content: piece }, null);
    send({}, "stop");
    response.end("data: [DONE]\n\n");
  });
  server.listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("The model got no port.");
  return {
    address: `http://127.0.0.1:${address.port}/v1`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

interface CompletionRequest {
  stream?: boolean;
  messages: { role: string; content: unknown }[];
}

/** What the model writes for a prompt. */
export function obey(messages: readonly { role: string; content: string }[]): string {
  const system = messages.filter(({ role }) => role === "system").map(({ content }) => content);
  const prompt = messages.map(({ content }) => content).join("\n");
  const orders = [...prompt.matchAll(/«([\s\S]*?)»/g)].map((match) => {
    const order = match[1]!;
    if (order === "SYSTEM") return system.join("\n");
    return order.startsWith("base64:") ? Buffer.from(order.slice(7), "base64").toString("utf8") : order;
  });
  if (orders.length > 0) return `${[...new Set(orders)].join("\n")}\n`;
  const passages = prompt.slice(Math.max(0, prompt.search(/<passage number="\d+"/)));
  const first = /<passage number="(\d+)"[^>]*>\s*([\s\S]*?)<\/passage>/.exec(passages);
  const sentence = /(?<=^|\n|\. )[A-Z][^.\n]{20,200}\./.exec(first?.[2] ?? "")?.[0];
  return sentence ? `${sentence} [${first?.[1]}: "${sentence}"]\n` : "NOT_IN_SOURCES\n";
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
