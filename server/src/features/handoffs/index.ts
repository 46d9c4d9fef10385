export { requestHandoff } from "./handoff-moves.ts";
export { handoffRoutes } from "./handoff-routes.ts";
export { Handoff } from "./handoff-schemas.ts";
