import { lockForChange } from "../../platform/database/lock-for-change.ts";
import { recordChange } from "../../platform/events/record-audit.ts";
import type { Change } from "../../platform/http/change.ts";
import { parseId } from "../../platform/ids/identifiers.ts";
import { sealSecret } from "../../platform/secrets/seal-secret.ts";
import type { ServerTool } from "../../ports/tool-server-client.ts";
import { assertMayChange } from "../brands/index.ts";
import type { Principal } from "../identity/index.ts";
import { assertCallableAddress } from "./assert-callable-address.ts";
import { assertFitsKind } from "./assert-fits-kind.ts";
import { assertOwnTool } from "./assert-own-tool.ts";
import { assertUsableTool } from "./assert-usable-tool.ts";
import { presentTool } from "./present-tool.ts";
import { refuseTakenName } from "./refuse-taken-name.ts";
import { readServerTools, serverToolsOf, storedServerTools } from "./server-tools.ts";
import { openAddress, sealParts } from "./tool-address.ts";
import type { ToolContext } from "./tool-context.ts";
import { getTool, TOOLS, type ToolRow, updateToolRow } from "./tool-queries.ts";
import type { UpdateToolBody } from "./tool-schemas.ts";
import { openToolSecret, TOOL_SECRETS } from "./tool-secrets.ts";

/** Changes a tool. */
export async function updateTool(
  context: ToolContext,
  principal: Principal,
  change: Change<UpdateToolBody>,
): Promise<ToolRow> {
  const { database } = context;
  const { workspaceId } = principal;
  const { secret, url, headers, allowed_tools: _allowed, ...changes } = change.body;
  assertOwnTool(change.id);
  assertUsableTool(context, changes.name, changes.parameters);
  if (url !== undefined) await assertCallableAddress(context.checkAddress, url);
  const serverTools = await readAgain(context, principal, change);

  return refuseTakenName(() =>
    database.inWorkspace(workspaceId, async (transaction) => {
      const before = await lockForChange(transaction, workspaceId, TOOLS, change);
      assertMayChange(principal, "tool", before);
      assertFitsKind(before.kind, change.body, false);
      const sealed =
        secret === undefined ? before.sealed_secret : sealSecret(context.secretKeys, TOOL_SECRETS, before.id, secret);
      const parts = sealParts(
        context.secretKeys,
        before.id,
        { ...(url === undefined ? {} : { url }), ...(headers === undefined ? {} : { headers }) },
        before,
      );
      const taken = serverTools && { parameters: storedServerTools(serverTools) };
      const changed = { ...before, ...changes, ...taken, ...parts, sealed_secret: sealed };
      const after = await updateToolRow(transaction, workspaceId, before.id, changed);
      await recordChange(transaction, principal, "tool.updated", {
        before: presentTool(before),
        after: presentTool(after),
      });
      return after;
    }),
  );
}

/**
 * What the chosen tools of a server are now, where they are written again, or the server is another one. Asked before
 * the change begins: no transaction waits for a network.
 */
async function readAgain(
  context: ToolContext,
  principal: Principal,
  { id, body }: Change<UpdateToolBody>,
): Promise<ServerTool[] | undefined> {
  const { allowed_tools: allowed, url, headers, secret, name } = body;
  const { workspaceId } = principal;
  const row = await context.database.inWorkspace(workspaceId, (transaction) =>
    getTool(transaction, workspaceId, parseId("tool", id)),
  );
  assertMayChange(principal, "tool", row);
  assertFitsKind(row.kind, body, false);
  const isSame = allowed === undefined && url === undefined && name === undefined;
  if (row.kind !== "mcp" || isSame) return undefined;
  const address = url !== undefined && headers !== undefined ? { url, headers } : openAddress(context.secretKeys, row);
  const server = {
    url: url ?? address.url,
    headers: headers ?? address.headers,
    secret: secret ?? openToolSecret(context.secretKeys, row),
  };
  return readServerTools(context, server, {
    name: name ?? row.name,
    allowed: allowed ?? serverToolsOf(row).map((tool) => tool.name),
  });
}
