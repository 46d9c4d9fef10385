import { composeExample, exampleId } from "./compose-example.ts";
import { addErrorResponses, errorResponses } from "./error-responses.ts";
import { nameBodies } from "./name-bodies.ts";
import {
  listOperations,
  type MediaType,
  type OpenApiDocument,
  type OperationResponse,
  type Parameter,
  type PlacedOperation,
} from "./open-api-document.ts";
import { addHeaders, REQUEST_HEADERS, RESPONSE_HEADERS } from "./operation-headers.ts";

const SUCCESS: Readonly<Record<string, string>> = {
  "200": "Done.",
  "201": "Created.",
  "202": "Accepted; it goes on in the background.",
  "204": "Done; there is nothing to show.",
};

/**
 * Adds to every operation what no route says itself: who may call it, headers, failures and examples. Returns the
 * document.
 */
export function completeContract(
  document: OpenApiDocument,
  describeRights: (operationId: string) => string | undefined,
): OpenApiDocument {
  Object.assign(document.components, {
    headers: RESPONSE_HEADERS,
    parameters: REQUEST_HEADERS,
    responses: errorResponses(),
  });
  const operations = listOperations(document);
  for (const placed of operations) {
    describe(placed, describeRights);
    nameBodies(placed, document);
  }
  for (const placed of operations) {
    addHeaders(placed, document.paths);
    addExamples(placed, document);
    addErrorResponses(placed);
  }
  for (const { post } of Object.values(document.webhooks ?? {}))
    for (const media of Object.values(post?.requestBody?.content ?? {})) exemplify(media, document, "everything");
  return document;
}

function describe({ operation }: PlacedOperation, describeRights: (operationId: string) => string | undefined): void {
  const sentences = [operation.description, describeRights(operation.operationId ?? "")].filter(Boolean);
  if (sentences.length > 0) operation.description = sentences.join("\n\n");
  for (const [status, response] of Object.entries(operation.responses ?? {}))
    if (response.description === "Default Response") response.description = SUCCESS[status] ?? `Status ${status}.`;
}

function addExamples({ path, operation }: PlacedOperation, document: OpenApiDocument): void {
  for (const parameter of operation.parameters ?? [])
    if ("name" in parameter && parameter.in === "path") parameter.example ??= pathExample(path, parameter);
  for (const media of Object.values(operation.requestBody?.content ?? {})) exemplify(media, document, "required");
  for (const response of Object.values(operation.responses ?? {}) as OperationResponse[])
    for (const media of Object.values(response.content ?? {})) exemplify(media, document, "everything");
}

function exemplify(media: MediaType, document: OpenApiDocument, shows: "required" | "everything"): void {
  if (!media.schema || media.example !== undefined || media.examples) return;
  const { value, missing } = composeExample(media.schema, document.components.schemas, shows);
  // An example with holes would be worse than none: `findContractGaps` names them.
  if (missing.length === 0) media.example = value;
}

/** `/v2/agents/{id}` → an agent's id; `{document_id}` → a document's; of choices the first. */
function pathExample(path: string, { name, schema }: Parameter): unknown {
  if (schema?.type === "integer") return schema.minimum ?? 1;
  if (schema?.enum) return schema.enum[0];
  const named = /^(.+)_id$/.exec(name)?.[1];
  const collection = new RegExp(`/([a-z_]+)/\\{${name}\\}`).exec(path)?.[1];
  if (name !== "id" && named) return exampleId(named);
  return collection ? exampleId(collection.replace(/s$/, "")) : undefined;
}
