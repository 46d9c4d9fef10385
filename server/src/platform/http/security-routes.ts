import type { Clock } from "../../ports/clock.ts";
import type { HttpApp } from "./http-app.ts";

const DAY_MS = 86_400_000;
const VALID_DAYS = 180;
/** What no page of this service uses, by the names that browsers know: each other name is an error in their console. */
const NO_FEATURES = ["camera", "microphone", "geolocation", "payment", "usb", "serial", "midi"]
  .map((feature) => `${feature}=()`)
  .join(", ");

/** `security.txt` (RFC 9116), where a contact is set, and the policy that every response carries. */
export function securityRoutes(app: HttpApp, contact: string | undefined, clock: Clock): void {
  app.addHook("onRequest", async (_request, reply) => {
    reply.header("permissions-policy", NO_FEATURES);
  });
  if (contact === undefined) return;
  app.get("/.well-known/security.txt", { schema: { hide: true } }, async (_request, reply) => {
    const today = Math.floor(clock.now() / DAY_MS) * DAY_MS;
    const expires = new Date(today + VALID_DAYS * DAY_MS).toISOString();
    reply.type("text/plain; charset=utf-8");
    return reply.send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: en\n`);
  });
}
