import { InvalidError } from "../../platform/errors/app-error.ts";
import { removeHidden } from "../../platform/remove-hidden.ts";
import { ToolFailure } from "../../ports/tool-caller.ts";
import type { ServerTool, ToolServer } from "../../ports/tool-server-client.ts";
import type { ToolContext } from "./tool-context.ts";
import type { ToolRow } from "./tool-queries.ts";

const LIST_TIMEOUT_MS = 10_000;
const MAX_DESCRIPTION_LENGTH = 1000;
/** What providers of models take for a tool's name. */
const OFFERED_NAME = /^[a-zA-Z0-9_-]{1,64}$/;

/**
 * The tools of a server that the owner chose, as the server describes them now. What is kept of them is what models
 * are told from now on: a server that changes its words or schemas later changes nothing until the owner saves again.
 * Throws 422 that names the field.
 */
export async function readServerTools(
  { toolCaller, toolServers }: ToolContext,
  server: ToolServer,
  { name, allowed }: { name: string; allowed: readonly string[] },
): Promise<ServerTool[]> {
  const offered = await toolServers.listTools(server, { timeoutMs: LIST_TIMEOUT_MS }).catch((error: unknown) => {
    if (error instanceof ToolFailure) throw new InvalidError([{ pointer: "/url", message: error.message }]);
    throw error;
  });
  return allowed.map((wanted, place) => {
    const refuse = (message: string) => new InvalidError([{ pointer: `/allowed_tools/${place}`, message }]);
    const tool = offered.find((one) => one.name === wanted);
    if (!tool) throw refuse(`is no tool of this server; it has ${listed(offered)}.`);
    if (!OFFERED_NAME.test(offeredName(name, wanted)))
      throw refuse(
        `can't be offered to models: \`${offeredName(name, wanted)}\` is over 64 characters, or has others.`,
      );
    try {
      toolCaller.checkParameters(tool.parameters);
    } catch (error) {
      if (error instanceof ToolFailure) throw refuse(error.message);
      throw error;
    }
    return { ...tool, description: removeHidden(tool.description).slice(0, MAX_DESCRIPTION_LENGTH) };
  });
}

/** What models call a server's tool. */
export function offeredName(serverName: string, toolName: string): string {
  return `${serverName}__${toolName}`;
}

/** As they are stored: a server's row has them where a single tool's has the schema of its arguments. */
export function storedServerTools(tools: readonly ServerTool[]): ToolRow["parameters"] {
  return { tools };
}

export function serverToolsOf({ kind, parameters }: Pick<ToolRow, "kind" | "parameters">): ServerTool[] {
  return kind === "mcp" ? (parameters.tools as ServerTool[]) : [];
}

function listed(tools: readonly ServerTool[]): string {
  const names = tools.slice(0, 20).map(({ name }) => `\`${name.slice(0, 100)}\``);
  return names.length === 0 ? "none" : names.join(", ");
}
