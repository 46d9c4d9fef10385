import { composeExample } from "../platform/http/contract/compose-example.ts";
import type { JsonSchema } from "../platform/http/contract/open-api-document.ts";
import { ID_PREFIXES } from "./live-ids.ts";

type Json = Record<string, unknown>;

/** A place in a request where an id can stand, with the rest of a request that fits. */
export interface IdPlace {
  operationId: string;
  method: string;
  path: string;
  in: "path" | "query" | "header" | "json" | "form";
  /** Of the parameter, or a pointer into the body. */
  name: string;
  /** Kinds of ids that may stand there: all, where the name doesn't tell. */
  kinds: readonly string[];
  /** The body with this id in it. Ids of the examples stand where others do. */
  body(id: string): unknown;
}

interface Operation {
  operationId: string;
  parameters?: { $ref?: string; name: string; in: string; schema: JsonSchema }[];
  requestBody?: { content?: Record<string, { schema: JsonSchema; example?: unknown }> };
}

/** Names of fields that hold ids without being called so. */
const NAMES_OF_MEMBERS = ["assigned_to", "hand_over_to", "owner_id", "actor_id"];
/** The client's own. */
const NO_IDS = ["external_id", "visitor/id", "request_id"];
/** One or the other: with both a request fails for that. */
const ALTERNATIVES = [
  ["agent_id", "brand_id"],
  ["ids", "filter"],
];
const MAX_DEPTH = 6;

/** Every place in paths, filters, headers and bodies of the contract where an id can stand, found by its schemas. */
export function findIdPlaces(document: Json): IdPlace[] {
  const components = (document.components as { schemas: Record<string, JsonSchema> }).schemas;
  const resolve = <Value extends { $ref?: string }>(value: Value): Value =>
    value.$ref === undefined
      ? value
      : (value.$ref
          .slice(2)
          .split("/")
          .reduce((node, key) => (node as Record<string, Json>)[key]!, document) as unknown as Value);
  const places: IdPlace[] = [];
  for (const [path, methods] of Object.entries(document.paths as Record<string, Record<string, Operation>>))
    for (const [method, operation] of Object.entries(methods)) {
      const { operationId } = operation;
      const of = { operationId, method: method.toUpperCase(), path };
      const [media] = Object.values(operation.requestBody?.content ?? {});
      for (const parameter of (operation.parameters ?? []).map(resolve)) {
        const kinds = kindsOf(parameter.name, parameter.in === "path" ? path : "");
        if (kinds)
          places.push({
            ...of,
            in: parameter.in as IdPlace["in"],
            name: parameter.name,
            kinds,
            body: () => media?.example,
          });
      }
      for (const [type, { schema, example: shown }] of Object.entries(operation.requestBody?.content ?? {})) {
        const isForm = type.startsWith("multipart/");
        for (const variant of variantsOf(resolve(schema))) {
          const composed = filled(composeExample(variant, components, "required").value) as Json;
          const base = variantsOf(resolve(schema)).length === 1 && shown ? (shown as Json) : composed;
          for (const { pointer, isList } of pointersIn(variant, [])) {
            const kinds = kindsOf(pointer.join("/"), path);
            if (kinds)
              places.push({
                ...of,
                in: isForm ? "form" : "json",
                name: pointer.join("/"),
                kinds,
                body: (id) => put(base, pointer, isList ? [id] : id, variant),
              });
          }
        }
      }
    }
  return places;

  function variantsOf(schema: JsonSchema): JsonSchema[] {
    const variants = schema.anyOf ?? schema.oneOf;
    return variants ? variants.map(resolve).flatMap(variantsOf) : [schema];
  }

  function pointersIn(given: JsonSchema, at: string[]): { pointer: string[]; isList: boolean }[] {
    if (at.length > MAX_DEPTH) return [];
    return variantsOf(resolve(given)).flatMap((schema) => {
      if (isText(schema)) return [{ pointer: at, isList: false }];
      const items = schema.items && variantsOf(resolve(schema.items));
      if (items?.some(isText)) return [{ pointer: at, isList: true }];
      if (items) return items.flatMap((item) => pointersIn(item, [...at, "0"]));
      return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => pointersIn(part, [...at, name]));
    });
  }

  function put(base: unknown, pointer: string[], value: unknown, schema: JsonSchema): unknown {
    const [name, ...rest] = pointer;
    if (name === undefined) return value;
    const variant = variantsOf(resolve(schema)).find(({ properties, items }) => items ?? properties?.[name]) ?? schema;
    if (name === "0") {
      const item = composeExample(resolve(variant.items!), components, "required").value;
      return [put((base as unknown[] | undefined)?.[0] ?? item, rest, value, variant.items!)];
    }
    const part = variant.properties![name]!;
    const left = { ...(base as Json | undefined) };
    for (const pair of ALTERNATIVES) if (pair.includes(name)) for (const other of pair) delete left[other];
    const inner = left[name] ?? (rest.length > 0 ? composeExample(resolve(part), components, "required").value : {});
    return { ...left, [name]: put(inner, rest, value, part) };
  }
}

/** Where the schemas exemplify no text. */
function filled(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value), (_, part) => (part === "" ? "Some words" : part));
}

function isText({ type, enum: choices }: JsonSchema): boolean {
  return choices === undefined && [type].flat().includes("string");
}

/** Undefined: no id stands there. */
function kindsOf(name: string, path: string): readonly string[] | undefined {
  if (NO_IDS.some((one) => name === one || name.endsWith(`/${one}`))) return undefined;
  const last = name.split("/").at(-1)!;
  if (NAMES_OF_MEMBERS.includes(last)) return ["member"];
  if (last === "x-workspace-id") return ["workspace"];
  if (last === "last-event-id") return ["message"];
  if (last === "target_id") return ID_PREFIXES;
  const named = /^(.+)_ids?$/.exec(last)?.[1];
  if (named) return [named];
  if (last !== "id" && last !== "ids") return undefined;
  const collection = path.split("/")[2]!;
  const kind = { api_keys: "key", audit_events: "audit", erasures: "receipt", replies: "reply", stats: "gap" }[
    collection
  ];
  return [kind ?? collection.replace(/s$/, "")];
}
