export { welcomeOwner } from "./welcome-owner.ts";
export { workspaceRoutes } from "./workspace-routes.ts";
