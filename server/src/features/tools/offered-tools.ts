import type { Executor } from "../../platform/database/database.ts";
import { openSecret } from "../../platform/secrets/seal-secret.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import type { CallableTool } from "../../ports/tool-caller.ts";
import { BUILT_IN, type BuiltInTool } from "./built-in-tools.ts";
import { openAddress } from "./tool-address.ts";
import { findToolsFor, type ToolRow } from "./tool-queries.ts";
import { BUILT_IN_TOOLS } from "./tool-schemas.ts";
import { TOOL_SECRETS } from "./tool-secrets.ts";

/** A tool as a model is told of it, with what it takes to call it. */
export type OfferedTool = { description: string; parameters: object } & (
  | { kind: "built_in"; name: BuiltInTool }
  | {
      kind: "http";
      name: string;
      callable: CallableTool;
      /** The visitor must agree to each call. */
      confirm: boolean;
    }
);

/**
 * The tools that an assistant's model may ask for: built-in ones, and those of the libraries that it may use, by name.
 * Names that stand for nothing any more are left out. Whoever asks: what the assistant has was chosen by who may change
 * it.
 */
export async function findOfferedTools(
  executor: Executor,
  secretKeys: SecretKeys,
  workspaceId: string,
  agentId: string,
  names: readonly string[],
): Promise<OfferedTool[]> {
  const builtIn = BUILT_IN_TOOLS.filter((name) => names.includes(name)).map(
    (name): OfferedTool => ({ kind: "built_in", name, ...BUILT_IN[name] }),
  );
  const own = names.filter((name) => !BUILT_IN_TOOLS.some((builtIn) => builtIn === name));
  const rows = own.length === 0 ? [] : await findToolsFor(executor, workspaceId, agentId, own);
  return [...builtIn, ...rows.filter(({ kind }) => kind === "http").map((row) => offer(row, secretKeys))];
}

function offer(row: ToolRow, secretKeys: SecretKeys): OfferedTool {
  const { id, name, description, parameters, confirm, sealed_secret: sealed } = row;
  const secret = sealed === null ? null : openSecret(secretKeys, TOOL_SECRETS, id, sealed);
  return {
    kind: "http",
    name,
    description,
    parameters,
    confirm,
    callable: { name, parameters, ...openAddress(secretKeys, row), secret },
  };
}
