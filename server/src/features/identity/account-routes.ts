import { Type } from "typebox";
import { ForbiddenError } from "../../platform/errors/app-error.ts";
import { changeOf } from "../../platform/http/change.ts";
import { pageOf } from "../../platform/http/cursors.ts";
import { entityTag } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery, Reference } from "../../platform/http/schemas.ts";
import { formatId } from "../../platform/ids/identifiers.ts";
import type { AccountContext } from "./account-context.ts";
import { changeEmail } from "./change-email.ts";
import { changePassword } from "./change-password.ts";
import { presentAgentRoles } from "./grants.ts";
import { principalOf } from "./identity-routes.ts";
import { ChangeEmailBody, ChangePasswordBody, Me, Session, UpdateMeBody } from "./identity-schemas.ts";
import { memberOf } from "./member-of.ts";
import type { Principal } from "./principal.ts";
import { deleteSession } from "./sessions/delete-session.ts";
import { showSessions } from "./sessions/show-sessions.ts";
import { updateMe } from "./update-me.ts";

const tags = ["Account"];

/** One's own account: name, password, address, sign-ins. */
export function accountRoutes(app: HttpApp, context: AccountContext): void {
  const { database } = context;
  for (const schema of [Me, Session]) app.addSchema(schema);
  app.get(
    "/v2/me",
    {
      schema: { operationId: "getMe", tags, summary: "Who this credential is", response: { 200: Reference(Me) } },
    },
    (request, reply) => {
      const principal = principalOf(request);
      if (principal.kind === "member") reply.header("etag", entityTag(principal.userVersion));
      return presentMe(principal);
    },
  );

  app.patch(
    "/v2/me",
    {
      schema: {
        operationId: "updateMe",
        tags,
        summary: "Change your name, and whether you get mail of chats",
        body: UpdateMeBody,
        response: { 200: Reference(Me) },
      },
    },
    async (request, reply) => {
      const member = memberOf(principalOf(request));
      const {
        name,
        chat_mails: wantsChatMails,
        version,
      } = await updateMe(context, member, request.body, request.headers["if-match"]);
      reply.header("etag", entityTag(version));
      return presentMe({ ...member, name: name || member.email, wantsChatMails });
    },
  );

  app.post(
    "/v2/me/password",
    {
      schema: {
        operationId: "changePassword",
        tags,
        summary: "Change your password; ends your other sign-ins",
        body: ChangePasswordBody,
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const member = memberOf(principalOf(request));
      await changePassword(context, member, request.body);
      return reply.code(204).send(null);
    },
  );

  app.post(
    "/v2/me/email",
    {
      schema: {
        operationId: "changeEmail",
        tags,
        summary: "Change your e-mail address",
        description:
          "With a mail server set, a link goes to the new address, and the change happens when it is opened (`pending`: true). Without one it happens at once.",
        body: ChangeEmailBody,
        response: { 200: Type.Object({ email: Type.String(), pending: Type.Boolean() }) },
      },
    },
    async (request) => {
      const member = memberOf(principalOf(request));
      return changeEmail(context, member, request.body);
    },
  );

  app.get(
    "/v2/sessions",
    {
      schema: {
        operationId: "listSessions",
        tags,
        summary: "List your sign-ins, newest first (at most 100)",
        querystring: ListQuery,
        response: { 200: ListOf(Session) },
      },
    },
    async (request) => {
      const member = memberOf(principalOf(request));
      const data = await showSessions(database, member);
      return pageOf("sessions", data, request.query, ({ id }) => id);
    },
  );

  app.delete(
    "/v2/sessions/:id",
    {
      schema: {
        operationId: "deleteSession",
        tags,
        summary: "End one of your sign-ins",
        params: IdParameters("sign-in"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const member = memberOf(principalOf(request));
      await deleteSession(context, member, changeOf(request));
      return reply.code(204).send(null);
    },
  );
}

function presentMe(principal: Principal): Me {
  if (principal.kind === "visitor") throw new ForbiddenError("A visitor has no account.");
  const isMember = principal.kind === "member";
  const { reach } = principal;
  return {
    kind: principal.kind,
    id: isMember ? formatId("member", principal.memberId) : formatId("key", principal.keyId),
    name: principal.name,
    email: isMember ? principal.email : null,
    role: isMember ? principal.role : null,
    scopes: isMember ? null : principal.scopes,
    limited_to: reach
      ? {
          agent_ids: reach.agentIds.map((id) => formatId("agent", id)),
          brand_ids: reach.brandIds.map((id) => formatId("brand", id)),
        }
      : null,
    needs_second_step: isMember && principal.lacksTotp,
    password_is_initial: isMember && principal.hasInitialPassword,
    chat_mails: isMember && principal.wantsChatMails,
    agent_roles: isMember ? presentAgentRoles(principal.agentRoles) : [],
    workspace_id: formatId("workspace", principal.workspaceId),
    workspace_kind: principal.workspaceKind,
    account_id: formatId("account", principal.accountId),
    all_workspaces: isMember ? principal.accountWide : null,
    instance_administrator: isMember && principal.isInstanceAdministrator,
  };
}
