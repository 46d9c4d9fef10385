import { isPublic, type Operation, type Parameter, type PlacedOperation } from "./openapi-document.ts";

/** What callers may send with many operations. */
export const REQUEST_HEADERS: Readonly<Record<string, Parameter>> = {
  WorkspaceId: {
    in: "header",
    name: "x-workspace-id",
    description:
      "Another of the caller's workspaces; without it the account's live one. An API key is bound to its own.",
    schema: { type: "string" },
    example: "workspace_01h2xcejqtf2nbrexx3vqjhp41",
  },
  IdempotencyKey: {
    in: "header",
    name: "idempotency-key",
    description: "A value of your own, kept for 24 h: a repeat with the same body is answered as the first was.",
    schema: { type: "string" },
    example: "3f0c1d5e-9a61-4c8e-8a5a-6f6d8f6f2f10",
  },
  IfMatch: {
    in: "header",
    name: "if-match",
    description: "The `ETag` that the change is based on; 412 when something changed meanwhile.",
    schema: { type: "string" },
    example: '"3"',
  },
};

/** What the service answers with. */
export const RESPONSE_HEADERS: Readonly<Record<string, object>> = {
  "x-request-id": header("Names this request in the logs.", "019ab3c0-7a10-7d11-8f43-2b1f0a9c5e77"),
  "x-workspace-id": header("The workspace that the request was about.", "workspace_01h2xcejqtf2nbrexx3vqjhp41"),
  etag: header("Version of what can be edited; for `If-Match`.", '"3"'),
  location: header("Path of what was created.", "/v2/agents/agent_01h2xcejqtf2nbrexx3vqjhp41"),
  "preference-applied": header("`wait`, when `Prefer: wait=N` was heard.", "wait"),
  ratelimit: header("What is left of the budget, and the seconds until it is full again.", '"requests";r=59;t=60'),
  "ratelimit-policy": header("The budget and its window in seconds.", '"requests";q=60;w=60'),
  "retry-after": header("Seconds to wait.", "7"),
};

function header(description: string, example: string): object {
  return { description, schema: { type: "string" }, example };
}

/** Names the headers that this operation reads and answers with. `paths` tells whether a resource can be edited. */
export function addHeaders(
  { path, method, operation }: PlacedOperation,
  paths: Readonly<Record<string, Record<string, Operation>>>,
): void {
  const parameters = isPublic(operation) ? [] : ["WorkspaceId"];
  const waits = operation.parameters?.some((parameter) => "name" in parameter && parameter.name === "prefer");
  const creates = method === "post" && operation.responses?.["201"] !== undefined;
  if (method === "post" && !isPublic(operation)) parameters.push("IdempotencyKey");
  if (honoursIfMatch(method, path)) parameters.push("IfMatch");
  const references = parameters.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  if (references.length > 0) operation.parameters = [...(operation.parameters ?? []), ...references];

  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (!status.startsWith("2") || response.$ref) continue;
    const names = ["x-request-id", "ratelimit", "ratelimit-policy"];
    if (!isPublic(operation)) names.push("x-workspace-id");
    if (status === "201") names.push("location");
    if (waits) names.push("preference-applied");
    if (status !== "204" && isVersioned(creates ? `${path}/{id}` : path, paths)) names.push("etag");
    response.headers = {
      ...Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
      ...response.headers,
    };
  }
}

/** What changes one resource, or a part of it that its version counts. */
export function honoursIfMatch(method: string, path: string): boolean {
  if (method === "put" && path.endsWith("/access")) return true;
  return ["patch", "put", "delete"].includes(method) && path.endsWith("}");
}

/** A single resource that PATCH changes carries the version of what can be edited. */
function isVersioned(path: string, paths: Readonly<Record<string, Record<string, Operation>>>): boolean {
  return path.endsWith("}") && paths[path]?.patch !== undefined;
}
