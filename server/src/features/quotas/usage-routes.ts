import type { Database } from "../../platform/database/database.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Reference } from "../../platform/http/schemas.ts";
import type { Clock } from "../../ports/clock.ts";
import { principalOf } from "../identity/index.ts";
import { showUsage } from "./show-usage.ts";
import { Usage, UsedLimit } from "./usage-schemas.ts";

export function usageRoutes(app: HttpApp, context: { database: Database; clock: Clock }): void {
  for (const schema of [Usage, UsedLimit]) app.addSchema(schema);
  app.get(
    "/v2/usage",
    {
      schema: {
        operationId: "getUsage",
        tags: ["Workspaces"],
        summary: "What the workspace holds and has used this month, with its limits",
        response: { 200: Reference(Usage) },
      },
    },
    async (request) => {
      return showUsage(context, principalOf(request));
    },
  );
}
