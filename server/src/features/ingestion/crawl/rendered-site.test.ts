import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { after, test } from "node:test";
import { findChromium } from "../../../testing/find-chromium.ts";
import { withTestServer } from "../../../testing/test-server.ts";
import { proseOf, startSite } from "./testing/site-server.ts";

const CHROMIUM = findChromium();
const skip = existsSync(CHROMIUM) ? false : `no Chromium at ${CHROMIUM}; set CHROMIUM_PATH`;

test("pages that scripts write are read where a browser is installed, and the source may forbid it", {
  skip,
}, async () => {
  const { owner } = await withTestServer({ ALLOW_PRIVATE_NETWORK: "127.0.0.0/8", CHROMIUM_PATH: CHROMIUM });
  const shell =
    '<!doctype html><html lang="en"><body><div id="root"></div><script src="/app.js"></script></body></html>';
  const script = `document.getElementById("root").innerHTML =
    "<main><h1>Prices</h1><p>A lamp costs 9 euros. ${proseOf("lamps")}</p><a href='/more'>More</a></main>"
      .replace("Prices", location.pathname);`;
  const site = await startSite((path) =>
    path === "/app.js" ? { body: script, headers: { "content-type": "text/javascript" } } : { body: shell },
  );
  after(() => site.close());
  const { body: agent } = await owner.post("/v2/agents", { name: "App" });
  const read = async (fields: object) => {
    const body = { type: "website", url: site.origin, agent_id: agent.id, max_pages: 1, ...fields };
    return (await owner.post("/v2/sources", body, { prefer: "wait=60" })).body;
  };
  const empty = await read({ render: false });
  assert.deepEqual([empty.status, empty.error.code], ["failed", "nothing_read"]);
  const rendered = await read({ render: true });
  assert.equal(rendered.progress.fetched, 1, JSON.stringify(rendered));
  const { body } = await owner.post("/v2/search", { agent_id: agent.id, query: "lamp costs" });
  assert.match(body.data[0].text, /A lamp costs 9 euros/);
});
