import { InvalidError } from "../../platform/errors/app-error.ts";
import { assertSafeJson } from "../../platform/http/text-checks.ts";
import { checkAccess, type SourceAccess } from "./source-options.ts";

/** The `access` of a form: one word, or the object as JSON. Throws 422. */
export function readUploadAccess(text: string | undefined): SourceAccess | undefined {
  if (text === undefined) return undefined;
  const access = isWord(text) ? { visitors: text } : parse(text);
  if (!access)
    throw new InvalidError([
      { pointer: "/access", message: "must be all, identified or members, or the object with a claim as JSON." },
    ]);
  assertSafeJson(access, "/access");
  checkAccess(access, "/access");
  return access;
}

function isWord(text: string): text is "all" | "identified" | "members" {
  return text === "all" || text === "identified" || text === "members";
}

function parse(text: string): SourceAccess | undefined {
  try {
    const { visitors, claim, ...rest } = JSON.parse(text) as Partial<SourceAccess>;
    if (Object.keys(rest).length > 0) return undefined;
    if (claim === undefined) return isWord(visitors ?? "") ? ({ visitors } as SourceAccess) : undefined;
    const { name, value, ...others } = claim;
    const isClaim =
      typeof name === "string" &&
      name !== "" &&
      name.length <= 200 &&
      ["string", "number", "boolean"].includes(typeof value) &&
      String(value).length <= 1000;
    if (visitors !== "claim" || !isClaim || Object.keys(others).length > 0) return undefined;
    return { visitors, claim: { name, value } };
  } catch {
    // Answered like every other wrong value.
    return undefined;
  }
}
