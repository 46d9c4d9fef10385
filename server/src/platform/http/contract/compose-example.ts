import { type JsonSchema, referencedName } from "./open-api-document.ts";

/** Every id in the examples ends like this one. */
const ID_SUFFIX = "01h2xcejqtf2nbrexx3vqjhp41";

/** Ids that are not called as the field or the collection that names them. */
const PREFIXES: Readonly<Record<string, string>> = {
  api_key: "key",
  audit_event: "audit",
  document_with_text: "document",
  citation_context: "message",
};

export interface ComposedExample {
  value: unknown;
  /** Pointers to the strings that nothing in the schemas exemplifies. */
  missing: string[];
}

/**
 * An example of a schema: its own where it has one, else put together from its parts. Ids, times, choices, numbers,
 * nulls and what names like `title` say come by themselves; every other string needs `examples` in the schema, and is
 * listed when it has none. An example beside a reference shows what is otherwise there than in the example of what it
 * refers to. A request shows what is required, a response everything.
 */
export function composeExample(
  schema: JsonSchema,
  components: Readonly<Record<string, JsonSchema>>,
  shows: "required" | "everything",
): ComposedExample {
  const missing: string[] = [];
  const value = compose(schema, { pointer: "", name: "", owner: "" });
  return { value, missing };

  function compose(part: JsonSchema, place: Place): unknown {
    const own = ownExample(part);
    if (own && part.$ref && isObject(own.value)) return Object.assign(compose({ $ref: part.$ref }, place)!, own.value);
    if (own) return isObject(own.value) ? { ...composeObject(part, place, own.value), ...own.value } : own.value;
    if (part.$ref) {
      const name = referencedName(part.$ref);
      const target = components[name];
      if (target) return compose(target, { ...place, owner: snakeCase(name) });
    }
    const choices = part.oneOf ?? part.anyOf;
    // What went wrong is mostly null.
    if (place.name === "error" && choices?.some(({ type }) => type === "null")) return null;
    const choice = choices?.find(({ type }) => type !== "null");
    if (choice) return compose(choice, place);
    if (part.allOf) return Object.assign({}, ...part.allOf.map((piece) => compose(piece, place)));
    switch (typeOf(part)) {
      case "object":
        return composeObject(part, place);
      case "array":
        return part.items ? [compose(part.items, { ...place, pointer: `${place.pointer}/0` })] : [];
      case "string":
        return composeString(part, place);
      case "integer":
      case "number":
        return isNullable(part) ? null : (part.minimum ?? 0);
      case "boolean":
        return false;
      default:
        return null;
    }
  }

  /** Fields that an example of the whole does not show are composed only where they are required. */
  function composeObject(part: JsonSchema, place: Place, shown?: object): Record<string, unknown> {
    const properties = Object.entries(part.properties ?? {}).filter(
      ([name]) =>
        (!shown && shows === "everything") || (part.required?.includes(name) && !Object.hasOwn(shown ?? {}, name)),
    );
    return Object.fromEntries(
      properties.map(([name, property]) => [
        name,
        compose(property, { ...place, name, pointer: `${place.pointer}/${name}` }),
      ]),
    );
  }

  function composeString(part: JsonSchema, { name, owner, pointer }: Place): unknown {
    const idOf = name === "id" ? owner : /^(.+)_ids?$/.exec(name)?.[1];
    if (idOf) return exampleId(idOf);
    const familiar = WELL_FORMED[part.format ?? ""] ?? FAMILIAR[name];
    if (isNullable(part) || familiar !== undefined) return familiar ?? null;
    missing.push(pointer);
    return "";
  }
}

interface Place {
  pointer: string;
  /** Of the member that is composed. */
  name: string;
  /** The component that it belongs to, which tells what kind its `id` is. */
  owner: string;
}

const WELL_FORMED: Readonly<Record<string, string>> = {
  "date-time": "2026-11-21T09:30:00.000Z",
  date: "2026-11-21",
  email: "ada@example.com",
  uri: "https://www.example.com/help",
};

/** Names that mean the same wherever they stand. */
const FAMILIAR: Readonly<Record<string, string>> = {
  code: "not_found",
  content: "Refunds take 14 days.[1]",
  email: "ada@example.com",
  message: "The page answered 404.",
  name: "Shop help",
  question: "How long do refunds take?",
  sha256: "2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881",
  text: "Refunds take 14 days.",
  title: "Refunds",
  url: "https://www.example.com/refunds",
};

/** `agent` → `agent_01h2…`, by the name of a field or a collection. */
export function exampleId(name: string): string {
  return `${PREFIXES[name] ?? name}_${ID_SUFFIX}`;
}

/** An example, the only value, the first choice or the default. */
function ownExample(schema: JsonSchema): { value: unknown } | undefined {
  if (schema.examples?.length) return { value: schema.examples[0] };
  if (schema.example !== undefined) return { value: schema.example };
  if (schema.const !== undefined) return { value: schema.const };
  if (schema.enum?.length) return { value: schema.enum[0] };
  return schema.default === undefined ? undefined : { value: schema.default };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function typeOf({ type, properties }: JsonSchema): string | undefined {
  if (Array.isArray(type)) return type.find((name) => name !== "null");
  return type ?? (properties ? "object" : undefined);
}

function isNullable({ type }: JsonSchema): boolean {
  return Array.isArray(type) && type.includes("null");
}

function snakeCase(name: string): string {
  return name.replaceAll(/(?<=[a-z])([A-Z])/g, "_$1").toLowerCase();
}
