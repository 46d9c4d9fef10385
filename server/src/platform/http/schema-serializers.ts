import { SerializerSelector } from "@fastify/fast-json-stringify-compiler";
import type { FastifySerializerCompiler } from "fastify";

/**
 * Writes responses by the schemas of the contract: a field that none names never leaves. A schema is compiled at its
 * first response, because compiling those of all routes takes a third of a start.
 *
 * `sharedSchemas`: what schemas name by `$ref`, by `$id`; asked for at the first response.
 */
export function schemaSerializers(sharedSchemas: () => Record<string, unknown>): FastifySerializerCompiler<unknown> {
  return (route) => {
    let write: ((value: unknown) => string) | undefined;
    return (value: unknown) => {
      write ??= SerializerSelector()(sharedSchemas())(route as Parameters<CompileSerializer>[0]);
      return write(value);
    };
  };
}

type CompileSerializer = ReturnType<ReturnType<typeof SerializerSelector>>;
