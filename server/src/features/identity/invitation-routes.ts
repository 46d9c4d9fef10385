import { type Static, Type } from "typebox";
import { ConflictError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import { assertMatches, entityTag, UNEDITED_VERSION } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import {
  Choice,
  IdParameters,
  ListOf,
  ListQuery,
  Reference,
  StrictObject,
  Timestamp,
} from "../../platform/http/schemas.ts";
import { formatId, newId, parseId } from "../../platform/ids/identifier.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { Grants, GrantsShown, presentGrants, resolveGrants } from "./grants.ts";
import { type IdentityContext, originOf, principalOf } from "./identity-routes.ts";
import { Email, NewPassword, PersonName, TokenPair } from "./identity-schemas.ts";
import {
  getInvitation,
  INVITATION_STATUSES,
  type InvitationRow,
  insertInvitation,
  isMemberAddress,
  listInvitations,
  lockInvitation,
  revokeInvitation,
} from "./invitation-queries.ts";
import { onlyOwners } from "./member-routes.ts";
import { ROLES } from "./principal.ts";
import { hashToken, randomToken } from "./sign-in.ts";

const LIFETIME_SECONDS = 14 * 24 * 3600;
const tags = ["Members"];

const Invitation = Type.Object(
  {
    id: Type.String(),
    email: Type.String(),
    role: Choice(ROLES),
    grants: GrantsShown,
    status: Choice(INVITATION_STATUSES),
    invited_by: Type.String({ examples: ["member_01h2xcejqtf2nbrexx3vqjhp41"] }),
    created_at: Timestamp,
    expires_at: Timestamp,
  },
  { $id: "Invitation" },
);

const NewInvitation = Type.Object(
  {
    ...Invitation.properties,
    token: Type.String({ description: "Shown once.", examples: ["link_9sYdT8nQm5rLw1uZc7hFa3eGi"] }),
    accept_url: Type.String({
      description: "For the invited person; the same token.",
      examples: ["https://help.example.com/invitation#link_9sYdT8nQm5rLw1uZc7hFa3eGi"],
    }),
    mailed: Type.Boolean({ description: "False without a mail server: hand the link over yourself." }),
  },
  { $id: "NewInvitation" },
);

const CreateInvitationBody = StrictObject(
  { email: Email, role: Choice(ROLES), grants: Type.Optional(Grants) },
  { examples: [{ email: "new@example.com", role: "editor" }] },
);

const AcceptBody = StrictObject(
  {
    token: Type.String({ minLength: 1, maxLength: 200, examples: ["link_9sYdT8nQm5rLw1uZc7hFa3eGi"] }),
    name: PersonName,
    password: NewPassword,
  },
  { description: "Whoever has an account already gives its password." },
);

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
      const { workspaceId, accountId } = principalOf(request);
      const { limit = 20, cursor, status, q } = request.query;
      const after = decodeCursor("invitations", cursor);
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listInvitations(transaction, accountId, { status, search: q }, after, limit),
      );
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
      const principal = principalOf(request);
      const { workspaceId, accountId } = principal;
      const { email, role, grants } = request.body;
      if (role === "owner" && !(principal.kind === "member" && principal.role === "owner")) throw onlyOwners();
      const token = randomToken("cite_invitation_");
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        if (await isMemberAddress(transaction, accountId, email))
          throw new ConflictError("already_member", "This address belongs to a member already.");
        const inserted = await insertInvitation(transaction, accountId, {
          id: newId(),
          email: email.toLowerCase(),
          role,
          grants: await resolveGrants(transaction, workspaceId, grants),
          tokenHash: hashToken(token),
          invitedBy: principal.actor.name,
          lifetimeSeconds: LIFETIME_SECONDS,
        });
        const invitation = presentInvitation(inserted);
        await recordAudit(transaction, principal, {
          action: "invitation.created",
          target: { kind: "invitation", id: invitation.id },
          after: invitation,
        });
        return inserted;
      });
      const accept_url = `${context.config.baseUrl}/#/invitation/${token}`;
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
      const { workspaceId, accountId } = principalOf(request);
      reply.header("etag", entityTag(UNEDITED_VERSION));
      return presentInvitation(
        await database.inWorkspace(workspaceId, (transaction) =>
          getInvitation(transaction, accountId, parseId("invitation", request.params.id)),
        ),
      );
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
      const principal = principalOf(request);
      await database.inWorkspace(principal.workspaceId, async (transaction) => {
        const id = parseId("invitation", request.params.id);
        await lockInvitation(transaction, principal.accountId, id);
        const row = await getInvitation(transaction, principal.accountId, id);
        const isRevoked = row.status === "revoked";
        assertMatches(request.headers["if-match"], UNEDITED_VERSION + Number(isRevoked));
        if (isRevoked) return;
        await revokeInvitation(transaction, principal.accountId, row.id);
        await recordAudit(transaction, principal, {
          action: "invitation.revoked",
          target: { kind: "invitation", id: request.params.id },
          before: presentInvitation(row),
        });
      });
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

async function mailInvitation({ mailer }: IdentityContext, row: InvitationRow, acceptUrl: string): Promise<boolean> {
  if (!mailer) return false;
  await mailer.send({
    to: row.email,
    subject: `${row.invited_by} invites you to Citedesk`,
    text: `${row.invited_by} invites you to work on their assistants as ${row.role}. Open this link within 14 days:\n\n${acceptUrl}\n`,
  });
  return true;
}

function presentInvitation(row: InvitationRow): Static<typeof Invitation> {
  return {
    id: formatId("invitation", row.id),
    email: row.email,
    role: row.role,
    grants: presentGrants(row.grants),
    status: row.status,
    invited_by: row.invited_by,
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  };
}
