import { type CitedeskClient, CitedeskError } from "@citedesk/client";
import type { Agent } from "./api-types.ts";
import { showConversation } from "./conversation.ts";
import { element } from "./element.ts";
import { createEvidence } from "./evidence.ts";
import { showSources } from "./sources.ts";

/** Three columns: what it may say, the conversation, and the evidence. */
export async function showWorkbench(parent: HTMLElement, client: CitedeskClient): Promise<void> {
  const { data: agents } = await client.get("/v2/agents", { query: { limit: 100 } });
  const picker = element("select", { id: "agent", "aria-label": "Assistant" });
  for (const agent of agents) picker.append(element("option", { value: agent.id }, agent.name));
  const sources = element("section", { class: "sources", "aria-label": "Sources" });
  const conversation = element("section", { class: "conversation", "aria-label": "Chat" });
  const evidence = createEvidence(client);
  let leave = () => {};

  function open(agent: Agent): void {
    leave();
    picker.value = agent.id;
    leave = showSources(sources, client, agent, evidence);
    showConversation(conversation, client, agent, evidence);
  }

  async function create(): Promise<void> {
    const name = prompt("Name of the new assistant");
    if (!name?.trim()) return;
    try {
      const agent = await client.post("/v2/agents", { body: { name } });
      agents.push(agent);
      picker.append(element("option", { value: agent.id }, agent.name));
      open(agent);
    } catch (error) {
      alert(error instanceof CitedeskError ? error.message : "The server does not answer. Try again.");
    }
  }

  picker.addEventListener("change", () => open(agents.find((agent) => agent.id === picker.value)!));
  parent.replaceChildren(
    element(
      "header",
      { class: "bar" },
      element("h1", {}, "Citedesk"),
      picker,
      element("button", { type: "button", onclick: create }, "New assistant"),
      element("a", { href: "/v2/openapi.json" }, "API contract"),
    ),
    element("main", { class: "workbench" }, sources, conversation, evidence.node),
  );
  const [first] = agents;
  if (first) open(first);
  else await create();
}
