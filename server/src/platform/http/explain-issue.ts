import type { FastifyError } from "fastify";
import { explainPattern } from "./explain-pattern.ts";

/** What the validator says about the rule that was broken. */
export interface Parameters {
  additionalProperty?: string;
  missingProperty?: string;
  allowedValues?: readonly string[];
  /** Of `discriminator`: the field that tells the shapes apart. */
  tag?: string;
  limit?: number;
  format?: string;
  pattern?: string;
  type?: string | string[];
}

const FORMATS: Readonly<Record<string, string>> = {
  "date-time": "must be a time with its zone, as RFC 3339 has it: 2026-11-21T09:30:00Z.",
  date: "must be a date such as 2026-11-21.",
  email: "must be an e-mail address such as name@example.com.",
  uri: "must be a whole web address such as https://www.example.com/page.",
};

/** What is wrong with a field, in words that need no JSON Schema. */
export function explainIssue(issue: NonNullable<FastifyError["validation"]>[number]): string {
  const { allowedValues, limit, format, pattern, type } = issue.params as Parameters;
  const { parentSchema } = issue as { parentSchema?: { oneOf?: unknown; examples?: unknown[] } };
  switch (issue.keyword) {
    case "additionalProperties":
      return "is not a known field.";
    case "required":
      return "is missing.";
    case "enum":
      return allowedValues ? `must be one of ${allowedValues.join(", ")}.` : "is not one of the values it can have.";
    case "discriminator":
      return `must be one of ${kindsOf(parentSchema?.oneOf).join(", ")}.`;
    case "type":
      return `must be ${withArticle([type ?? []].flat())}.`;
    case "minLength":
      return limit === 1 ? "is empty." : `must have at least ${count(limit, "character")}.`;
    case "maxLength":
      return `must have at most ${count(limit, "character")}.`;
    case "minItems":
      return limit === 1 ? "is empty: name at least one." : `must have at least ${count(limit, "entry", "entries")}.`;
    case "maxItems":
      return `must have at most ${count(limit, "entry", "entries")}.`;
    case "minProperties":
      return limit === 1 ? "is empty: send at least one field." : `must have at least ${count(limit, "field")}.`;
    case "maxProperties":
      return `must have at most ${count(limit, "field")}.`;
    case "minimum":
      return `must be at least ${limit}.`;
    case "maximum":
      return `must be at most ${limit}.`;
    case "pattern":
      return explainPattern(pattern, parentSchema?.examples?.[0]);
    case "format":
      return FORMATS[format ?? ""] ?? `must be a valid ${format}.`;
    default:
      return `${issue.message ?? "is not valid"}.`;
  }
}

function count(number: number | undefined, one: string, many = `${one}s`): string {
  return `${number} ${number === 1 ? one : many}`;
}

/** The kinds that the alternatives of a discriminator name. */
function kindsOf(alternatives: unknown): string[] {
  if (!Array.isArray(alternatives)) return [];
  return alternatives.flatMap(({ properties }) => properties?.type?.const ?? properties?.type?.enum ?? []);
}

function withArticle(types: string[]): string {
  return types.map((type) => (type === "null" ? "null" : `${/^[aeiou]/.test(type) ? "an" : "a"} ${type}`)).join(" or ");
}
