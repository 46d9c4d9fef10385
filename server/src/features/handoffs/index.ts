export { handoffRoutes } from "./handoff-routes.ts";
export { Handoff } from "./handoff-schemas.ts";
export { requestHandoff } from "./move-handoff.ts";
