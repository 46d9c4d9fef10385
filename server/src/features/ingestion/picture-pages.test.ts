import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { owner, context } = await withTestServer();
const { extractor } = context;
const WAIT = { prefer: "wait=30" };
let facts: { pageCount?: number; picturePages?: number[] } = {};
context.extractor = {
  extract: async (request, signal) => ({ ...(await extractor.extract(request, signal)), ...facts }),
  readImport: (request) => extractor.readImport(request),
  close: () => extractor.close(),
};
const { body: agent } = await owner.post("/v2/agents", { name: "Shop" });

async function upload(name: string, content = "The cover of our catalogue says that delivery is free.") {
  const { body } = await owner.upload({ name, content }, { agent_id: agent.id, type: "document" });
  return body.id as string;
}

async function documentOf(source: string) {
  return (await owner.get(`/v2/sources/${source}/documents`)).body.data[0];
}

test("a file of which some pages are only pictures is read, counted and told of", async () => {
  facts = { pageCount: 9, picturePages: [2, 3, 4, 9] };
  const source = await upload("catalogue.txt");
  const { status, pages, warning } = await documentOf(source);
  assert.deepEqual([status, pages, warning.code], ["ready", 9, "picture_pages"]);
  assert.match(warning.message, /^4 of 9 pages hold only pictures and no text \(pages 2–4, 9\)/);

  facts = { pageCount: 9, picturePages: [5] };
  await owner.post(`/v2/sources/${source}/refresh`, undefined, WAIT);
  const again = await documentOf(source);
  assert.equal(again.status, "unchanged");
  assert.match(again.warning.message, /^1 of 9 pages holds only pictures and no text \(page 5\)/);

  facts = { pageCount: 9 };
  await owner.post(`/v2/sources/${source}/refresh`, undefined, WAIT);
  assert.equal((await documentOf(source)).warning, null);
});

test("what waits for approval is told of once it is approved", async () => {
  facts = {};
  const source = await upload("flyer.txt", "The old flyer says that delivery costs one euro.");
  await owner.request("PATCH", `/v2/sources/${source}`, { approval: true });
  facts = { pageCount: 3, picturePages: [3] };
  await upload("flyer.txt", "The new flyer says that delivery costs two euros.");
  assert.equal((await documentOf(source)).warning, null);
  const [change] = (await owner.get(`/v2/sources/${source}/changes`)).body.data;
  assert.equal((await owner.post(`/v2/sources/${source}/changes/${change.id}/approve`)).status, 200);
  const { pages, warning } = await documentOf(source);
  assert.deepEqual([pages, warning?.code], [3, "picture_pages"]);
});
