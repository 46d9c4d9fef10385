import type { Database } from "../database/database.ts";
import type { HttpApp } from "./http-app.ts";

/** `GET /healthz`: the process lives. `GET /readyz`: the database answers and the queue runs. */
export function healthRoutes(app: HttpApp, context: { database: Database; queue: { isRunning(): boolean } }): void {
  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "live" }));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    const [database, queue] = await Promise.all([
      context.database.ping().then(
        () => "ok",
        (error: Error) => error.message,
      ),
      context.queue.isRunning() ? "ok" : "not running",
    ]);
    const isReady = database === "ok" && queue === "ok";
    reply.code(isReady ? 200 : 503);
    return { status: isReady ? "ready" : "not_ready", database, queue };
  });
}
