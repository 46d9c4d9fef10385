import { type Static, type TObject, type TSchema, Type } from "typebox";

/** A value or null, written as JSON Schema 2020-12 does. */
export function Nullable<Schema extends TSchema>(schema: Schema) {
  const { type } = schema as { type?: string };
  if (typeof type === "string" && type !== "object" && !("enum" in schema))
    return Type.Unsafe<Static<Schema> | null>({ ...schema, type: [type, "null"] });
  return Type.Unsafe<Static<Schema> | null>({ anyOf: [schema, { type: "null" }] });
}

/** One of a few strings. */
export function Choice<const Values extends readonly string[]>(values: Values, options: object = {}) {
  return Type.Unsafe<Values[number]>({ type: "string", enum: [...values], ...options });
}

/** Free JSON: an object whose members the contract does not fix. */
export function FreeObject(options: object = {}) {
  return Type.Unsafe<Record<string, unknown>>({ type: "object", additionalProperties: true, ...options });
}

/** An object that refuses members it does not know. */
export function StrictObject<Properties extends Parameters<typeof Type.Object>[0]>(
  properties: Properties,
  options: object = {},
) {
  return Type.Object(properties, { additionalProperties: false, ...options });
}

/** `$ref` to a schema that `app.addSchema` knows by its `$id`: a named component of the contract. */
export function Reference<Schema extends TSchema>(schema: Schema) {
  const { $id } = schema as { $id?: string };
  if (!$id) throw new Error("A referenced schema needs an $id.");
  return Type.Unsafe<Static<Schema>>({ $ref: `${$id}#` });
}

export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];
export const TimeOfDay = Type.String({
  pattern: "^(?:(?:[01]\\d|2[0-3]):[0-5]\\d|24:00)$",
  description: "24 hours: 09:00.",
});

export const Timestamp = Type.String({ format: "date-time", description: "RFC 3339, UTC." });

/** A site as browsers name it: no path, and nothing that would be read as more than one in a policy. */
export const ORIGIN = {
  maxLength: 300,
  pattern: "^https?://(?:\\[[0-9a-fA-F:.]+\\]|[^\\s/?#@:;,*'\"<>\\[\\]\\\\]+)(?::\\d{1,5})?$",
};
export const Origin = Type.String({ ...ORIGIN, examples: ["https://www.example.com"] });

export const ListQuery = StrictObject({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 20, description: "Rows a page." })),
  cursor: Type.Optional(Type.String({ maxLength: 500, description: "`next_cursor` of the page before." })),
});

/** `{data, pagination}`; the name becomes a component of the contract. */
export function ListOf<Schema extends TSchema>(schema: Schema) {
  return Type.Object({
    data: Type.Array(Reference(schema)),
    pagination: Type.Object({
      has_more: Type.Boolean(),
      next_cursor: Nullable(Type.String()),
    }),
  });
}

export function IdParameters(name: string): TObject<{ id: ReturnType<typeof Type.String> }> {
  return Type.Object({ id: Type.String({ description: `Id of the ${name}.`, maxLength: 100 }) });
}

/** What every failed request answers (RFC 9457). */
export const Problem = Type.Object(
  {
    type: Type.String({ description: "`urn:citedesk:error:` and the code." }),
    title: Type.String(),
    status: Type.Integer(),
    detail: Type.String({ description: "What happened and what to do." }),
    instance: Type.String({ description: "The path that was asked for." }),
    code: Type.String({ description: "Stable; listed in docs/errors.md." }),
    request_id: Type.String(),
    errors: Type.Optional(Type.Array(Type.Object({ pointer: Type.String(), message: Type.String() }))),
  },
  { $id: "Problem", additionalProperties: true },
);
