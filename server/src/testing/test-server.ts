import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hash } from "@node-rs/argon2";
import { createChildProcessTextExtractor } from "../adapters/text-extractor/child-process.ts";
import { buildApp } from "../app.ts";
import { type AppContext, compose } from "../compose.ts";
import { readConfig } from "../config.ts";
import { withTestDatabaseLocation } from "../platform/database/test-database.ts";
import { newId } from "../platform/ids/identifiers.ts";
import { insertAccount } from "../platform/unscoped/account-queries.ts";
import type { Clock } from "../ports/clock.ts";
import { registerJobs } from "../register-jobs.ts";
import { findFreePort } from "./free-port.ts";

export const OWNER = { email: "owner@example.com", password: "correct horse battery" };

export interface TestServer {
  context: AppContext;
  url: string;
  /** Signed in as the owner of the first account. */
  owner: TestClient;
  /** The owner of another account on the same server. */
  stranger: TestClient;
  /** With any credential, or none. */
  as(token: string | undefined): TestClient;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on what is inside.
  body: any;
}

export interface TestClient {
  token: string | undefined;
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>;
  get(path: string, headers?: Record<string, string>): Promise<TestResponse>;
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<TestResponse>;
  /** Waits until the file is read, unless `prefer` says otherwise. */
  upload(
    file: { name: string; content: string | Uint8Array; type?: string },
    fields: Record<string, string>,
    prefer?: string,
  ): Promise<TestResponse>;
}

/** Of all servers of a process, which its children end with: those of each would load as much again. */
const extractor = createChildProcessTextExtractor({ processes: 2 });
extractor.close = async () => {};

/**
 * The whole service on a free port with a database of its own: embedded, or on `TEST_DATABASE_URL`. Closed after the
 * file's last test. Call it at the top of the file.
 */
export async function withTestServer(environment: Record<string, string> = {}, clock?: Clock): Promise<TestServer> {
  // Runs before the database is removed.
  let close = async () => {};
  const location = await withTestDatabaseLocation(() => close());
  const dataDir = location.dataDir ?? (await mkdtemp(join(tmpdir(), "citedesk-test-files-")));
  const port = await findFreePort();
  const { config, secrets } = readConfig({
    PORT: String(port),
    // Pages name their own origin in their policies, so the address must be the real one.
    BASE_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: location.databaseUrl,
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
    ...environment,
  });
  const context = await compose(config, secrets, { extractor, ...(clock && { clock }) });
  // What runs by the clock would run in the midst of a test, in one of many: tests call it themselves.
  const { queue } = context;
  context.queue = { ...queue, schedule: async () => {} };
  await registerJobs(context);
  context.queue = queue;
  await context.queue.start();
  const app = await buildApp(context);
  const url = await app.listen({ port, host: "127.0.0.1" });
  close = async () => {
    await app.close();
    await context.close();
    if (location.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  };
  const first = { ...(await makeAccount(OWNER, "My account")), isInstanceAdministrator: true };
  await context.database.unscoped((transaction) => insertAccount(transaction, first));
  const as = (token: string | undefined) => createTestClient(url, token);
  const owner = as(await signIn(url, OWNER));
  const stranger = as(await createStranger(context, url));
  return { context, url, owner, stranger, as };
}

async function createStranger(context: AppContext, url: string): Promise<string> {
  const stranger = { email: "stranger@example.com", password: "another horse battery" };
  const account = await makeAccount(stranger, "Another account");
  await context.database.unscoped((transaction) => insertAccount(transaction, account));
  return signIn(url, stranger);
}

/** Two hundred servers have four passwords to hash or to check: here as cheaply as argon2 does it. */
async function makeAccount({ email, password }: { email: string; password: string }, accountName: string) {
  return {
    accountId: newId(),
    accountName,
    userId: newId(),
    memberId: newId(),
    email,
    passwordHash: await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
    passwordIsInitial: false,
    liveWorkspaceId: newId(),
    testWorkspaceId: newId(),
  };
}

export async function signIn(url: string, credentials: { email: string; password: string }): Promise<string> {
  const response = await createTestClient(url, undefined).post("/v2/auth/login", credentials);
  if (response.status !== 200) throw new Error(`Sign-in failed: ${JSON.stringify(response.body)}`);
  return response.body.token;
}

/** Speaks to a running service; `token` is any credential. */
export function createTestClient(url: string, token: string | undefined): TestClient {
  async function send(method: string, path: string, body: BodyInit | undefined, headers: Record<string, string>) {
    const authorization: Record<string, string> = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const response = await fetch(url + path, {
      method,
      headers: { ...authorization, ...headers },
      ...(body === undefined ? {} : { body }),
    });
    const text = await response.text();
    const isJson = /[/+]json\b/.test(response.headers.get("content-type") ?? "");
    return {
      status: response.status,
      headers: response.headers,
      body: isJson && text !== "" ? JSON.parse(text) : text,
    };
  }
  const client: TestClient = {
    token,
    request: (method, path, body, headers = {}) => {
      if (body === undefined || body instanceof FormData) return send(method, path, body, headers);
      return send(method, path, JSON.stringify(body), { "content-type": "application/json", ...headers });
    },
    get: (path, headers = {}) => send("GET", path, undefined, headers),
    post: (path, body, headers = {}) => client.request("POST", path, body, headers),
    upload: (file, fields, prefer = "wait=20") => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      form.set("file", new File([file.content as BlobPart], file.name, { type: file.type ?? "" }));
      return send("POST", "/v2/sources", form, { prefer });
    },
  };
  return client;
}
