import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { classifyOutcome } from "./classify-outcome.ts";
import {
  afterEnd,
  afterStart,
  freshPace,
  type HostPace,
  type HostSign,
  isGivenUp,
  pacePolicy,
  planFetch,
} from "./host-pace.ts";
import type { PageEvent } from "./page-event.ts";
import { readRetryAfter } from "./read-retry-after.ts";

const policy = { maxConcurrent: 6, delayMs: 0 };
const quick: HostSign = { kind: "answered", status: 200, durationMs: 50, retryAfterMs: null };
const status = (code: number, retryAfterMs: number | null = null): HostSign => ({
  ...quick,
  status: code,
  retryAfterMs,
});
/** Starts and ends one request after another. */
const after = (signs: HostSign[], now = 0, pace = freshPace()): HostPace =>
  signs.reduce((one, sign) => afterEnd(afterStart(one, policy, now), policy, sign, now), pace);

describe("the pace of a host", () => {
  test("starts at two and grows with quick answers up to the policy's limit", () => {
    let pace = freshPace();
    assert.deepEqual(planFetch(pace, policy, 0), { action: "fetch" });
    pace = afterStart(afterStart(pace, policy, 0), policy, 0);
    assert.deepEqual(planFetch(pace, policy, 0), { action: "wait", until: null });
    pace = after(Array(40).fill(quick));
    assert.equal(pace.limit, 6);
    assert.equal(pace.active, 0);
  });

  test("halves when answers are slow or fail, but one at a time always goes on", () => {
    const full = after(Array(40).fill(quick));
    assert.equal(after([{ ...quick, durationMs: 5000 }], 0, full).limit, 3);
    assert.equal(after([status(500)], 0, full).limit, 3);
    assert.equal(after(Array(9).fill(status(500)), 0, full).limit, 1);
    assert.deepEqual(planFetch(after(Array(9).fill(status(500))), policy, 0), { action: "fetch" });
  });

  test("stops for as long as Retry-After says, or for a time that doubles", () => {
    assert.deepEqual(planFetch(after([status(429, 7000)], 1000), policy, 1000), { action: "wait", until: 8000 });
    assert.deepEqual(planFetch(after([status(429, 7000)], 1000), policy, 8000), { action: "fetch" });
    assert.equal(after([status(503)]).notBefore, 2000);
    assert.equal(after([status(503), status(503), status(503)]).notBefore, 8000);
    assert.equal(after([status(503), quick, status(503)]).notBefore, 2000);
    assert.equal(after([status(429, 86_400_000)]).notBefore, 600_000);
  });

  test("pauses after failures in a row, then gives the host up; one answer clears them", () => {
    const failed: HostSign = { kind: "failed" };
    assert.equal(after([failed, failed]).notBefore, 0);
    assert.equal(after([failed, failed, failed]).notBefore, 2000);
    assert.ok(!isGivenUp(after(Array(9).fill(failed))));
    assert.ok(isGivenUp(after(Array(10).fill(failed))));
    assert.ok(!isGivenUp(after([...Array(9).fill(failed), quick, failed])));
    assert.ok(isGivenUp(after(Array(8).fill(status(429)))));
    assert.deepEqual(after([{ kind: "dropped" }]), freshPace());
  });

  test("keeps the delay that robots.txt asks for, up to 30 s, one page at a time", () => {
    assert.deepEqual(pacePolicy(policy, 5), { maxConcurrent: 1, delayMs: 5000 });
    assert.deepEqual(pacePolicy(policy, 86_400), { maxConcurrent: 1, delayMs: 30_000 });
    assert.deepEqual(pacePolicy({ ...policy, delayMs: 9000 }, 5), { maxConcurrent: 1, delayMs: 9000 });
    assert.equal(pacePolicy(policy, null), policy);
    assert.equal(pacePolicy(policy, 0), policy);
    const slow = pacePolicy(policy, 5);
    const pace = afterEnd(afterStart(freshPace(), slow, 1000), slow, quick, 1200);
    assert.deepEqual(planFetch(pace, slow, 1200), { action: "wait", until: 6000 });
  });

  test("never exceeds its limits and never gets stuck, whatever happens", () => {
    const sign = fc.oneof(
      fc.record({
        kind: fc.constant("answered" as const),
        status: fc.constantFrom(200, 304, 404, 429, 500, 503),
        durationMs: fc.integer({ min: 0, max: 9000 }),
        retryAfterMs: fc.option(fc.integer({ min: 0, max: 1e9 })),
      }),
      fc.constant({ kind: "failed" as const }),
      fc.constant({ kind: "dropped" as const }),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(sign, fc.integer({ min: 0, max: 5000 })), { maxLength: 60 }), (steps) => {
        let pace = freshPace();
        let now = 0;
        for (const [one, elapsed] of steps) {
          now += elapsed;
          while (planFetch(pace, policy, now).action === "fetch") pace = afterStart(pace, policy, now);
          assert.ok(pace.active <= policy.maxConcurrent);
          if (pace.active > 0) pace = afterEnd(pace, policy, one, now);
        }
        while (pace.active > 0) pace = afterEnd(pace, policy, { kind: "dropped" }, now);
        const plan = planFetch(pace, policy, now);
        if (plan.action === "wait") {
          assert.ok(plan.until !== null && plan.until - now <= 600_000);
          assert.equal(planFetch(pace, policy, plan.until).action, "fetch");
        }
      }),
    );
  });
});

describe("what happened to a page", () => {
  const page = { url: "https://shop.example/a?b", attempt: 1 };
  const outcome = (event: PageEvent, attempt = 1) => classifyOutcome(event, { ...page, attempt });
  const response = (code: number, retryAfterMs: number | null = null) =>
    outcome({ kind: "response", status: code, retryAfterMs });

  test("by its status", () => {
    const cases: Record<number, [outcome: string, code: string | undefined, retried: boolean, gone: boolean]> = {
      200: ["read", undefined, false, false],
      204: ["empty", "no_text", false, false],
      304: ["unchanged", undefined, false, false],
      302: ["failed", "bad_status", false, false],
      400: ["failed", "bad_status", false, false],
      401: ["failed", "sign_in_page", false, false],
      403: ["failed", "forbidden", false, false],
      404: ["failed", "not_found", false, true],
      408: ["failed", "bad_status", true, false],
      410: ["failed", "not_found", false, true],
      429: ["failed", "too_many_requests", true, false],
      500: ["failed", "server_error", true, false],
      503: ["failed", "server_error", true, false],
    };
    for (const [code, expected] of Object.entries(cases)) {
      const { outcome: is, reason, retry, isGone } = response(Number(code));
      assert.deepEqual([is, reason?.code, retry !== null, isGone], expected, code);
    }
  });

  test("with the host whose robots.txt can't be reached, also where the page itself is on another", () => {
    const event: PageEvent = { kind: "robots_unreachable", host: "www.shop.example" };
    const { reason } = classifyOutcome(event, { url: "https://shop.example/", attempt: 1 });
    assert.match(reason!.message, /^robots\.txt of www\.shop\.example could not be read/);
  });

  test("by what the fetcher, the extraction and the crawl say", () => {
    const cases: [PageEvent, string, string | undefined, boolean][] = [
      [{ kind: "read" }, "read", undefined, false],
      [{ kind: "duplicate", of: "https://shop.example/b" }, "duplicate", "duplicate", false],
      [{ kind: "robots" }, "skipped", "robots", false],
      [{ kind: "robots_unreachable" }, "failed", "robots_unreachable", true],
      [{ kind: "noindex" }, "skipped", "noindex", false],
      [{ kind: "out_of_scope", why: "other_site" }, "skipped", "out_of_scope", false],
      [{ kind: "trap" }, "skipped", "trap", false],
      [{ kind: "type", type: "image/png" }, "skipped", "unsupported_type", false],
      [{ kind: "limit", limit: "max_pages", value: 1000 }, "skipped", "max_pages", false],
      [{ kind: "soft_not_found" }, "failed", "not_found", false],
      [{ kind: "sign_in_page" }, "empty", "sign_in_page", false],
      [{ kind: "challenge" }, "failed", "challenge", false],
      ...["dns_failed", "connection_failed", "timeout", "invalid_response", "aborted"].map(
        (code): [PageEvent, string, string, boolean] => [
          { kind: "fetch_failure", code, message: "m" },
          "failed",
          code,
          true,
        ],
      ),
      ...["private_address", "tls_failed", "redirect_loop", "too_many_redirects", "invalid_url"].map(
        (code): [PageEvent, string, string, boolean] => [
          { kind: "fetch_failure", code, message: "m" },
          "failed",
          code,
          false,
        ],
      ),
      [{ kind: "fetch_failure", code: "too_large", message: "m" }, "skipped", "too_large", false],
      [{ kind: "fetch_failure", code: "redirect_refused", message: "m" }, "skipped", "out_of_scope", false],
      [{ kind: "extraction_failure", code: "needs_scripts", message: "m" }, "empty", "needs_scripts", false],
      [{ kind: "extraction_failure", code: "scanned", message: "m" }, "empty", "scanned", false],
      [{ kind: "extraction_failure", code: "unsupported_type", message: "m" }, "skipped", "unsupported_type", false],
      [{ kind: "extraction_failure", code: "encrypted", message: "m" }, "failed", "encrypted", false],
    ];
    for (const [event, is, code, retried] of cases) {
      const classified = outcome(event);
      assert.deepEqual([classified.outcome, classified.reason?.code, classified.retry !== null], [is, code, retried]);
      if ("message" in event) assert.equal(classified.reason?.message, "m");
    }
  });

  test("is tried again twice, later each time, and not when the site asks to wait for long", () => {
    const failed: PageEvent = { kind: "fetch_failure", code: "timeout", message: "m" };
    const waits = [1, 2, 3].map((attempt) => outcome(failed, attempt).retry?.afterMs ?? null);
    assert.ok(waits[0]! >= 5000 && waits[0]! <= 6250);
    assert.ok(waits[1]! >= 30_000 && waits[1]! <= 37_500);
    assert.equal(waits[2], null);
    assert.ok(response(429, 60_000).retry!.afterMs >= 60_000);
    assert.equal(response(429, 3_600_000).retry, null);
  });

  test("is said in at most two sentences and 160 characters, however long the address is", () => {
    const long = { url: `https://${"x".repeat(60)}.example/${"y".repeat(500)}`, attempt: 1 };
    const kinds = [
      "robots",
      "robots_unreachable",
      "noindex",
      "soft_not_found",
      "sign_in_page",
      "challenge",
      "trap",
    ] as const;
    const events: PageEvent[] = [
      ...kinds.map((kind) => ({ kind })),
      { kind: "robots_unreachable", status: 503 },
      ...(["other_site", "not_included", "excluded", "redirect"] as const).map((why) => ({
        kind: "out_of_scope" as const,
        why,
      })),
      ...[204, 302, 401, 403, 404, 429, 503].map((code) => ({
        kind: "response" as const,
        status: code,
        retryAfterMs: null,
      })),
      { kind: "duplicate", of: long.url },
      { kind: "type", type: "application/vnd.openxmlformats-officedocument.something-very-long" },
      { kind: "limit", limit: "max_pages", value: 100_000 },
      { kind: "limit", limit: "max_depth", value: 10 },
    ];
    const sentences = events.map((event) => classifyOutcome(event, long).reason!.message);
    for (const sentence of sentences) {
      assert.ok(sentence.length <= 160, `${sentence.length}: ${sentence}`);
      assert.match(sentence, /^\S.*\.$/);
      assert.ok(!sentence.startsWith("The page could not be read"), sentence);
    }
    assert.equal(
      outcome({ kind: "robots" }).reason?.message,
      "Skipped: robots.txt does not allow /a?b. Change robots.txt or upload this page as a file.",
    );
  });
});

test("Retry-After is read as seconds or a date", () => {
  const now = Date.parse("2026-01-01T00:00:00Z");
  assert.equal(readRetryAfter("120", now), 120_000);
  assert.equal(readRetryAfter("Thu, 01 Jan 2026 00:01:00 GMT", now), 60_000);
  assert.equal(readRetryAfter("Wed, 31 Dec 2025 00:00:00 GMT", now), 0);
  for (const value of ["soon", "-5", "1.5", "", null, undefined, "5 minutes"])
    assert.equal(readRetryAfter(value, now), null);
});
