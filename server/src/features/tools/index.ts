export { type BuiltInTool, findOfferedTools, type OfferedTool } from "./offered-tools.ts";
export { type ToolContext, toolRoutes } from "./tool-routes.ts";
