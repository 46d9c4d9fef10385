import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { filterId } from "../../platform/http/filter-id.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Reference, StrictObject } from "../../platform/http/schemas.ts";
import { principalOf } from "../identity/index.ts";
import { Desk } from "./desk-schemas.ts";
import { showDesk } from "./show-desk.ts";

export function deskRoutes(app: HttpApp, database: Database): void {
  app.addSchema(Desk);
  app.get(
    "/v2/desk",
    {
      schema: {
        operationId: "getDesk",
        tags: ["Chats"],
        summary: "Get the names behind chats: their assistants, and the members who may answer",
        querystring: StrictObject({
          agent_id: Type.Optional(
            Type.String({ maxLength: 100, description: "Only members who may answer this assistant's chats." }),
          ),
        }),
        response: { 200: Reference(Desk) },
      },
    },
    async (request) => showDesk(database, principalOf(request), filterId("agent", request.query.agent_id || undefined)),
  );
}
