import { InvalidError } from "../../platform/errors/app-error.ts";
import { isTimezone } from "../agents/index.ts";

/** Throws 422. */
export function assertTimeZone(name: string | undefined): void {
  if (name !== undefined && !isTimezone(name))
    throw new InvalidError([{ pointer: "?time_zone", message: "is not the IANA name of a time zone." }]);
}
