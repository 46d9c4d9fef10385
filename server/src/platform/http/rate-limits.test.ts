import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeClock } from "../../testing/fake-clock.ts";
import { OWNER, withTestServer } from "../../testing/test-server.ts";
import { RateWindows } from "./rate-windows.ts";

const clock = new FakeClock();
const { owner, as, url } = await withTestServer(
  { RATE_LIMITS: "on", RATE_LIMIT_CREDENTIAL: "40", RATE_LIMIT_ADDRESS: "60", TRUST_PROXY: "1" },
  clock,
);
const LONGEST_WINDOW_MS = 900_000;

/** All windows have just begun: none ends in the midst of what a test sends. */
const beginWindows = () => clock.advance(LONGEST_WINDOW_MS - (clock.now() % LONGEST_WINDOW_MS));

test("every response says what is left, and a spent budget answers 429 with the time until it is full", async () => {
  const { body } = await owner.post("/v2/api_keys", { name: "K", scopes: ["agents:read"] });
  const client = as(body.key);
  beginWindows();
  const first = await client.get("/v2/agents");
  assert.equal(first.headers.get("ratelimit-policy"), '"credential";q=40;w=60');
  assert.match(first.headers.get("ratelimit") ?? "", /^"credential";r=39;t=\d+$/);
  const rest = await Promise.all(Array.from({ length: 60 }, () => client.get("/v2/agents")));
  const refused = rest.filter(({ status }) => status === 429);
  assert.ok(refused.length >= 21 && refused.length <= 60, `${refused.length} refused`);
  const [one] = refused;
  assert.equal(one?.body.code, "rate_limited");
  const seconds = Number(one?.headers.get("retry-after"));
  assert.ok(seconds >= 1 && seconds <= 60);
  assert.match(one?.headers.get("ratelimit") ?? "", /r=0/);
  assert.equal((await owner.get("/v2/agents")).status, 200);
});

test("what comes without a credential, with a wrong one or to no path counts for its address", async () => {
  for (const response of [
    await as(undefined).get("/v2/agents"),
    await as("cite_live_wrong").get("/v2/agents"),
    await as(undefined).get("/v2/nothing"),
  ])
    assert.match(response.headers.get("ratelimit-policy") ?? "", /^"address"/, String(response.status));
  beginWindows();
  const guesses = await Promise.all(Array.from({ length: 70 }, (_, n) => as(`cite_live_${n}`).get("/v2/agents")));
  assert.ok(guesses.some(({ status }) => status === 429));
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
});

test("addresses that a client writes before its own don't give it a new budget of sign-ins", async () => {
  const guess = (n: number) =>
    as(undefined).post(
      "/v2/auth/login",
      { email: `someone${n}@example.com`, password: "wrong password" },
      { "x-forwarded-for": `198.51.100.${n}, 203.0.113.7` },
    );
  const guesses = [];
  beginWindows();
  for (let n = 0; n < 32; n++) guesses.push((await guess(n)).status);
  assert.deepEqual(guesses, [...Array(30).fill(401), 429, 429]);
});

test("the eleventh wrong password waits, for an address that exists and one that doesn't", async () => {
  const windows = new RateWindows(undefined);
  const policy = { name: "sign_in", quota: 10, windowSeconds: 900 };
  const results = [];
  for (let index = 0; index < 12; index++) results.push((await windows.take(policy, OWNER.email, 1_000_000)).isGranted);
  assert.deepEqual(results, [...Array(10).fill(true), false, false]);
  assert.equal((await windows.take(policy, OWNER.email, 1_900_000)).isGranted, true);
});

test("two processes together never grant more than the quota, and each keeps to its lease", async () => {
  const shared = new Map<string, { startedAt: number; leased: number }>();
  let leases = 0;
  const store = {
    async lease(request: { subject: string; windowStartedAt: number; quota: number; wanted: number }) {
      leases += 1;
      await new Promise((resolve) => setImmediate(resolve));
      const found = shared.get(request.subject);
      const before = found?.startedAt === request.windowStartedAt ? found.leased : 0;
      const leased = Math.min(request.quota, before + request.wanted);
      shared.set(request.subject, { startedAt: request.windowStartedAt, leased });
      return { granted: leased - before, left: request.quota - leased };
    },
    forget: async (subject: string) => void shared.delete(subject),
  };
  const processes = [new RateWindows(store), new RateWindows(store)];
  const policy = { name: "credential", quota: 200, windowSeconds: 60 };
  const grants = await Promise.all(
    Array.from({ length: 600 }, (_, index) => processes[index % 2]!.take(policy, "a", 120_000)),
  );
  const granted = grants.filter(({ isGranted }) => isGranted).length;
  assert.equal(granted, 200);
  assert.ok(leases <= 24, `${leases} leases`);
});
