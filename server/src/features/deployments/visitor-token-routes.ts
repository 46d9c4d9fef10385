import type { FastifyRequest } from "fastify";
import { type Static, Type } from "typebox";
import type { Transaction } from "../../platform/database/database.ts";
import { AppError, InvalidError, NotFoundError } from "../../platform/errors/app-error.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { IdParameters, Reference, StrictObject } from "../../platform/http/schemas.ts";
import { formatId, newId } from "../../platform/ids/identifier.ts";
import { agentOfPublishableKey, findUsableKey, principalOf } from "../identity/index.ts";
import { createIdentitySecret } from "./create-identity-secret.ts";
import { findPublishedAgent, findServedDeployment, type PublishedAgent } from "./find-published-agent.ts";
import { listIdentitySecrets } from "./identity-secret-queries.ts";
import { type VisitorIdentity, verifyIdentity } from "./visitor-identity.ts";
import { insertAnonymousVisitor, putIdentifiedVisitor, seeAnonymousVisitor } from "./visitor-queries.ts";
import type { VisitorTokenContext } from "./visitor-token-context.ts";

const VISITOR_TOKEN_SECONDS = 3600;

const VisitorTokenBody = StrictObject(
  {
    ticket: Type.Optional(
      Type.String({ maxLength: 4000, description: "From the chat page's own document; lives 5 minutes." }),
    ),
    publishable_key: Type.Optional(
      Type.String({ maxLength: 200, description: "Or a `cite_pub_…` key, from one of its allowed origins." }),
    ),
    identity_token: Type.Optional(
      Type.String({
        maxLength: 8000,
        description:
          "Who the visitor is: a JWT (HS256, `sub`, `exp`, optionally `name`, `email`, `claims`) of your server.",
      }),
    ),
    visitor_token: Type.Optional(
      Type.String({
        maxLength: 8000,
        description: "An earlier token of this assistant, at most 30 days old: the new one is the same visitor's.",
      }),
    ),
  },
  { minProperties: 1, examples: [{ ticket: "eyJhbGciOiJIUzI1NiJ9.e30.dGlja2V0" }] },
);
type VisitorTokenBody = Static<typeof VisitorTokenBody>;

const VisitorToken = Type.Object(
  {
    token: Type.String({ examples: ["eyJhbGciOiJIUzI1NiJ9.e30.dmlzaXRvcg"] }),
    type: Type.Literal("bearer"),
    expires_in: Type.Integer({ description: "Seconds.", examples: [3600] }),
    agent_id: Type.String(),
    visitor_id: Type.String(),
    identified: Type.Boolean(),
  },
  { $id: "VisitorToken" },
);

/** How a visitor gets a token, and how a site says who they are. */
export function visitorTokenRoutes(app: HttpApp, context: VisitorTokenContext): void {
  const { database, tokens, secretKeys } = context;
  app.addSchema(VisitorToken);
  app.post(
    "/v2/visitor_tokens",
    {
      schema: {
        operationId: "createVisitorToken",
        tags: ["Deployments"],
        summary: "Get a visitor token for a published assistant",
        description:
          "With the chat page's ticket, or with a publishable key. Origins bind browsers only: what is not a browser can claim any.",
        security: [],
        body: VisitorTokenBody,
        response: { 201: Reference(VisitorToken) },
      },
    },
    async (request, reply) => {
      const agent = await admit(request, request.body);
      const { id: agentId, workspaceId } = agent;
      const identity = await identify(agent, request.body.identity_token);
      const visitorId = await database.inWorkspace(workspaceId, async (transaction) => {
        const id = newId();
        if (identity) return putIdentifiedVisitor(transaction, workspaceId, { id, agentId, ...identity });
        const earlier = await findEarlierVisitor(transaction, agent, request.body.visitor_token);
        if (earlier !== undefined) return earlier;
        await insertAnonymousVisitor(transaction, workspaceId, { id, agentId });
        return id;
      });
      const identified = identity !== undefined;
      const claims = identity?.claims ?? {};
      reply.code(201);
      return {
        token: await tokens.signVisitor({ workspaceId, agentId, visitorId, identified, claims }),
        type: "bearer" as const,
        expires_in: VISITOR_TOKEN_SECONDS,
        agent_id: formatId("agent", agentId),
        visitor_id: formatId("visitor", visitorId),
        identified,
      };
    },
  );

  app.post(
    "/v2/agents/:id/identity_secret",
    {
      config: { answersSecret: true },
      schema: {
        operationId: "createIdentitySecret",
        tags: ["Deployments"],
        summary: "Make the secret that your server signs visitors' identity with; it is shown once",
        description: "Made again, both verify for 24 hours.",
        params: IdParameters("assistant"),
        response: {
          201: Type.Object({
            secret: Type.String({ examples: ["identity_9sYdT8nQm5rLw1uZc7hFa3eGi"] }),
            previous_until: Type.String({ format: "date-time" }),
          }),
        },
      },
    },
    async (request, reply) => {
      reply.code(201);
      return createIdentitySecret(context, principalOf(request), request.params.id);
    },
  );

  /** The published assistant that the ticket or key opens. */
  async function admit(request: FastifyRequest, body: VisitorTokenBody): Promise<PublishedAgent> {
    if ((body.ticket === undefined) === (body.publishable_key === undefined))
      throw new InvalidError([{ pointer: "/ticket", message: "send either `ticket` or `publishable_key`." }]);
    const agent =
      body.ticket === undefined
        ? await findPublishedAgent(database, await agentOfKey(body.publishable_key!, request.headers.origin))
        : await agentOfTicket(body.ticket);
    if (!agent || agent.definition.settings.access.visitors === "members") throw new NotFoundError("assistant");
    return agent;
  }

  /** A deployment that was disabled since gives no tokens any more. */
  async function agentOfTicket(ticket: string): Promise<PublishedAgent | undefined> {
    const { deploymentId } = await tokens.verifyTicket(ticket);
    const served = await findServedDeployment(database, "page", formatId("deployment", deploymentId));
    return typeof served === "string" ? undefined : served.agent;
  }

  async function agentOfKey(key: string, origin: string | undefined): Promise<string> {
    return agentOfPublishableKey(await findUsableKey(context, key), origin);
  }

  /** The anonymous visitor who had the token: nobody becomes somebody whom the site has to vouch for. */
  async function findEarlierVisitor(transaction: Transaction, agent: PublishedAgent, token: string | undefined) {
    if (token === undefined) return undefined;
    const earlier = await tokens.verifyEarlierVisitor(token);
    if (earlier.agentId !== agent.id || earlier.workspaceId !== agent.workspaceId || earlier.identified)
      return undefined;
    return seeAnonymousVisitor(transaction, agent.workspaceId, earlier.visitorId);
  }

  async function identify(agent: PublishedAgent, token: string | undefined): Promise<VisitorIdentity | undefined> {
    if (token === undefined) {
      if (agent.definition.settings.access.visitors === "identified")
        throw new AppError("forbidden", "identity_required", "This assistant only answers visitors who are signed in.");
      return undefined;
    }
    const secrets = await database.inWorkspace(agent.workspaceId, (transaction) =>
      listIdentitySecrets(transaction, agent.workspaceId, agent.id),
    );
    return verifyIdentity(secretKeys, secrets, token);
  }
}
