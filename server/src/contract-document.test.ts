import assert from "node:assert/strict";
import { test } from "node:test";
import { parse } from "yaml";
import { findContractGaps } from "./platform/http/contract/find-contract-gaps.ts";
import type { OpenApiDocument } from "./platform/http/contract/open-api-document.ts";
import { withTestServer } from "./testing/test-server.ts";

const { url } = await withTestServer();
const contract = (await (await fetch(`${url}/v2/openapi.json`)).json()) as OpenApiDocument;

test("every operation has a summary, a description, a described tag and examples that fit its schemas", () => {
  assert.deepEqual(findContractGaps(contract), []);
});

test("a request that the service makes has an example of its own, and one without, or with one that doesn't fit, is found", () => {
  const bodyOf = ({ webhooks }: OpenApiDocument, type: string) =>
    webhooks![type]!.post!.requestBody!.content["application/json"]!;
  for (const [type, status] of [
    ["lead.qualified", "qualified"],
    ["handoff.claimed", "claimed"],
    ["message.failed", "failed"],
    ["webhook.disabled", "disabled"],
  ] as const) {
    const example = bodyOf(contract, type).example as { type: string; sequence: number; data: { status: string } };
    assert.deepEqual([example.type, example.sequence, example.data.status], [type, 4711, status]);
  }
  const { "chat.started": started, "gap.opened": opened } = contract.webhooks!;
  const broken = structuredClone({
    ...contract,
    paths: {},
    webhooks: { "chat.started": started!, "gap.opened": opened! },
  });
  delete bodyOf(broken, "chat.started").example;
  bodyOf(broken, "gap.opened").example = { type: "gap.closed" };
  const gaps = findContractGaps(broken);
  assert.equal(gaps.length, 2);
  assert.match(gaps[0]!, /^webhook chat\.started: request application\/json has no example/);
  assert.match(gaps[1]!, /^webhook gap\.opened: the example .* does not fit its schema/);
});

test("an operation without an example, or with one that does not fit, is found", () => {
  const broken = structuredClone({ ...contract, paths: { "/v2/agents": contract.paths["/v2/agents"]! }, webhooks: {} });
  const { post } = broken.paths["/v2/agents"]!;
  delete post!.responses!["201"]!.content!["application/json"]!.example;
  post!.requestBody!.content["application/json"]!.example = { name: 5 };
  post!.summary = "";
  const gaps = findContractGaps(broken).filter((gap) => gap.startsWith("POST /v2/agents:"));
  assert.equal(gaps.length, 3);
  assert.match(
    gaps.join("\n"),
    /has no summary.*does not fit its schema: \/name must be string.*201 application\/json has no example/s,
  );
});

test("a change of one thing names If-Match, 412 and ETag, and what creates names Location", () => {
  const { patch } = contract.paths["/v2/agents/{id}"]!;
  const { post } = contract.paths["/v2/agents"]!;
  assert.ok(patch!.parameters!.some((parameter) => "$ref" in parameter && parameter.$ref.endsWith("/IfMatch")));
  assert.ok(patch!.responses!["412"] && patch!.responses!["200"]!.headers!.etag);
  assert.ok(post!.responses!["201"]!.headers!.location);
  assert.ok(post!.parameters!.some((parameter) => "$ref" in parameter && parameter.$ref.endsWith("/IdempotencyKey")));
  assert.match(
    patch!.description!,
    /\*\*Roles:\*\* owner, admin, editor\. \*\*API keys:\*\* with the scope `agents:write`\./,
  );
});

test("the YAML says the same as the JSON", async () => {
  const response = await fetch(`${url}/v2/openapi.yaml`);
  assert.equal(response.headers.get("content-type"), "application/yaml; charset=utf-8");
  assert.deepEqual(parse(await response.text()), contract);
});

test("the reference page and all that it loads come from this host, under a policy without exceptions", async () => {
  const page = await fetch(`${url}/v2/docs`);
  const policy = page.headers.get("content-security-policy")!;
  assert.match(policy, /default-src 'none'; script-src 'self'; style-src 'self';/);
  assert.doesNotMatch(policy, /unsafe|https?:/);
  const html = await page.text();
  const loaded = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address!);
  assert.deepEqual(
    loaded.filter((address) => !address.startsWith("/v2/") && !address.startsWith("data:")),
    [],
  );
  for (const address of loaded.filter((path) => path.startsWith("/v2/docs/"))) {
    const asset = await fetch(url + address);
    assert.equal(asset.status, 200, address);
    await asset.arrayBuffer();
  }
  assert.match(await (await fetch(`${url}/v2/docs/start.js`)).text(), /validatorUrl: null/);
});
