import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import type { FastifySchemaCompiler } from "fastify";

type Validator = { (value: unknown): boolean; errors?: unknown };

/**
 * Checks requests against the schemas of the contract. Bodies are taken as they are: no coercion, no defaults, unknown
 * fields are refused. Only parameters in the address, which are text, become numbers and booleans.
 */
export function schemaValidators(): FastifySchemaCompiler<object> {
  const options = {
    allErrors: true,
    strict: false,
    removeAdditional: false,
    useDefaults: false,
    discriminator: true,
  } as const;
  const bodies = addFormats.default(new Ajv({ ...options, coerceTypes: false }));
  const parameters = addFormats.default(new Ajv({ ...options, coerceTypes: true }));
  return ({ schema, httpPart }) => {
    // A form is checked part by part as it arrives.
    if ((schema as { $comment?: string }).$comment === "multipart") return () => true;
    // At a route's first request: compiling those of all routes takes a fifth of a start.
    let validate: Validator | undefined;
    return (value: unknown) => {
      validate ??= (httpPart === "body" ? bodies : parameters).compile(schema) as unknown as Validator;
      // No body is an empty one: what is missing is then named.
      if (validate(httpPart === "body" ? (value ?? {}) : value)) return true;
      return { error: Object.assign(new Error("invalid"), { validation: validate.errors }), value };
    };
  };
}
