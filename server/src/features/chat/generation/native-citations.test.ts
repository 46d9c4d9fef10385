import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after, test } from "node:test";
import { withTestServer } from "../../../testing/test-server.ts";

interface Block {
  text: string;
  citations?: { cited_text: string; document_index: number }[];
}

interface DocumentPart {
  type: string;
  title?: string;
  source?: { data: string };
  citations?: { enabled: boolean };
}

/** The Messages API as https://docs.anthropic.com/en/docs/build-with-claude/citations describes its stream. */
const script: { blocks: Block[]; requests: { messages: { content: DocumentPart[] }[] }[] } = {
  blocks: [],
  requests: [],
};
const server = createServer((request, response) => {
  if (request.url?.includes("/models"))
    return response
      .writeHead(200, { "content-type": "application/json" })
      .end(
        JSON.stringify({ data: [{ type: "model", id: "claude-haiku-4-5", display_name: "Haiku" }], has_more: false }),
      );
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    script.requests.push(JSON.parse(Buffer.concat(chunks).toString()));
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const event of eventsOf(script.blocks))
      response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    response.end();
  });
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
after(() => server.close());

function eventsOf(blocks: Block[]): { type: string; [field: string]: unknown }[] {
  const usage = { input_tokens: 10, output_tokens: 5 };
  const message = { id: "msg_1", type: "message", role: "assistant", model: "claude-haiku-4-5", content: [], usage };
  return [
    { type: "message_start", message: { ...message, stop_reason: null, stop_sequence: null } },
    ...blocks.flatMap(({ text, citations = [] }, index) => [
      { type: "content_block_start", index, content_block: { type: "text", text: "", citations: [] } },
      { type: "content_block_delta", index, delta: { type: "text_delta", text } },
      ...citations.map((citation) => ({
        type: "content_block_delta",
        index,
        delta: {
          type: "citations_delta",
          citation: {
            type: "char_location",
            document_title: "Guide",
            start_char_index: 0,
            end_char_index: citation.cited_text.length,
            ...citation,
          },
        },
      })),
      { type: "content_block_stop", index },
    ]),
    { type: "message_delta", delta: { stop_reason: "end_turn", stop_sequence: null }, usage },
    { type: "message_stop" },
  ];
}

const { owner } = await withTestServer({
  ANTHROPIC_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
  ANTHROPIC_API_KEY: "test",
});

const GUIDE =
  '# Refunds\n\nRefunds take 14 days. Send the parcel back in its box.\n\n# Shipping\n\nShipping to Norway costs 9 euros, as the rule "one price" says.\n';
const { body: agent } = await owner.post("/v2/agents", { name: "Shop", model: "anthropic/claude-haiku-4-5" });
await owner.upload({ name: "guide.md", content: GUIDE }, { agent_id: agent.id, type: "document" });

async function ask(blocks: Block[], message = "How long do refunds take, and what does shipping to Norway cost?") {
  script.blocks = blocks;
  const { status, body } = await owner.post("/v2/chat", { agent_id: agent.id, message });
  assert.equal(status, 200, JSON.stringify(body));
  return body;
}

/** Where the passage that holds these words stands among the documents of the last request. */
function placeOf(words: string): number {
  const content = script.requests.at(-1)!.messages.at(-1)!.content;
  return content.filter(({ type }) => type === "document").findIndex(({ source }) => source?.data.includes(words));
}

test("passages go to Anthropic as documents with citations, and not a second time as text", async () => {
  await ask([{ text: "NOT_IN_SOURCES" }]);
  const content = script.requests.at(-1)!.messages.at(-1)!.content;
  const documents = content.filter(({ type }) => type === "document");
  assert.ok(documents.length >= 1);
  assert.ok(documents.every(({ citations }) => citations?.enabled === true));
  assert.ok(documents.some(({ source }) => source?.data.includes("Refunds take 14 days.")));
  const words = JSON.stringify(content.filter(({ type }) => type === "text"));
  assert.doesNotMatch(words, /Refunds take 14 days|<passage/);
});

test("its native citations become ours, each quote found at its place in the stored text", async () => {
  await ask([{ text: "NOT_IN_SOURCES" }]);
  const [refunds, shipping] = [placeOf("Refunds take 14 days."), placeOf("Shipping to Norway")];
  const body = await ask([
    {
      text: "Refunds take 14 days.",
      citations: [{ cited_text: "Refunds take 14 days. ", document_index: refunds }],
    },
    { text: " " },
    {
      text: 'Shipping to Norway costs 9 euros, as the rule "one price" says.',
      citations: [
        { cited_text: 'Shipping to Norway costs 9 euros, as the rule "one price" says.', document_index: shipping },
      ],
    },
  ]);
  assert.equal(
    body.content,
    'Refunds take 14 days.[1] Shipping to Norway costs 9 euros, as the rule "one price" says.[2]',
    JSON.stringify(body),
  );
  assert.equal(body.citations[0].quote, "Refunds take 14 days.");
  assert.equal((await owner.post(`/v2/messages/${body.id}/verify`)).body.passed, true);
});

test("a native citation backs nothing by itself: what its words don't say is withheld", async () => {
  const body = await ask([
    {
      text: "Refunds take 90 days.",
      citations: [{ cited_text: "Refunds take 14 days.", document_index: placeOf("Refunds take 14 days.") }],
    },
    { text: " Refunds are free.", citations: [{ cited_text: "Refunds are free.", document_index: 99 }] },
  ]);
  assert.doesNotMatch(body.content, /90 days|are free/);
  assert.match(body.content, /“Refunds take 14 days\.”\[1\]/);
});
