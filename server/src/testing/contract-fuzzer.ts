import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { ID_PREFIXES, placeholderOf, prefixOf } from "./live-ids.ts";

type Json = Record<string, unknown>;

interface Parameter {
  name: string;
  in: "path" | "query" | "header";
  required?: boolean;
  schema: Json;
}

export interface FuzzOperation {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
  body: Json | undefined;
  responses: Record<string, { content?: Record<string, { schema: Json }> }>;
}

/** `url` and `body` hold placeholders for ids (`live-ids.ts`). */
export interface FuzzRequest {
  operation: FuzzOperation;
  url: string;
  body: string | undefined;
  /** What it says of the version that it is based on. */
  ifMatch: "fresh" | "stale" | "strange" | "none";
}

/** What came back that the contract does not allow. */
export interface Finding {
  request: string;
  problem: string;
}

const TEXTS = ["text/event-stream", "text/csv", "application/x-ndjson", "application/octet-stream"];

/**
 * Makes requests out of an OpenAPI document: bodies and parameters that its schemas allow, and ones that they don't
 * (other types, unknown members, huge and strange text, broken JSON, ids of other kinds), and checks each response:
 * never a 5xx, a status that the operation names, a body as its schema says.
 */
export class ContractFuzzer {
  readonly operations: FuzzOperation[];
  readonly #ajv: Ajv2020;
  readonly #document: Json;
  readonly #validators = new Map<string, ValidateFunction>();

  constructor(document: Json) {
    this.#document = document;
    // Null and formats are as the contract says; vocabulary of OpenAPI itself is not JSON Schema.
    this.#ajv = addFormats.default(new Ajv2020({ strict: false, allErrors: false, validateFormats: true })) as never;
    this.#ajv.addSchema(document, "contract");
    this.operations = Object.entries(document.paths as Record<string, Record<string, Json>>).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({
          id: String(operation.operationId),
          method: method.toUpperCase(),
          path,
          parameters: ((operation.parameters as Parameter[]) ?? []).map((parameter) =>
            this.#resolve(parameter as never),
          ),
          body: bodySchema(operation),
          responses: operation.responses as FuzzOperation["responses"],
        })),
    );
  }

  /** Any request to one of the operations. */
  requests(operations: FuzzOperation[]): fc.Arbitrary<FuzzRequest> {
    return fc.constantFrom(...operations).chain((operation) =>
      fc
        .record({
          path: pathOf(operation),
          query: this.#query(operation),
          body: this.#body(operation),
          ifMatch: fc.constantFrom("fresh", "fresh", "fresh", "none", "none", "stale", "strange"),
        })
        .map(({ path, query, body, ifMatch }) => ({ operation, url: path + query, body, ifMatch })),
    );
  }

  /** Undefined: as the contract says. */
  check(operation: FuzzOperation, status: number, contentType: string, text: string): string | undefined {
    if (status >= 500) return `answered ${status}: ${text.slice(0, 300)}`;
    const stated = operation.responses[String(status)] ?? operation.responses.default;
    const named = stated && (this.#resolve(stated as Json) as typeof stated);
    if (!named) return `answered ${status}, which the operation does not name`;
    const type = contentType.split(";")[0]!.trim();
    if (status === 204 || TEXTS.includes(type)) return undefined;
    if (status >= 400 && type !== "application/problem+json") return `answered ${status} as ${type}`;
    const content = named.content?.[type];
    if (!content) return text === "" ? undefined : `answered ${status} as ${type}, which the operation does not name`;
    const validate = this.#validator(`${operation.id} ${status} ${type}`, content.schema);
    if (validate(JSON.parse(text))) return undefined;
    return `answered ${status} with a body that breaks its schema: ${this.#ajv.errorsText(validate.errors)}`;
  }

  #validator(name: string, schema: Json): ValidateFunction {
    let validate = this.#validators.get(name);
    if (!validate) {
      validate = this.#ajv.compile(absolute(schema) as Json);
      this.#validators.set(name, validate);
    }
    return validate;
  }

  #query(operation: FuzzOperation): fc.Arbitrary<string> {
    const parameters = operation.parameters.filter((parameter) => parameter.in === "query");
    const known = parameters.map(({ name, schema }) =>
      fc.option(
        fc
          .oneof({ weight: 3, arbitrary: this.#value(schema, 0) }, { weight: 1, arbitrary: strangeText })
          .map((value) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value).toWellFormed())}`),
        { nil: "", freq: 2 },
      ),
    );
    return fc.tuple(...known).map((texts) => {
      const filled = texts.filter((text) => text !== "");
      return filled.length === 0 ? "" : `?${filled.join("&")}`;
    });
  }

  #body(operation: FuzzOperation): fc.Arbitrary<string | undefined> {
    const { body } = operation;
    if (!body) return fc.constant(undefined);
    const fitting = this.#value(body, 0);
    return fc.oneof(
      { weight: 6, arbitrary: fitting.map((value) => JSON.stringify(value)) },
      {
        weight: 3,
        arbitrary: fc.tuple(fitting, fc.string(), anything).map(([value, name, other]) => spoil(value, name, other)),
      },
      { weight: 1, arbitrary: anything.map((value) => JSON.stringify(value) ?? "null") },
      { weight: 1, arbitrary: fc.string().map((text) => `{"${text}`) },
    );
  }

  /** A value that the schema allows, more or less: its pattern may not hold, and ids may be anyone's. */
  #value(given: Json, depth: number): fc.Arbitrary<unknown> {
    const schema = this.#resolve(given);
    const alternatives = (schema.anyOf ?? schema.oneOf) as Json[] | undefined;
    if (alternatives) return fc.oneof(...alternatives.map((one) => this.#value(one, depth)));
    if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum);
    if ("const" in schema) return fc.constant(schema.const);
    const types = [schema.type ?? "object"].flat() as string[];
    return fc.oneof(...types.map((type) => this.#typed(type, schema, depth)));
  }

  #typed(type: string, schema: Json, depth: number): fc.Arbitrary<unknown> {
    switch (type) {
      case "null":
        return fc.constant(null);
      case "boolean":
        return fc.boolean();
      case "integer":
        return fc.integer({ min: Number(schema.minimum ?? -5), max: Math.min(Number(schema.maximum ?? 500), 1e9) });
      case "number":
        return fc.double({ noNaN: true, noDefaultInfinity: true });
      case "string":
        return fittingText(schema);
      case "array":
        return fc.array(this.#value((schema.items as Json) ?? {}, depth + 1), {
          minLength: Number(schema.minItems ?? 0),
          maxLength: Math.max(Number(schema.minItems ?? 0), Math.min(Number(schema.maxItems ?? 3), 3)),
        });
      default:
        return this.#object(schema, depth);
    }
  }

  #object(schema: Json, depth: number): fc.Arbitrary<unknown> {
    const properties = Object.entries((schema.properties as Record<string, Json>) ?? {});
    if (properties.length === 0 || depth > 5)
      return depth > 2 ? fc.constant({}) : fc.dictionary(fc.string(), fc.jsonValue());
    const required = (schema.required as string[]) ?? [];
    return fc.record(Object.fromEntries(properties.map(([name, one]) => [name, this.#value(one, depth + 1)])), {
      requiredKeys: required.filter((name) => properties.some(([known]) => known === name)),
    });
  }

  #resolve<Value extends Json>(value: Value): Value {
    const reference = value.$ref;
    if (typeof reference !== "string") return value;
    const path = reference.replace(/^#\//, "").split("/");
    return path.reduce((node, name) => (node as Record<string, Json>)[name]!, this.#document) as Value;
  }
}

function bodySchema(operation: Json): Json | undefined {
  const content = (operation.requestBody as { content?: Record<string, { schema: Json }> } | undefined)?.content;
  return content?.["application/json"]?.schema;
}

/** `#/components/…` of the contract, seen from a schema that is compiled apart from it. */
function absolute(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(absolute);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      name === "$ref" && typeof member === "string" ? member.replace(/^#/, "contract#") : absolute(member),
    ]),
  );
}

const STRANGE = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "null",
  "0",
  "-1",
  "1e309",
  "../../etc/passwd",
  "' OR 1=1 --",
  "{{7*7}}",
  "\u202e",
  "a".repeat(5000),
  "9999-12-31T23:59:60Z",
  "2026-02-30T00:00:00Z",
  "0000-01-01T00:00:00Z",
  "agent_7zzzzzzzzzzzzzzzzzzzzzzzzz",
];
/** Nothing outside of this machine is asked: the name never resolves (RFC 6761). */
const ADDRESSES = [
  "https://site.invalid/page",
  "http://127.0.0.1:1/",
  "https://user:password@site.invalid:8443/?q=1#a",
  "ftp://site.invalid/",
];
const strangeText = fc.oneof(fc.constantFrom(...STRANGE), fc.string({ unit: "binary", maxLength: 50 }));
const anything: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 4 }),
  strangeText,
  fc.constantFrom(null, [], {}, 0, -1, 1e300, Number.MAX_SAFE_INTEGER, true),
);

const idLike: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...ID_PREFIXES).map(placeholderOf) },
  { weight: 1, arbitrary: fc.constantFrom(...ID_PREFIXES).map((prefix) => `${prefix}_01h2xcejqtf2nbrexx3vqjhp41`) },
  { weight: 1, arbitrary: strangeText.filter((text) => !/^\.{1,2}$/.test(text)) },
);

/** Mostly with ids of the things that the path names. */
function pathOf({ path, parameters }: FuzzOperation): fc.Arbitrary<string> {
  const parts = path.split(/(\{\w+\})/).map((part, place, all) => {
    if (!part.startsWith("{")) return fc.constant(part);
    const other = idLike.map((id) => encodeURIComponent(id.toWellFormed()) || "x");
    if (NUMBERED.has(part))
      return fc.oneof(
        { weight: 3, arbitrary: fc.integer({ min: 0, max: 3 }).map(String) },
        { weight: 1, arbitrary: other },
      );
    const choices = parameters.find(({ name }) => part === `{${name}}`)?.schema.enum as string[] | undefined;
    if (choices)
      return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...choices) }, { weight: 1, arbitrary: other });
    const own = placeholderOf(prefixOf(all[place - 1]!));
    return fc.oneof({ weight: 6, arbitrary: fc.constant(own) }, { weight: 1, arbitrary: other });
  });
  return fc.tuple(...parts).map((texts) => texts.join(""));
}

const NUMBERED = new Set(["{version}", "{number}"]);

function fittingText(schema: Json): fc.Arbitrary<string> {
  const examples = ((schema.examples as unknown[]) ?? [])
    .filter((one): one is string => typeof one === "string")
    .map((one) => (/^https?:/.test(one) ? ADDRESSES[0]! : one));
  if (schema.format === "date-time")
    return fc
      .date({ min: new Date(0), max: new Date("2100-01-01"), noInvalidDate: true })
      .map((date) => date.toISOString());
  if (schema.format === "uri") return fc.constantFrom(...ADDRESSES);
  return fc.oneof(
    { weight: 3, arbitrary: fc.string({ unit: "grapheme", minLength: Number(schema.minLength ?? 0), maxLength: 40 }) },
    { weight: 2, arbitrary: idLike },
    ...(examples.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...examples) }] : []),
    { weight: 1, arbitrary: strangeText },
  );
}

/** The same with a member too many, or one replaced by something of another kind. */
function spoil(value: unknown, name: string, other: unknown): string {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return JSON.stringify(other) ?? "null";
  const names = Object.keys(value);
  const replaced = names.length > 0 && name.length % 2 === 0 ? names[name.length % names.length]! : name;
  return JSON.stringify({ ...value, [replaced]: other });
}
