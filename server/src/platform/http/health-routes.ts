import type { Database } from "../database/database.ts";
import type { HttpApp } from "./http-app.ts";
import type { Stopping } from "./stopping.ts";

interface HealthContext {
  database: Database;
  queue: { isRunning(): boolean };
  stopping: Stopping;
}

/**
 * `GET /healthz`: the process lives. `GET /readyz`: the database answers, the queue runs, and the process is not about
 * to stop.
 */
export function healthRoutes(app: HttpApp, context: HealthContext): void {
  app.get("/healthz", { schema: { hide: true } }, async () => ({ status: "live" }));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    if (context.stopping.isDraining) {
      reply.code(503);
      return { status: "stopping" };
    }
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
