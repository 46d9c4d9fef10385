import { CitedeskClient, CitedeskError } from "@citedesk/client";

// Walks a list of any length, and changes one row only if nobody else did meanwhile.
const client = new CitedeskClient({ baseUrl: process.env.CITEDESK_URL!, token: process.env.CITEDESK_TOKEN! });

for (const name of ["One", "Two", "Three"]) await client.post("/v2/agents", { body: { name } });
for await (const agent of client.list("/v2/agents", { query: { limit: 2 } })) {
  console.log(agent.name);
  const ifMatch = `"${agent.version}"`;
  await client.patch("/v2/agents/{id}", { path: { id: agent.id }, body: { tone: "friendly" }, ifMatch });
  const again = client.patch("/v2/agents/{id}", { path: { id: agent.id }, body: { tone: "formal" }, ifMatch });
  await again.catch((error: unknown) => {
    if (!(error instanceof CitedeskError) || error.status !== 412) throw error;
    console.log("changed meanwhile");
  });
}
