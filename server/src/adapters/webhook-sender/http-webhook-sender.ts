import { createSigningSecret } from "../../platform/secrets/create-signing-secret.ts";
import type { Clock } from "../../ports/clock.ts";
import { FetchFailure, type PageFetcher } from "../../ports/page-fetcher.ts";
import type { WebhookSender } from "../../ports/webhook-sender.ts";
import { systemClock } from "../clock/system-clock.ts";
import { signRequest } from "../tools/sign-request.ts";

/** More of what an endpoint says is not read; its status counts all the same. */
const MAX_RESPONSE_BYTES = 64 * 1024;
/** Of which so much is kept. */
const MAX_KEPT_BYTES = 4096;
const LONGEST_RETRY_AFTER_SECONDS = 86_400;

/**
 * Standard Webhooks over HTTP POST:
 * https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md. Any 2xx is a receipt.
 * Redirects are not followed: they are an endpoint's mistake, and each would be a second delivery.
 */
export function createHttpWebhookSender(options: {
  fetcher: PageFetcher;
  userAgent: string;
  clock?: Clock;
}): WebhookSender {
  const { fetcher, userAgent, clock = systemClock } = options;
  return {
    createSecret: createSigningSecret,
    async send({ url, lane, id, headers: own, body, secrets, timeoutMs }) {
      const started = performance.now();
      const signature = signRequest({ id, timestamp: Math.floor(clock.now() / 1000), body, secrets });
      try {
        const {
          status,
          headers,
          body: answered,
        } = await fetcher.fetch({
          url,
          method: "POST",
          headers: { ...own, ...signature, "content-type": "application/json", "user-agent": userAgent, accept: "*/*" },
          body,
          maxBytes: MAX_RESPONSE_BYTES,
          mayCut: true,
          lane,
          timeoutMs,
          maxRedirects: 0,
        });
        const isReceipt = status >= 200 && status < 300;
        return {
          status,
          error: isReceipt ? null : { code: "bad_status", message: `The endpoint answered with status ${status}.` },
          body: readBeginning(answered),
          retryAfterSeconds: isReceipt ? null : parseRetryAfter(headers["retry-after"], clock.now()),
          durationMs: Math.round(performance.now() - started),
        };
      } catch (error) {
        if (!(error instanceof FetchFailure)) throw error;
        const { code, message, status = null } = error;
        return {
          status,
          error: { code, message },
          body: null,
          retryAfterSeconds: null,
          durationMs: Math.round(performance.now() - started),
        };
      }
    },
  };
}

/** Without what a database can't store as text. */
function readBeginning(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes.subarray(0, MAX_KEPT_BYTES)).replaceAll("\u0000", "");
}

/** RFC 9110, 10.2.3: seconds or a date. */
function parseRetryAfter(value: string | undefined, now: number): number | null {
  if (value === undefined) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - now) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(Math.ceil(seconds), LONGEST_RETRY_AFTER_SECONDS) : null;
}
