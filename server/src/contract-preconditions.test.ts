import assert from "node:assert/strict";
import { test } from "node:test";
import sql from "sql-template-tag";
import { parseId } from "./platform/ids/identifiers.ts";
import { OWNER, signIn, withTestServer } from "./testing/test-server.ts";

const { context, owner, url } = await withTestServer();

/**
 * What stores a change without being asked which version it is based on, because it has none: the sign-in that a cookie
 * keeps.
 */
const UNCONDITIONAL: readonly string[] = ["endBrowserSession"];

const CHANGING = ["put", "patch", "delete"];

interface Operation {
  id: string;
  method: string;
  path: string;
}
const contract = (await (await fetch(`${url}/v2/openapi.json`)).json()) as {
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, { headers?: object }> }>>;
};
const conditional: Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([method, { operationId }]) => CHANGING.includes(method) && !UNCONDITIONAL.includes(operationId))
    .map(([method, { operationId }]) => ({ id: operationId, method: method.toUpperCase(), path })),
);

let made = 0;
async function create(path: string, body: object): Promise<string> {
  const logged = await newestInLog();
  const { status, body: answer } = await owner.post(path, body, { prefer: "wait=20" });
  assert.ok(status < 300, `${path}: ${JSON.stringify(answer)}`);
  assert.notEqual(await newestInLog(), logged, `The audit log does not tell of POST ${path}.`);
  return answer.id;
}
const makeAgent = () => create("/v2/agents", { name: "Matched" });
const makeSource = async (agent_id?: string) =>
  create("/v2/sources", { type: "text", title: `T${++made}`, text: "Refunds take 14 days.", agent_id });
const makeChat = async () => {
  const agent_id = await makeAgent();
  const message = "How long do refunds take?";
  const { body } = await owner.post("/v2/chat", { agent_id, message, visitor: { id: `v${++made}` } });
  return (await owner.get(`/v2/chats/${body.chat_id}`)).body as { id: string; visitor_id: string };
};
const below = async (resource: string, body: object) => {
  const agent = await makeAgent();
  return [agent, await create(`/v2/agents/${agent}/${resource}`, body)];
};

async function makeMember(): Promise<string> {
  const { body } = await owner.post("/v2/invitations", { email: `m${++made}@example.com`, role: "viewer" });
  const member = { token: body.token, name: "M", password: "a long password" };
  await owner.post("/v2/invitations/accept", member);
  return (await owner.get("/v2/members")).body.data[0].id;
}

const newestInLog = async () => (await owner.get("/v2/audit_events?limit=1")).body.data[0].id as string;

/** A new one of what each path names, in the order of its parameters. */
const MAKE: Readonly<Record<string, () => Promise<string[]>>> = {
  "/v2/me": async () => [],
  "/v2/sessions/{id}": async () => {
    await signIn(url, OWNER);
    const { data } = (await owner.get("/v2/sessions")).body;
    return [data.find((session: { current: boolean }) => !session.current).id];
  },
  "/v2/members/{id}": async () => [await makeMember()],
  "/v2/agents/{id}/identity_secret": async () => {
    const id = await makeAgent();
    await create(`/v2/agents/${id}/identity_secret`, {});
    return [id];
  },
  "/v2/members/{id}/totp": async () => {
    const id = await makeMember();
    await context.database.unscoped((transaction) =>
      transaction.query(sql`
        INSERT INTO totp_secrets (user_id, sealed_secret, confirmed_at)
        SELECT user_id, 'v1', now() FROM memberships WHERE id = ${parseId("member", id)}`),
    );
    return [id];
  },
  "/v2/members/{id}/sessions/{session_id}": async () => {
    const id = await makeMember();
    return [id, (await owner.get(`/v2/members/${id}/sessions`)).body.data[0].id];
  },
  "/v2/invitations/{id}": async () => [
    await create("/v2/invitations", { email: `i${++made}@example.com`, role: "viewer" }),
  ],
  "/v2/api_keys/{id}": async () => [await create("/v2/api_keys", { name: "K", scopes: ["agents:read"] })],
  "/v2/workspaces/{id}": async () => [(await owner.get("/v2/me")).body.workspace_id],
  "/v2/brands/{id}": async () => [await create("/v2/brands", { name: "B" })],
  "/v2/brands/{id}/images/{kind}": async () => [await create("/v2/brands", { name: "B" }), "logo"],
  "/v2/agents/{id}": async () => [await makeAgent()],
  "/v2/sources/{id}": async () => [await makeSource()],
  "/v2/sources/{id}/access": async () => [await makeSource()],
  "/v2/agents/{id}/sources/{source_id}": async () => [await makeAgent(), await makeSource()],
  "/v2/agents/{id}/checks/{check_id}": () => below("checks", { question: "Q?", expect: { abstains: true } }),
  "/v2/agents/{id}/deployments/{deployment_id}": () => below("deployments", { kind: "page" }),
  "/v2/domains/{id}": async () => [
    await create("/v2/domains", { hostname: `d${++made}.example.com`, agent_id: await makeAgent() }),
  ],
  "/v2/chats/{id}": async () => [(await makeChat()).id],
  "/v2/chats/{id}/notes/{note_id}": async () => {
    const chat = (await makeChat()).id;
    return [chat, await create(`/v2/chats/${chat}/notes`, { text: "N" })];
  },
  "/v2/visitors/{id}": async () => [(await makeChat()).visitor_id],
  "/v2/messages/{id}/feedback": async () => {
    const { body: answer } = await owner.post("/v2/chat", { agent_id: await makeAgent(), message: "Refunds?" });
    await owner.request("PUT", `/v2/messages/${answer.id}/feedback`, { rating: "negative" });
    return [answer.id];
  },
  "/v2/leads/{id}": async () => [
    await create("/v2/leads", { agent_id: await makeAgent(), fields: { name: "L", email: "l@example.com" } }),
  ],
  "/v2/webhooks/{id}": async () => [
    await create("/v2/webhooks", { url: "https://example.com/hook", events: ["lead.created"] }),
  ],
  "/v2/replies/{id}": async () => [await create("/v2/replies", { title: "R", text: "Hello." })],
  "/v2/tools/{id}": async () => [
    await create("/v2/tools", {
      name: `tool_${++made}`,
      description: "T.",
      kind: "http",
      parameters: { type: "object" },
      url: "https://example.com/tool",
    }),
  ],
  "/v2/stats/gaps/{id}": async () => {
    const agent_id = await makeAgent();
    for (const message of ["Who walked on the moon first?", "Who walked on the moon first of all?"])
      await owner.post("/v2/chat", { agent_id, message });
    return [(await owner.get(`/v2/stats/gaps?agent_id=${agent_id}`)).body.data[0].id];
  },
};

/** A change that is allowed, of those that take one. */
const CHANGES: Readonly<Record<string, () => object | Promise<object>>> = {
  updateMe: () => ({ name: `Ada ${++made}` }),
  putFeedback: () => ({ rating: "positive" }),
  updateMember: () => ({ role: "editor" }),
  putBrandImage: () => {
    const form = new FormData();
    form.set("file", new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8v8z"/></svg>']), "logo.svg");
    return form;
  },
  updateApiKey: () => ({ name: "K2" }),
  updateWorkspace: () => ({ name: `W${++made}` }),
  updateBrand: () => ({ name: "B2" }),
  updateAgent: () => ({ name: "A2" }),
  updateSource: () => ({ title: `S${++made}` }),
  setSourceAccess: () => ({ visitors: "members" }),
  updateCheck: () => ({ question: "Q2?" }),
  updateDeployment: () => ({ enabled: false }),
  updateDomain: async () => ({ agent_id: await makeAgent() }),
  updateChat: () => ({ status: "resolved" }),
  updateLead: () => ({ notes: "Called." }),
  updateWebhook: () => ({ description: "Ours." }),
  updateReply: () => ({ title: "R2" }),
  updateTool: () => ({ description: "T2." }),
  updateGap: () => ({ status: "dismissed" }),
};

test("every PUT, PATCH and DELETE names 412, and has something to try it with", () => {
  const names412 = ({ method, path }: Operation) => "412" in contract.paths[path]![method.toLowerCase()]!.responses;
  assert.deepEqual(
    conditional.filter((operation) => !names412(operation) || !(operation.path in MAKE)).map(({ path }) => path),
    [],
  );
  assert.ok(conditional.length >= 25, "The walk is blind.");
});

function declaresTag(path: string, method: string): boolean {
  const { responses } = contract.paths[path]![method.toLowerCase()]!;
  return "etag" in (responses["200"]?.headers ?? {});
}

/** A new one, and how to change it. */
async function prepare({ id, method, path }: Operation) {
  const ids = await MAKE[path]!();
  let index = 0;
  const address = path.replaceAll(/\{\w+\}/g, () => ids[index++]!);
  const body = await CHANGES[id]?.();
  // What is only a part of a source or a brand has its version, and feedback an address of its own; what can't be shown
  // is never edited.
  const ofSource = path.includes("source") ? `/v2/sources/${ids.at(-1)}` : undefined;
  const ofFeedback = path.endsWith("/feedback") ? await feedbackOf(ids[0]!) : undefined;
  const ofBrand = path.startsWith("/v2/brands/") ? `/v2/brands/${ids[0]}` : undefined;
  const shownAt = "get" in contract.paths[path]! ? address : (ofSource ?? ofFeedback ?? ofBrand);
  return {
    send: (ifMatch: string) => owner.request(method, address, body, { "if-match": ifMatch }),
    read: async () => (shownAt === undefined ? undefined : owner.get(shownAt)),
  };
}

const feedbackOf = async (messageId: string) =>
  `/v2/feedback/${(await owner.get(`/v2/feedback?message_id=${messageId}`)).body.data[0].id}`;

for (const operation of conditional) {
  test(`${operation.id} refuses a stale If-Match without a change, takes the current one and is logged`, async () => {
    const { send, read } = await prepare(operation);
    const before = await read();
    const refused = await send('"987654"');
    assert.deepEqual([refused.status, refused.body.code], [412, "stale_version"]);
    const current = before?.headers.get("etag") ?? '"1"';
    assert.equal(refused.headers.get("etag"), current);
    assert.deepEqual((await read())?.body, before?.body);
    const logged = await newestInLog();
    const taken = await send(current);
    assert.ok(taken.status < 300, JSON.stringify(taken.body));
    assert.notEqual(await newestInLog(), logged, "The audit log does not tell of it.");
    if (taken.status === 200 && operation.method !== "DELETE") {
      assert.equal(taken.headers.get("etag"), (await read())?.headers.get("etag"));
      assert.ok(declaresTag(operation.path, operation.method), "The contract does not tell of the ETag.");
    }
    const isShownHere = before?.headers.has("etag") && "get" in contract.paths[operation.path]!;
    if (isShownHere) assert.ok(declaresTag(operation.path, "GET"), "The contract does not tell of the ETag.");
  });

  test(`${operation.id} takes one of several changes that are based on the same version`, async () => {
    const { send, read } = await prepare(operation);
    const current = (await read())?.headers.get("etag") ?? '"1"';
    const statuses = (await Promise.all([send(current), send(current), send(current)])).map(({ status }) => status);
    const [taken, ...others] = statuses.toSorted();
    assert.ok(taken! < 300, String(statuses));
    assert.ok(
      others.every((status) => status === 412 || status === 404),
      `Lost or broken changes: ${statuses}`,
    );
  });
}
