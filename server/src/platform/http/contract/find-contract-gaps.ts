import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { composeExample } from "./compose-example.ts";
import {
  type JsonSchema,
  listOperations,
  type MediaType,
  type OpenApiDocument,
  type Operation,
} from "./open-api-document.ts";

/**
 * What the contract owes its readers, one sentence a gap: every operation has a summary, a description, a described
 * tag, and for each JSON body an example that fits its schema; so has every request that the service makes itself.
 * Empty when there is none.
 */
export function findContractGaps(document: OpenApiDocument): string[] {
  const described = new Set((document.tags ?? []).filter(({ description }) => description).map(({ name }) => name));
  const validator = addFormats.default(new Ajv2020({ strict: false, allErrors: true }));
  validator.addSchema({ $id: "contract", components: document.components });

  const answered = listOperations(document).flatMap(({ path, method, operation }) => {
    const place = `${method.toUpperCase()} ${path}`;
    const gaps = [...findTextGaps(operation, described), ...findExampleGaps(operation, "required")];
    return gaps.map((gap) => `${place}: ${gap}`);
  });
  const sent = Object.entries(document.webhooks ?? {}).flatMap(([name, { post }]) =>
    (post ? [...findTextGaps(post, described), ...findExampleGaps(post, "everything")] : ["has no request"]).map(
      (gap) => `webhook ${name}: ${gap}`,
    ),
  );
  return [...answered, ...sent];

  function findExampleGaps(operation: Operation, shows: "required" | "everything"): string[] {
    const request = Object.entries(operation.requestBody?.content ?? {}).flatMap(([type, media]) =>
      findMediaGaps(`request ${type}`, media, shows),
    );
    const responses = Object.entries(operation.responses ?? {}).flatMap(([status, response]) =>
      Object.entries(response.content ?? {}).flatMap(([type, media]) =>
        findMediaGaps(`${status} ${type}`, media, "everything"),
      ),
    );
    const parameters = (operation.parameters ?? []).flatMap((parameter) =>
      "name" in parameter && parameter.in === "path" && parameter.example === undefined
        ? [`path parameter ${parameter.name} has no example`]
        : [],
    );
    return [...parameters, ...request, ...responses];
  }

  function findMediaGaps(place: string, media: MediaType, shows: "required" | "everything"): string[] {
    const examples = media.example === undefined ? namedExamples(media) : [media.example];
    if (!media.schema) return [`${place} has no schema`];
    if (examples.length === 0) {
      const { missing } = composeExample(media.schema, document.components.schemas, shows);
      return [`${place} has no example: its schema needs \`examples\` at ${missing.join(", ") || "its top"}`];
    }
    if (!place.endsWith("json")) return [];
    return examples.flatMap((example) => {
      const errors = validate(media.schema!, example);
      return errors === undefined ? [] : [`the example of ${place} does not fit its schema: ${errors}`];
    });
  }

  function validate(schema: JsonSchema, example: unknown): string | undefined {
    try {
      const check = validator.compile(absolute(schema));
      return check(example) ? undefined : validator.errorsText(check.errors, { dataVar: "" });
    } catch (error) {
      // A reference to a schema that no route has added.
      return (error as Error).message;
    }
  }
}

function findTextGaps({ summary, description, tags = [], operationId }: Operation, described: Set<string>): string[] {
  return [
    ...(operationId ? [] : ["has no operationId"]),
    ...(summary ? [] : ["has no summary"]),
    ...(description ? [] : ["has no description"]),
    ...(tags.length === 1 ? [] : ["needs exactly one tag"]),
    ...tags.filter((tag) => !described.has(tag)).map((tag) => `tag ${tag} has no description in contract/tags.ts`),
  ];
}

function namedExamples({ examples }: MediaType): unknown[] {
  return Object.values(examples ?? {}).map((example) => (example as { value: unknown }).value);
}

/** References of the document, seen from a schema that stands alone. */
function absolute(schema: JsonSchema): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"contract#/components/'));
}
