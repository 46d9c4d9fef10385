import { CitedeskClient } from "@citedesk/client";

// Makes an assistant, gives it a text, asks, and prints the answer with its quote.
const client = new CitedeskClient({ baseUrl: process.env.CITEDESK_URL!, token: process.env.CITEDESK_TOKEN! });

const agent = await client.post("/v2/agents", { body: { name: "Shop help" } });
await client.post("/v2/sources", {
  body: { type: "text", title: "Refunds", text: "Refunds take 14 days.", agent_id: agent.id },
  headers: { prefer: "wait=30" },
});
const answer = await client.post("/v2/chat", { body: { agent_id: agent.id, message: "How long do refunds take?" } });

console.log(answer.content);
for (const { number, title, quote } of answer.citations) console.log(`[${number}] ${title}: “${quote}”`);
