import { CitedeskError } from "@citedesk/client";

/** Of a wish for a person that was refused because nobody is here: when somebody is, if that is known. */
export function readRefusedWait(error: unknown): { opensAt: Date | undefined } | undefined {
  if (!(error instanceof CitedeskError) || error.code !== "outside_office_hours") return undefined;
  const { opens_at: opensAt } = error.problem;
  return { opensAt: typeof opensAt === "string" ? new Date(opensAt) : undefined };
}
