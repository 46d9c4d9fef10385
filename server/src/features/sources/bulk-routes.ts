import { Type } from "typebox";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { BulkBody, BulkResult, chosenIds, runBulk } from "../../platform/http/run-bulk.ts";
import { Choice, Reference } from "../../platform/http/schemas.ts";
import { type Principal, principalOf, refuseMerelyReadable } from "../identity/index.ts";
import { deleteSource } from "./delete-source.ts";
import { findSourceIds } from "./find-source-ids.ts";
import type { ReadingContext } from "./reading-context.ts";
import { refreshSource } from "./refresh-source.ts";
import { SOURCE_STATUSES } from "./source-schemas.ts";
import { SOURCE_TYPES } from "./source-types.ts";
import { updateSource } from "./update-source.ts";

const ACTIONS = ["delete", "refresh", "enable", "disable"] as const;

const BulkSources = BulkBody(
  ACTIONS,
  {
    agent_id: Type.Optional(Type.String({ maxLength: 100 })),
    type: Type.Optional(Choice(SOURCE_TYPES)),
    status: Type.Optional(Choice(SOURCE_STATUSES)),
  },
  { action: "disable", ids: ["source_01h2xcejqtf2nbrexx3vqjhp41"] },
);

export function bulkSourceRoutes(app: HttpApp, context: ReadingContext): void {
  const { database } = context;
  app.post(
    "/v2/sources/bulk",
    {
      schema: {
        operationId: "bulkSources",
        tags: ["Sources"],
        summary: "Do the same to many sources; each has its own outcome",
        body: BulkSources,
        response: { 200: Reference(BulkResult) },
      },
    },
    async (request) => {
      const principal = principalOf(request);
      const ids = await chosenIds(request.body, (filter) => findSourceIds(database, principal, filter));
      return runBulk(ids, async (publicId) => {
        await refuseMerelyReadable(database, request, [publicId]);
        await act(context, principal, publicId, request.body.action);
      });
    },
  );
}

function act(
  context: ReadingContext,
  principal: Principal,
  id: string,
  action: (typeof ACTIONS)[number],
): Promise<unknown> {
  const change = { id, ifMatch: undefined };
  if (action === "delete") return deleteSource(context.database, principal, { ...change, body: undefined });
  if (action === "refresh") return refreshSource(context, principal, id);
  return updateSource(context, principal, { ...change, body: { enabled: action === "enable" } });
}
