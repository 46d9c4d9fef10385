import { NotFoundError } from "../../platform/errors/app-error.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { listOwnWorkspaces, type Principal } from "../identity/index.ts";
import type { WorkspaceContext } from "./workspace-context.ts";

/** A workspace that one may name in `x-workspace-id`, with one's role there. Throws 404. */
export async function findOwnWorkspace(context: WorkspaceContext, principal: Principal, publicId: string) {
  const id = parseId("workspace", publicId);
  const found = (await listOwnWorkspaces(context, principal)).find((candidate) => candidate.id === id);
  if (!found) throw new NotFoundError("workspace");
  return found;
}

/** The role that allowed the request is of one membership: it says nothing about workspaces outside of that. */
export async function findWorkspaceOfMembership(context: WorkspaceContext, principal: Principal, publicId: string) {
  const found = await findOwnWorkspace(context, principal, publicId);
  if (principal.kind !== "member" || found.memberId !== principal.memberId) throw new NotFoundError("workspace");
  return found;
}
