import { isUtf8 } from "node:buffer";
import { AppError, type FieldError, InvalidError } from "../errors/app-error.ts";

const MAX_DEPTH = 32;

/**
 * Refuses what JSON lets through but neither the database nor a reader can take: NUL, lone surrogates, numbers that
 * overflow, nesting beyond 32 levels and the member name `__proto__`.
 */
export function assertSafeJson(value: unknown, pointer = ""): void {
  const problem = findUnsafe(value, pointer, 0);
  if (problem) throw new InvalidError([problem]);
}

/** The same for what stands behind the `?` of an address. */
export function assertSafeQuery(query: unknown): void {
  const problem = findUnsafe(query, "", 0);
  if (problem) throw new InvalidError([{ ...problem, pointer: `?${problem.pointer.slice(1)}` }]);
}

/** A name in a path that nothing can have is that of nothing. */
export function assertSafePath(parameters: unknown): void {
  if (findUnsafe(parameters, "", 0)) throw new AppError("not_found", "not_found", "There is nothing at this path.");
}

/**
 * Throws 400 where bytes are no UTF-8, the encoding of all JSON (RFC 8259 §8.1): a decoder would store `\uFFFD` for
 * each letter it can't read.
 */
export function readUtf8(bytes: Buffer): string {
  if (isUtf8(bytes)) return bytes.toString("utf8");
  throw new AppError(
    "bad_request",
    "invalid_json",
    "The body is not UTF-8, the encoding of JSON. Encode it so and send it again.",
  );
}

function findUnsafe(value: unknown, pointer: string, depth: number): FieldError | undefined {
  if (typeof value === "string") return unsafeText(value, pointer);
  if (typeof value === "number" && !Number.isFinite(value)) return { pointer, message: "is too large a number." };
  if (typeof value !== "object" || value === null) return undefined;
  if (depth >= MAX_DEPTH) return { pointer, message: `is nested deeper than ${MAX_DEPTH} levels.` };
  for (const [name, member] of Object.entries(value)) {
    const path = `${pointer}/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const found = unsafeText(name, path) ?? findUnsafe(member, path, depth + 1);
    if (found) return found;
  }
  return undefined;
}

/** A text that the database can store. */
export function isSafeText(text: string): boolean {
  return unsafeText(text, "") === undefined;
}

function unsafeText(text: string, pointer: string): FieldError | undefined {
  if (text.includes("\u0000"))
    return { pointer: pointer.replaceAll("\u0000", "\\u0000"), message: "contains a NUL character." };
  if (!text.isWellFormed()) return { pointer: pointer.toWellFormed(), message: "contains half a surrogate pair." };
  return undefined;
}
