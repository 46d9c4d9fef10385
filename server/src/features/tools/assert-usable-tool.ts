import { InvalidError } from "../../platform/errors/app-error.ts";
import { ToolFailure } from "../../ports/tool-caller.ts";
import type { ToolContext } from "./tool-context.ts";
import { BUILT_IN_TOOLS } from "./tool-schemas.ts";

export function assertUsableTool(
  { toolCaller }: ToolContext,
  name: string | undefined,
  parameters: object | undefined,
): void {
  if (BUILT_IN_TOOLS.some((builtIn) => builtIn === name))
    throw new InvalidError([{ pointer: "/name", message: `\`${name}\` is built in; choose another name.` }]);
  if (parameters === undefined) return;
  try {
    toolCaller.checkParameters(parameters);
  } catch (error) {
    if (!(error instanceof ToolFailure)) throw error;
    throw new InvalidError([{ pointer: "/parameters", message: error.message }]);
  }
}
