import assert from "node:assert/strict";
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase } from "../../../../platform/database/open-database.ts";
import { MAX_UNDURABLE } from "../drive-crawl.ts";
import { htmlPage, proseOf, startSite } from "./site-server.ts";

export interface CampaignReport {
  pages: number;
  kills: number;
  /** Of the interrupted crawl, restarts included. */
  seconds: number;
  /** From each restart to the first page read after it. */
  resumedMs: number[];
  /** Requests beyond one a page: those that were under way when the process was killed. */
  askedAgain: number;
}

const MAIN = fileURLToPath(new URL("../../../../main.ts", import.meta.url));
const ADMIN = { email: "campaign@example.com", password: "a password for the campaign" };
const QUERIES = ["kettle lantern", "copper violin orchard", "page 7", "raven silver timber", "glacier jungle page 42"];

export interface CampaignOptions {
  pages: number;
  kills: number;
  log: (line: string) => void;
  /** A Postgres server; each run gets a database of its own there. Embedded databases without it. */
  databaseUrl?: string | undefined;
}

/**
 * Crawls a site with the real service, killed with SIGKILL again and again while it reads, and once without: every page
 * must be there once, with one version, asked for once but for what was under way, and the index must answer the same.
 */
export async function runCrawlCampaign(options: CampaignOptions) {
  const { pages, kills, log, databaseUrl } = options;
  const site = await startSite((path) => campaignPage(path, pages));
  const folder = await mkdtemp(join(tmpdir(), "citedesk-campaign-"));
  const databases = await openCampaignDatabases(databaseUrl);
  const calmHome = { dataDir: join(folder, "calm"), databaseUrl: databases.calm };
  const killedHome = { dataDir: join(folder, "killed"), databaseUrl: databases.killed };
  let service: Service | undefined;
  try {
    service = await startService(calmHome);
    const calm = await addSite(service, site.origin, pages);
    await waitFor(service, calm.sourceId, (source) => !UNDER_WAY.has(source.status));
    const expected = await describe(service, calm, site.origin);
    assert.equal(expected.documents.length, pages);
    await service.stop("SIGTERM");
    for (const [path, visits] of site.visits) assert.equal(visits, 1, `${path} in the calm run`);

    site.visits.clear();
    const started = performance.now();
    const resumedMs: number[] = [];
    service = await startService(killedHome);
    const crawl = await addSite(service, site.origin, pages);
    for (let kill = 1; kill <= kills; kill++) {
      const goal = Math.floor((pages * kill) / (kills + 1));
      const { progress } = await waitFor(service, crawl.sourceId, (source) => source.progress.fetched >= goal);
      // Anywhere in the steps of a group, not only where a poll sees it.
      await sleep((kill * 37) % 150);
      await service.stop("SIGKILL");
      service = await startService(killedHome);
      const restarted = performance.now();
      const resumed = await waitFor(service, crawl.sourceId, (source) => {
        return source.progress.fetched > progress.fetched || !UNDER_WAY.has(source.status);
      });
      resumedMs.push(Math.round(performance.now() - restarted));
      log(`kill ${kill}: at ${progress.fetched} pages, on at ${resumed.progress.fetched} after ${resumedMs.at(-1)} ms`);
    }
    await waitFor(service, crawl.sourceId, (source) => !UNDER_WAY.has(source.status));
    const seconds = (performance.now() - started) / 1000;
    const found = await describe(service, crawl, site.origin);
    assert.deepEqual(found, expected);
    const visits = [...site.visits].filter(([path]) => campaignPage(path, pages) && path !== "/robots.txt");
    assert.equal(visits.length, pages);
    const askedAgain = visits.reduce((sum, [, count]) => sum + count - 1, 0);
    assert.ok(askedAgain <= kills * MAX_UNDURABLE, `${askedAgain} requests were repeated`);
    const report: CampaignReport = { pages, kills, seconds, resumedMs, askedAgain };
    return report;
  } finally {
    await service?.stop("SIGKILL");
    await site.close();
    await databases.remove();
    await rm(folder, { recursive: true, force: true });
  }
}

const UNDER_WAY = new Set(["queued", "fetching", "processing"]);

function campaignPage(path: string, pages: number) {
  if (path === "/robots.txt") return { body: "User-agent: *\nAllow: /\n", headers: { "content-type": "text/plain" } };
  const number = path === "/" ? 0 : Number(/^\/page\/(\d+)$/.exec(path)?.[1] ?? Number.NaN);
  if (!(number < pages)) return undefined;
  const links = Array.from({ length: 10 }, (_, index) => number * 10 + index + 1).filter((next) => next < pages);
  const name = `page ${number}`;
  return {
    body: htmlPage(
      name,
      proseOf(name),
      links.map((next) => `/page/${next}`),
    ),
  };
}

interface SourceState {
  status: string;
  progress: { found: number; fetched: number; skipped: number; failed: number; unread: number; passages: number };
}

interface Service {
  call(method: string, path: string, body?: unknown): Promise<unknown>;
  stop(signal: NodeJS.Signals): Promise<void>;
}

interface Home {
  dataDir: string;
  databaseUrl: string | undefined;
}

async function openCampaignDatabases(server: string | undefined) {
  if (server === undefined) return { calm: undefined, killed: undefined, remove: async () => {} };
  const administration = await openDatabase({ databaseUrl: server, poolSize: 1 });
  const names = ["calm", "killed"].map((name) => `citedesk_campaign_${name}_${process.pid}`);
  for (const name of names) await administration.owner.query(`CREATE DATABASE ${name}`);
  const [calm, killed] = names.map((name) => Object.assign(new URL(server), { pathname: `/${name}` }).href);
  const remove = async () => {
    for (const name of names) await administration.owner.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    await administration.close();
  };
  return { calm, killed, remove };
}

async function startService({ dataDir, databaseUrl }: Home): Promise<Service> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = {
    PATH: process.env.PATH,
    TMPDIR: process.env.TMPDIR,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    CITEDESK_ENDS_SOON: "on",
    HOST: "127.0.0.1",
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMITS: "off",
    ALLOW_PRIVATE_NETWORK: "127.0.0.0/8",
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
  };
  const program = ["--disable-warning=ExperimentalWarning", MAIN];
  const child = spawn(process.execPath, program, { env, stdio: "pipe" });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  const exited = once(child, "exit");
  for (let tries = 0; ; tries++) {
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) break;
    if (child.exitCode !== null || tries > 1200) throw new Error(`The service did not start:\n${output}`);
    await sleep(25);
  }
  const call = clientOf(url);
  return { call, stop: (signal) => stop(child, exited, signal) };
}

async function stop(child: ChildProcess, exited: Promise<unknown>, signal: NodeJS.Signals): Promise<void> {
  child.kill(signal);
  if (child.exitCode === null && child.signalCode === null) await exited;
}

function clientOf(url: string): Service["call"] {
  let token: string | undefined;
  async function send(method: string, path: string, body: unknown) {
    const response = await fetch(url + path, {
      method,
      headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
    return answer;
  }
  return async (method, path, body) => {
    token ??= (await send("POST", "/v2/auth/login", ADMIN)).token as string;
    return send(method, path, body);
  };
}

async function addSite(service: Service, url: string, pages: number) {
  const agent = (await service.call("POST", "/v2/agents", { name: "Campaign" })) as { id: string };
  const body = { type: "website", url, agent_id: agent.id, max_pages: pages + 10 };
  const source = (await service.call("POST", "/v2/sources", body)) as { id: string };
  return { agentId: agent.id, sourceId: source.id };
}

/** Polls, and checks at every poll that the counts add up. */
async function waitFor(service: Service, sourceId: string, isReached: (source: SourceState) => boolean) {
  for (let tries = 0; tries < 12_000; tries++) {
    const source = (await service.call("GET", `/v2/sources/${sourceId}`)) as SourceState;
    const { found, fetched, skipped, failed, unread } = source.progress;
    assert.ok(unread >= 0 && found >= fetched + skipped + failed + unread, JSON.stringify(source.progress));
    if (isReached(source)) return source;
    await sleep(25);
  }
  throw new Error("The crawl stands still.");
}

/** Everything that an interrupted run must have in common with one that was not. */
async function describe(
  service: Service,
  { sourceId, agentId }: { sourceId: string; agentId: string },
  origin: string,
) {
  const documents: unknown[] = [];
  for (let cursor = ""; ; ) {
    const page = (await service.call("GET", `/v2/sources/${sourceId}/documents?limit=100${cursor}`)) as {
      data: { url: string; title: string; status: string; passages: number; sha256: string; version: number }[];
      pagination: { next_cursor: string | null };
    };
    for (const { url, title, status, passages, sha256, version } of page.data)
      documents.push([url.slice(origin.length), title, status, passages, sha256, version]);
    if (page.pagination.next_cursor === null) break;
    cursor = `&cursor=${encodeURIComponent(page.pagination.next_cursor)}`;
  }
  const source = (await service.call("GET", `/v2/sources/${sourceId}`)) as SourceState;
  const answers: unknown[] = [];
  for (const query of QUERIES) {
    const { data } = (await service.call("POST", "/v2/search", { agent_id: agentId, query, limit: 20 })) as {
      data: { url: string; text: string; score: number }[];
    };
    // Equal scores are ordered by ids, which differ from run to run.
    const rows = data.map(({ url, text, score }) => [score.toFixed(6), url.slice(origin.length), text]);
    const lowest = rows.at(-1)?.[0];
    answers.push(rows.filter(([score]) => score !== lowest).toSorted(), lowest);
  }
  return { status: source.status, progress: source.progress, documents: documents.toSorted(byText), answers };
}

function byText(one: unknown, other: unknown): number {
  return JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === "string") throw new Error("No free port was given.");
  return address.port;
}
