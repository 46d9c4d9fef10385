import { recordChange } from "../../platform/events/record-audit.ts";
import { newId } from "../../platform/ids/identifiers.ts";
import { createSigningSecret } from "../../platform/secrets/create-signing-secret.ts";
import { sealSecret } from "../../platform/secrets/seal-secret.ts";
import { assertNamesLibrary, findNamedLibrary } from "../brands/index.ts";
import type { Principal } from "../identity/index.ts";
import { assertCallableAddress } from "./assert-callable-address.ts";
import { assertFitsKind } from "./assert-fits-kind.ts";
import { assertUsableTool } from "./assert-usable-tool.ts";
import { presentTool } from "./present-tool.ts";
import { refuseTakenName } from "./refuse-taken-name.ts";
import { readServerTools, storedServerTools } from "./server-tools.ts";
import { sealParts } from "./tool-address.ts";
import type { ToolContext } from "./tool-context.ts";
import { insertTool, type ToolRow } from "./tool-queries.ts";
import type { CreateToolBody } from "./tool-schemas.ts";
import { TOOL_SECRETS } from "./tool-secrets.ts";

/** Adds a tool, or a server with tools, that assistants may call. */
export async function createTool(
  context: ToolContext,
  principal: Principal,
  body: CreateToolBody,
): Promise<{ secret: string; row: ToolRow }> {
  const { database } = context;
  const { workspaceId } = principal;
  const { name, description, kind = "http", url, headers = {}, confirm = true } = body;
  assertFitsKind(kind, body);
  assertUsableTool(context, name, body.parameters);
  await assertCallableAddress(context.checkAddress, url);
  assertNamesLibrary(principal, "tool", body);
  const secret = body.secret ?? createSigningSecret();
  const parameters =
    kind === "http"
      ? body.parameters!
      : storedServerTools(
          await readServerTools(context, { url, headers, secret }, { name, allowed: body.allowed_tools! }),
        );
  const id = newId();
  const sealed = sealSecret(context.secretKeys, TOOL_SECRETS, id, secret);
  const row = await refuseTakenName(() =>
    database.inWorkspace(workspaceId, async (transaction) => {
      const library = await findNamedLibrary(transaction, workspaceId, body);
      const parts = sealParts(context.secretKeys, id, { url, headers });
      const tool = { id, kind, name, description, parameters, confirm, sealed_secret: sealed, ...parts, ...library };
      const after = await insertTool(transaction, workspaceId, tool);
      await recordChange(transaction, principal, "tool.created", { after: presentTool(after) });
      return after;
    }),
  );
  return { secret, row };
}
