import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Nullable, Reference } from "../../platform/http/schemas.ts";
import { formatId } from "../../platform/ids/identifier.ts";
import { principalOf } from "../identity/index.ts";
import { countChats, countKnowledge, findLimits } from "./quota-queries.ts";

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

export function usageRoutes(app: HttpApp, { database }: { database: Database }): void {
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
      const { workspaceId } = principalOf(request);
      return database.inWorkspace(workspaceId, async (transaction) => {
        const [limits, held, agents] = await Promise.all([
          findLimits(transaction, workspaceId),
          countKnowledge(transaction, workspaceId),
          countChats(transaction, workspaceId),
        ]);
        const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
        return {
          month: new Date().toISOString().slice(0, 7),
          sources: { used: held.sources, limit: limits.sources },
          pages: { used: held.pages, limit: limits.pages },
          passages: { used: held.passages, limit: limits.passages },
          upload_bytes: { used: held.upload_bytes, limit: limits.upload_bytes },
          chats: { used: sum(agents.map(({ chats }) => chats)), limit: limits.chats_per_month },
          spend: sum(agents.map(({ micros }) => micros)) / 1_000_000,
          spend_limit: limits.spend_per_month,
          agents: agents.map(({ agent_id, chats, micros }) => ({
            agent_id: formatId("agent", agent_id),
            chats: { used: chats, limit: limits.agent_chats_per_month },
            spend: micros / 1_000_000,
            spend_limit: limits.agent_spend_per_month,
          })),
        };
      });
    },
  );
}
