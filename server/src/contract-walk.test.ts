import assert from "node:assert/strict";
import { test } from "node:test";
import { SignJWT } from "jose";
import sql from "sql-template-tag";
import { PERMISSIONS, PUBLIC_OPERATIONS, ROLES, SCOPES } from "./features/identity/index.ts";
import { newId, parseId } from "./platform/ids/identifiers.ts";
import { makeThings } from "./testing/make-things.ts";
import { type TestClient, withTestServer } from "./testing/test-server.ts";

const { context, owner, stranger, as, url } = await withTestServer();

interface Operation {
  id: string;
  method: string;
  path: string;
}
const contract = (await (await fetch(`${url}/v2/openapi.json`)).json()) as {
  paths: Record<string, Record<string, { operationId: string }>>;
};
const operations: Operation[] = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({ id: operationId, method: method.toUpperCase(), path })),
);
const closed = operations.filter(({ id }) => !PUBLIC_OPERATIONS.includes(id));

/** One thing of each resource, in the owner's workspace. A resource without one here fails the walk. */
const things = await makeThings(owner, "Walked");

/** Calls it with ids that nobody has, so that an allowed call changes nothing. */
function call(client: TestClient, { method, path }: Operation, ids: Record<string, string> = {}) {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? nobodys(path, name));
  const isBodyless = method === "GET" || method === "DELETE";
  return client.request(method, filled, isBodyless ? undefined : {});
}

function nobodys(path: string, name: string): string {
  if (name === "number" || name === "version") return "1";
  const prefix = name === "id" ? prefixOf(path) : name.replace(/_id$/, "");
  return `${prefix}_01h2xcejqtf2nbrexx3vqjhp41`;
}

function prefixOf(path: string): string {
  const collection = path.split("/")[2]!;
  return (
    { api_keys: "key", audit_events: "audit", chat: "chat", erasures: "receipt", replies: "reply", stats: "gap" }[
      collection
    ] ?? collection.replace(/s$/, "")
  );
}

async function assertRefused(client: TestClient, operation: Operation, status: number, code: string) {
  const response = await call(client, operation);
  assert.deepEqual([response.status, response.body.code], [status, code], `${operation.method} ${operation.path}`);
}

async function assertAdmitted(client: TestClient, operation: Operation, who: string) {
  const { status, body } = await call(client, operation);
  const isAdmitted = status !== 401 && status !== 403 && status < 500;
  assert.ok(isAdmitted, `${operation.method} ${operation.path} for ${who}: ${status} ${JSON.stringify(body)}`);
}

test("every operation of the contract has a row, and every row an operation", () => {
  const ids = operations.map(({ id }) => id);
  assert.deepEqual([...ids].sort(), [...new Set(ids)].sort());
  assert.deepEqual([...ids].sort(), [...Object.keys(PERMISSIONS), ...PUBLIC_OPERATIONS].sort());
});

test("without a credential, and with one that has expired or was made up, nothing opens", async () => {
  const [key] = context.secretKeys.derive("tokens");
  const expired = await new SignJWT({ sid: newId() })
    .setProtectedHeader({ alg: "HS256", kid: key!.id })
    .setIssuer("citedesk")
    .setAudience("access")
    .setIssuedAt(1_000_000)
    .setExpirationTime(1_000_900)
    .sign(key!.key);
  for (const operation of closed) {
    await assertRefused(as(undefined), operation, 401, "missing_credential");
    await assertRefused(as(expired), operation, 401, "token_expired");
    await assertRefused(as("cite_live_made_up"), operation, 401, "invalid_api_key");
  }
});

for (const role of ROLES)
  test(`a member with the role ${role} does what the table says, and nothing else`, async () => {
    const member = role === "owner" ? owner : await join(role);
    for (const operation of closed) {
      if (operation.id === "logout") continue;
      const { roles, instance } = PERMISSIONS[operation.id]!;
      // The owner of the first account administers the instance.
      const isOpen = instance ? member === owner : roles.includes(role);
      if (isOpen) await assertAdmitted(member, operation, role);
      else await assertRefused(member, operation, 403, "forbidden");
    }
    if (role !== "owner") await assertAdmitted(member, operations.find(({ id }) => id === "logout")!, role);
  });

test("a member who is limited to an assistant does nothing that concerns the whole workspace", async () => {
  const member = await join("editor", { agent_ids: [things.agent] });
  for (const operation of closed) {
    const permission = PERMISSIONS[operation.id]!;
    if (permission.whole && permission.roles.includes("editor"))
      await assertRefused(member, operation, 403, "forbidden");
  }
});

for (const granted of ["editor", "support"] as const)
  test(`a viewer who is ${granted} on one assistant gets 403 for what else they may read, 404 for the rest`, async () => {
    const { body: own } = await owner.post("/v2/agents", { name: "Given" });
    const member = await join("viewer");
    const { body: me } = await member.get("/v2/me");
    const change = { agent_roles: [{ agent_id: own.id, role: granted }] };
    assert.equal((await owner.request("PATCH", `/v2/members/${me.id}`, change)).status, 200);
    const isBetween = ({ id }: Operation) =>
      !PERMISSIONS[id]!.whole && !PERMISSIONS[id]!.roles.includes("viewer") && PERMISSIONS[id]!.roles.includes(granted);
    const between = closed.filter(isBetween);
    assert.ok(between.length > 10, "The walk is blind.");
    for (const operation of between.filter(({ path }) => path.includes("{"))) {
      const id = things[prefixOf(operation.path)];
      // Nothing that is there is restored, so there is nothing to read.
      const isThere = !operation.path.endsWith("/restore");
      const { status, body } = await call(member, operation, { id: id! });
      const names = `${operation.method} ${operation.path}: ${status} ${JSON.stringify(body)}`;
      if (isThere) assert.deepEqual([status, body.code], [403, "forbidden"], names);
      const missing = await call(member, operation);
      assert.ok([404, 422].includes(missing.status), `${operation.id}: ${missing.status}`);
    }
    for (const { id, path, method } of between.filter(({ path, method }) => method !== "GET" && !path.includes("{"))) {
      const named = { agent_id: things.agent, chat_id: things.chat };
      const isBulk = path.endsWith("/bulk");
      const [kind] = path.split("/").slice(2);
      const rows = { action: kind === "chats" ? "resolve" : "delete", ids: [things[kind!.slice(0, -1)]] };
      const { status, body } = await member.request(method, path, isBulk ? rows : named);
      if (isBulk) assert.deepEqual([status, body.data[0].error.code], [200, "forbidden"], id);
      else assert.equal(status, 403, `${id}: ${JSON.stringify(body)}`);
    }
  });

test("a key with the right scope may, one with all the others may not", async () => {
  const make = async (scopes: string[]) => as((await owner.post("/v2/api_keys", { name: "K", scopes })).body.key);
  for (const scope of SCOPES) {
    const [right, wrong] = [await make([scope]), await make(SCOPES.filter((other) => other !== scope))];
    for (const operation of closed.filter(({ id }) => PERMISSIONS[id]!.scope === scope)) {
      await assertAdmitted(right, operation, scope);
      await assertRefused(wrong, operation, 403, "forbidden");
    }
  }
  const all = await make([...SCOPES]);
  for (const operation of closed.filter(({ id }) => PERMISSIONS[id]!.scope === null)) {
    if (PERMISSIONS[operation.id]!.keys) await assertAdmitted(all, operation, "any key");
    else await assertRefused(all, operation, 403, "forbidden");
  }
});

test("a visitor may only do what is open to visitors", async () => {
  const visitor = as(await visitorToken());
  for (const operation of closed) {
    if (PERMISSIONS[operation.id]!.visitors) await assertAdmitted(visitor, operation, "a visitor");
    else await assertRefused(visitor, operation, 403, "forbidden");
  }
});

test("the owner of another account gets 404 for every id of this one, whatever they try", async () => {
  for (const operation of closed.filter(({ path }) => path.includes("{"))) {
    if (PERMISSIONS[operation.id]!.instance) {
      await assertRefused(stranger, operation, 403, "forbidden");
      continue;
    }
    const prefix = prefixOf(operation.path);
    const id = things[prefix];
    assert.ok(id, `The walk has no ${prefix} to try ${operation.method} ${operation.path} with.`);
    const response = await call(stranger, operation, { id });
    assert.ok(
      response.status === 404 || response.status === 422,
      `${operation.method} ${operation.path}: ${response.status} ${JSON.stringify(response.body)}`,
    );
    assert.equal(JSON.stringify(response.body).includes("Walked"), false);
  }
});

test("the server's fields are refused in every body", async () => {
  const bodies = closed.filter(({ id, method }) => id !== "logout" && ["POST", "PATCH", "PUT"].includes(method));
  for (const { path, method, id } of bodies) {
    const response = await owner.request(
      method,
      path.replaceAll(/\{(\w+)\}/g, (_, name: string) => nobodys(path, name)),
      { workspace_id: things.workspace, id: things.agent, created_at: "2020-01-01T00:00:00Z" },
    );
    const isBodyless = !Object.hasOwn(
      (contract.paths[path]![method.toLowerCase()] as { requestBody?: object }) ?? {},
      "requestBody",
    );
    if (!isBodyless) assert.equal(response.status, 422, `${id}: ${JSON.stringify(response.body)}`);
  }
});

test("every table with rows of one assistant is closed to credentials of another", async () => {
  const { rows } = await context.database.owner.query(`
    SELECT c.table_name AS name FROM information_schema.columns c
    WHERE c.table_schema = 'public' AND c.column_name = 'agent_id'
      AND NOT EXISTS (SELECT FROM pg_policies p WHERE p.tablename = c.table_name AND p.policyname = 'reach')`);
  // Only whoever looks after the whole workspace sees keys.
  assert.deepEqual(
    rows.map((row) => String(row.name)),
    ["api_keys"],
  );
});

async function join(role: string, grants?: object): Promise<TestClient> {
  const { body } = await owner.post("/v2/invitations", {
    email: `${newId()}@example.com`,
    role,
    ...(grants ? { grants } : {}),
  });
  const accepted = await as(undefined).post("/v2/invitations/accept", {
    token: body.token,
    name: "",
    password: "a long password",
  });
  return as(accepted.body.token);
}

async function visitorToken(): Promise<string> {
  const visitorId = newId();
  const workspaceId = parseId("workspace", things.workspace!)!;
  const agentId = parseId("agent", things.agent!)!;
  await context.database.inWorkspace(workspaceId, (transaction) =>
    transaction.query(
      sql`INSERT INTO visitors (workspace_id, id, agent_id) VALUES (${workspaceId}, ${visitorId}, ${agentId})`,
    ),
  );
  return context.tokens.signVisitor({ workspaceId, agentId, visitorId, identified: false, claims: {} });
}
