import type { FastifyReply, FastifyRequest } from "fastify";
import type { SeldomAudit } from "../../platform/events/seldom-audit.ts";
import type { HttpApp } from "../../platform/http/http-app.ts";
import { formatId } from "../../platform/ids/identifiers.ts";

/**
 * Reads that take personal data or whole tables along are in the audit log, before they are answered: those whose route
 * names an action in `auditsRead`, and everything that is sent as a file. Put in front of the routes.
 */
export function auditReads(app: HttpApp, { seldomAudit }: { seldomAudit: SeldomAudit }): void {
  app.addHook("onSend", async (request, reply, payload) => {
    const { principal } = request;
    const action = readOf(request, reply);
    if (!action || !principal || principal.kind === "visitor") return payload;
    const { workspaceId, actor, credentialId } = principal;
    const { id } = request.params as { id?: string };
    const target = id
      ? { kind: id.slice(0, id.lastIndexOf("_")), id }
      : { kind: "workspace", id: formatId("workspace", workspaceId) };
    const path = request.routeOptions.url;
    const file = fileOf(reply);
    const after = { path, ...(file ? { file } : {}) };
    // A harmless list doesn't hide what is taken along behind it.
    const source = [credentialId, path, file ?? ""].join(" ");
    await seldomAudit.record({ workspaceId, actor, action, target, after, source, each: id ?? "" });
    return payload;
  });
}

function readOf(request: FastifyRequest, reply: FastifyReply): string | undefined {
  if (request.method !== "GET" || reply.statusCode !== 200) return undefined;
  return request.routeOptions.config.auditsRead ?? (fileOf(reply) === undefined ? undefined : "export.read");
}

/** The name of a file that is sent; undefined where none is. */
function fileOf(reply: FastifyReply): string | undefined {
  const sent = String(reply.getHeader("content-disposition") ?? "");
  return sent.startsWith("attachment") ? (/filename="([^"]*)"/.exec(sent)?.[1] ?? "") : undefined;
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** What the audit log calls it when this is read: `lead.read`. */
    auditsRead?: `${string}.read`;
  }
}
