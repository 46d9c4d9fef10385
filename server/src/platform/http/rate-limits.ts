import type { FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { HttpApp } from "./http-app.ts";
import type { RatePolicy, RateWindows } from "./rate-windows.ts";

export interface RateLimiting {
  windows: RateWindows;
  clock: { now(): number };
}

export interface RateSubject {
  policy: RatePolicy;
  /** Who spends it: a credential, a visitor or an address. */
  id: string;
}

/**
 * Counts every request that has a subject against its budget, and says in `RateLimit-Policy` and `RateLimit` what is
 * left (draft-ietf-httpapi-ratelimit-headers-10). A spent budget answers 429; `Retry-After` is when it is full again.
 */
export function limitRates(
  app: HttpApp,
  { windows, clock }: RateLimiting,
  subjectOf: (request: FastifyRequest) => RateSubject | undefined,
): void {
  app.addHook("onRequest", async (request, reply) => {
    const subject = subjectOf(request);
    if (!subject) return;
    const { policy, id } = subject;
    const { isGranted, remaining, resetSeconds } = await windows.take(policy, id, clock.now());
    reply.header("ratelimit-policy", `"${policy.name}";q=${policy.quota};w=${policy.windowSeconds}`);
    reply.header("ratelimit", `"${policy.name}";r=${remaining};t=${resetSeconds}`);
    if (!isGranted) throw tooMany(policy, resetSeconds);
  });
}

function tooMany(policy: RatePolicy, resetSeconds: number): AppError {
  return new AppError(
    "rate_limited",
    "rate_limited",
    `The limit is ${policy.quota} requests in ${policy.windowSeconds} s for each ${policy.name}. Try again in ${resetSeconds} s.`,
    { headers: { "retry-after": String(resetSeconds) } },
  );
}
