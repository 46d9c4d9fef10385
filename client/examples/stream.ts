import { CitedeskClient } from "@citedesk/client";

// Uploads a file with progress, and prints an answer as it is written.
const client = new CitedeskClient({ baseUrl: process.env.CITEDESK_URL!, token: process.env.CITEDESK_TOKEN! });

const agent = await client.post("/v2/agents", { body: { name: "Handbook" } });
const file = new File(["# Holidays\n\nEmployees have 30 days of holiday a year.\n"], "handbook.md");
await client.upload(
  file,
  { agent_id: agent.id },
  { waitSeconds: 30, onProgress: ({ sent }) => console.error(`${sent} bytes sent`) },
);

for await (const part of client.streamChat({ agent_id: agent.id, message: "How many days of holiday are there?" })) {
  if (part.type === "text-delta") process.stdout.write(part.delta);
  if (part.type === "data-citation") console.log(`\n[${part.data.number}] “${part.data.quote}”`);
}
