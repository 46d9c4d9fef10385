import assert from "node:assert/strict";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { owner } = await withTestServer();
let made = 0;
const add = (headers?: Record<string, string>) =>
  owner.post("/v2/sources", { type: "text", title: `T${++made}`, text: "Refunds take 14 days." }, headers);

test("whoever prefers to wait gets the source read, and is told so", async () => {
  for (const prefer of ["wait=20", "respond-async, wait=20"]) {
    const { body, headers } = await add({ prefer });
    assert.deepEqual([body.status, headers.get("preference-applied")], ["ready", "wait"]);
  }
  for (const headers of [undefined, { prefer: "return=minimal" }, { prefer: "wait=0" }]) {
    const answer = await add(headers);
    assert.equal(answer.status, 201);
    assert.equal(answer.headers.get("preference-applied"), null);
  }
});

test("every operation that can wait says so in the contract, and that it did", async () => {
  const { body: contract } = await owner.get("/v2/openapi.json");
  for (const [path, method] of [
    ["/v2/sources", "post"],
    ["/v2/sources/{id}/refresh", "post"],
  ] as const) {
    const { parameters, responses } = contract.paths[path][method];
    assert.ok(parameters.some((one: { in?: string; name?: string }) => one.in === "header" && one.name === "prefer"));
    assert.ok("preference-applied" in responses["200"].headers);
  }
});
