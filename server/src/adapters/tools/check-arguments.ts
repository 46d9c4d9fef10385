import { runInNewContext } from "node:vm";
import { Ajv, type ValidateFunction } from "ajv";
import { LRUCache } from "lru-cache";
import { ToolFailure } from "../../ports/tool-caller.ts";

const MAX_SCHEMA_LENGTH = 32_768;
const MAX_ARGUMENTS_LENGTH = 16_384;
const MAX_KEPT = 200;
/** The clock also runs while other processes have the processor: what was cut off gets one more, longer chance. */
const PATTERN_TIMEOUTS_MS = [25, 200];

export interface ArgumentChecker {
  /** Throws `ToolFailure("invalid_parameters")`. */
  compile(parameters: object): void;
  /** Throws `ToolFailure("invalid_arguments")`. */
  check(parameters: object, value: unknown): void;
}

/**
 * Checks a model's arguments against a tool's JSON Schema. Schemas come from clients: they can't refer to other
 * documents, and their patterns run under a time limit, because one pattern could otherwise stop the process.
 */
export function createArgumentChecker(): ArgumentChecker {
  const compiled = new LRUCache<string, ValidateFunction>({ max: MAX_KEPT });
  function compile(parameters: object): ValidateFunction {
    const text = JSON.stringify(parameters);
    const found = compiled.get(text);
    if (found !== undefined) return found;
    const validate = compileSchema(parameters, text);
    compiled.set(text, validate);
    return validate;
  }
  return {
    compile: (parameters) => void compile(parameters),
    check(parameters, value) {
      const validate = compile(parameters);
      const text = JSON.stringify(value) ?? "null";
      if (text.length > MAX_ARGUMENTS_LENGTH) {
        throw new ToolFailure("invalid_arguments", `The arguments are over ${MAX_ARGUMENTS_LENGTH} characters.`);
      }
      if (!isValid(validate, value)) {
        const [first] = validate.errors ?? [];
        const place = first?.instancePath || "/";
        throw new ToolFailure(
          "invalid_arguments",
          `The arguments don't fit the tool: ${place} ${first?.message ?? ""}.`,
        );
      }
    },
  };
}

function compileSchema(parameters: object, text: string): ValidateFunction {
  if (text.length > MAX_SCHEMA_LENGTH) {
    throw new ToolFailure("invalid_parameters", `The parameters are over ${MAX_SCHEMA_LENGTH} characters.`);
  }
  // `$schema` and `$id` only name documents; what is used of the drafts is the same in all of them.
  const { $schema: _schema, $id: _id, ...schema } = parameters as Record<string, unknown>;
  if (schema.type !== "object" || "$async" in schema) {
    throw new ToolFailure("invalid_parameters", 'The parameters must be a JSON Schema with "type": "object".');
  }
  const ajv = new Ajv({ strict: false, validateFormats: false, logger: false, code: { regExp: patternOf } });
  try {
    return ajv.compile(schema);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : "";
    throw new ToolFailure("invalid_parameters", `The parameters are not a usable JSON Schema: ${reason}.`, { cause });
  }
}

function isValid(validate: ValidateFunction, value: unknown): boolean {
  try {
    return validate(value) === true;
  } catch (cause) {
    if (isTimeout(cause) || isOutOfStack(cause)) {
      throw new ToolFailure("invalid_arguments", "A pattern of the tool's parameters takes too long.", { cause });
    }
    throw cause;
  }
}

/**
 * A RegExp whose `test` ends after the last of `timeouts`, in ms. V8 can only be interrupted through a context's own
 * clock.
 */
export function boundedPattern(pattern: string, flags: string, timeouts: readonly number[] = PATTERN_TIMEOUTS_MS) {
  // Throws at once for what is no pattern.
  const expression = new RegExp(pattern, flags);
  const testWithin = (text: string, timeout: number) =>
    runInNewContext("expression.test(text)", { expression, text }, { timeout }) === true;
  return {
    test(text: string): boolean {
      for (const timeout of timeouts.slice(0, -1))
        try {
          return testWithin(text, timeout);
        } catch (error) {
          if (!isTimeout(error)) throw error;
        }
      return testWithin(text, timeouts.at(-1)!);
    },
  };
}

/** What Ajv calls in place of `RegExp`. */
function patternOf(pattern: string, flags: string) {
  return boundedPattern(pattern, flags);
}
patternOf.code = "patternOf";

/** Thrown by another context, so it is no instance of this one's Error. */
function isTimeout(error: unknown): boolean {
  return (error as { code?: unknown }).code === "ERR_SCRIPT_EXECUTION_TIMEOUT";
}

/** A pattern that goes back over a long text needs more stack than there is; another context's error as well. */
function isOutOfStack(error: unknown): boolean {
  return (error as { name?: unknown }).name === "RangeError";
}
