import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import { sealSecret } from "../../platform/secrets/seal-secret.ts";
import { assertMayChange } from "../brands/index.ts";
import type { Principal } from "../identity/index.ts";
import { assertCallableAddress } from "./assert-callable-address.ts";
import { assertOwnTool } from "./assert-own-tool.ts";
import { assertUsableTool } from "./assert-usable-tool.ts";
import { presentTool } from "./present-tool.ts";
import { refuseTakenName } from "./refuse-taken-name.ts";
import { sealParts } from "./tool-address.ts";
import type { ToolContext } from "./tool-context.ts";
import { TOOLS, type ToolRow, updateToolRow } from "./tool-queries.ts";
import type { UpdateToolBody } from "./tool-schemas.ts";
import { TOOL_SECRETS } from "./tool-secrets.ts";

/** Changes a tool. */
export async function updateTool(
  context: ToolContext,
  principal: Principal,
  change: Change<UpdateToolBody>,
): Promise<ToolRow> {
  const { database } = context;
  const { workspaceId } = principal;
  const { secret, url, headers, ...changes } = change.body;
  assertOwnTool(change.id);
  assertUsableTool(context, changes.name, changes.parameters);
  if (url !== undefined) await assertCallableAddress(context.checkAddress, url);

  return refuseTakenName(() =>
    database.inWorkspace(workspaceId, async (transaction) => {
      const before = await lockForChange(transaction, workspaceId, TOOLS, change);
      assertMayChange(principal, "tool", before);
      const sealed =
        secret === undefined ? before.sealed_secret : sealSecret(context.secretKeys, TOOL_SECRETS, before.id, secret);
      const parts = sealParts(
        context.secretKeys,
        before.id,
        { ...(url === undefined ? {} : { url }), ...(headers === undefined ? {} : { headers }) },
        before,
      );
      const changed = { ...before, ...changes, ...parts, sealed_secret: sealed };
      const after = await updateToolRow(transaction, workspaceId, before.id, changed);
      await recordChange(transaction, principal, "tool.updated", {
        before: presentTool(before),
        after: presentTool(after),
      });
      return after;
    }),
  );
}
