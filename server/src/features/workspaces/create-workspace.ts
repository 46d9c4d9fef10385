import type { Static } from "typebox";
import { ForbiddenError } from "../../platform/errors/app-error.ts";
import { recordAudit } from "../../platform/events/record-audit.ts";
import { formatId, newId } from "../../platform/ids/identifiers.ts";
import {
  insertWorkspace,
  keepInWorkspaces,
  listAccountWorkspaces,
  lockAccount,
} from "../../platform/unscoped/account-queries.ts";
import type { MemberPrincipal } from "../identity/index.ts";
import { presentWorkspace } from "./present-workspace.ts";
import type { WorkspaceContext } from "./workspace-context.ts";
import { getOwnWorkspace } from "./workspace-queries.ts";
import type { CreateWorkspaceBody } from "./workspace-schemas.ts";

/**
 * Makes a workspace of the account, as for another client. Owners and admins of the account are in it. With the second
 * live one an account begins to have clients that know nothing of each other: its editors, viewers and supporters stay
 * in the workspaces that they are in. Throws 403.
 */
export async function createWorkspace(
  context: WorkspaceContext,
  principal: MemberPrincipal,
  { name, kind = "live", ...settings }: Static<typeof CreateWorkspaceBody>,
) {
  const { accountId, actor, role } = principal;
  if (settings.sign_in && role !== "owner") throw new ForbiddenError("Only an owner says how members sign in.");
  const id = newId();
  await context.database.unscoped(async (transaction) => {
    await lockAccount(transaction, accountId);
    const there = (await listAccountWorkspaces(transaction, accountId)).toSorted(
      (one, other) => Number(one.kind === "test") - Number(other.kind === "test"),
    );
    if (kind === "live" && there.filter((workspace) => workspace.kind === "live").length === 1) {
      const kept = await keepInWorkspaces(
        transaction,
        accountId,
        there.map((workspace) => ({ id: workspace.id, newId })),
      );
      for (const memberId of kept)
        await recordAudit(
          transaction,
          { workspaceId: there[0]!.id, actor },
          {
            action: "member.updated",
            target: { kind: "member", id: formatId("member", memberId) },
            before: { all_workspaces: true },
            after: { all_workspaces: false },
          },
        );
    }
    await insertWorkspace(transaction, { id, accountId, kind, name, settings });
    await recordAudit(
      transaction,
      { workspaceId: id, actor },
      {
        action: "workspace.created",
        target: { kind: "workspace", id: formatId("workspace", id) },
        after: { name, kind, ...settings },
      },
    );
  });
  context.credentials.forget();
  const row = await context.database.inWorkspace(id, (transaction) => getOwnWorkspace(transaction, id));
  return { row, workspace: presentWorkspace(row, role) };
}
