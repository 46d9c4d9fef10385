import type { HttpApp } from "./http-app.ts";

export interface BodyPace {
  /** How often it is looked at. */
  everyMs: number;
  bytesPerSecond: number;
}

const USUAL_PACE: BodyPace = { everyMs: 10_000, bytesPerSecond: 1_000 };

/**
 * Ends a request whose body comes slower than any line in use: many of them would hold memory and connections for
 * nothing.
 */
export function cutSlowBodies(app: HttpApp, { everyMs, bytesPerSecond }: BodyPace = USUAL_PACE): void {
  app.addHook("onRequest", async ({ raw }) => {
    const { headers, socket } = raw;
    if (headers["transfer-encoding"] === undefined && !(Number(headers["content-length"]) > 0)) return;
    let read = socket.bytesRead;
    const watch = setInterval(() => {
      if (raw.complete || socket.destroyed) return clearInterval(watch);
      // Who is not being read from, because what it sent before is still being stored, isn't slow.
      const isSlow = socket.bytesRead - read < (bytesPerSecond * everyMs) / 1000 && !socket.isPaused();
      read = socket.bytesRead;
      if (!isSlow) return;
      clearInterval(watch);
      app.server.emit(
        "clientError",
        Object.assign(new Error("slow body"), { code: "ERR_HTTP_REQUEST_TIMEOUT" }),
        socket,
      );
    }, everyMs);
    watch.unref();
    raw.once("close", () => clearInterval(watch));
  });
}
