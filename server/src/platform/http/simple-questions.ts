import { Readable } from "node:stream";
import type { FastifyRequest } from "fastify";
import type { HttpApp } from "./http-app.ts";

const OPERATION = "chat";
/** Of the field of the same name without the hyphen. Both are headers elsewhere. */
const HEADERS = { authorization: "authorization", idempotency_key: "idempotency-key" } as const;
/** A question has 8,000 characters, each of up to six bytes in JSON, and a token. */
const MAX_BYTES = 64 * 1024;

/**
 * A question that browsers send without asking first (a "simple" request,
 * https://fetch.spec.whatwg.org/#cors-safelisted-request-header): `text/plain`, with `authorization` and
 * `idempotency_key` as fields beside those of the question. They become the headers that they stand for, and what is
 * left is the question as JSON. Browsers keep no preflight for a page of an opaque origin, which the chat is: each
 * question would wait for two round trips. The credential gains nothing by it: it is never one that a browser sends by
 * itself.
 *
 * In front of the hooks that look for credentials. What is not such a question is left as it came, for the usual
 * refusal.
 */
export function simpleQuestions(app: HttpApp): void {
  const bodies = new WeakMap<FastifyRequest, Buffer>();
  app.addHook("onRequest", async (request) => {
    const { headers } = request.raw;
    if (request.routeOptions.schema?.operationId !== OPERATION) return;
    if (!/^text\/plain\b/i.test(headers["content-type"] ?? "") || headers.authorization !== undefined) return;
    const body = await readAll(request);
    if (body === undefined) return;
    bodies.set(request, body);
    const fields = readFields(body);
    if (fields === undefined) return;
    const { authorization, idempotency_key, ...question } = fields;
    for (const [name, value] of Object.entries({ authorization, idempotency_key }))
      if (typeof value === "string") headers[HEADERS[name as keyof typeof HEADERS]] = value;
    const json = Buffer.from(JSON.stringify(question));
    headers["content-type"] = "application/json";
    headers["content-length"] = String(json.length);
    bodies.set(request, json);
  });
  app.addHook("preParsing", async (request, _reply, payload) => {
    const body = bodies.get(request);
    return body === undefined ? payload : Object.assign(Readable.from([body]), { receivedEncodedLength: body.length });
  });
}

/** Undefined where it is longer than any question: then nothing was read. */
async function readAll({ raw }: FastifyRequest): Promise<Buffer | undefined> {
  if (!(Number(raw.headers["content-length"]) <= MAX_BYTES)) return undefined;
  const parts: Buffer[] = [];
  for await (const part of raw) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** Undefined where it is not JSON with a credential. */
function readFields(body: Buffer): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(body.toString("utf8"));
    const isQuestion = typeof value === "object" && value !== null && "authorization" in value;
    return isQuestion ? (value as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
