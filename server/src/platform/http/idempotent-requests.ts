import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Database } from "../database/database.ts";
import { outsideTransaction } from "../database/open-transaction-error.ts";
import { ConflictError, InvalidError } from "../errors/app-error.ts";
import type { HttpApp } from "./http-app.ts";
import {
  claimKey,
  findRecord,
  type IdempotencyKey,
  type IdempotencyRecord,
  releaseKey,
  storeResponse,
} from "./idempotency-queries.ts";

/** Of the stored answer; the rest is made anew for each response. */
const KEPT_HEADERS = ["content-type", "etag", "location", "preference-applied"];

export interface IdempotentCaller {
  workspaceId: string;
  credentialId: string;
}

/** The claim that a request holds until its response is stored. */
interface HeldClaim {
  workspaceId: string;
  key: IdempotencyKey;
}

/**
 * `Idempotency-Key` on every POST of a known caller (draft-ietf-httpapi-idempotency-key-header-07), for 24 hours:
 *
 *   no record            → claimed → response stored (2xx–4xx) → the same response to each repeat
 *                                  → 5xx or a dead process: free again
 *   another body         → 422 `idempotency_key_reused`
 *   claimed, no response → 409 `request_in_flight`
 *   the answer was a secret → 409 `secret_already_shown`
 *
 * Bodies are compared as fields, without `stream`; a form's when its file has been read (`claimForm`). Routes with
 * `joinsInFlight` look themselves for what a repeat joins.
 */
export function idempotentRequests(
  app: HttpApp,
  database: Database,
  callerOf: (request: FastifyRequest) => IdempotentCaller | null,
): void {
  app.decorateRequest("heldClaim", null);
  app.addHook("preHandler", async (request, reply) => {
    if (request.isMultipart() || request.routeOptions.config.joinsInFlight) return;
    const stored = await claim(request, callerOf(request), database, fieldsOf(request.body));
    if (stored) return replay(reply, stored);
  });
  app.addHook("onSend", async (request, reply, payload) => {
    const held = request.heldClaim;
    if (!held) return payload;
    request.heldClaim = null;
    const isSettled = reply.statusCode < 500 && (payload === null || typeof payload === "string");
    await outsideTransaction(() =>
      database.inWorkspace(held.workspaceId, (transaction) =>
        isSettled
          ? storeResponse(transaction, held.workspaceId, held.key, {
              status: reply.statusCode,
              headers: Object.fromEntries(
                KEPT_HEADERS.flatMap((name) => (reply.hasHeader(name) ? [[name, reply.getHeader(name)]] : [])),
              ),
              body: hidesSecret(request, reply) ? null : payload,
              hadSecret: hidesSecret(request, reply),
            })
          : releaseKey(transaction, held.workspaceId, held.key),
      ),
    );
    return payload;
  });
}

/** For a form, once its fields and file are read. True: an earlier answer was sent, and there is nothing left to do. */
export async function claimForm(
  request: FastifyRequest,
  reply: FastifyReply,
  database: Database,
  caller: IdempotentCaller,
  form: { fields: Record<string, string>; fileName: string; fileSha256: string },
): Promise<boolean> {
  const stored = await claim(request, caller, database, form);
  if (!stored) return false;
  await replay(reply, stored);
  return true;
}

async function claim(
  request: FastifyRequest,
  caller: IdempotentCaller | null,
  database: Database,
  content: unknown,
): Promise<IdempotencyRecord | undefined> {
  const key = idempotencyKeyOf(request, caller, content);
  if (!key || !caller) return undefined;
  const { workspaceId } = caller;
  const found = await database.inWorkspace(workspaceId, async (transaction) =>
    (await claimKey(transaction, workspaceId, key)) ? undefined : findRecord(transaction, workspaceId, key),
  );
  if (!found) {
    request.heldClaim = { workspaceId, key };
    return undefined;
  }
  assertSameRequest(found, key);
  if (found.had_secret)
    throw new ConflictError(
      "secret_already_shown",
      "This request was carried out, and its answer showed a secret once. Rotate it, or make a new one.",
    );
  if (found.response_status === null)
    throw new ConflictError("request_in_flight", "The first request with this Idempotency-Key is still under way.");
  return found;
}

function assertSameRequest(found: { request_hash: string }, key: IdempotencyKey): void {
  if (found.request_hash !== key.requestHash) throw keyReused();
}

export function keyReused(): InvalidError {
  return new InvalidError(
    [{ pointer: "idempotency-key", message: "was used for another request. Use a new key for a new request." }],
    "idempotency_key_reused",
  );
}

/** Undefined without the header. Throws 422 for one that is too long or has strange characters. */
export function idempotencyKeyOf(
  request: FastifyRequest,
  caller: IdempotentCaller | null,
  content: unknown,
): IdempotencyKey | undefined {
  const header = request.headers["idempotency-key"];
  if (header === undefined || request.method !== "POST" || !caller) return undefined;
  const key = String(header)
    .trim()
    .replace(/^"(.*)"$/, "$1");
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new InvalidError([
      { pointer: "idempotency-key", message: "must be 1 to 255 visible ASCII characters, e.g. a UUID." },
    ]);
  const path = request.url.split("?")[0]!;
  return { credential: caller.credentialId, path, key, requestHash: hashOf(content) };
}

/** Without `stream`: the same question, streamed or not, is the same request. */
export function fieldsOf(body: unknown): unknown {
  if (typeof body !== "object" || body === null || Array.isArray(body)) return body ?? null;
  const { stream: _, ...fields } = body as Record<string, unknown>;
  return fields;
}

/** Of the content whatever the order of its members. */
function hashOf(content: unknown): string {
  const text = JSON.stringify(content, (_name, value: unknown) =>
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
  return createHash("sha256").update(text).digest("hex");
}

function replay(reply: FastifyReply, stored: IdempotencyRecord): FastifyReply {
  return reply
    .code(stored.response_status ?? 200)
    .headers(stored.response_headers ?? {})
    .header("idempotent-replayed", "true")
    .serializer((payload: unknown) => payload as string)
    .send(stored.response_body ?? "");
}

function hidesSecret(request: FastifyRequest, reply: FastifyReply): boolean {
  return request.routeOptions.config.answersSecret === true && reply.statusCode < 300;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The response shows a secret once: it is not stored for a repeated request. */
    answersSecret?: true;
    /** The route itself finds what a repeated request joins. */
    joinsInFlight?: true;
  }
  interface FastifyRequest {
    heldClaim: HeldClaim | null;
  }
}
