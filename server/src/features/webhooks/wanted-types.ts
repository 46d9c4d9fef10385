import { InvalidError } from "../../platform/errors/app-error.ts";
import { EVENT_FAMILIES, EVENT_TYPES } from "./event-types.ts";

const KNOWN: ReadonlySet<string> = new Set([...EVENT_TYPES, ...EVENT_FAMILIES, "*"]);

/** Of a list with commas; null: all. Throws 422 that names what is no type. */
export function wantedTypes(types: string | undefined): string[] | null {
  if (types === undefined) return null;
  const wanted = types.split(",").map((type) => type.trim());
  const unknown = wanted.find((type) => !KNOWN.has(type));
  if (unknown !== undefined)
    throw new InvalidError([{ pointer: "?types", message: `\`${unknown}\` is no type of event.` }]);
  return wanted;
}

/** Throws 422 for parameters that mean nothing beside another one. */
export function refuseBeside(name: string, others: Readonly<Record<string, unknown>>): void {
  const errors = Object.keys(others)
    .filter((other) => others[other] !== undefined)
    .map((other) => ({ pointer: `?${other}`, message: `doesn't go with \`${name}\`.` }));
  if (errors.length > 0) throw new InvalidError(errors);
}
