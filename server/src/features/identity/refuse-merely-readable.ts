import type { FastifyRequest } from "fastify";
import sql, { type Sql } from "sql-template-tag";
import type { Database } from "../../platform/database/database.ts";
import { type Reach, withinReach } from "../../platform/database/reach.ts";
import { ForbiddenError } from "../../platform/errors/app-error.ts";
import { type IdentifierPrefix, parseId } from "../../platform/ids/identifiers.ts";
import { admit, whyNot } from "./permissions.ts";
import type { MemberPrincipal } from "./principal.ts";

/** Nothing of a deleted chat is read. */
const ofStandingChats = (table: Sql) => sql`${table} WHERE EXISTS (SELECT FROM chats standing
  WHERE standing.workspace_id = ${table}.workspace_id AND standing.id = ${table}.chat_id AND standing.deleted_at IS NULL)`;

/** What can be read by its id, with what reads it. */
const READABLE: Partial<Record<IdentifierPrefix, { operation: string; rows: Sql }>> = {
  agent: { operation: "getAgent", rows: sql`agents WHERE deleted_at IS NULL` },
  brand: { operation: "getBrand", rows: sql`brands WHERE deleted_at IS NULL` },
  source: { operation: "getSource", rows: sql`sources WHERE deleted_at IS NULL` },
  tool: { operation: "getTool", rows: sql`tools WHERE deleted_at IS NULL` },
  reply: { operation: "getReply", rows: sql`replies WHERE deleted_at IS NULL` },
  chat: { operation: "getChat", rows: sql`chats WHERE deleted_at IS NULL` },
  message: { operation: "getMessage", rows: ofStandingChats(sql`messages`) },
  lead: { operation: "getLead", rows: sql`leads WHERE deleted_at IS NULL` },
  handoff: { operation: "getHandoff", rows: ofStandingChats(sql`handoffs`) },
  gap: { operation: "getGap", rows: sql`gaps WHERE true` },
  visitor: { operation: "getVisitor", rows: sql`visitors WHERE erasing_at IS NULL` },
};

/**
 * Throws 403 when one of these ids is of something that the caller may read, but not do this with. A request runs
 * within what the operation admits, so its routes can't tell that from what is not there at all, which is 404. Only a
 * member with a role on single assistants can be in between.
 */
export async function refuseMerelyReadable(
  database: Database,
  { caller, principal, routeOptions }: Pick<FastifyRequest, "caller" | "principal" | "routeOptions">,
  ids: readonly string[],
): Promise<void> {
  if (!caller) return;
  for (const id of ids) {
    const prefix = id.slice(0, id.lastIndexOf("_")) as IdentifierPrefix;
    const [readable, uuid] = [READABLE[prefix], parseId(prefix, id)];
    const reading = readable && admit(caller, readable.operation);
    if (!readable || !uuid || !reading) continue;
    const isSeen = (reach: Reach | undefined) =>
      withinReach(caller.workspaceId, reach, () =>
        database.inWorkspace(caller.workspaceId, async (transaction) => {
          const found = await transaction.query(sql`
            SELECT FROM ${readable.rows} AND workspace_id = ${caller.workspaceId} AND id = ${uuid}`);
          return found.length > 0;
        }),
      );
    if (!(await isSeen(principal?.reach)) && (await isSeen(reading.reach)))
      throw new ForbiddenError(whyNot(caller, routeOptions.schema?.operationId ?? ""));
  }
}

/** The ids that a request names: in its path, and as members of its body, and of objects in it, whose names say so. */
export function namedIds({ params, body }: Pick<FastifyRequest, "params" | "body">): string[] {
  return [...idsIn(params, 0), ...idsIn(body, 1)];
}

function idsIn(value: unknown, depth: number): string[] {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => {
    if (typeof member === "string") return /^id$|_id$|^cites$/.test(name) ? [member] : [];
    return depth > 0 ? idsIn(member, depth - 1) : [];
  });
}

declare module "fastify" {
  interface FastifyRequest {
    /** Whose request was limited to the assistants on which they have the right role; what they are besides. */
    caller: MemberPrincipal | null;
  }
}
