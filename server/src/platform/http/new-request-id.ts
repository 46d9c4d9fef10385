import type { IncomingMessage } from "node:http";
import { uuidv7 } from "uuidv7";

/** The caller's own `x-request-id` when it is plain, else a new one. */
export function newRequestId(request: IncomingMessage): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && /^[\w.-]{8,100}$/.test(given) ? given : uuidv7();
}
