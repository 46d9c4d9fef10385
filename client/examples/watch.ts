import { CitedeskClient } from "@citedesk/client";

// Prints what happens in the chats of the workspace, until a first answer has ended. A dropped connection goes on by
// itself.
const client = new CitedeskClient({ baseUrl: process.env.CITEDESK_URL!, token: process.env.CITEDESK_TOKEN! });

const agent = await client.post("/v2/agents", { body: { name: "Watched" } });
for await (const event of client.watch(["chats", "typing"])) {
  if (event.type === "ready") await client.post("/v2/chat", { body: { agent_id: agent.id, message: "Hello!" } });
  if (event.type === "chat.changed") console.log(`${event.data.title}: ${event.data.status}`);
  if (event.type === "message.changed") console.log(`${event.data.role} ${event.data.status}: ${event.data.content}`);
  if (event.type === "message.changed" && event.data.role === "assistant" && event.data.status === "completed") break;
}
