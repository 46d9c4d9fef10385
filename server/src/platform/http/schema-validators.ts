import { Ajv } from "ajv";
import addFormats from "ajv-formats";
import type { FastifySchemaCompiler } from "fastify";

type Validator = { (value: unknown): boolean; errors?: unknown };

/**
 * Checks requests against the schemas of the contract. Bodies are taken as they are: no coercion, no defaults, unknown
 * fields are refused. Only parameters in the address, which are text, become numbers and booleans.
 */
export function schemaValidators(): FastifySchemaCompiler<object> {
  return ({ schema, httpPart }) => {
    // A form is checked part by part as it arrives.
    if ((schema as { $comment?: string }).$comment === "multipart") return () => true;
    // At a route's first request: compiling those of all routes takes a fifth of a start.
    let validate: Validator | undefined;
    return (value: unknown) => {
      validate ??= (httpPart === "body" ? compileBody : compileParameters)(schema);
      // No body is an empty one: what is missing is then named.
      if (validate(httpPart === "body" && value === undefined ? {} : value)) return true;
      return { error: Object.assign(new Error("invalid"), { validation: validate.errors }), value };
    };
  };
}

const compileBody = compileOnce({ coerceTypes: false });
const compileParameters = compileOnce({ coerceTypes: true });

/** By a schema's text: services in one process, as in tests, share what was compiled. */
function compileOnce(types: { coerceTypes: boolean }): (schema: object) => Validator {
  const compiled = new Map<string, Validator>();
  let ajv: Ajv | undefined;
  return (schema) => {
    const text = JSON.stringify(schema);
    ajv ??= newAjv(types);
    const validate = compiled.get(text) ?? (ajv.compile(schema) as unknown as Validator);
    compiled.set(text, validate);
    return validate;
  };
}

function newAjv(types: { coerceTypes: boolean }): Ajv {
  const ajv = new Ajv({
    ...types,
    allErrors: true,
    strict: false,
    removeAdditional: false,
    useDefaults: false,
    discriminator: true,
    // What is wrong is said with what the schema says.
    verbose: true,
  });
  addFormats.default(ajv);
  return ajv.addFormat("date-time", { type: "string", validate: isStorableTime });
}

const TIME = /^(?!0000)\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,9})?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/i;

/** RFC 3339, as far as a database knows it: from the year 1 on, within 14 hours of UTC, without leap seconds. */
function isStorableTime(text: string): boolean {
  return TIME.test(text) && Number.isFinite(Date.parse(text)) && !hasRolledOver(text);
}

/** `Date` takes 30 February for 2 March. */
function hasRolledOver(text: string): boolean {
  const day = Number(text.slice(8, 10));
  return new Date(`${text.slice(0, 10)}T00:00:00Z`).getUTCDate() !== day;
}
