import assert from "node:assert/strict";
import { once } from "node:events";
import { connect } from "node:net";
import { test } from "node:test";
import { withTestServer } from "../../testing/test-server.ts";

const { owner, url } = await withTestServer();

async function refused(body: unknown, status: number, code: string, pointer?: string) {
  const response = await owner.post("/v2/agents", body);
  assert.equal(response.status, status, JSON.stringify(response.body));
  assert.equal(response.body.code, code);
  if (pointer !== undefined)
    assert.ok(
      response.body.errors.some((error: { pointer: string }) => error.pointer === pointer),
      JSON.stringify(response.body),
    );
  assert.equal(response.body.request_id, response.headers.get("x-request-id"));
}

async function sendRaw(body: string, contentType = "application/json") {
  const response = await fetch(`${url}/v2/agents`, {
    method: "POST",
    body,
    headers: { authorization: `Bearer ${owner.token}`, "content-type": contentType },
  });
  return [response.status, ((await response.json()) as { code: string }).code];
}

test("a missing, unknown or wrongly typed field is named by its pointer", async () => {
  await refused({}, 422, "invalid_request", "/name");
  await refused({ name: "A", colour: "red" }, 422, "invalid_request", "/colour");
  await refused({ name: 5 }, 422, "invalid_request", "/name");
  await refused({ name: "   " }, 422, "invalid_request", "/name");
  await refused({ name: "A", grounding: "loose" }, 422, "invalid_request", "/grounding");
  await refused({ name: "A".repeat(201) }, 422, "invalid_request", "/name");
});

test("fields that only the server sets are refused", async () => {
  for (const field of ["id", "workspace_id", "created_at", "version", "published_version"])
    await refused({ name: "A", [field]: "x" }, 422, "invalid_request", `/${field}`);
});

test("an unknown model is refused with the list of those that work", async () => {
  await refused({ name: "A", model: "gpt-99" }, 422, "unknown_model", "/model");
});

test("broken JSON, another content type and dangerous members are refused", async () => {
  assert.deepEqual(await sendRaw('{"name": '), [400, "invalid_json"]);
  assert.deepEqual(await sendRaw('{"__proto__": {"name": "x"}}'), [400, "invalid_json"]);
  assert.deepEqual(await sendRaw("name=A", "application/x-www-form-urlencoded"), [415, "unsupported_content_type"]);
  assert.deepEqual(await sendRaw('{"name": "A"}', "text/plain"), [415, "unsupported_content_type"]);
  assert.deepEqual(await sendRaw(`{"name": ${"[".repeat(20_000)}${"]".repeat(20_000)}}`), [400, "invalid_json"]);
  assert.deepEqual(await sendRaw('{"name": "a\\u0000b"}'), [422, "invalid_request"]);
  assert.deepEqual(await sendRaw('{"name": "\\ud800"}'), [422, "invalid_request"]);
  assert.deepEqual(await sendRaw('{"name": 1e309}'), [422, "invalid_request"]);
  assert.deepEqual(await sendRaw(`{"name": "a", "theme": ${"[".repeat(60)}${"]".repeat(60)}}`), [
    422,
    "invalid_request",
  ]);
  assert.deepEqual(await sendRaw(JSON.stringify({ name: "A", prompt: "x".repeat(1024 * 1024) })), [
    413,
    "body_too_large",
  ]);
});

test("a body that is not UTF-8 is refused, not stored with its letters replaced", async () => {
  const send = async (body: Uint8Array<ArrayBuffer>) => {
    const headers = { authorization: `Bearer ${owner.token}`, "content-type": "application/json" };
    const response = await fetch(`${url}/v2/agents`, { method: "POST", body, headers });
    return [response.status, ((await response.json()) as Record<string, string>).code ?? "none"];
  };
  assert.deepEqual(await send(Buffer.from('{"name": "Caf\u00e9"}', "latin1")), [400, "invalid_json"]);
  assert.deepEqual(await send(Buffer.from('{"name": "Caf\u00e9"}', "utf16le")), [400, "invalid_json"]);
  assert.deepEqual(await send(Buffer.from('{"name": "Caf\u00e9"}', "utf8")), [201, "none"]);
});

test("a form is 415 where none is taken, and so is a body that was packed", async () => {
  const packed = await owner.request("POST", "/v2/agents", { name: "A" }, { "content-encoding": "gzip" });
  assert.deepEqual([packed.status, packed.body.code], [415, "unsupported_content_type"]);
  const form = new FormData();
  form.set("name", "A");
  const headers = { authorization: `Bearer ${owner.token}` };
  const response = await fetch(`${url}/v2/agents`, { method: "POST", body: form, headers });
  assert.equal(response.status, 415);
});

test("what is no readable HTTP is answered as every other failure, with a request id", async () => {
  const send = async (text: string) => {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket.write(text);
    let answer = "";
    for await (const chunk of socket) answer += chunk;
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    const problem = JSON.parse(body) as Record<string, string>;
    assert.match(head, /content-type: application\/problem\+json/i);
    assert.match(head, new RegExp(`x-request-id: ${problem.request_id}`));
    assert.ok(problem.detail!.length > 20);
    return [Number(head.split(" ")[1]), problem.status, problem.code];
  };
  assert.deepEqual(await send("BREW /v2/agents HTTP/1.1\r\nHost: x\r\n\r\n"), [400, 400, "invalid_http"]);
  assert.deepEqual(await send(`GET / HTTP/1.1\r\nHost: x\r\nX: ${"a".repeat(20_000)}\r\n\r\n`), [
    431,
    431,
    "headers_too_large",
  ]);
});

test("bad limits and cursors are refused", async () => {
  for (const query of ["limit=0", "limit=101", "limit=many", "cursor=garbage", "colour=red"])
    assert.equal((await owner.get(`/v2/agents?${query}`)).status, 422, query);
  const { body: unsafe } = await owner.get("/v2/agents?cursor=a%00b");
  assert.deepEqual(unsafe.errors, [{ pointer: "?cursor", message: "contains a NUL character." }]);
  for (const key of ["a\u0000", "\ud800"]) {
    const forged = JSON.stringify(["sources title", key, "01a200f9-1101-7656-b740-e2b3be8f045a"]);
    const cursor = Buffer.from(forged).toString("base64url");
    assert.equal((await owner.get(`/v2/sources?sort=title&cursor=${cursor}`)).body.code, "invalid_cursor");
  }
  await owner.post("/v2/agents", { name: "One" });
  await owner.post("/v2/agents", { name: "Two" });
  const { body } = await owner.get("/v2/agents?limit=1");
  assert.equal((await owner.get(`/v2/sources?cursor=${body.pagination.next_cursor}`)).status, 422);
  const second = await owner.get(`/v2/agents?limit=1&cursor=${body.pagination.next_cursor}`);
  assert.equal(second.status, 200);
  assert.notEqual(second.body.data[0].id, body.data[0].id);
});

test("an id of another kind, a garbled id and a strange path are 404; a wrong method is 405 with Allow", async () => {
  for (const path of [
    "/v2/agents/source_01h2xcejqtf2nbrexx3vqjhp41",
    "/v2/agents/x",
    "/v2/nothing",
    `/v2/agents/${"a".repeat(500)}`,
    "/v2/agents/%00",
    "/a/%00",
    "/widget/%00.js",
  ])
    assert.equal((await owner.get(path)).status, 404, path);
  const { status, headers, body } = await owner.request("PUT", "/v2/agents");
  assert.equal(status, 405);
  assert.equal(headers.get("allow"), "GET, HEAD, POST");
  assert.equal(body.code, "method_not_allowed");
  assert.equal((await owner.request("PUT", "/v2/agents/")).status, 405);
  assert.equal((await owner.get("/v2/agents/")).status, 200, "a slash at the end changes nothing");
});

test("If-Match on a stale version changes nothing", async () => {
  const { body: agent, headers } = await owner.post("/v2/agents", { name: "First" });
  const etag = headers.get("etag")!;
  const change = (name: string) => owner.request("PATCH", `/v2/agents/${agent.id}`, { name }, { "if-match": etag });
  assert.equal((await change("Second")).status, 200);
  const stale = await change("Third");
  assert.equal(stale.status, 412);
  assert.equal(stale.body.code, "stale_version");
  assert.equal((await owner.get(`/v2/agents/${agent.id}`)).body.name, "Second");
});

test("the contract and the health pages need no credential", async () => {
  for (const path of ["/healthz", "/readyz", "/v2/openapi.json"])
    assert.equal((await fetch(url + path)).status, 200, path);
});

test("each message says what is wrong in words, once a field", async () => {
  const messages = async (path: string, body: unknown) =>
    (await owner.post(path, body)).body.errors.map(({ pointer, message }: Record<string, string>) => [
      pointer,
      message,
    ]);
  assert.deepEqual(await messages("/v2/agents", { name: "" }), [["/name", "is empty."]]);
  assert.deepEqual(await messages("/v2/agents", { name: " " }), [["/name", "is blank."]]);
  assert.deepEqual(await messages("/v2/agents", { name: 5, prompt: null }), [
    ["/name", "must be a string."],
    ["/prompt", "must be a string."],
  ]);
  assert.deepEqual(await messages("/v2/agents", [1]), [["", "must be an object."]]);
  assert.deepEqual(await messages("/v2/sources", {}), [["/type", "is missing."]]);
  assert.deepEqual(await messages("/v2/sources", { type: "file" }), [
    ["/type", "must be one of text, qa, website, sitemap, video, business_info."],
  ]);
  const info = { type: "business_info", name: "Lumina" };
  assert.deepEqual(await messages("/v2/sources", { ...info, email: "nobody" }), [
    ["/email", "must be an e-mail address such as name@example.com."],
  ]);
  assert.deepEqual(await messages("/v2/sources", { ...info, email: 5 }), [["/email", "must be a string or an array."]]);
  assert.deepEqual(await messages("/v2/agents", { name: "A", fallback_model: 5 }), [
    ["/fallback_model", "must be a string or null."],
  ]);
  const { body } = await owner.get("/v2/chats?from=2026-01-01T00:00:00");
  assert.match(body.detail, /^\?from: must be a time with its zone/);
  const { body: unknown } = await owner.post("/v2/agents", { name: "A", model: "gpt-99" });
  assert.match(unknown.detail, /use one of extractive/);
});

test("a long list of wrong entries is refused as fast as a short one, with some of them named", async () => {
  const wrong = (count: number) => owner.post("/v2/agents", { name: "A", allowed_origins: Array(count).fill(1) });
  await wrong(1);
  const before = process.cpuUsage();
  const { status, body } = await wrong(20_000);
  const { user } = process.cpuUsage(before);
  assert.equal(status, 422);
  assert.ok(body.errors.length > 10 && body.errors.length <= 50);
  // When each is compared with each, it takes over a second for every 10,000.
  assert.ok(user < 1_500_000, `${user} µs`);
});

test("a body that is larger than the limit is read to its end, so that every client sees the answer", async () => {
  const { port } = new URL(url);
  const body = Buffer.from(JSON.stringify({ name: "A", prompt: "x".repeat(8 * 1024 * 1024) }));
  const socket = connect(Number(port), "127.0.0.1");
  socket.write(
    `POST /v2/agents HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${owner.token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  // As many clients do: everything is sent before anything is read.
  await new Promise<void>((resolve, reject) => socket.write(body, (error) => (error ? reject(error) : resolve())));
  const [answer] = await once(socket, "data");
  assert.match(String(answer), /^HTTP\/1\.1 413 /);
  socket.destroy();
});

test("a question about a path's methods is answered, and carries a request id as every response does", async () => {
  for (const headers of [{}, { origin: "https://shop.test", "access-control-request-method": "POST" }]) {
    const response = await fetch(`${url}/v2/agents`, { method: "OPTIONS", headers });
    assert.equal(response.status, 204);
    assert.ok(response.headers.get("x-request-id"));
  }
});
