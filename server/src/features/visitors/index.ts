export { applyRetention } from "./apply-retention.ts";
export { visitorRoutes } from "./visitor-routes.ts";
