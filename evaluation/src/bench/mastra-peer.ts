import type { ServerResponse } from "node:http";
import { importPeer } from "../systems/peer-modules.ts";
import { makeBenchCorpus } from "./bench-corpus.ts";
import { hashWords } from "./hash-words.ts";
import { serveAnswers } from "./serve-answers.ts";

/**
 * The same service with an agent of Mastra: retrieval, the agent with a streaming OpenAI-compatible model, server-sent
 * events. It stores nothing. Mastra's core has no vector store, and its LibSQL one takes a minute for 3,000 passages,
 * so vectors are compared here, which is the least that retrieval can cost. Started with the project's folder, the
 * number of passages and the model's address.
 */
const [projectRoot = ".", passages = "10000", modelAddress = ""] = process.argv.slice(2);
// No request leaves the machine.
process.env.MASTRA_TELEMETRY_DISABLED = "1";
const { Agent } = await importPeer<AgentModule>(projectRoot, "@mastra/core/agent");

const documents = (await makeBenchCorpus(projectRoot, Number(passages))).flatMap((document) => document.sections);
const texts = documents.map(({ heading, text }) => `${heading}\n${text}`);
const vectors = texts.map(unitVector);
const agent = new Agent({
  id: "bench",
  name: "bench",
  instructions: "Answer only from the passages.",
  model: { id: "stub/stub", url: modelAddress, apiKey: "bench" },
});

serveAnswers(answer);

async function answer(question: string, response: ServerResponse): Promise<void> {
  const shown = findNearest(unitVector(question), 5)
    .map((text, index) => `[${index + 1}] ${text}`)
    .join("\n\n");
  const { textStream } = await agent.stream([
    { role: "system", content: `Passages:\n\n${shown}` },
    { role: "user", content: question },
  ]);
  response.writeHead(200, { "content-type": "text/event-stream" });
  for await (const delta of textStream)
    if (delta !== "") response.write(`data: ${JSON.stringify({ type: "text-delta", delta })}\n\n`);
  response.end("data: [DONE]\n\n");
}

/** By cosine, over all of them. */
function findNearest(asked: Float32Array, count: number): string[] {
  const scores = vectors.map((vector) => vector.reduce((sum, value, at) => sum + value * asked[at]!, 0));
  const places = scores.map((_, place) => place).sort((left, right) => scores[right]! - scores[left]!);
  return places.slice(0, count).map((place) => texts[place]!);
}

function unitVector(text: string): Float32Array {
  const vector = hashWords(text);
  const length = Math.hypot(...vector) || 1;
  return Float32Array.from(vector, (value) => value / length);
}

interface AgentModule {
  Agent: new (options: {
    id: string;
    name: string;
    instructions: string;
    model: { id: string; url: string; apiKey: string };
  }) => {
    stream(messages: { role: string; content: string }[]): Promise<{ textStream: AsyncIterable<string> }>;
  };
}
