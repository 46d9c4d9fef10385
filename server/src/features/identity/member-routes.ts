import { Type } from "typebox";
import { changeOf } from "../../platform/http/change.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { createResetLink } from "./create-reset-link.ts";
import { deleteMember } from "./delete-member.ts";
import { principalOf } from "./identity-routes.ts";
import type { MemberContext } from "./member-context.ts";
import { memberOf } from "./member-of.ts";
import { HandOverTo, Member, UpdateMemberBody } from "./member-schemas.ts";
import { presentMember } from "./present-member.ts";
import { ROLES } from "./principal.ts";
import { showMember, showMembers } from "./show-members.ts";
import { updateMember } from "./update-member.ts";

const tags = ["Members"];

export function memberRoutes(app: HttpApp, context: MemberContext): void {
  const { database } = context;
  app.addSchema(Member);
  app.get(
    "/v2/members",
    {
      schema: {
        operationId: "listMembers",
        tags,
        summary: "List the members of the account, newest first",
        querystring: StrictObject({
          ...ListQuery.properties,
          role: Type.Optional(Choice(ROLES)),
          q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the name or address." })),
        }),
        response: { 200: ListOf(Member) },
      },
    },
    async (request) => {
      const { limit = 20, cursor, role, q } = request.query;
      const after = decodeCursor("members", cursor);
      const rows = await showMembers(database, principalOf(request), { role, search: q }, after, limit);
      return toPage("members", rows, limit, presentMember);
    },
  );

  app.get(
    "/v2/members/:id",
    {
      schema: {
        operationId: "getMember",
        tags,
        summary: "Get a member",
        params: IdParameters("member"),
        response: { 200: Reference(Member) },
      },
    },
    async (request, reply) => {
      const row = await showMember(database, principalOf(request), request.params.id);
      reply.header("etag", entityTag(row.version));
      return presentMember(row);
    },
  );

  app.patch(
    "/v2/members/:id",
    {
      schema: {
        operationId: "updateMember",
        tags,
        summary: "Change a member's role or what they are limited to",
        params: IdParameters("member"),
        body: UpdateMemberBody,
        response: { 200: Reference(Member) },
      },
    },
    async (request, reply) => {
      const row = await updateMember(context, principalOf(request), changeOf(request));
      reply.header("etag", entityTag(row.version));
      return presentMember(row);
    },
  );

  app.delete(
    "/v2/members/:id",
    {
      schema: {
        operationId: "deleteMember",
        tags,
        summary: "Remove a member; their sign-ins, API keys and open invitations end at once",
        params: IdParameters("member"),
        querystring: StrictObject({ hand_over_to: HandOverTo }),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteMember(context, principalOf(request), changeOf(request), request.query.hand_over_to);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/v2/members/:id/reset_link",
    {
      config: { answersSecret: true },
      schema: {
        operationId: "createResetLink",
        tags,
        summary: "Make a link with which a member sets a new password",
        description: "For a member of this account alone. Only owners make one for an owner.",
        params: IdParameters("member"),
        response: {
          201: Type.Object({
            token: Type.String({ examples: ["link_9sYdT8nQm5rLw1uZc7hFa3eGi"] }),
            reset_url: Type.String({ examples: ["https://help.example.com/reset#link_9sYdT8nQm5rLw1uZc7hFa3eGi"] }),
            expires_in: Type.Integer({ examples: [3600] }),
          }),
        },
      },
    },
    async (request, reply) => {
      const principal = memberOf(principalOf(request));
      reply.code(201);
      return createResetLink(context, principal, request.params.id);
    },
  );
}
