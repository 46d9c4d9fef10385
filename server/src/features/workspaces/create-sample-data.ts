import type { Principal } from "../identity/index.ts";
import { findWorkspaceOfMembership } from "./find-own-workspace.ts";
import { makeSampleData } from "./make-sample-data.ts";
import type { WorkspaceContext } from "./workspace-context.ts";

/** Fills the test workspace with a made-up shop. Throws 404 outside the account. */
export async function createSampleData(context: WorkspaceContext, principal: Principal, publicId: string) {
  const { id } = await findWorkspaceOfMembership(context, principal, publicId);
  return context.database.inWorkspace(id, (transaction) =>
    makeSampleData(transaction, context.queue, { ...principal, workspaceId: id }, new Date(context.clock.now())),
  );
}
