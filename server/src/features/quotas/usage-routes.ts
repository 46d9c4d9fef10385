import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Nullable, Reference } from "../../platform/http/schemas.ts";
import type { Clock } from "../../ports/clock.ts";
import { principalOf } from "../identity/index.ts";
import { showUsage } from "./show-usage.ts";

const Used = Type.Object({ used: Type.Integer(), limit: Nullable(Type.Integer({ description: "Null: no limit." })) });

const Usage = Type.Object(
  {
    month: Type.String({ description: "Of `chats` and `spend`, e.g. 2026-03 (UTC).", examples: ["2026-11"] }),
    sources: Used,
    pages: Used,
    passages: Used,
    upload_bytes: Used,
    chats: Used,
    spend: Type.Number({ description: "US dollars, for models; what is set aside for answers under way included." }),
    spend_limit: Nullable(Type.Number({ description: "Null: no limit." })),
    agents: Type.Array(
      Type.Object({
        agent_id: Type.String(),
        chats: Used,
        spend: Type.Number(),
        spend_limit: Nullable(Type.Number()),
      }),
    ),
  },
  { $id: "Usage" },
);

export function usageRoutes(app: HttpApp, context: { database: Database; clock: Clock }): void {
  app.addSchema(Usage);
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
