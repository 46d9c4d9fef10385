import { InvalidError } from "../../platform/errors/app-error.ts";

/** Throws 422 for a time that ends before it begins. */
export function assertPeriod(from: string | undefined, to: string | undefined): void {
  if (from === undefined || to === undefined || Date.parse(from) <= Date.parse(to)) return;
  throw new InvalidError([{ pointer: "?from", message: `lies after \`to\`, ${to}.` }]);
}
