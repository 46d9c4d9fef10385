import { randomBytes } from "node:crypto";
import { CitedeskClient } from "@citedesk/client";
import type { AppContext } from "../compose.ts";
import { refreshQuestions } from "../features/chat/index.ts";
import { Agenda } from "./agenda.ts";
import { CRM_ENDPOINT, DESK_ENDPOINT, OLD_ENDPOINT } from "./demo-site.ts";
import type { DemoWeek } from "./demo-week.ts";
import { SHOP_ASSISTANT, SHOP_CHECKS, SHOP_FACT, SHOP_NOTES, SHOP_REPLIES, SHOP_SITE } from "./shop-texts.ts";

const READ_SECONDS = "wait=60";

/** What the owner sets up before the first visitor comes. */
export async function openShop(context: AppContext, url: string, owner: CitedeskClient): Promise<DemoWeek> {
  const { workspace_id: workspaceId } = await owner.get("/v2/me");
  await owner.patch("/v2/me", { body: { name: "Maya Holt" } });
  await owner.patch("/v2/workspaces/{id}", { path: { id: workspaceId! }, body: { name: "Harbor Lantern" } });
  const brand = await owner.post("/v2/brands", {
    body: { name: "Harbor Lantern Bicycles", copyright: "© Harbor Lantern Bicycles" },
  });
  const agent = await owner.post("/v2/agents", {
    body: { ...SHOP_ASSISTANT, brand_id: brand.id, allowed_origins: [SHOP_SITE] },
  });
  const of = { agent_id: agent.id };
  const supporters = [await invite(url, owner, "Jonas Brandt"), await invite(url, owner, "Aisha Rahman")];
  for (const body of [
    { url: CRM_ENDPOINT, events: ["lead.*" as const], description: "Leads to the CRM" },
    { url: DESK_ENDPOINT, events: ["handoff.*" as const, "chat.*" as const], description: "Chats to the desk" },
    { url: OLD_ENDPOINT, events: ["agent.published" as const], description: "The intranet before this one" },
  ])
    await owner.post("/v2/webhooks", { body });
  const headers = { prefer: READ_SECONDS };
  await owner.post("/v2/sources", { body: { ...of, type: "website", url: SHOP_SITE }, headers });
  await owner.post("/v2/sources", { body: { ...of, type: "qa", ...SHOP_FACT }, headers });
  await owner.upload(new File([SHOP_NOTES], "care.md", { type: "text/markdown" }), of, { waitSeconds: 60 });
  await owner.post("/v2/sources", { body: { ...of, type: "website", url: "https://gone.example" }, headers });
  for (const body of SHOP_REPLIES) await owner.post("/v2/replies", { body: { ...body, ...of } });
  for (const body of SHOP_CHECKS) await owner.post("/v2/agents/{id}/checks", { path: { id: agent.id }, body });
  await owner.post("/v2/agents/{id}/checks/run", { path: { id: agent.id } });
  await owner.post("/v2/agents/{id}/publish", { path: { id: agent.id } });
  const { key } = await owner.post("/v2/api_keys", {
    body: { name: "The shop's pages", kind: "publishable", ...of, allowed_origins: [SHOP_SITE] },
  });
  const { secret } = await owner.post("/v2/agents/{id}/identity_secret", { path: { id: agent.id } });
  await refreshQuestions(context, new Map());
  return {
    url,
    context,
    agenda: new Agenda(),
    agentId: agent.id,
    publishableKey: key,
    identitySecret: secret,
    owner,
    supporters,
  };
}

/** Somebody who answers chats, and signs in for it. */
async function invite(url: string, owner: CitedeskClient, name: string): Promise<CitedeskClient> {
  const email = `${name.toLowerCase().replace(" ", ".")}@harbor-lantern.example`;
  const { token } = await owner.post("/v2/invitations", { body: { email, role: "support" } });
  const password = randomBytes(15).toString("base64url");
  const member = new CitedeskClient({ baseUrl: url });
  await member.post("/v2/invitations/accept", { body: { token, name, password } });
  await member.signIn(email, password);
  return member;
}
