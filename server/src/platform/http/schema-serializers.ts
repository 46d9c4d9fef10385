import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import type { FastifySerializerCompiler } from "fastify";

type Write = (value: unknown) => string;

/**
 * Writes responses by the schemas of the contract: a field that none names never leaves. A schema is compiled at its
 * first response, because compiling those of all routes takes a third of a start; one that many routes answer with,
 * such as an error's, once for all of them.
 *
 * `sharedSchemas`: what schemas name by `$ref`, by `$id`; asked for at the first response.
 */
export function schemaSerializers(sharedSchemas: () => Record<string, unknown>): FastifySerializerCompiler<unknown> {
  let compile: ((schema: object) => Write) | undefined;
  return ({ schema }) => {
    let write: Write | undefined;
    return (value: unknown) => {
      compile ??= serializersFor(sharedSchemas());
      write ??= compile(schema as object);
      return write(value);
    };
  };
}

/** By the text of the shared schemas, then by their own: services in one process, as in tests, share them. */
const compiled = new Map<string, Map<string, Write>>();

function serializersFor(sharedSchemas: Record<string, unknown>): (schema: object) => Write {
  const shared = JSON.stringify(sharedSchemas);
  const known = compiled.get(shared) ?? new Map<string, Write>();
  compiled.set(shared, known);
  return (schema) => {
    const text = JSON.stringify(schema);
    const write = known.get(text) ?? (SerializerSelector()(sharedSchemas)({ schema } as CompiledRoute) as Write);
    known.set(text, write);
    return write;
  };
}

type CompiledRoute = Parameters<ReturnType<ReturnType<typeof SerializerSelector>>>[0];
