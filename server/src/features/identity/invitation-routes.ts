import { Type } from "typebox";
import { changeOf } from "../../platform/http/change.ts";
import { decodeCursor, toPage } from "../../platform/http/cursors.ts";
import { entityTag, UNEDITED_VERSION } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { Choice, IdParameters, ListOf, ListQuery, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { createInvitation } from "./create-invitation.ts";
import { deleteInvitation } from "./delete-invitation.ts";
import { type IdentityContext, originOf, principalOf } from "./identity-routes.ts";
import { TokenPair } from "./identity-schemas.ts";
import { INVITATION_STATUSES } from "./invitation-queries.ts";
import { AcceptBody, CreateInvitationBody, Invitation, NewInvitation } from "./invitation-schemas.ts";
import { mailInvitation } from "./mail-invitation.ts";
import { memberOf } from "./member-of.ts";
import { presentInvitation } from "./present-invitation.ts";
import { showInvitation, showInvitations } from "./show-invitations.ts";

const tags = ["Members"];

export function invitationRoutes(app: HttpApp, context: IdentityContext): void {
  const { database } = context;
  for (const schema of [Invitation, NewInvitation]) app.addSchema(schema);
  app.get(
    "/v2/invitations",
    {
      schema: {
        operationId: "listInvitations",
        tags,
        summary: "List invitations, newest first",
        querystring: StrictObject({
          ...ListQuery.properties,
          status: Type.Optional(Choice(INVITATION_STATUSES)),
          q: Type.Optional(Type.String({ maxLength: 200, description: "Part of the address." })),
        }),
        response: { 200: ListOf(Invitation) },
      },
    },
    async (request) => {
      const { limit = 20, cursor, status, q } = request.query;
      const after = decodeCursor("invitations", cursor);
      const rows = await showInvitations(database, memberOf(principalOf(request)), { status, search: q }, after, limit);
      return toPage("invitations", rows, limit, presentInvitation);
    },
  );

  app.post(
    "/v2/invitations",
    {
      config: { answersSecret: true },
      schema: {
        operationId: "createInvitation",
        tags,
        summary: "Invite someone; the link is mailed where a mail server is set",
        body: CreateInvitationBody,
        response: { 201: Reference(NewInvitation) },
      },
    },
    async (request, reply) => {
      const { token, row } = await createInvitation(database, memberOf(principalOf(request)), request.body);
      const accept_url = `${context.config.baseUrl}/invitation#${token}`;
      const mailed = await mailInvitation(context, row, accept_url).catch((error) => {
        request.log.error({ err: error }, "an invitation could not be mailed");
        return false;
      });
      const invitation = presentInvitation(row);
      reply.code(201).header("location", `/v2/invitations/${invitation.id}`);
      return { ...invitation, token, accept_url, mailed };
    },
  );

  app.get(
    "/v2/invitations/:id",
    {
      schema: {
        operationId: "getInvitation",
        tags,
        summary: "Get an invitation",
        params: IdParameters("invitation"),
        response: { 200: Reference(Invitation) },
      },
    },
    async (request, reply) => {
      reply.header("etag", entityTag(UNEDITED_VERSION));
      return presentInvitation(await showInvitation(database, memberOf(principalOf(request)), request.params.id));
    },
  );

  app.delete(
    "/v2/invitations/:id",
    {
      schema: {
        operationId: "deleteInvitation",
        tags,
        summary: "Take an invitation back",
        params: IdParameters("invitation"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      await deleteInvitation(database, memberOf(principalOf(request)), changeOf(request));
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/v2/invitations/accept",
    {
      schema: {
        operationId: "acceptInvitation",
        tags,
        summary: "Accept an invitation and sign in",
        security: [],
        body: AcceptBody,
        response: { 200: Reference(TokenPair) },
      },
    },
    async (request) => {
      await context.throttle.assertMayTry(request.ip);
      const pair = await acceptInvitation(context, request.body, originOf(request));
      await context.throttle.succeeded(request.ip);
      context.credentials.forget();
      return pair;
    },
  );
}
