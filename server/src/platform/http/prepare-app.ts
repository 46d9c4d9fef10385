import "@fastify/multipart";
import { AppError } from "../errors/app-error.ts";
import { handleError, sendProblem, unreadContentType } from "./handle-error.ts";
import type { HttpApp } from "./http-app.ts";
import { Problem } from "./schemas.ts";
import { assertSafeJson, assertSafePath, assertSafeQuery, readUtf8 } from "./text-checks.ts";

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Every response carries the id of its request. Before all other hooks: some of them answer by themselves. */
export function labelResponses(app: HttpApp): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.header("x-request-id", request.id);
  });
}

/** What every response has in common: problem documents, 404 and 405. */
export function prepareApp(app: HttpApp): void {
  const known = rememberRoutes(app);
  app.addSchema(Problem);
  app.setErrorHandler(handleError);
  app.addHook("preValidation", async (request) => {
    assertSafePath(request.params);
    const { body } = request.routeOptions.schema ?? {};
    if (request.isMultipart()) {
      if (body && !takesForms(body)) throw unreadContentType(request.headers["content-type"]);
    }
    // No body is an empty one, for the handler as for the validation: what is missing is then named field by field.
    else if (request.body === undefined && body) request.body = {};
    if (request.body !== undefined) assertSafeJson(request.body);
    assertSafeQuery(request.query);
  });
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split("?")[0]!;
    const isKnown = (method: string) => known.some((route) => route.method === method && route.pattern.test(path));
    // HEAD goes wherever GET does.
    const allowed = METHODS.filter((method) => isKnown(method === "HEAD" ? "GET" : method));
    if (allowed.length === 0)
      return sendProblem(request, reply, 404, "not_found", "There is nothing at this path.", {});
    reply.header("allow", allowed.join(", "));
    return sendProblem(
      request,
      reply,
      405,
      "method_not_allowed",
      `${request.method} is not possible here; use ${allowed.join(", ")}.`,
      {},
    );
  });
}

function takesForms(body: unknown): boolean {
  return Object.hasOwn((body as { content?: object }).content ?? {}, "multipart/form-data");
}

interface KnownRoute {
  method: string;
  pattern: RegExp;
}

/** Remembers the paths of all routes added later, so that a wrong method can be told from a wrong path. */
function rememberRoutes(app: HttpApp): KnownRoute[] {
  const known: KnownRoute[] = [];
  app.addHook("onRoute", (route) => {
    const pattern = new RegExp(
      `^${route.url.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/:[^/]+/g, "[^/]+")}/?$`,
    );
    for (const method of [route.method].flat()) known.push({ method, pattern });
  });
  return known;
}

/** JSON alone, besides the forms of uploads. A POST, PUT or PATCH without a body is an empty body, not a JSON error. */
export function jsonFirst(app: HttpApp): void {
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    if (body.length === 0) return done(null, undefined);
    try {
      assertUnencoded(request.headers["content-encoding"]);
      done(null, parseJson(readUtf8(body as Buffer)));
    } catch (error) {
      done(error as Error, undefined);
    }
  });
}

function assertUnencoded(encoding = "identity"): void {
  if (encoding.toLowerCase() === "identity") return;
  throw new AppError(
    "unsupported_media_type",
    "unsupported_content_type",
    "Content-Encoding is not read here: send the body as it is.",
  );
}

/** Refuses the member name `__proto__`, which could reach into objects that are merged later. */
function parseJson(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text, refuseProto);
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (error instanceof RangeError)
      throw new AppError("bad_request", "invalid_json", "The body is nested too deeply.");
    throw new AppError("bad_request", "invalid_json", `The body is not valid JSON: ${(error as Error).message}`);
  }
  return value;
}

function refuseProto(this: unknown, name: string, value: unknown): unknown {
  if (name === "__proto__") throw new AppError("bad_request", "invalid_json", "`__proto__` is not a member name.");
  return value;
}
