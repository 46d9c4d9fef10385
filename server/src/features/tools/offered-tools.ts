import type { Executor } from "../../platform/database/database.ts";
import type { SecretKeys } from "../../platform/secrets/secret-keys.ts";
import { SecretLostError } from "../../platform/secrets/secret-lost-error.ts";
import type { CallableTool } from "../../ports/tool-caller.ts";
import type { ServerTool, ToolServer } from "../../ports/tool-server-client.ts";
import { BUILT_IN, type BuiltInTool } from "./built-in-tools.ts";
import { offeredName, serverToolsOf } from "./server-tools.ts";
import { openAddress } from "./tool-address.ts";
import { findToolsFor, type ToolRow } from "./tool-queries.ts";
import { BUILT_IN_TOOLS } from "./tool-schemas.ts";
import { openToolSecret } from "./tool-secrets.ts";

/** A tool as a model is told of it, with what it takes to call it. */
export type OfferedTool = { description: string; parameters: object } & (
  | { kind: "built_in"; name: BuiltInTool }
  | {
      kind: "http";
      name: string;
      callable: CallableTool;
      /** The visitor must agree to each call. */
      confirm: boolean;
      lost?: SecretLostError;
    }
  | {
      kind: "mcp";
      name: string;
      server: ToolServer;
      tool: ServerTool;
      /** What the owner says of the server: the visitor is asked with it. */
      purpose: string;
      confirm: boolean;
      /** Why it can't be called: its secrets were sealed with another key. */
      lost?: SecretLostError;
    }
);

/** A tool of the client's own, wherever it is. */
export type OwnTool = Exclude<OfferedTool, { kind: "built_in" }>;

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
  return [...builtIn, ...rows.flatMap((row) => offer(row, secretKeys))];
}

function offer(row: ToolRow, secretKeys: SecretKeys): OfferedTool[] {
  const { name, description, parameters, confirm } = row;
  const { server, ...lost } = openServer(row, secretKeys);
  if (row.kind === "mcp") {
    return serverToolsOf(row).map((tool) => ({
      kind: "mcp",
      name: offeredName(name, tool.name),
      description: `${description} ${tool.description}`.trim(),
      parameters: tool.parameters,
      server,
      tool,
      purpose: description,
      confirm,
      ...lost,
    }));
  }
  return [
    {
      kind: "http",
      name,
      description,
      parameters,
      confirm,
      callable: { name, parameters, ...server },
      ...lost,
    },
  ];
}

/** A tool whose key is lost fails when it is called, so that whoever asks still gets an answer. */
function openServer(row: ToolRow, secretKeys: SecretKeys): { server: ToolServer; lost?: SecretLostError } {
  try {
    return { server: { ...openAddress(secretKeys, row), secret: openToolSecret(secretKeys, row) } };
  } catch (error) {
    if (!(error instanceof SecretLostError)) throw error;
    return { server: { url: row.url, headers: {}, secret: null }, lost: error };
  }
}
