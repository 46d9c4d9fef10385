import { Type } from "typebox";
import type { Database } from "../../platform/database/database.ts";
import { type AppError, ForbiddenError, NotFoundError } from "../../platform/errors/app-error.ts";
import { pageOf } from "../../platform/http/cursor.ts";
import { assertMatches, entityTag, UNEDITED_VERSION } from "../../platform/http/entity-tag.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, ListOf, ListQuery, Reference } from "../../platform/http/schemas.ts";
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import {
  findUser,
  holdPassword,
  listOpenSessions,
  lockUser,
  revokeOwnSession,
  revokeSessions,
  setUserEmail,
  setUserName,
  setUserPassword,
} from "../../platform/unscoped/people-queries.ts";
import type { Mailer } from "../../ports/mailer.ts";
import { unauthenticated } from "./access-tokens.ts";
import { mailEmailLink } from "./account-links.ts";
import type { CredentialCache } from "./credential-cache.ts";
import { presentAgentRoles } from "./grants.ts";
import { principalOf } from "./identity-routes.ts";
import { ChangeEmailBody, ChangePasswordBody, Me, Session, UpdateMeBody } from "./identity-schemas.ts";
import { hashPassword, verifyPassword } from "./passwords.ts";
import type { MemberPrincipal, Principal } from "./principal.ts";
import { REFRESH_TOKEN_SECONDS, recordForPerson } from "./sign-in.ts";

export interface AccountContext {
  database: Database;
  credentials: CredentialCache;
  mailer: Mailer | undefined;
  config: { baseUrl: string };
}

const tags = ["Account"];

/** One's own account: name, password, address, sign-ins. */
export function accountRoutes(app: HttpApp, context: AccountContext): void {
  const { database, credentials } = context;
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
        summary: "Change your name",
        body: UpdateMeBody,
        response: { 200: Reference(Me) },
      },
    },
    async (request, reply) => {
      const member = memberOf(principalOf(request));
      const { name } = request.body;
      const version = await database.unscoped(async (transaction) => {
        const user = await lockUser(transaction, member.userId);
        if (!user) throw new NotFoundError("account");
        assertMatches(request.headers["if-match"], user.version);
        await setUserName(transaction, member.userId, name);
        await recordOwn(transaction, member, "user.updated", { before: { name: user.name }, after: { name } });
        return user.version + 1;
      });
      credentials.forget();
      reply.header("etag", entityTag(version));
      return presentMe({ ...member, name: name || member.email });
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
      const proven = await assertPassword(database, member.userId, request.body.current_password);
      const passwordHash = await hashPassword(request.body.new_password);
      await database.unscoped(async (transaction) => {
        if (!(await holdPassword(transaction, member.userId, proven))) throw wrongPassword();
        await setUserPassword(transaction, member.userId, passwordHash);
        await revokeSessions(transaction, member.userId, member.sessionId);
        await recordOwn(transaction, member, "user.password_changed");
      });
      credentials.forget();
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
      const email = request.body.email.toLowerCase();
      const proven = await assertPassword(database, member.userId, request.body.password);
      if (context.mailer) {
        await mailEmailLink({ ...context, mailer: context.mailer }, member.userId, email);
        return { email: member.email, pending: true };
      }
      await database.unscoped(async (transaction) => {
        if (!(await holdPassword(transaction, member.userId, proven))) throw wrongPassword();
        await setUserEmail(transaction, member.userId, email);
        await recordOwn(transaction, member, "user.email_changed", {
          before: { email: member.email },
          after: { email },
        });
      });
      credentials.forget();
      return { email, pending: false };
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
      const rows = await database.unscoped((transaction) =>
        listOpenSessions(transaction, member.userId, REFRESH_TOKEN_SECONDS),
      );
      const data = rows.map((row) => ({
        id: formatId("session", row.id),
        current: row.id === member.sessionId,
        user_agent: row.user_agent,
        address: row.address,
        created_at: row.created_at.toISOString(),
        last_used_at: row.last_used_at.toISOString(),
      }));
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
      const id = parseId("session", request.params.id);
      const isEnded =
        id !== undefined &&
        (await database.unscoped(async (transaction) => {
          if (!(await revokeOwnSession(transaction, member.userId, id))) return false;
          assertMatches(request.headers["if-match"], UNEDITED_VERSION);
          await recordForPerson(
            transaction,
            { id: member.userId, name: member.name },
            member.actor,
            "session.ended",
            request.params.id,
          );
          return true;
        }));
      if (!isEnded) throw new NotFoundError("sign-in");
      credentials.forget();
      return reply.code(204).send(null);
    },
  );
}

function recordOwn(
  transaction: Parameters<typeof recordForPerson>[0],
  member: MemberPrincipal,
  action: string,
  changed: { before?: object; after?: object } = {},
): Promise<void> {
  const user = { id: member.userId, name: member.name };
  return recordForPerson(transaction, user, member.actor, action, formatId("user", member.userId), changed);
}

/** For operations that only a person has. Throws 403. */
export function memberOf(principal: Principal): MemberPrincipal {
  if (principal.kind !== "member") throw new ForbiddenError("Only a member can do this; sign in.");
  return principal;
}

/** The hash that it was compared with. */
async function assertPassword(database: Database, userId: string, password: string): Promise<string> {
  const user = await database.unscoped((transaction) => findUser(transaction, userId));
  if (!user || !(await verifyPassword(user.password_hash, password))) throw wrongPassword();
  return user.password_hash;
}

function wrongPassword(): AppError {
  return unauthenticated("wrong_credentials", "The password is wrong. Check it and try again.");
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
    agent_roles: isMember ? presentAgentRoles(principal.agentRoles) : [],
    workspace_id: formatId("workspace", principal.workspaceId),
    workspace_kind: principal.workspaceKind,
    account_id: formatId("account", principal.accountId),
  };
}
