export { assertCallableAddress } from "./assert-callable-address.ts";
export { assertToolsUsable } from "./assert-tools-usable.ts";
export type { BuiltInTool } from "./built-in-tools.ts";
export { findOfferedTools, type OfferedTool, type OwnTool } from "./offered-tools.ts";
export { TOOL_PARTS } from "./tool-address.ts";
export type { ToolContext } from "./tool-context.ts";
export { toolRoutes } from "./tool-routes.ts";
export { TOOL_SECRETS } from "./tool-secrets.ts";
