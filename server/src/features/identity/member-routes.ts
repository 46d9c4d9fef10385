import { type Static, Type } from "typebox";
import type { Database, Transaction } from "../../platform/database/database.ts";
import { ConflictError, ForbiddenError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { decodeCursor, toPage } from "../../platform/http/cursor.ts";
import { assertMatches, entityTag } from "../../platform/http/entity-tag.ts";
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
import { formatId, parseId } from "../../platform/ids/identifier.ts";
import { countMemberships } from "../../platform/unscoped/people-queries.ts";
import { makeResetLink } from "./account-links.ts";
import { memberOf } from "./account-routes.ts";
import type { CredentialCache } from "./credential-cache.ts";
import {
  AgentRoles,
  Grants,
  GrantsShown,
  presentAgentRoles,
  presentGrants,
  resolveAgentRoles,
  resolveGrants,
} from "./grants.ts";
import { principalOf } from "./identity-routes.ts";
import {
  deleteMembership,
  getMember,
  listMembers,
  lockMember,
  lockOwners,
  type MemberRow,
  updateMembership,
} from "./member-queries.ts";
import { type Principal, ROLES, type Role } from "./principal.ts";

export interface MemberContext {
  database: Database;
  credentials: CredentialCache;
  config: { baseUrl: string };
}

const tags = ["Members"];

const Member = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    email: Type.String(),
    role: Choice(ROLES),
    grants: GrantsShown,
    agent_roles: AgentRoles,
    created_at: Timestamp,
  },
  { $id: "Member" },
);

const UpdateMemberBody = StrictObject(
  { role: Type.Optional(Choice(ROLES)), grants: Type.Optional(Grants), agent_roles: Type.Optional(AgentRoles) },
  { minProperties: 1, examples: [{ role: "editor" }] },
);

export function memberRoutes(app: HttpApp, context: MemberContext): void {
  const { database, credentials } = context;
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
      const { workspaceId, accountId } = principalOf(request);
      const { limit = 20, cursor, role, q } = request.query;
      const after = decodeCursor("members", cursor);
      const rows = await database.inWorkspace(workspaceId, (transaction) =>
        listMembers(transaction, accountId, { role, search: q }, after, limit),
      );
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
      const { workspaceId, accountId } = principalOf(request);
      const row = await database.inWorkspace(workspaceId, (transaction) =>
        getMember(transaction, accountId, parseId("member", request.params.id)),
      );
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
      const principal = principalOf(request);
      const { workspaceId, accountId } = principal;
      const row = await database.inWorkspace(workspaceId, async (transaction) => {
        await lockMember(transaction, accountId, parseId("member", request.params.id));
        const found = await getMember(transaction, accountId, parseId("member", request.params.id));
        assertMatches(request.headers["if-match"], found.version);
        const { role = found.role, grants, agent_roles } = request.body;
        if (role !== found.role) await assertRoleMayChange(transaction, principal, found, role);
        await updateMembership(transaction, accountId, {
          id: found.id,
          role,
          grants: grants === undefined ? found.grants : await resolveGrants(transaction, workspaceId, grants),
          agent_roles:
            agent_roles === undefined
              ? found.agent_roles
              : await resolveAgentRoles(transaction, workspaceId, agent_roles, found.agent_roles),
        });
        const updated = await getMember(transaction, accountId, found.id);
        await recordAudit(transaction, principal, {
          action: "member.updated",
          target: { kind: "member", id: request.params.id },
          before: presentMember(found),
          after: presentMember(updated),
        });
        return updated;
      });
      credentials.forget();
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
        summary: "Remove a member; their sign-ins end at once",
        params: IdParameters("member"),
        response: { 204: Type.Null() },
      },
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { workspaceId, accountId } = principal;
      await database.inWorkspace(workspaceId, async (transaction) => {
        await lockMember(transaction, accountId, parseId("member", request.params.id));
        const found = await getMember(transaction, accountId, parseId("member", request.params.id));
        assertMatches(request.headers["if-match"], found.version);
        await assertRoleMayChange(transaction, principal, found, undefined);
        await deleteMembership(transaction, accountId, found.id);
        await recordAudit(transaction, principal, {
          action: "member.removed",
          target: { kind: "member", id: request.params.id },
          before: presentMember(found),
        });
      });
      credentials.forget();
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
      const member = await database.inWorkspace(principal.workspaceId, async (transaction) => {
        const found = await getMember(transaction, principal.accountId, parseId("member", request.params.id));
        if (found.role === "owner" && principal.role !== "owner") throw onlyOwners();
        await recordAudit(transaction, principal, {
          action: "member.reset_link_made",
          target: { kind: "member", id: request.params.id },
        });
        return found;
      });
      const accounts = await database.unscoped((transaction) => countMemberships(transaction, member.user_id));
      if (accounts > 1)
        throw new ConflictError(
          "member_elsewhere",
          "This person belongs to other accounts too, so a link can only go to their own address.",
        );
      reply.code(201);
      return makeResetLink(context, member.user_id);
    },
  );
}

/** Only owners make or change owners, and the last one stays. `role` undefined: removed. */
async function assertRoleMayChange(
  transaction: Transaction,
  principal: Principal,
  member: MemberRow,
  role: Role | undefined,
): Promise<void> {
  const concernsOwners = member.role === "owner" || role === "owner";
  if (concernsOwners && !(principal.kind === "member" && principal.role === "owner")) throw onlyOwners();
  if (member.role !== "owner") return;
  const owners = await lockOwners(transaction, principal.accountId);
  if (owners.every((id) => id === member.id))
    throw new ConflictError("last_owner", "This is the last owner. Make another member an owner first.");
}

export function onlyOwners(): ForbiddenError {
  return new ForbiddenError("Only an owner makes, changes or removes owners.");
}

function presentMember(row: MemberRow): Static<typeof Member> {
  return {
    id: formatId("member", row.id),
    name: row.name,
    email: row.email,
    role: row.role,
    grants: presentGrants(row.grants),
    agent_roles: presentAgentRoles(row.agent_roles),
    created_at: row.created_at.toISOString(),
  };
}
