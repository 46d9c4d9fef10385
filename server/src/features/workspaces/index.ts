export { findWorkspaceOfMembership } from "./find-own-workspace.ts";
export { welcomeOwner } from "./welcome-owner.ts";
export { getOwnWorkspace } from "./workspace-queries.ts";
export { workspaceRoutes } from "./workspace-routes.ts";
