import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/**
 * An OpenAI-compatible chat model that answers at once, so that only what stands around a model is measured. It copies
 * the first sentence of the passages in its prompt: an answer that the sources support. The model `stub-slow` holds its
 * answer open for ten seconds more. Prints its port when it listens.
 */
const server = createServer((request, response) => {
  if (request.url?.endsWith("/models"))
    return sendJson(response, { object: "list", data: ["stub", "stub-slow"].map((id) => ({ id, object: "model" })) });
  if (!request.url?.endsWith("/chat/completions")) return response.writeHead(404).end();
  readBody(request).then(
    (body) => complete(JSON.parse(body) as CompletionRequest, response),
    () => response.destroy(),
  );
});
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (address !== null && typeof address === "object") console.log(address.port);
});

interface CompletionRequest {
  model: string;
  stream?: boolean;
  messages: { role: string; content: unknown }[];
}

function complete(request: CompletionRequest, response: ServerResponse): void {
  const prompt = request.messages.map((message) => textOf(message.content)).join("\n");
  const content = answerFrom(prompt);
  const base = { id: "stub-1", created: 0, model: "stub" };
  const usage = { prompt_tokens: prompt.length >> 2, completion_tokens: content.length >> 2, total_tokens: 0 };
  if (request.stream !== true) {
    const message = { role: "assistant", content };
    const choices = [{ index: 0, message, finish_reason: "stop" }];
    sendJson(response, { ...base, object: "chat.completion", choices, usage });
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (choices: object[], extra = {}) =>
    response.write(`data: ${JSON.stringify({ ...base, object: "chat.completion.chunk", choices, ...extra })}\n\n`);
  send([{ index: 0, delta: { role: "assistant", content }, finish_reason: null }]);
  const finish = () => {
    send([{ index: 0, delta: {}, finish_reason: "stop" }]);
    send([], { usage });
    response.end("data: [DONE]\n\n");
  };
  if (request.model.endsWith("slow")) setTimeout(finish, HELD_OPEN_MS);
  else finish();
}

const HELD_OPEN_MS = 10_000;

/** The first plain sentence after the first passage's number, cited. */
function answerFrom(prompt: string): string {
  const passages = prompt.slice(Math.max(0, prompt.search(/\[1\]|\bid="1"|\bnumber="1"/)));
  const sentence = /(?<=^|[.!?]\s|\n)[A-Z][A-Za-z0-9 ,;'()-]{40,240}\./.exec(passages)?.[0] ?? "The handbook says so.";
  return `${sentence} [1]\n`;
}

function textOf(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part: { text?: string }) => part.text ?? "").join("\n");
}

async function readBody(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString("utf8");
}

function sendJson(response: ServerResponse, body: object): void {
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
}
