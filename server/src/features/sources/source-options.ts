import { SCHEDULES, type Schedule } from "@citedesk/crawling";
import { type Static, Type } from "typebox";
import { InvalidError } from "../../platform/errors/app-error.ts";
import { Choice, Nullable, StrictObject } from "../../platform/http/schemas.ts";
import type { SourceType } from "./source-types.ts";

/** Whose questions a source may answer. */
export const SourceAccess = Type.Unsafe<{
  visitors: "all" | "identified" | "claim" | "members";
  claim?: { name: string; value: string | number | boolean };
}>({
  type: "object",
  description:
    "`all` visitors, `identified` ones (by a signed token), those with a `claim` in that token (equal to the value, or a list that holds it), or `members` alone.",
  required: ["visitors"],
  additionalProperties: false,
  properties: {
    visitors: Choice(["all", "identified", "claim", "members"]),
    claim: StrictObject({
      name: Type.String({ minLength: 1, maxLength: 200 }),
      value: Type.Unsafe<string | number | boolean>({ type: ["string", "number", "boolean"], maxLength: 1000 }),
    }),
  },
  examples: [{ visitors: "claim", claim: { name: "plan", value: "gold" } }],
});
export type SourceAccess = Static<typeof SourceAccess>;

export const optionFields = {
  schedule: Type.Optional(
    Nullable(Choice(SCHEDULES, { description: "Reads the source again by itself, at a time of its own." })),
  ),
  stale_after_days: Type.Optional(
    Nullable(Type.Integer({ minimum: 1, maximum: 3650, description: "From this age on `stale` is true." })),
  ),
  approval: Type.Optional(Type.Boolean({ description: "Changes of what it says wait until someone approves them." })),
};

/** How a source is kept, apart from what is in it. Undefined leaves it as it is. */
export interface SourceOptions {
  access?: SourceAccess | undefined;
  schedule?: Schedule | null | undefined;
  stale_after_days?: number | null | undefined;
  approval?: boolean | undefined;
}

/** Throws 422 for what does not fit together. */
export function checkOptions(options: SourceOptions, source: { type: SourceType; settings: Record<string, unknown> }) {
  if (options.schedule && !isReadFromAddress(source))
    throw new InvalidError([
      {
        pointer: "/schedule",
        message: "is for sources that are read from an address; this one changes when you change it.",
      },
    ]);
  if (options.access) checkAccess(options.access, "/access/claim");
}

export function checkAccess(access: SourceAccess, pointer: string): void {
  if ((access.visitors === "claim") === (access.claim !== undefined)) return;
  const message = access.claim
    ? "goes with `visitors: claim` alone."
    : "is missing: name the claim of the identity token, and its value.";
  throw new InvalidError([{ pointer, message }]);
}

export function isReadFromAddress({ settings }: { settings: Record<string, unknown> }): boolean {
  return typeof settings.url === "string";
}
