import { Type } from "typebox";
import { pageOf } from "../../../platform/http/cursors.ts";
import type { HttpApp } from "../../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery } from "../../../platform/http/schemas.ts";
import { principalOf } from "../identity-routes.ts";
import { Session } from "../identity-schemas.ts";
import type { MemberContext } from "../member-context.ts";
import { memberOf } from "../member-of.ts";
import { deleteMemberSession, showMemberSessions } from "./member-sessions.ts";

const tags = ["Members"];

/** What an admin sees and ends of other people's sign-ins. */
export function memberSessionRoutes(app: HttpApp, context: MemberContext): void {
  app.get(
    "/v2/members/:id/sessions",
    {
      schema: {
        operationId: "listMemberSessions",
        tags,
        summary: "List a member's open sign-ins to this account, newest first (at most 100)",
        params: IdParameters("member"),
        querystring: ListQuery,
        response: { 200: ListOf(Session) },
      },
    },
    async (request) => {
      const data = await showMemberSessions(context, memberOf(principalOf(request)), request.params.id);
      return pageOf("member_sessions", data, request.query, ({ id }) => id);
    },
  );

  app.delete(
    "/v2/members/:id/sessions/:session_id",
    {
      schema: {
        operationId: "deleteMemberSession",
        tags,
        summary: "End a member's sign-in",
        description: "Only owners end an owner's.",
        params: Type.Object({
          ...IdParameters("member").properties,
          session_id: Type.String({ description: "Id of the sign-in.", maxLength: 100 }),
        }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const { id: memberId, session_id: id } = request.params;
      const ifMatch = request.headers["if-match"];
      await deleteMemberSession(context, memberOf(principalOf(request)), { memberId, id, ifMatch });
      return reply.code(204).send(null);
    },
  );
}
