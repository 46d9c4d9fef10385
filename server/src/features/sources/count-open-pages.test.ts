import assert from "node:assert/strict";
import { after, test } from "node:test";
import { parseId } from "../../platform/ids/identifiers.ts";
import { withTestServer } from "../../testing/test-server.ts";
import { proseOf, startSite } from "../ingestion/crawl/testing/site-server.ts";
import { countOpenPages } from "./count-open-pages.ts";

const { owner, context } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8" });

test("what visitors are told are pages are the site's: no files and no written answers", async () => {
  const site = await startSite((path) =>
    ["/", "/about", "/prices"].includes(path)
      ? {
          body: `<!doctype html><title>${path}</title><main><h1>${path}</h1><p>${proseOf(path)}</p>
            <a href="/about">About</a> <a href="/prices">Prices</a></main>`,
        }
      : undefined,
  );
  after(() => site.close());
  const { body: agent } = await owner.post("/v2/agents", { name: "Site" });
  const put = (body: object) => owner.post("/v2/sources", { agent_id: agent.id, ...body }, { prefer: "wait=60" });
  const { body: source } = await put({ type: "website", url: site.origin });
  await put({ type: "qa", question: "Is there a pool?", answer: "No, there is none." });
  await owner.upload({ name: "rules.md", content: "# Rules\n\nShoes off." }, { agent_id: agent.id, type: "document" });
  const workspaceId = parseId("workspace", agent.workspace_id)!;
  const { data } = (await owner.get(`/v2/sources/${source.id}/documents?status=ready`)).body;
  assert.equal(
    await countOpenPages(context.database, workspaceId, parseId("agent", agent.id)!),
    3,
    String(data?.length),
  );
});
