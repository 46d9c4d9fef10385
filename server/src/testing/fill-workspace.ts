import assert from "node:assert/strict";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { after } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "../platform/ids/identifiers.ts";
import type { TestServer } from "./test-server.ts";

export interface FilledWorkspace {
  agent: { id: string; slug: string };
  /** The site that was read. */
  sourceId: string;
  site: string;
  /** A question that the site answers. */
  question: string;
  /** Of a visitor who waits for a person. */
  waitingChatId: string;
  /** Of nearly every kind of thing, for addresses of screens. */
  brandId: string;
  gapId: string;
  leadId: string;
  visitorId: string;
}

const page = (title: string, ...paragraphs: string[]) => ({
  title,
  html: paragraphs.map((text) => `<p>${text}</p>`).join("\n"),
});
const PAGES: Record<string, { title: string; html: string }> = {
  "/": page(
    "Blue Ridge Outfitters",
    "We rent and sell tents, packs and boats at the foot of the Blue Ridge.",
    "Our shop is open from Monday to Saturday, 9 to 18 o'clock.",
  ),
  "/refunds": page(
    "Refunds",
    "You may send everything back within 30 days. Refunds take 14 days, and go to the card that paid.",
    "Send the parcel back in its box, with the receipt.",
  ),
  "/shipping": page(
    "Shipping",
    "Shipping to Norway costs 9 euros. Shipping inside the country is free from 50 euros on.",
    "Parcels leave our house at noon, and arrive within 3 working days.",
  ),
  "/tents": page(
    "Tents",
    "Each tent has a warranty of five years. The warranty covers poles, seams and zips.",
    "A tent for two persons weighs 1.9 kilograms.",
  ),
  "/boats": page(
    "Boats for rent",
    "A canoe costs 35 euros a day, a kayak 28 euros a day. A deposit of 100 euros is due at pick-up.",
    "Children under 12 ride with an adult.",
  ),
  "/repairs": page(
    "Repairs",
    "Most repairs are done within 2 working days. A torn seam costs 14 euros.",
    "We mend packs and tents of every maker.",
  ),
  "/courses": page(
    "Courses",
    "The paddling course takes place each Saturday at 10 o'clock and costs 60 euros.",
    "Bring dry clothes and a lunch.",
  ),
  "/gift-cards": page(
    "Gift cards",
    "Gift cards are valid for three years. They can be used in the shop and for courses.",
  ),
  "/copy-of-refunds": page(
    "Refunds",
    "You may send everything back within 30 days. Refunds take 14 days, and go to the card that paid.",
    "Send the parcel back in its box, with the receipt.",
  ),
};
const ANSWERED = [
  "How long do refunds take?",
  "What does shipping to Norway cost?",
  "How long is the warranty of a tent?",
  "What does a canoe cost a day?",
  "When does the paddling course take place?",
  "How long are gift cards valid?",
  "When is the shop open?",
  "How long do repairs take?",
  "What does a kayak cost a day?",
  "Where do refunds go?",
];
const GAPS = [
  ["Do you rent snowshoes?", "Can I rent snowshoes?", "Are snowshoes for rent?"],
  ["Is there parking at the shop?", "Where is parking at the shop?"],
];

/**
 * A workspace as it is after a month: a site that was read, visitors who asked, people who answered, and one of
 * everything else.
 */
export async function fillWorkspace({ owner, context }: TestServer): Promise<FilledWorkspace> {
  const site = await serveSite();
  const { body: brand } = await owner.post("/v2/brands", { name: "Blue Ridge", copyright: "© Blue Ridge Outfitters" });
  const { body: agent } = await owner.post("/v2/agents", {
    name: "Blue Ridge help",
    brand_id: brand.id,
    welcome_message: "Ask about rentals, repairs and orders.",
    starter_questions: ANSWERED.slice(0, 3),
    allowed_origins: [site],
    lead_form: {
      fields: [{ name: "email", label: "E-mail", type: "email", required: true }],
      consent: { text: "You may write to me about my question.", required: true },
    },
  });
  const { body: source } = await owner.post(
    "/v2/sources",
    { type: "website", url: site, agent_id: agent.id },
    { prefer: "wait=30" },
  );
  await owner.upload(
    { name: "care.md", content: "# Care\n\nDry your tent before you pack it. Wash boots by hand.\n" },
    { agent_id: agent.id },
  );
  await owner.post(`/v2/agents/${agent.id}/checks`, { question: ANSWERED[0], expect: { contains: ["14 days"] } });
  assert.equal((await owner.post(`/v2/agents/${agent.id}/publish`)).status, 200);
  await owner.post(`/v2/agents/${agent.id}/checks/run`);

  let asked = 0;
  const ask = async (message: string) => {
    asked += 1;
    const visitor = { id: `visitor-${asked % 17}`, name: ["Ada", "Grace", "Alan", "Edsger"][asked % 4]! };
    return (await owner.post("/v2/chat", { agent_id: agent.id, message, visitor })).body;
  };
  const answers = [];
  for (let round = 0; round < 3; round++) for (const question of ANSWERED) answers.push(await ask(question));
  for (const question of GAPS.flat()) await ask(question);
  for (const [place, answer] of answers.slice(0, 12).entries())
    await owner.request("PUT", `/v2/messages/${answer.id}/feedback`, {
      rating: place % 4 === 3 ? "negative" : "positive",
      reasons: [],
    });
  for (const [place, name] of ["Ada Lovelace", "Grace Hopper", "Alan Turing", "Edsger Dijkstra"].entries())
    await owner.post("/v2/leads", {
      agent_id: agent.id,
      chat_id: answers[place].chat_id,
      fields: { name, email: `${name.split(" ")[0]!.toLowerCase()}@example.com` },
      consent: { text: "You may write to me about my question." },
    });
  const waiting = answers.at(-1).chat_id;
  await spread(context, parseId("workspace", (await owner.get("/v2/me")).body.workspace_id)!);
  await owner.post("/v2/handoffs", { chat_id: waiting, reason: "My parcel came back." });
  const { body: taken } = await owner.post("/v2/handoffs", {
    chat_id: answers.at(-2).chat_id,
    reason: "Which tent for two?",
  });
  await owner.post(`/v2/handoffs/${taken.id}/claim`);
  await owner.post(`/v2/chats/${answers.at(-2).chat_id}/messages`, { content: "The light one: 1.9 kilograms." });

  await owner.post("/v2/api_keys", { name: "Site", kind: "publishable", agent_id: agent.id, allowed_origins: [site] });
  await owner.post("/v2/webhooks", { url: `${site}/hooks`, events: ["lead.created"] });
  await owner.post("/v2/domains", { hostname: "help.blueridge.example", agent_id: agent.id });
  await owner.post("/v2/invitations", { email: "new@example.com", role: "editor" });
  await owner.post("/v2/tools", {
    agent_id: agent.id,
    name: "order_status",
    kind: "http",
    description: "The state of an order.",
    url: `${site}/orders`,
    method: "GET",
  });
  const { body: unused } = await owner.post("/v2/sources", {
    type: "text",
    title: "Old prices",
    text: "A canoe costs 30 euros.",
    agent_id: agent.id,
  });
  await owner.request("DELETE", `/v2/sources/${unused.id}`);
  const idOf = async (path: string) => (await owner.get(`${path}?limit=1`)).body.data[0].id as string;
  const [gapId, leadId, visitorId] = await Promise.all(["/v2/stats/gaps", "/v2/leads", "/v2/visitors"].map(idOf));
  const things = { brandId: brand.id, gapId: gapId!, leadId: leadId!, visitorId: visitorId! };
  return { agent, sourceId: source.id, site, question: ANSWERED[0]!, waitingChatId: waiting, ...things };
}

async function serveSite(): Promise<string> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url!, "http://site.example");
    if (pathname === "/robots.txt") return response.end("User-agent: *\nDisallow: /staff\n");
    const found = PAGES[pathname];
    const links = Object.keys(PAGES)
      .concat("/staff", "/gone")
      .map((path) => `<a href="${path}">${path}</a>`)
      .join(" ");
    response.writeHead(found ? 200 : 404, { "content-type": "text/html; charset=utf-8" });
    response.end(
      `<!doctype html><html lang="en"><title>${found?.title ?? "Nothing"}</title><nav>${links}</nav><main><h1>${found?.title ?? "Nothing"}</h1>${found?.html ?? ""}</main></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What was asked just now, over the last four weeks. */
async function spread({ database }: TestServer["context"], workspaceId: string): Promise<void> {
  const ago = (id: string) => `make_interval(hours => (abs(hashtext(${id}::text)) % 650))`;
  for (const [table, id] of [
    ["messages", "chat_id"],
    ["chats", "id"],
    ["leads", "chat_id"],
  ] as const)
    await database.inWorkspace(workspaceId, (transaction) =>
      transaction.query({
        ...sql``,
        text: `UPDATE ${table} SET created_at = created_at - ${ago(id)} WHERE ${id} IS NOT NULL`,
        values: [],
      } as never),
    );
}
