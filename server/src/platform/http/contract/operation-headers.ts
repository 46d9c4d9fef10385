import { isPublic, type Operation, type Parameter, type PlacedOperation } from "./open-api-document.ts";

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
  if (honoursIfMatch(method)) parameters.push("IfMatch");
  const references = parameters.map((name) => ({ $ref: `#/components/parameters/${name}` }));
  if (references.length > 0) operation.parameters = [...(operation.parameters ?? []), ...references];

  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if (!status.startsWith("2") || response.$ref) continue;
    const names = ["x-request-id", "ratelimit", "ratelimit-policy"];
    if (!isPublic(operation)) names.push("x-workspace-id");
    if (status === "201") names.push("location");
    if (waits) names.push("preference-applied");
    if (status !== "204" && isVersioned({ path, method }, creates, paths)) names.push("etag");
    response.headers = {
      ...Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }])),
      ...response.headers,
    };
  }
}

/** What changes one resource, or a part of it that its version counts. */
export function honoursIfMatch(method: string): boolean {
  return ["patch", "put", "delete"].includes(method);
}

/** Edited by PUT at its message, shown alone at a path of its own. */
const FEEDBACK_PATHS = ["/v2/messages/{id}/feedback", "/v2/feedback/{id}"];

/**
 * A single resource that can be edited carries the version of what can be edited; a new one is edited below its list.
 */
function isVersioned(
  { path, method }: Pick<PlacedOperation, "path" | "method">,
  isList: boolean,
  paths: Readonly<Record<string, Record<string, Operation>>>,
): boolean {
  // What can only be removed, or set as a whole, has a version too.
  const isRemovable = method === "get" && paths[path]?.delete !== undefined;
  if (!isList)
    return paths[path]?.patch !== undefined || isRemovable || method === "put" || FEEDBACK_PATHS.includes(path);
  return Object.entries(paths).some(
    ([below, { patch }]) =>
      patch !== undefined && below.startsWith(`${path}/{`) && !below.slice(path.length + 1).includes("/"),
  );
}
