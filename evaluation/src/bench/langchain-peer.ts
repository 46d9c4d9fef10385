import type { ServerResponse } from "node:http";
import { importPeer } from "../systems/peer-modules.ts";
import { makeBenchCorpus } from "./bench-corpus.ts";
import { hashWords } from "./hash-words.ts";
import { serveAnswers } from "./serve-answers.ts";

/**
 * The same service as people build it with LangChain.js: passages in its in-memory vector store, retrieval, a prompt, a
 * streaming OpenAI-compatible model, server-sent events. It stores nothing. The embedder is a stub that hashes words
 * into 256 numbers, so that it costs nothing. Started with the project's folder, the number of passages and the model's
 * address.
 */
const [projectRoot = ".", passages = "10000", modelAddress = ""] = process.argv.slice(2);
const { MemoryVectorStore } = await importPeer<VectorStoreModule>(
  projectRoot,
  "@langchain/classic/vectorstores/memory",
);
const { ChatOpenAI } = await importPeer<ChatModelModule>(projectRoot, "@langchain/openai");
const { ChatPromptTemplate } = await importPeer<PromptModule>(projectRoot, "@langchain/core/prompts");

const documents = (await makeBenchCorpus(projectRoot, Number(passages))).flatMap((document) => document.sections);
const store = new MemoryVectorStore({
  embedQuery: async (text) => hashWords(text),
  embedDocuments: async (texts) => texts.map(hashWords),
});
await store.addDocuments(documents.map(({ heading, text }) => ({ pageContent: `${heading}\n${text}`, metadata: {} })));
const model = new ChatOpenAI({ model: "stub", apiKey: "bench", configuration: { baseURL: modelAddress } });
const prompt = ChatPromptTemplate.fromMessages([
  ["system", "Answer only from these passages.\n\n{passages}"],
  ["human", "{question}"],
]);

serveAnswers(answer);

async function answer(question: string, response: ServerResponse): Promise<void> {
  const found = await store.similaritySearch(question, 5);
  const texts = found.map((document, index) => `[${index + 1}] ${document.pageContent}`).join("\n\n");
  const messages = await prompt.invoke({ passages: texts, question });
  response.writeHead(200, { "content-type": "text/event-stream" });
  for await (const chunk of await model.stream(messages)) {
    if (chunk.content !== "")
      response.write(`data: ${JSON.stringify({ type: "text-delta", delta: chunk.content })}\n\n`);
  }
  response.end("data: [DONE]\n\n");
}

interface VectorStoreModule {
  MemoryVectorStore: new (embeddings: {
    embedQuery(text: string): Promise<number[]>;
    embedDocuments(texts: string[]): Promise<number[][]>;
  }) => {
    addDocuments(documents: { pageContent: string; metadata: object }[]): Promise<void>;
    similaritySearch(query: string, count: number): Promise<{ pageContent: string }[]>;
  };
}

interface ChatModelModule {
  ChatOpenAI: new (options: {
    model: string;
    apiKey: string;
    configuration: { baseURL: string };
  }) => {
    stream(messages: unknown): Promise<AsyncIterable<{ content: string }>>;
  };
}

interface PromptModule {
  ChatPromptTemplate: {
    fromMessages(messages: [string, string][]): { invoke(values: Record<string, string>): Promise<unknown> };
  };
}
