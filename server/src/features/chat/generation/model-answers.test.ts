import assert from "node:assert/strict";
import { after, test } from "node:test";
import { startModelServer } from "../../../adapters/chat-model/testing/start-model-server.ts";
import { withTestServer } from "../../../testing/test-server.ts";

const model = await startModelServer({ protocol: "openai", behaviour: { kind: "quotes_passages" } });
after(() => model.close());
const { owner } = await withTestServer({ OPENAI_BASE_URL: model.url, MODEL_TIMEOUT_SECONDS: "2" });

const REFUNDS =
  "# Refunds\n\nRefunds take 14 days. Send the parcel back in its box.\n\n# Shipping\n\nShipping to Norway costs 9 euros.\n";
const QUESTION = "How long do refunds take?";

async function createAgent(fields: object = {}) {
  const { status, body } = await owner.post("/v2/agents", { name: "Shop", model: "openai/stub-model", ...fields });
  assert.equal(status, 201, JSON.stringify(body));
  const upload = await owner.upload({ name: "refunds.md", content: REFUNDS }, { agent_id: body.id, type: "document" });
  assert.equal(upload.body.status, "ready");
  return body.id as string;
}

async function stream(agentId: string, message: string) {
  const { status, body, headers } = await owner.post("/v2/chat", { agent_id: agentId, message, stream: true });
  assert.equal(status, 200);
  const lines = (body as string).split("\n").filter((line) => line.startsWith("data: "));
  const parts = lines.map((line) => line.slice(6)).map((line) => (line === "[DONE]" ? line : JSON.parse(line)));
  return { parts, headers, body };
}

test("a model's sentence is shown with the quote that backs it", async () => {
  const agentId = await createAgent();
  const { status, body } = await owner.post("/v2/chat", { agent_id: agentId, message: QUESTION });
  assert.equal(status, 200, JSON.stringify(body));
  assert.equal(body.content, "Refunds take 14 days.[1]");
  assert.equal(body.model, "openai/stub-model");
  assert.equal(body.citations[0].quote, "Refunds take 14 days.");
  assert.deepEqual(body.statements, [{ start: 0, end: 21, citations: [1], support: "verbatim" }]);
  assert.ok(body.usage.input_tokens > 0);
});

test("a follow-up that finds too little is searched again as the question that a model makes of it", async () => {
  const agentId = await createAgent();
  model.behave({ kind: "quotes_passages" });
  const first = await owner.post("/v2/chat", { agent_id: agentId, message: "Tell me about parcels and boxes" });
  const text = (prompt: { system: string }) =>
    prompt.system.startsWith("You rewrite")
      ? "What does shipping to Norway cost?"
      : 'Shipping to Norway costs 9 euros. [1: "Shipping to Norway costs 9 euros."]';
  model.behave({ kind: "answer", text });
  const followUp = { agent_id: agentId, chat_id: first.body.chat_id, message: "Und was macht es dorthin aus?" };
  const { body } = await owner.post("/v2/chat", followUp);
  assert.match(body.content, /Shipping to Norway costs 9 euros/);
  model.behave({ kind: "quotes_passages" });
});

test("a question that words can't place is put into plain words by the model before it is refused", async () => {
  const agentId = await createAgent();
  const answer = 'Refunds take 14 days. [1: "Refunds take 14 days."]';
  const asked: string[] = [];
  const text = (prompt: { system: string }) => {
    asked.push(prompt.system.slice(0, 11));
    return prompt.system.startsWith("You rewrite") ? "How long do refunds take?" : answer;
  };
  model.behave({ kind: "answer", text });
  const message = "when am i gonna see my dosh again, mate?";
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message });
  assert.equal(body.content, "Refunds take 14 days.[1]");
  assert.deepEqual(asked[0], "You rewrite");
  asked.length = 0;
  await owner.post("/v2/chat", { agent_id: agentId, message: QUESTION });
  assert.ok(!asked.includes("You rewrite"), "what words place is not rewritten");
  model.behave({ kind: "quotes_passages" });
});

const TOWNS =
  "Ambleside Bowness Coniston Dalton Elterwater Flookburgh Grasmere Hawkshead Ings Kendal Lindale Milnthorpe".split(
    " ",
  );
const FERRIES = TOWNS.map((town) => `# ${town}\n\nThe ferry calls at ${town} in summer and takes bicycles.`).join(
  "\n\n",
);
/** Words are sure of the passage that answers it. */
const SURE = "When does the ferry call at Grasmere?";
/** Its words stand in all of the passages, and nothing answers it. */
const UNSURE = "Which luggage or bicycles may my grandmother have on the ferry in winter storms?";

async function createFerries() {
  const { body: agent } = await owner.post("/v2/agents", { name: "Ferries", model: "openai/stub-model" });
  await owner.upload({ name: "ferries.md", content: FERRIES }, { agent_id: agent.id, type: "document" });
  return agent.id as string;
}

function writeUnlessAsked(question: string, answer: string) {
  const text = ({ system }: { system: string }) => (system.startsWith("You rewrite") ? question : answer);
  model.behave({ kind: "answer", text });
}

test("what words are unsure of is looked for in more passages than they would show", async () => {
  const agentId = await createFerries();
  const shown = async (message: string) => {
    writeUnlessAsked(message, "NOT_IN_SOURCES");
    const before = model.requests.length;
    await owner.post("/v2/chat", { agent_id: agentId, message });
    const sent = model.requests.slice(before).map(({ body }) => JSON.stringify(body));
    return sent.map((body) => body.match(/<passage number=/g)?.length ?? 0);
  };
  assert.deepEqual(await shown(UNSURE), [0, 12]);
  assert.deepEqual(await shown(SURE), [8, 0, 12], "what it doesn't find in the first");
  model.behave({ kind: "quotes_passages" });
});

test("a model that finds nothing in the first passages may find the owner's own answer in other words", async () => {
  const agentId = await createFerries();
  const entry = { type: "qa", question: "Do you have a lost property office?", answer: "Yes, at the pier." };
  await owner.post("/v2/sources", { ...entry, agent_id: agentId }, { prefer: "wait=10" });
  writeUnlessAsked(`${entry.question}\nwords: lost property`, "NOT_IN_SOURCES");
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message: SURE });
  assert.deepEqual([body.answered, body.content], [true, "Yes, at the pier.[1]"]);
  model.behave({ kind: "quotes_passages" });
});

test("a model that refuses and then fails has refused: the sources' sentences don't stand in for what it denied", async () => {
  const agentId = await createFerries();
  const answer = (text: string) => ({ kind: "answer" as const, text });
  const failure = { kind: "status" as const, status: 400, message: "No." };
  model.behave({ kind: "sequence", behaviours: [answer("NOT_IN_SOURCES"), answer(`${SURE}\nwords: pier`), failure] });
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message: SURE });
  assert.deepEqual([body.answered, body.kind, body.degraded], [false, "abstention", undefined]);
  model.behave({ kind: "quotes_passages" });
});

test("what a model wrote out of any passage that it read goes when that passage is erased", async () => {
  const agentId = await createFerries();
  const content = "# Mail\n\nThe ferry mail is sorted by Quagga Zebrafish.";
  const { body: source } = await owner.upload({ name: "mail.md", content }, { agent_id: agentId, type: "document" });
  const told = "The ferry calls at Kendal in summer and takes bicycles.";
  writeUnlessAsked(UNSURE, `${told} Quagga Zebrafish was born on Malta in 1877 and swims to Norway with nine cats.`);
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message: UNSURE });
  model.behave({ kind: "quotes_passages" });
  const stored = async () => (await owner.get(`/v2/messages/${body.id}`)).body;
  assert.match(JSON.stringify((await stored()).withheld), /Quagga/);
  assert.equal((await stored()).content, `${told}[1]`);
  await owner.post(`/v2/sources/${source.id}/erase`, undefined, { prefer: "wait=30" });
  assert.doesNotMatch(JSON.stringify(await stored()), /Quagga/);
});

test("so does what it wrote out of a passage that its own search found", async () => {
  const agentId = await createFerries();
  await owner.request("PATCH", `/v2/agents/${agentId}`, { tools: ["search_sources"] });
  const content = "# Mail\n\nThe mail is sorted by Quagga Zebrafish.";
  const { body: source } = await owner.upload({ name: "mail.md", content }, { agent_id: agentId, type: "document" });
  const told = "The ferry calls at Grasmere in summer and takes bicycles.";
  const search = { kind: "tool_call" as const, name: "search_sources", arguments: { query: "sorted mail" } };
  const answer = { kind: "answer" as const, text: `${told} Quagga Zebrafish was born on Malta with nine cats.` };
  model.behave({ kind: "sequence", behaviours: [search, answer] });
  const { body } = await owner.post("/v2/chat", { agent_id: agentId, message: SURE });
  model.behave({ kind: "quotes_passages" });
  const stored = async () => (await owner.get(`/v2/messages/${body.id}`)).body;
  assert.match(JSON.stringify((await stored()).withheld), /Quagga/);
  assert.equal((await stored()).content, `${told}[1]`);
  await owner.post(`/v2/sources/${source.id}/erase`, undefined, { prefer: "wait=30" });
  assert.doesNotMatch(JSON.stringify((await stored()).withheld), /Quagga/);
});

test("what was closed since it was remembered does not reach the model", async () => {
  const agentId = await createAgent();
  const ask = () => owner.post("/v2/chat", { agent_id: agentId, message: QUESTION });
  for (const _ of [1, 2]) assert.equal((await ask()).body.answered, true);
  const [source] = (await owner.get(`/v2/sources?agent_id=${agentId}`)).body.data;
  await owner.request("PATCH", `/v2/sources/${source.id}`, { enabled: false });
  const before = model.requests.length;
  assert.equal((await ask()).body.answered, false);
  const sent = JSON.stringify(model.requests.slice(before).map(({ body }) => body));
  assert.doesNotMatch(sent, /14 days/);
});

test("an answer streams as the AI SDK's parts, the stored message last", async () => {
  const agentId = await createAgent();
  const { parts, headers } = await stream(agentId, QUESTION);
  assert.equal(headers.get("x-vercel-ai-ui-message-stream"), "v1");
  assert.deepEqual(
    parts.map((part) => part.type ?? part),
    ["start", "text-start", "text-delta", "data-citation", "text-end", "data-answer", "finish", "[DONE]"],
  );
  assert.equal(parts[2].delta, parts[5].data.content);
  const { body } = await owner.get(`/v2/messages/${parts[0].messageId}`);
  assert.deepEqual(parts[5].data, body);
});
