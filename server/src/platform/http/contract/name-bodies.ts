import type { JsonSchema, OpenApiDocument, PlacedOperation } from "./open-api-document.ts";

/**
 * Gives each JSON body a name of its own among the components, after its operation (`createAgent` → `CreateAgentBody`),
 * so that generated clients have a type to speak of. The choices of a tagged union are named after their titles.
 */
export function nameBodies({ operation }: PlacedOperation, document: OpenApiDocument): void {
  const media = operation.requestBody?.content["application/json"];
  if (!media?.schema || media.schema.$ref || !operation.operationId) return;
  // Where no field must be there, no body is an empty one.
  if (!isNeeded(media.schema)) delete operation.requestBody?.required;
  const name = `${capitalize(operation.operationId)}Body`;
  const schemas = document.components.schemas;
  const { oneOf, discriminator } = media.schema;
  if (oneOf && discriminator) {
    const mapping: Record<string, string> = {};
    media.schema.oneOf = oneOf.map((choice) => {
      const tag = tagOf(choice, discriminator.propertyName);
      const choiceName = `${name}${pascalCase(String(tag))}`;
      schemas[choiceName] = choice;
      mapping[String(tag)] = `#/components/schemas/${choiceName}`;
      return { $ref: `#/components/schemas/${choiceName}` };
    });
    discriminator.mapping = mapping;
    // The choices are objects by themselves; with these the union would be read as an object of its own.
    delete media.schema.type;
    delete media.schema.required;
  }
  schemas[name] = media.schema;
  media.schema = { $ref: `#/components/schemas/${name}` };
}

function isNeeded({ required = [], minProperties = 0, oneOf }: JsonSchema): boolean {
  return required.length > 0 || minProperties > 0 || oneOf !== undefined;
}

function tagOf(choice: JsonSchema, property: string): unknown {
  const tag = choice.properties?.[property];
  return tag?.const ?? tag?.enum?.[0];
}

function pascalCase(text: string): string {
  return text
    .split(/[^a-z0-9]+/i)
    .map(capitalize)
    .join("");
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
