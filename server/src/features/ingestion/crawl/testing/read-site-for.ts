import { after } from "node:test";
import type { TestResponse, withTestServer } from "../../../../testing/test-server.ts";
import { type SitePage, startSite } from "./site-server.ts";

/** A site whose pages a test may change, read for an assistant of its own. */
export function readSiteFor(owner: Awaited<ReturnType<typeof withTestServer>>["owner"]) {
  return async function readSite(pages: Record<string, SitePage>, fields: Record<string, unknown> = {}) {
    const site = await startSite((path) => pages[path]);
    after(() => site.close());
    const { body: agent } = await owner.post("/v2/agents", { name: "Site" });
    const body = { type: "website", url: site.origin, agent_id: agent.id, ...fields };
    const { body: source } = await owner.post("/v2/sources", body, { prefer: "wait=30" });
    return {
      site,
      agent,
      source,
      refresh: async () =>
        (await owner.post(`/v2/sources/${source.id}/refresh`, undefined, { prefer: "wait=30" })).body,
      outcomes: async () => {
        const { body: list } = await owner.get(`/v2/sources/${source.id}/documents?limit=100`);
        const rows = list.data.map((row: TestResponse["body"]) => [
          row.url.slice(site.origin.length),
          row.reason ? `${row.status}: ${row.reason.code}` : row.status,
        ]);
        return Object.fromEntries(rows.toSorted());
      },
      documents: async () => (await owner.get(`/v2/sources/${source.id}/documents?limit=100`)).body.data,
      ask: async (message: string) => (await owner.post("/v2/chat", { agent_id: agent.id, message })).body,
      find: async (query: string) =>
        (await owner.post("/v2/search", { agent_id: agent.id, query })).body.data.map(
          (row: TestResponse["body"]) => row.text,
        ),
    };
  };
}
