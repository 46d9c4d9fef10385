import assert from "node:assert/strict";
import { setTimeout as wait } from "node:timers/promises";
import type { TestClient } from "./test-server.ts";

/** One of each kind of thing in a client's workspace, by the prefix of its id. What can have the name has it. */
export async function makeThings(client: TestClient, name: string): Promise<Record<string, string>> {
  const created = async (path: string, body: object, headers = {}): Promise<string> => {
    const response = await client.post(path, body, headers);
    assert.ok(response.status < 300, `${path}: ${JSON.stringify(response.body)}`);
    return response.body.id;
  };
  const first = async (path: string): Promise<string> => {
    for (let tries = 0; tries < 200; tries++) {
      const [found] = (await client.get(path)).body.data;
      if (found) return found.id;
      // A job makes it.
      await wait(100);
    }
    throw new Error(`Nothing at ${path}`);
  };
  const word = name.toLowerCase();
  const me = (await client.get("/v2/me")).body;
  const agent = await created("/v2/agents", { name });
  const content = `${name} walked: refunds take 14 days.`;
  const source = (await client.upload({ name: "a.txt", content }, { agent_id: agent })).body.id;
  const question = { agent_id: agent, message: "How long do refunds take?", visitor: { id: "v" } };
  const answer = (await client.post("/v2/chat", question)).body;
  const chat = (await client.get(`/v2/chats/${answer.chat_id}`)).body;
  // Two questions near the source that it says nothing of open a gap.
  for (const message of ["Who walked on the moon first?", "Who walked on the moon first of all?"])
    await client.post("/v2/chat", { agent_id: agent, message });
  const forgotten = await created("/v2/sources", { type: "text", title: "Forgotten", text: "Forgotten." });
  const webhook = await created("/v2/webhooks", { url: "https://site.invalid/hook", events: ["lead.created"] });
  const brought = new FormData();
  brought.set("agent_id", agent);
  brought.set("file", new File([`question,answer\nWho is ${name}?,${name} walks.\n`], "questions.csv"));
  const { body: imported } = await client.request("POST", "/v2/imports", brought, { prefer: "wait=30" });
  const fields = { name, email: `${word}@example.com` };
  const lead = (await client.post("/v2/leads", { agent_id: agent, fields })).body;
  return {
    workspace: me.workspace_id,
    task: await created(`/v2/workspaces/${me.workspace_id}/export`, {}),
    import: imported.id,
    member: me.id,
    agent,
    source,
    document: await first(`/v2/sources/${source}/documents`),
    deployment: await first(`/v2/agents/${agent}/deployments`),
    check: await created(`/v2/agents/${agent}/checks`, { question: name, expect: { abstains: true } }),
    chat: answer.chat_id,
    message: answer.id,
    visitor: chat.visitor_id,
    brand: await created("/v2/brands", { name }),
    invitation: await created("/v2/invitations", { email: `${word}@example.com`, role: "viewer" }),
    key: await created("/v2/api_keys", { name, scopes: ["agents:read"] }),
    feedback: (await client.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating: "positive" })).body.id,
    receipt: await created(`/v2/sources/${forgotten}/erase`, {}, { prefer: "wait=60" }),
    event: await first("/v2/events"),
    session: await first("/v2/sessions"),
    audit: await first("/v2/audit_events"),
    lead: lead.id,
    person: lead.person_id,
    handoff: await created("/v2/handoffs", { chat_id: answer.chat_id }),
    reply: await created("/v2/replies", { title: name, text: `${name}.`, agent_id: agent }),
    tool: await created("/v2/tools", {
      name: word,
      description: `${name}.`,
      kind: "http",
      parameters: { type: "object" },
      url: "https://site.invalid/tool",
    }),
    gap: await first(`/v2/stats/gaps?agent_id=${agent}`),
    domain: await created("/v2/domains", { hostname: `${word}.example.com`, agent_id: agent }),
    webhook,
    delivery: await first(`/v2/webhooks/${webhook}/deliveries`),
  };
}
